/** On top of a period in which no money moved: that in words, and one click to one that has more. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PERIODS, type PeriodName } from './periods.ts';
import { useOverviewChoice } from './use-overview-choice.ts';
import { NOTHING_MOVED } from './verdict.ts';
import { verdictType } from './Verdict.tsx';

/** On the first days of a month the month before is what there is to see. */
const NEXT: Readonly<Record<PeriodName, PeriodName>> = {
  'today': 'this-month',
  'this-week': 'this-month',
  'last-week': 'this-month',
  'this-month': 'last-month',
  'last-month': 'last-6-months',
  'last-6-months': 'last-year',
  'this-year': 'last-year',
  'last-year': 'this-year',
};

export default function QuietPeriod() {
  const { choice: { period, span }, choosePeriod } = useOverviewChoice();
  const next = PERIODS.find(({ name }) => name === (span ? 'last-6-months' : NEXT[period]))!;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
      <Typography {...verdictType}>{NOTHING_MOVED}</Typography>
      <Button variant="outlined" size="small" onClick={() => choosePeriod(next.name)}>{`See ${next.label.toLowerCase()}`}</Button>
    </Box>
  );
}
