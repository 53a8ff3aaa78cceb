/** The plans with a button each; the current one's is disabled. */
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BillingType, PlanCard_PlanFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { BillingToggle } from './BillingToggle.tsx';
import { PlanCard } from './PlanCard.tsx';
import { annualOffer } from './prices.ts';
import { useChangePlan } from './use-change-plan.ts';

interface Props {
  plans: readonly PlanCard_PlanFragment[];
  currentPlan: string;
}

export function PlanPicker({ plans, currentPlan }: Props) {
  const [billing, setBilling] = useState<BillingType>('monthly');
  const [chosen, setChosen] = useState<string | null>(null);
  const { changePlan, isPending } = useChangePlan();

  const choose = (planName: string) => {
    setChosen(planName);
    void changePlan({ planName, billingType: billing });
  };
  return (
    <Box>
      <BillingToggle billing={billing} onChange={setBilling} offer={annualOffer(plans)} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2.5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {plans.map((plan) => {
          const isCurrent = plan.name === currentPlan;
          return (
            <PlanCard key={plan.id} plan={plan} billing={billing} action={(
              <BusyButton
                fullWidth
                variant={isCurrent ? 'outlined' : 'contained'}
                disabled={isCurrent || isPending}
                isPending={isPending && chosen === plan.name}
                pendingLabel="Changing plan..."
                onClick={() => choose(plan.name)}
              >
                {isCurrent ? 'Current plan' : `Switch to ${plan.displayName}`}
              </BusyButton>
            )} />
          );
        })}
      </Box>
    </Box>
  );
}
