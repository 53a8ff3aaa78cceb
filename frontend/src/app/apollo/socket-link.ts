/** Subscriptions over one WebSocket, which opens with the first of them and closes with the last, so that it never outlives a session. */
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

export function createSocketLink(endpoint: string): GraphQLWsLink {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}`;
  return new GraphQLWsLink(createClient({ url, lazy: true, retryAttempts: 10, shouldRetry: () => true }));
}
