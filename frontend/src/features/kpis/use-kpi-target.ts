/** Sets or takes away a target; what is shown of it is asked for again. */
import type { ApolloCache } from '@apollo/client';
import { useRemoveKpiTargetMutation, useSetKpiTargetMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { targetWords, type Kpi } from './kpi-words.ts';

function forgetKpis(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'realtimeKpis' });
  cache.gc();
}

export function useKpiTarget(kpi: Kpi, currency: string) {
  const toasts = useToasts();
  const [set, { loading: isSetting }] = useSetKpiTargetMutation({ update: forgetKpis });
  const [remove, { loading: isRemoving }] = useRemoveKpiTargetMutation({ update: forgetKpis });
  const money = kpi.unit === 'currency' ? { currency } : {};

  async function setTarget(value: string): Promise<void> {
    try {
      const { data } = await set({ variables: { id: kpi.id, input: { value, ...money } } });
      if (data) toasts.succeed('Target Saved', `${kpi.label}. ${targetWords({ ...kpi, target: data.setKpiTarget }, currency) ?? ''}.`);
    } catch (error) {
      toasts.fail('Target Not Saved', requestErrorSentence(error));
    }
  }

  async function removeTarget(): Promise<void> {
    const before = kpi.target;
    try {
      await remove({ variables: { id: kpi.id, ...money } });
      toasts.succeed('Target Removed', kpi.label, before ? { label: 'Undo', perform: () => { void setTarget(String(before.value)); } } : undefined);
    } catch (error) {
      toasts.fail('Target Not Removed', requestErrorSentence(error));
    }
  }

  return { setTarget, removeTarget, isBusy: isSetting || isRemoving };
}
