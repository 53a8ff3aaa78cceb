/** /dashboard/subscription */
import { SubscriptionView } from '../features/subscriptions/SubscriptionView.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export default function SubscriptionPage() {
  return (
    <>
      <PageHeader title="Subscription" purpose="Your plan, what this month has used of it, and what the others offer." />
      <SubscriptionView />
    </>
  );
}
