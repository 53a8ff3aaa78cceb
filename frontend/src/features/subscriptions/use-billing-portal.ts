/** Opens the payment provider's page for cards, invoices and ending the plan. */
import { useOpenBillingPortalMutation } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useShownAgain } from '../../ui/use-shown-again.ts';

export function useBillingPortal() {
  const [open, { loading, data, reset }] = useOpenBillingPortalMutation();
  const toasts = useToasts();
  useShownAgain(reset);

  const openPortal = async (): Promise<void> => {
    try {
      const answer = await open();
      if (answer.data) location.assign(answer.data.openBillingPortal.url);
    } catch (error) {
      toasts.fail('Error', requestErrorText(error));
    }
  };
  // Busy until the browser has left.
  return { openPortal, isPending: loading || data !== undefined && data !== null };
}
