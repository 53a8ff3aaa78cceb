/** The plan in use, the plans on offer, and how they compare. */
import Stack from '@mui/material/Stack';
import { useCurrentSubscriptionQuery, useSubscriptionPlansQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanPicker } from './PlanPicker.tsx';

export function SubscriptionView() {
  const current = useCurrentSubscriptionQuery();
  const plans = useSubscriptionPlansQuery();
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
      <CurrentPlanCard subscription={currentSubscription} usage={subscriptionUsage} />
      <PlanPicker plans={subscriptionPlans} currentPlan={currentSubscription.currentPlan} />
      <PlanComparison plans={subscriptionPlans} />
    </Stack>
  );
}
