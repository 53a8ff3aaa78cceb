/** Forgets everything that is computed from the ledger, after its rows have changed; what is on screen is asked for again at once. */
import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';

/** What an upload changes before it has been read. */
const CHANGED_BY_UPLOAD = ['insights', 'suggestedQuestions', 'reportTypes', 'subscriptionUsage'];

const COMPUTED_FROM_LEDGER = [
  'forecast', 'expectedItems', 'financialData', 'realtimeKpis', 'financialComparison', 'topCounterparties', 'transactions', 'transactionTotals', 'transactionPosition', 'transaction', 'counterparties', 'accounts', 'twinAccounts', 'categories', 'rules', 'rulePreview', 'reviewItems', 'matches', 'scenarios', 'scenarioPreview',
  ...CHANGED_BY_UPLOAD,
];

function forget(cache: ApolloCache, fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

export function forgetFigures(cache: ApolloCache): void {
  forget(cache, COMPUTED_FROM_LEDGER);
}

export function forgetUploads(cache: ApolloCache): void {
  forget(cache, CHANGED_BY_UPLOAD);
}

function answered(query: ObservableQuery): Promise<void> {
  return new Promise((done) => {
    const subscription = query.subscribe(({ loading }) => {
      if (loading) return;
      done();
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}

/** The same for a change that the server tells of: what is being asked just then may be answered with the figures of before. */
export async function forgetFiguresUnderWay(client: ApolloClient): Promise<void> {
  const underWay = [...client.getObservableQueries('active')].filter((query) => query.getCurrentResult().loading);
  forgetFigures(client.cache);
  if (underWay.length === 0) return;
  await Promise.all(underWay.map(answered));
  forgetFigures(client.cache);
}
