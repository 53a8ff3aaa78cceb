/** Fetches what is new at a provider. */
import { useSyncIntegrationMutation } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetConnections } from './forget-connections.ts';

export function useSync() {
  const [mutate, { loading }] = useSyncIntegrationMutation({ update: forgetConnections });
  const toasts = useToasts();

  async function sync(id: string): Promise<void> {
    try {
      await mutate({ variables: { id } });
      toasts.succeed('Sync Complete', 'Your financial data has been updated successfully');
    } catch (error) {
      toasts.fail('Sync Failed', requestErrorText(error));
    }
  }

  return { sync, isSyncing: loading };
}
