/** Gives up a sign-in that is under way at a provider: nothing was connected yet, so that nothing is asked first. */
import { useDisconnectIntegrationMutation, type Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetConnections } from './forget-connections.ts';
import { PROVIDER_NAME } from './provider-words.ts';

export function useCancelSignIn({ id, provider }: Pick<Connection_IntegrationFragment, 'id' | 'provider'>) {
  const [mutate, { loading }] = useDisconnectIntegrationMutation({ update: forgetConnections });
  const toasts = useToasts();

  async function cancel(): Promise<void> {
    try {
      await mutate({ variables: { id, keepRows: false } });
      toasts.succeed('Sign-in Cancelled', `${PROVIDER_NAME[provider]} was not connected.`);
    } catch (error) {
      toasts.fail('Cancelling Failed', requestErrorText(error));
    }
  }

  return { cancel, isCancelling: loading };
}
