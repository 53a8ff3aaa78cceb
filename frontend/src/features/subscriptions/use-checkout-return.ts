/** Somebody comes back from the payment provider: its word about the plan is waited for. Coming back by itself means nothing. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CurrentSubscriptionDocument, MeDocument, useRefreshSubscriptionMutation } from '../../generated/graphql.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

const triesAtMost = 6;
const pauseMilliseconds = 2_000;

export function useCheckoutReturn(): { isConfirming: boolean } {
  const [place, setPlace] = useSearchParams();
  const returned = place.get('checkout');
  const [isConfirming, setConfirming] = useState(false);
  const [refresh] = useRefreshSubscriptionMutation();
  const client = useApolloClient();
  const toasts = useToasts();
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (returned === null || isUnderWay.current) return;
    isUnderWay.current = true;
    const confirm = async (): Promise<void> => {
      const planName = returned === 'done' ? await confirmedPlan(refresh) : null;
      if (planName !== null) {
        await client.refetchQueries({ include: [CurrentSubscriptionDocument, MeDocument] });
        toasts.succeed('Plan Updated', `You are now on the ${planName} plan.`);
      } else if (returned === 'done') toasts.fail('Error', 'The payment provider has not confirmed the payment yet. Your plan changes as soon as it does.');
    };
    setConfirming(returned === 'done');
    void confirm().finally(() => {
      isUnderWay.current = false;
      setConfirming(false);
      setPlace((before) => { before.delete('checkout'); return before; }, { replace: true });
    });
  }, [returned, refresh, client, toasts, setPlace]);
  return { isConfirming };
}

/** Null where it has not been confirmed in time. */
async function confirmedPlan(refresh: ReturnType<typeof useRefreshSubscriptionMutation>[0]): Promise<string | null> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    const answer = await refresh().catch(() => null);
    const subscription = answer?.data?.refreshSubscription;
    if (subscription?.subscriptionStatus === 'active') return subscription.planDetails.displayName;
  }
  return null;
}
