/** The plan in use, the plans on offer, and how they compare. */
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useCurrentSubscriptionQuery, useSubscriptionPlansQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

export function SubscriptionView() {
  const current = useCurrentSubscriptionQuery();
  const plans = useSubscriptionPlansQuery();
  const { isConfirming } = useCheckoutReturn();
  const error = current.error ?? plans.error;
  if (error) {
    const retry = () => void Promise.all([current.refetch(), plans.refetch()]);
    return <ErrorState title="Your subscription could not be loaded" error={error} onRetry={retry} />;
  }
  if (!current.data || !plans.data) return <CardsSkeleton what="your subscription" />;
  const { currentSubscription, subscriptionUsage } = current.data;
  const { subscriptionPlans } = plans.data;
  return (
    <Stack spacing={3}>
      {isConfirming ? <Alert severity="info">Waiting for the payment provider to confirm your plan...</Alert> : null}
      <CurrentPlanCard subscription={currentSubscription} usage={subscriptionUsage} />
      <PlanPicker plans={subscriptionPlans} subscription={currentSubscription} />
      <PlanComparison plans={subscriptionPlans} />
    </Stack>
  );
}
