/** What the shown transactions add up to: how many, in, out and net, for each currency. */
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TransactionTotalsQuery } from '../../generated/graphql.ts';
import { formatPeriod } from '../../format/date.ts';
import { formatCount } from '../../format/number.ts';
import { formatMoney } from '../../format/money.ts';
import { tabularFigures } from '../../format/figure-style.ts';

type Totals = TransactionTotalsQuery['transactionTotals'];

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">{label}</Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' }}>{value}</Typography>
    </Box>
  );
}

const lineStyle = { m: 0, display: 'grid', rowGap: 0.5, columnGap: { xs: 1.5, sm: 4 }, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, max-content)' } } as const;

export function TotalsLine({ totals }: { totals: Totals | undefined }) {
  if (!totals) return <Box sx={lineStyle} aria-hidden="true">{['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} width={96} height={44} />)}</Box>;
  const days = totals.from && totals.to ? formatPeriod(totals.from, totals.to) : null;
  return (
    <Box role="status" aria-label="Totals of these transactions">
      {totals.currencies.length === 0 ? <Box component="dl" sx={lineStyle}><Figure label="Transactions" value="0" /></Box> : null}
      {totals.currencies.map(({ currency, count, moneyIn, moneyOut, net }) => (
        <Box component="dl" key={currency} sx={{ ...lineStyle, '& + dl': { mt: 1 } }}>
          <Figure label="Transactions" value={formatCount(count)} />
          <Figure label="Money in" value={formatMoney(moneyIn, currency)} />
          <Figure label="Money out" value={formatMoney(moneyOut, currency)} />
          <Figure label="Net" value={formatMoney(net, currency)} />
        </Box>
      ))}
      {days ? <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>{days}</Typography> : null}
    </Box>
  );
}
