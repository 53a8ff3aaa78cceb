/** Puts an insight away and brings it back: by the toast at once, from the list of the dismissed ones later. */
import type { ApolloCache } from '@apollo/client';
import { useDismissInsightMutation, useRestoreInsightMutation, type InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

/** The overview asks for its alerts again when it is next shown; the list on screen only leaves the one out. */
const RECENT_ALERTS = { id: 'ROOT_QUERY', fieldName: 'insights', args: { limit: 20 } };
const options = { update: (cache: ApolloCache) => { cache.evict(RECENT_ALERTS); } };
/** One list does not hold what the other one held when it was read. */
const dismissing = { ...options, refetchQueries: ['DismissedInsights'] };
const restoring = { ...options, refetchQueries: ['Insights'] };

export function useDismissInsight() {
  const toasts = useToasts();
  const [dismissOne] = useDismissInsightMutation(dismissing);
  const [restoreOne] = useRestoreInsightMutation(restoring);

  async function restore({ id, title }: Pick<InsightCard_InsightFragment, 'id' | 'title'>): Promise<void> {
    try {
      await restoreOne({ variables: { id } });
      toasts.succeed('Insight Restored', title);
    } catch (error) {
      toasts.fail('Restoring Failed', requestErrorSentence(error));
    }
  }

  async function dismiss({ id, title }: Pick<InsightCard_InsightFragment, 'id' | 'title'>): Promise<void> {
    try {
      await dismissOne({ variables: { id } });
      toasts.succeed('Insight Dismissed', title, { label: 'Undo', perform: () => { void restore({ id, title }); } });
    } catch (error) {
      toasts.fail('Dismissal Failed', requestErrorSentence(error));
    }
  }

  return { dismiss, restore };
}
