/** Fetches what is new at a provider, and says when that is done: with the answer, or later where a sync takes longer than a call may. */
import { useEffect, useState } from 'react';
import { useSyncIntegrationMutation, type Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetConnections } from './forget-connections.ts';

export function useSync({ id, isSyncing, error }: Pick<Connection_IntegrationFragment, 'id' | 'isSyncing' | 'error'>) {
  const [mutate, { loading }] = useSyncIntegrationMutation({ update: forgetConnections });
  const [isAwaited, setAwaited] = useState(false);
  const toasts = useToasts();

  useEffect(() => {
    if (!isAwaited || isSyncing) return;
    setAwaited(false);
    if (error) toasts.fail('Sync Failed', error);
    else toasts.succeed('Sync Complete', 'Your financial data has been updated successfully');
  }, [isAwaited, isSyncing, error, toasts]);

  async function sync(): Promise<void> {
    try {
      const { data } = await mutate({ variables: { id } });
      if (data?.syncIntegration.isSyncing) setAwaited(true);
      else toasts.succeed('Sync Complete', 'Your financial data has been updated successfully');
    } catch (reason) {
      toasts.fail('Sync Failed', requestErrorText(reason));
    }
  }

  return { sync, isSyncing: loading || isSyncing };
}
