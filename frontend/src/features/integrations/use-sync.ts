/** Fetches what is new at a provider, and says when that is done: with the answer, or later where a sync takes longer than a call may. */
import { useEffect, useRef } from 'react';
import { useSyncIntegrationMutation, type Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetConnections } from './forget-connections.ts';

export function useSync({ id, isSyncing, error }: Pick<Connection_IntegrationFragment, 'id' | 'isSyncing' | 'error'>) {
  const [mutate, { loading }] = useSyncIntegrationMutation({ update: forgetConnections });
  const isAwaited = useRef(false);
  const toasts = useToasts();

  useEffect(() => {
    if (!isAwaited.current || isSyncing) return;
    isAwaited.current = false;
    if (error) toasts.fail('Sync Failed', error);
    else toasts.succeed('Sync Complete', 'Your financial data has been updated successfully');
  }, [isSyncing, error, toasts]);

  async function sync(): Promise<void> {
    try {
      const { data } = await mutate({ variables: { id } });
      if (data?.syncIntegration.isSyncing) isAwaited.current = true;
      else toasts.succeed('Sync Complete', 'Your financial data has been updated successfully');
    } catch (reason) {
      toasts.fail('Sync Failed', requestErrorText(reason));
    }
  }

  return { sync, isSyncing: loading || isSyncing };
}
