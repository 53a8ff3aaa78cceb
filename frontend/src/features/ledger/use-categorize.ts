/** Chooses the category of single transactions; the toast takes it back. */
import { useCategorizeTransactionsMutation } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

interface Chosen {
  id: string;
  /** Null: no choice of one's own. */
  category: string | null;
}

export function useCategorize() {
  const toasts = useToasts();
  const [mutate, { loading }] = useCategorizeTransactionsMutation({ update: forgetFigures });

  /** Returns what had been chosen before. */
  async function set(transactionIds: readonly string[], category: string | null): Promise<Chosen[]> {
    const { data } = await mutate({ variables: { input: { transactionIds: [...transactionIds], category } } });
    return data?.categorizeTransactions.map(({ transaction, chosenBefore }) => ({ id: transaction.id, category: chosenBefore ?? null })) ?? [];
  }

  async function undo(before: readonly Chosen[]): Promise<void> {
    try {
      for (const category of new Set(before.map((one) => one.category))) await set(before.filter((one) => one.category === category).map(({ id }) => id), category);
      toasts.succeed('Change Undone');
    } catch (error) {
      toasts.fail('Undo Failed', requestErrorSentence(error));
    }
  }

  /** True when it worked. */
  async function choose(transactionIds: readonly string[], category: string | null): Promise<boolean> {
    try {
      const before = await set(transactionIds, category);
      const what = category === null ? 'back to what its file or your rules say' : `now in ${category}`;
      toasts.succeed('Category Changed', `${formatQuantity(transactionIds.length, 'transaction')} ${what}.`, { label: 'Undo', perform: () => { void undo(before); } });
      return true;
    } catch (error) {
      toasts.fail('Change Failed', requestErrorSentence(error));
      return false;
    }
  }

  return { choose, isSaving: loading };
}
