/** Decides items of the review; the toast takes it back. */
import { useDecideReviewItemsMutation, useUndoReviewDecisionMutation, type ReviewItemDecisionInput } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

export function useDecide() {
  const toasts = useToasts();
  const [mutate, { loading }] = useDecideReviewItemsMutation({ update: forgetFigures, awaitRefetchQueries: true, refetchQueries: ['ReviewItems'] });
  const [mutateBack] = useUndoReviewDecisionMutation({ update: forgetFigures });

  async function undo(id: string): Promise<void> {
    try {
      await mutateBack({ variables: { id } });
      toasts.succeed('Decision Undone');
    } catch (error) {
      toasts.fail('Undo Failed', requestErrorSentence(error));
    }
  }

  /** True when it worked. */
  async function decide(decisions: readonly ReviewItemDecisionInput[]): Promise<boolean> {
    try {
      const { data } = await mutate({ variables: { input: { decisions: [...decisions] } } });
      if (!data) return false;
      const { id, transactionCount } = data.decideReviewItems;
      const [first] = decisions;
      const where = decisions.length === 1 && first ? `now in ${first.category}${first.isAlways ? ', and later ones too' : ''}` : 'now as proposed';
      toasts.succeed('Category Decided', `${formatQuantity(transactionCount, 'transaction')} ${where}.`, { label: 'Undo', perform: () => { void undo(id); } });
      return true;
    } catch (error) {
      toasts.fail('Decision Failed', requestErrorSentence(error));
      return false;
    }
  }

  return { decide, isSaving: loading };
}
