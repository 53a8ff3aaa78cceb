/** Puts an insight away; the toast brings it back. */
import type { ApolloCache } from '@apollo/client';
import { useDismissInsightMutation, useRestoreInsightMutation, type InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

/** The overview asks for its alerts again when it is next shown; the list on screen only leaves the one out. */
const RECENT_ALERTS = { id: 'ROOT_QUERY', fieldName: 'insights', args: { limit: 20 } };
const options = { update: (cache: ApolloCache) => { cache.evict(RECENT_ALERTS); } };

export function useDismissInsight() {
  const toasts = useToasts();
  const [dismissOne] = useDismissInsightMutation(options);
  const [restoreOne] = useRestoreInsightMutation(options);

  async function restore(id: string): Promise<void> {
    try {
      await restoreOne({ variables: { id } });
      toasts.succeed('Insight Restored');
    } catch (error) {
      toasts.fail('Undo Failed', requestErrorSentence(error));
    }
  }

  async function dismiss({ id, title }: Pick<InsightCard_InsightFragment, 'id' | 'title'>): Promise<void> {
    try {
      await dismissOne({ variables: { id } });
      toasts.succeed('Insight Dismissed', title, { label: 'Undo', perform: () => { void restore(id); } });
    } catch (error) {
      toasts.fail('Dismissal Failed', requestErrorSentence(error));
    }
  }

  return dismiss;
}
