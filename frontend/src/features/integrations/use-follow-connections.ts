/**
 * Follows connections while they are synced: the list shows how far they are, and figures are asked for again once one is through. The server
 * tells every connection whenever the subscription opens, which shows what ended between the list's answer and that moment.
 */
import { useEffect, useRef } from 'react';
import { useConnectionChangedSubscription } from '../../generated/graphql.ts';
import { forgetConnections } from './forget-connections.ts';
import { useConnections } from './use-connections.ts';

export function useFollowConnections(): void {
  const { connections } = useConnections();
  const syncing = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, isSyncing } of connections ?? []) if (isSyncing) syncing.current.add(id);
  }, [connections]);

  useConnectionChangedSubscription({
    // What the list tells is older than what comes here.
    skip: connections === undefined,
    onData({ client: { cache }, data: { data: event } }) {
      const connection = event?.integrationChanged;
      if (!connection) return;
      if (connection.isSyncing) syncing.current.add(connection.id);
      else if (syncing.current.delete(connection.id)) forgetConnections(cache);
    },
  });
}
