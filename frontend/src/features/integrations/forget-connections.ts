/** Forgets who is connected and what came from there, after a connection changed; what is on screen is asked for again at once. */
import type { ApolloCache } from '@apollo/client';
import { forgetFigures } from '../files/forget-figures.ts';

const READ_FROM_CONNECTIONS = ['integrations', 'quickBooksSummary', 'quickBooksTransactions', 'quickBooksAccounts', 'customerSubscriptions'];

export function forgetConnections(cache: ApolloCache): void {
  for (const fieldName of READ_FROM_CONNECTIONS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  forgetFigures(cache);
}
