/** Which stretch of time the next report covers. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReportTypesQuery } from '../../generated/graphql.ts';

type Period = ReportTypesQuery['reportTypes']['types'][number]['periods'][number];

interface Props {
  type: string;
  periods: readonly Period[];
  chosen: { from: string; to: string } | null;
  onChoose: (period: Pick<Period, 'from' | 'to'> | null) => void;
}

const keyOf = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
const WHOLE = '';

export function ReportPeriodSelect({ type, periods, chosen, onChoose }: Props) {
  const selected = periods.find((period) => chosen !== null && keyOf(period) === keyOf(chosen));
  return (
    <TextField
      select
      size="small"
      label="Period"
      value={selected ? keyOf(selected) : WHOLE}
      disabled={periods.length === 0}
      onChange={({ target }) => {
        const period = periods.find((one) => keyOf(one) === target.value);
        onChoose(period ? { from: period.from, to: period.to } : null);
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value={WHOLE}>{`Last whole ${type === 'monthly' ? 'month' : 'quarter'}`}</MenuItem>
      {periods.map((period) => <MenuItem key={keyOf(period)} value={keyOf(period)}>{period.label}</MenuItem>)}
    </TextField>
  );
}
