/** The plans with a button each; the current one's is disabled. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BillingType, CurrentPlanCard_SubscriptionFragment, PlanCard_PlanFragment } from '../../generated/graphql.ts';
import { BillingToggle } from './BillingToggle.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import { PlanCard } from './PlanCard.tsx';
import { annualOffer } from './prices.ts';
import { useChangePlan } from './use-change-plan.ts';

interface Props {
  plans: readonly PlanCard_PlanFragment[];
  subscription: CurrentPlanCard_SubscriptionFragment;
}

export function PlanPicker({ plans, subscription }: Props) {
  const [billing, setBilling] = useState<BillingType>('monthly');
  const [chosen, setChosen] = useState<string | null>(null);
  const { changePlan, isPending } = useChangePlan();
  const isOnSale = plans.some(({ name }) => name === subscription.currentPlan);

  const choose = (planName: string, billingType: BillingType) => {
    setChosen(planName);
    void changePlan({ planName, billingType });
  };
  return (
    <Box>
      <BillingToggle billing={billing} onChange={setBilling} offer={annualOffer(plans)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>{chargeWords(subscription.isCharging, isOnSale)}</Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 2.5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} action={isOnSale ? (
            <PlanButtons plan={plan} billing={billing} subscription={subscription} isPending={isPending} isChosen={chosen === plan.name} onChoose={(wished) => choose(plan.name, wished)} />
          ) : null} />
        ))}
      </Box>
    </Box>
  );
}

function chargeWords(isCharging: boolean, isOnSale: boolean): string {
  if (!isOnSale) return 'Your plan is managed by whoever runs this server.';
  if (!isCharging) return 'No payment provider is connected: a change applies at once, and nothing will be charged.';
  return 'The first paid plan begins with a free trial of 14 days, without a card. Cards are entered at Stripe, never here.';
}
