/** Changes what is expected; the forecast is asked for again, and the toast takes a removal back. */
import type { ApolloCache } from '@apollo/client';
import {
  useChangeExpectedItemMutation, useCreateExpectedItemMutation, useDeleteExpectedItemMutation,
  type ExpectedItemChangeInput, type ExpectedItems_ItemFragment, type NewExpectedItemInput,
} from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

/** Everything that counts with what is expected. */
const COUNTED_WITH = ['forecast', 'expectedItems', 'scenarios', 'alerts'];

function forgetForecast(cache: ApolloCache): void {
  for (const fieldName of COUNTED_WITH) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

export function useExpectedItems(currency: string) {
  const toasts = useToasts();
  const [create, creating] = useCreateExpectedItemMutation({ update: forgetForecast });
  const [change, changing] = useChangeExpectedItemMutation({ update: forgetForecast });
  const [forget, forgetting] = useDeleteExpectedItemMutation({ update: forgetForecast });

  /** True when it worked. */
  async function tried(work: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toasts.fail(failure, requestErrorSentence(error));
      return false;
    }
  }

  async function add(input: NewExpectedItemInput): Promise<boolean> {
    const isDone = await tried(() => create({ variables: { input: { ...input, currency } } }), 'Item Not Added');
    if (isDone) toasts.succeed('Item Added', `The forecast counts with ${input.name}.`);
    return isDone;
  }

  async function alter({ id, name }: ExpectedItems_ItemFragment, input: ExpectedItemChangeInput): Promise<boolean> {
    const isDone = await tried(() => change({ variables: { id, input: { ...input, currency } } }), 'Item Not Changed');
    if (isDone) toasts.succeed('Item Changed', `The forecast follows what you said of ${name}.`);
    return isDone;
  }

  /** It will not happen; an own item goes. */
  async function remove(item: ExpectedItems_ItemFragment): Promise<void> {
    if (item.isOwn) {
      const { name, amount, rhythm, endsOn, times } = item;
      const isDone = await tried(() => forget({ variables: { id: item.id, currency } }), 'Item Not Deleted');
      const first = times[0]?.date;
      if (isDone) toasts.succeed('Item Deleted', `The forecast no longer counts with ${name}.`, first ? { label: 'Undo', perform: () => { void add({ name, amount, rhythm, endsOn, dueOn: first }); } } : undefined);
      return;
    }
    const isDone = await tried(() => change({ variables: { id: item.id, input: { isExpected: false, currency } } }), 'Item Not Changed');
    if (isDone) toasts.succeed('Not Expected', `The forecast no longer counts with ${item.name}.`, { label: 'Undo', perform: () => { void alter(item, { isExpected: true }); } });
  }

  /** Back to what the ledger says. */
  async function restore(item: ExpectedItems_ItemFragment): Promise<void> {
    const isDone = await tried(() => forget({ variables: { id: item.id, currency } }), 'Item Not Restored');
    if (isDone) toasts.succeed('Item Restored', `${item.name} is expected as the ledger shows it.`);
  }

  return { add, alter, remove, restore, isSaving: creating.loading || changing.loading || forgetting.loading };
}
