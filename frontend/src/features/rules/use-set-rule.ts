/** Sets a rule for all transactions like one; the toast takes it back. */
import { useCreateRuleMutation, useDeleteRuleMutation, type RuleInput } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

export function useSetRule() {
  const toasts = useToasts();
  const [create, { loading }] = useCreateRuleMutation({ update: forgetFigures });
  const [remove] = useDeleteRuleMutation({ update: forgetFigures });

  async function undo(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      toasts.succeed('Rule Removed');
    } catch (error) {
      toasts.fail('Undo Failed', requestErrorSentence(error));
    }
  }

  /** True when it worked. */
  async function setRule(input: RuleInput): Promise<boolean> {
    try {
      const { data } = await create({ variables: { input } });
      if (!data) return false;
      const { id, transactionCount, category } = data.createRule;
      toasts.succeed('Rule Applied', `${formatQuantity(transactionCount, 'transaction')} in ${category}, and later ones that match.`, { label: 'Undo', perform: () => { void undo(id); } });
      return true;
    } catch (error) {
      toasts.fail('Rule Not Applied', requestErrorSentence(error));
      return false;
    }
  }

  return { setRule, isSaving: loading };
}
