/** Ends a connection. */
import { useDisconnectIntegrationMutation } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetConnections } from './forget-connections.ts';
import type { RowsAfterwards } from './RowsQuestion.tsx';

export function useDisconnect() {
  const [mutate, { loading }] = useDisconnectIntegrationMutation({ update: forgetConnections });
  const toasts = useToasts();

  /** Resolves to whether it is gone. */
  async function disconnect(id: string, rows: RowsAfterwards): Promise<boolean> {
    try {
      await mutate({ variables: { id, keepRows: rows === 'kept' } });
      toasts.succeed('Account Disconnected', 'The financial account has been disconnected successfully');
      return true;
    } catch (error) {
      toasts.fail('Disconnect Failed', requestErrorText(error));
      return false;
    }
  }

  return { disconnect, isDisconnecting: loading };
}
