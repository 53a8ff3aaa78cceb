/** Which alerts are shown: those that wait, those to look into, those that were expected, or all. */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export const ALERT_FILTERS = ['open', 'confirmed', 'dismissed', 'all'] as const;
export type AlertFilter = (typeof ALERT_FILTERS)[number];

const LABELS: Record<AlertFilter, string> = { open: 'Open', confirmed: 'To investigate', dismissed: 'Expected', all: 'All' };

export function readAlertFilter(text: string | null): AlertFilter {
  return ALERT_FILTERS.find((name) => name === text) ?? 'open';
}

export function AlertStatusFilter({ value, onChange }: { value: AlertFilter; onChange: (value: AlertFilter) => void }) {
  return (
    <ToggleButtonGroup size="small" exclusive value={value} aria-label="Which alerts are shown" sx={{ flexWrap: 'wrap' }} onChange={(_event, next: AlertFilter | null) => { if (next) onChange(next); }}>
      {ALERT_FILTERS.map((name) => <ToggleButton key={name} value={name}>{LABELS[name]}</ToggleButton>)}
    </ToggleButtonGroup>
  );
}
