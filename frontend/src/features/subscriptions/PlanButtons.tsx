/** What can be done with one plan: switch to it, or, where it is the current one, bill it the other way. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BillingType, CurrentPlanCard_SubscriptionFragment, PlanCard_PlanFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface Props {
  plan: PlanCard_PlanFragment;
  /** As the toggle stands. */
  billing: BillingType;
  subscription: CurrentPlanCard_SubscriptionFragment;
  isPending: boolean;
  isChosen: boolean;
  onChoose: (billing: BillingType) => void;
}

export function PlanButtons({ plan, billing, subscription, isPending, isChosen, onChoose }: Props) {
  const isCurrent = plan.name === subscription.currentPlan;
  const isPaid = subscription.subscriptionStatus !== 'none';
  const { subscriptionStatus: status, isCharging } = subscription;
  // Ended by its owner, or taken while nothing was charged.
  const isEnding = subscription.endsAt !== null && (status === 'canceled' || (status === 'active' && isCharging));
  const other = isCurrent && isPaid ? otherOffer(isEnding, billing, subscription.billingType) : null;
  // Going on after all changes nothing else.
  const wished = isCurrent && isEnding ? subscription.billingType : billing;
  const busy = { isPending: isPending && isChosen, pendingLabel: 'Changing plan...', onClick: () => onChoose(wished) };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isCurrent ? <Button fullWidth variant="outlined" disabled>Current plan</Button> : null}
      {isCurrent ? null : <BusyButton fullWidth variant="contained" disabled={isPending} {...busy}>{`Switch to ${plan.displayName}`}</BusyButton>}
      {other ? <BusyButton fullWidth variant="text" disabled={isPending} {...busy}>{other}</BusyButton> : null}
    </Box>
  );
}

function otherOffer(isEnding: boolean, wished: BillingType, current: BillingType): string | null {
  if (isEnding) return 'Keep this plan after all';
  if (wished === current) return null;
  return wished === 'yearly' ? 'Switch to annual billing' : 'Switch to monthly billing';
}
