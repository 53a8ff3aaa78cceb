/** Changes the plan, then asks anew for the plan, its usage and what the account may do. */
import { CurrentSubscriptionDocument, MeDocument, useChangeSubscriptionMutation } from '../../generated/graphql.ts';
import type { ChangeSubscriptionInput } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

export function useChangePlan() {
  const [change, { loading }] = useChangeSubscriptionMutation({
    refetchQueries: [CurrentSubscriptionDocument, MeDocument],
    awaitRefetchQueries: true,
  });
  const toasts = useToasts();

  const changePlan = async (input: ChangeSubscriptionInput): Promise<void> => {
    try {
      const { data } = await change({ variables: { input } });
      const { message, checkoutUrl } = data?.changeSubscription ?? {};
      if (checkoutUrl) {
        location.assign(checkoutUrl);
        return;
      }
      toasts.succeed('Plan Updated', message || 'Subscription updated successfully');
    } catch (error) {
      toasts.fail('Error', requestErrorText(error));
    }
  };
  return { changePlan, isPending: loading };
}
