/** The forecast's headline figures: cash now, the lowest point, when it is used up, and what is likely at the end. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatDay, formatMonthInFull } from '../../format/date.ts';
import { formatMoney, formatMoneyChange } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import type { Forecast } from './fan-points.ts';

const grid = { display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } } as const;

function Note({ children }: { children: React.ReactNode }) {
  return <Typography variant="body2" color="textSecondary">{children}</Typography>;
}

/** What is missing, and where it can be said. */
function UnknownCash() {
  return <Note>No balance is known. <MuiLink component={Link} to={paths.settings}>Enter an opening balance</MuiLink> for one of your accounts.</Note>;
}

export function ForecastFacts({ forecast }: { forecast: Forecast }) {
  const { currency, openingBalance, lowest, zeroCashDate, zeroCashDateLow80, asOf } = forecast;
  const last = forecast.forecast.at(-1);
  const rounded = (amount: string): string => formatMoney(amount, currency, 'rounded');
  const meanNet = forecast.forecast.reduce((sum, { net }) => sum + Number(net), 0) / Math.max(1, forecast.forecast.length);
  return (
    <Box sx={grid}>
      <FigureCard label="Cash today" figure={openingBalance === null ? '—' : rounded(openingBalance)} delta={openingBalance === null ? <UnknownCash /> : <Note><MuiLink component={Link} to={paths.accounts} color="inherit">Known balances</MuiLink> of your bank accounts on {formatDay(asOf)}</Note>} />
      <FigureCard label="Lowest point" figure={lowest ? rounded(lowest.balance) : '—'} delta={<Note>{lowest ? `On ${formatDay(lowest.date)}` : 'Needs a balance to start from'}</Note>} />
      <FigureCard
        label="Cash is used up"
        figure={openingBalance === null ? '—' : zeroCashDate ? formatDay(zeroCashDate) : 'Not in sight'}
        delta={<Note>{openingBalance === null ? 'Needs a balance to start from' : zeroCashDateLow80 ? `If things go badly (1 time in 10): by ${formatDay(zeroCashDateLow80)}` : 'Nor at the lower end of the 80% range'}</Note>}
      />
      <FigureCard
        label={last ? `Cash at the end of ${formatMonthInFull(last.month)}` : 'Cash at the end'}
        figure={last?.balance != null ? rounded(last.balance) : '—'}
        delta={<Note>{`${formatMoneyChange(meanNet.toFixed(2), currency, 'rounded')} in an average month`}</Note>}
      />
    </Box>
  );
}
