/** The business' connections. While they are asked for again those known before stay on screen: an open dialog must not go because a sync ended. */
import { useConnectionsQuery } from '../../generated/graphql.ts';

export function useConnections() {
  const { data, previousData, error, refetch } = useConnectionsQuery();
  return { connections: (data ?? previousData)?.integrations, error, refetch };
}
