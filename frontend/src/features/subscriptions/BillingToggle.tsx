/** Monthly or annual billing, and what the year saves. */
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { BillingType } from '../../generated/graphql.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { AnnualOffer } from './prices.ts';

interface Props {
  billing: BillingType;
  onChange: (billing: BillingType) => void;
  offer: AnnualOffer | null;
}

export function BillingToggle({ billing, onChange, offer }: Props) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Billing"
        value={billing}
        onChange={(_event, chosen: BillingType | null) => (chosen ? onChange(chosen) : undefined)}
      >
        <ToggleButton value="monthly">Monthly</ToggleButton>
        <ToggleButton value="yearly">Annual</ToggleButton>
      </ToggleButtonGroup>
      {offer ? <StatusChip tone="positive" label={`Annual: ${offer.discount}`} /> : null}
      {offer ? <Typography variant="body2" color="textSecondary">{offer.saving}</Typography> : null}
    </Stack>
  );
}
