/**
 * Follows connections on every screen of the dashboard: how far a sync is, and once it is through what came of it is asked for again. The
 * server tells every connection whenever the subscription opens, which shows what ended between a list's answer and that moment. Draws nothing.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useConnectionChangedSubscription, useConnectionsQuery, type Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { forgetConnectionsUnderWay } from './forget-connections.ts';

type State = Pick<Connection_IntegrationFragment, 'id' | 'isSyncing' | 'lastSync' | 'status'>;

const isThrough = (before: State, now: State): boolean => !now.isSyncing && (before.isSyncing || before.lastSync !== now.lastSync || before.status !== now.status);

/** An answer from before the end of a sync that was told meanwhile. */
const isFromBefore = (told: State, answered: State): boolean => answered.isSyncing && !told.isSyncing && (answered.lastSync ?? '') < (told.lastSync ?? '');

export function FollowConnections() {
  const client = useApolloClient();
  const { data: list } = useConnectionsQuery({ fetchPolicy: 'cache-only' });
  const known = useRef(new Map<string, State>());

  useEffect(() => {
    for (const connection of list?.integrations ?? []) {
      const told = known.current.get(connection.id);
      if (told && isFromBefore(told, connection)) void forgetConnectionsUnderWay(client);
      else known.current.set(connection.id, connection);
    }
  }, [client, list]);

  useConnectionChangedSubscription({
    onData({ data: { data: event } }) {
      const connection = event?.integrationChanged;
      if (!connection) return;
      const before = known.current.get(connection.id);
      known.current.set(connection.id, connection);
      if (before && isThrough(before, connection)) void forgetConnectionsUnderWay(client);
    },
  });
  return null;
}
