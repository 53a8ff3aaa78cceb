/** How far to trust it: the same forecast made on past days, against simply repeating the year before. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../format/money.ts';
import { formatPercent } from '../../format/number.ts';
import type { ForecastBacktest_BacktestFragment } from '../../generated/graphql.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { backtestSentence, hitRateWords, methodName } from './backtest-words.ts';

interface Props {
  backtest: ForecastBacktest_BacktestFragment | null;
  method: string | null;
  currency: string;
}

const share = (percent: number | null | undefined): string => (percent == null ? '—' : formatPercent(percent));

export function BacktestCard({ backtest, method, currency }: Props) {
  if (!backtest) return <SectionCard title="How far to trust it"><Typography variant="body2">Too few months have passed to try this forecast on them.</Typography></SectionCard>;
  const money = (amount: string): string => formatMoney(amount, currency, 'rounded');
  const rows = [
    { what: 'Net of a month, average miss', own: money(backtest.meanError), naive: money(backtest.naiveMeanError) },
    { what: 'Money in, share missed', own: share(backtest.cashInErrorPercent), naive: share(backtest.naiveCashInErrorPercent) },
    { what: 'Money out, share missed', own: share(backtest.cashOutErrorPercent), naive: share(backtest.naiveCashOutErrorPercent) },
  ];
  return (
    <SectionCard title="How far to trust it" subtitle={`${backtest.monthsCompared} months foreseen and compared with what came`}>
      <Typography variant="body2" sx={{ mb: 1.5 }}>{backtestSentence(backtest, currency)}</Typography>
      <DataTable
        caption="This forecast against repeating the year before"
        columns={[
          { key: 'what', header: 'Back-test', cell: (row) => row.what },
          { key: 'own', header: 'This forecast', kind: 'figure', cell: (row) => row.own },
          { key: 'naive', header: 'Year before', kind: 'figure', cell: (row) => row.naive },
        ]}
        rows={rows}
        rowKey={(row) => row.what}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>{hitRateWords(backtest)}</Typography>
      <Box component="details" sx={{ mt: 1.5, '& summary': { cursor: 'pointer', fontSize: '0.875rem', minHeight: 24 } }}>
        <summary>Methods that were tried</summary>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {backtest.methods.map(({ method: tried, meanError }) => (
            <Typography component="li" variant="body2" key={tried} sx={{ fontWeight: tried === method ? 600 : 400 }}>{`${methodName(tried)}: ${money(meanError)}${tried === method ? ' (used)' : ''}`}</Typography>
          ))}
        </Box>
      </Box>
    </SectionCard>
  );
}
