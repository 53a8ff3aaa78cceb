/** Follows connections while they are synced: the list shows how far they are, and figures are asked for again once one is through. */
import { useRef } from 'react';
import { useConnectionChangedSubscription } from '../../generated/graphql.ts';
import { forgetConnections } from './forget-connections.ts';

export function useFollowConnections(): void {
  const syncing = useRef(new Set<string>());

  useConnectionChangedSubscription({
    onData({ client: { cache }, data: { data: event } }) {
      const connection = event?.integrationChanged;
      if (!connection) return;
      if (connection.isSyncing) syncing.current.add(connection.id);
      else if (syncing.current.delete(connection.id)) forgetConnections(cache);
    },
  });
}
