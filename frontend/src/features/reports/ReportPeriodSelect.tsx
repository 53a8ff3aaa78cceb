/** Which stretch of time the next report covers: one of those that the ledger has, or any other days. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReportTypesQuery } from '../../generated/graphql.ts';
import { isPeriod } from './is-period.ts';

type Period = ReportTypesQuery['reportTypes']['types'][number]['periods'][number];
type Days = Pick<Period, 'from' | 'to'>;

interface Props {
  type: string;
  periods: readonly Period[];
  chosen: Days | null;
  onChoose: (period: Days | null) => void;
}

const keyOf = ({ from, to }: Days) => `${from} ${to}`;
const WHOLE = '';
const OTHER = 'other';

export function ReportPeriodSelect({ type, periods, chosen, onChoose }: Props) {
  const selected = periods.find((period) => chosen !== null && keyOf(period) === keyOf(chosen));
  const [isOther, setOther] = useState(chosen !== null && !selected);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Period"
        value={isOther ? OTHER : selected ? keyOf(selected) : WHOLE}
        disabled={periods.length === 0}
        onChange={({ target }) => {
          setOther(target.value === OTHER);
          if (target.value === OTHER) return;
          const period = periods.find((one) => keyOf(one) === target.value);
          onChoose(period ? { from: period.from, to: period.to } : null);
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 220 }}
      >
        <MenuItem value={WHOLE}>{`Last whole ${type === 'monthly' ? 'month' : 'quarter'}`}</MenuItem>
        {periods.map((period) => <MenuItem key={keyOf(period)} value={keyOf(period)}>{period.label}</MenuItem>)}
        <MenuItem value={OTHER}>Other days…</MenuItem>
      </TextField>
      {isOther ? <OtherDays chosen={chosen} onChoose={onChoose} /> : null}
    </Box>
  );
}

function OtherDays({ chosen, onChoose }: Pick<Props, 'chosen' | 'onChoose'>) {
  const [days, setDays] = useState<Days>({ from: chosen?.from ?? '', to: chosen?.to ?? '' });
  const isBackwards = days.from !== '' && days.to !== '' && !isPeriod(days);
  function change(next: Days): void {
    setDays(next);
    if (isPeriod(next)) onChoose(next);
  }
  return (
    <>
      <TextField type="date" size="small" label="First day" value={days.from} onChange={({ target }) => change({ ...days, from: target.value })} slotProps={{ inputLabel: { shrink: true } }} />
      <TextField
        type="date" size="small" label="Last day" value={days.to} onChange={({ target }) => change({ ...days, to: target.value })} slotProps={{ inputLabel: { shrink: true } }}
        error={isBackwards} helperText={isBackwards ? 'The last day is before the first.' : undefined}
      />
    </>
  );
}
