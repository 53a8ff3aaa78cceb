/** One plan: name, price, what it holds, and its button. */
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { BillingType, PlanCard_PlanFragment } from '../../generated/graphql.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { planFeatures } from './plan-features.ts';
import { popularPlan } from './popular-plan.ts';
import { PlanPrice } from './PlanPrice.tsx';

interface Props {
  plan: PlanCard_PlanFragment;
  billing: BillingType;
  action: ReactNode;
}

export function PlanCard({ plan, billing, action }: Props) {
  const nameId = useId();
  const isPopular = plan.name === popularPlan;
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 2.5, ...(isPopular ? { borderColor: 'primary.main', borderWidth: 2 } : {}) }}
    >
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h2" component="h3" id={nameId}>{plan.displayName}</Typography>
          {isPopular ? <StatusChip tone="info" label="Most Popular" /> : null}
        </Box>
        <Typography variant="body2" color="textSecondary">{plan.description}</Typography>
      </Box>
      <PlanPrice plan={plan} billing={billing} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, flex: 1, alignContent: 'start' }}>
        {planFeatures(plan.features).map((feature) => (
          <Typography component="li" variant="body2" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <CheckIcon aria-hidden="true" sx={{ fontSize: 18, color: 'success.main', mt: '1px' }} />
            {feature}
          </Typography>
        ))}
      </Box>
      {action}
    </Card>
  );
}
