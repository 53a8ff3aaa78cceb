/** Chooses one of the eight periods, and the currency where the ledger has several. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatPeriod } from '../../format/date.ts';
import { PERIODS, type PeriodName } from './periods.ts';
import type { OverviewChoice } from './use-overview-choice.ts';

const SPAN = 'span';

export interface PeriodProps {
  choice: OverviewChoice;
  onChoose: (period: PeriodName) => void;
}

export function PeriodSelect({ choice: { period, span }, onChoose }: PeriodProps) {
  return (
    <TextField
      select
      size="small"
      label="Period"
      value={span ? SPAN : period}
      onChange={(event) => { if (event.target.value !== SPAN) onChoose(event.target.value as PeriodName); }}
      sx={{ minWidth: 172 }}
    >
      {span ? <MenuItem value={SPAN}>{formatPeriod(span.from, span.to)}</MenuItem> : null}
      {PERIODS.map(({ name, label }) => <MenuItem key={name} value={name}>{label}</MenuItem>)}
    </TextField>
  );
}

export interface CurrencyProps {
  currencies: readonly string[];
  selected: string;
  onChoose: (currency: string) => void;
}

export function CurrencySelect({ currencies, selected, onChoose }: CurrencyProps) {
  if (currencies.length < 2) return null;
  return (
    <TextField select size="small" label="Currency" value={selected} onChange={(event) => onChoose(event.target.value)} sx={{ minWidth: 110 }}>
      {currencies.map((currency) => <MenuItem key={currency} value={currency}>{currency}</MenuItem>)}
    </TextField>
  );
}
