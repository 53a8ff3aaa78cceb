/** How far to look, by month or by week, and in which currency where there are several. */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CurrencySelect } from '../overview/PeriodSelect.tsx';
import { MONTH_CHOICES, type ForecastChoice } from './use-forecast-choice.ts';

interface Props {
  choice: ForecastChoice;
  currencies: readonly string[];
  currency: string;
  onChoose: (name: 'months' | 'by' | 'currency', value: string) => void;
}

export function ForecastControls({ choice, currencies, currency, onChoose }: Props) {
  return (
    <>
      <CurrencySelect currencies={currencies} selected={currency} onChoose={(chosen) => onChoose('currency', chosen)} />
      <ToggleButtonGroup exclusive size="small" color="primary" aria-label="Months ahead" value={choice.months} onChange={(_event, months: number | null) => { if (months) onChoose('months', String(months)); }}>
        {MONTH_CHOICES.map((months) => <ToggleButton key={months} value={months}>{months} mo</ToggleButton>)}
      </ToggleButtonGroup>
      <ToggleButtonGroup exclusive size="small" color="primary" aria-label="By month or by week" value={choice.by} onChange={(_event, by: string | null) => { if (by) onChoose('by', by); }}>
        <ToggleButton value="month">Monthly</ToggleButton>
        <ToggleButton value="week">Weekly</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}
