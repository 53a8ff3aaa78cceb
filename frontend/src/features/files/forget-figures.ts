/** Forgets everything that is computed from the ledger, after its rows have changed; what is on screen is asked for again at once. */
import type { ApolloCache } from '@apollo/client';

const COMPUTED_FROM_LEDGER = [
  'financialData', 'financialComparison', 'topCounterparties', 'transactions', 'transactionTotals', 'transactionPosition', 'transaction', 'counterparties', 'accounts', 'categories', 'rules', 'rulePreview', 'matches',
  'insights', 'suggestedQuestions', 'reportTypes', 'subscriptionUsage',
];

export function forgetFigures(cache: ApolloCache): void {
  for (const fieldName of COMPUTED_FROM_LEDGER) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
