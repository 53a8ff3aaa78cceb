/** Forgets who is connected and what came from there, after a connection changed; what is on screen is asked for again at once. */
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { forgetFigures, forgetFiguresUnderWay } from '../files/forget-figures.ts';

const READ_FROM_CONNECTIONS = ['integrations', 'quickBooksSummary', 'quickBooksTransactions', 'quickBooksAccounts', 'customerSubscriptions'];

function forgetReadings(cache: ApolloCache): void {
  for (const fieldName of READ_FROM_CONNECTIONS) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

export function forgetConnections(cache: ApolloCache): void {
  forgetReadings(cache);
  forgetFigures(cache);
}

/** The same for a change that the server tells of. */
export async function forgetConnectionsUnderWay(client: ApolloClient): Promise<void> {
  forgetReadings(client.cache);
  await forgetFiguresUnderWay(client);
}
