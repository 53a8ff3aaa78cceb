/** The Apollo client: queries, mutations and uploads over HTTP, subscriptions over one WebSocket. */
import { ApolloClient, ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { MeDocument } from '../../generated/graphql.ts';
import { createCache } from './cache.ts';
import { laterLink } from './later-link.ts';
import { createLostSessionLink } from './lost-session-link.ts';

const endpoint = '/graphql';
const socketLink = () => laterLink(async () => (await import('./socket-link.ts')).createSocketLink(endpoint));

function isSubscription(operation: ApolloLink.Operation): boolean {
  const definition = getMainDefinition(operation.query);
  return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
}

function httpLink(): ApolloLink {
  // The header tells the server's guard against forged requests that a multipart request is a deliberate one.
  return new UploadHttpLink({ uri: endpoint, credentials: 'same-origin', headers: { 'Apollo-Require-Preflight': 'true' } });
}

/** Data is read once and kept until a mutation asks for it again: no retry, no polling, nothing goes stale by itself. */
export function createApolloClient(): ApolloClient {
  // Asking anew who is here is enough: the dashboard leads visitors to sign in.
  const lostSessionLink = createLostSessionLink(() => {
    client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
  const client = new ApolloClient({
    link: lostSessionLink.concat(ApolloLink.split(isSubscription, socketLink(), httpLink())),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', nextFetchPolicy: 'cache-first' } },
  });
  return client;
}
