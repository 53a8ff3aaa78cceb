/** What a draft would come to, asked a moment after the last change; until the answer comes the one before stays. */
import { useScenarioPreviewQuery } from '../../generated/graphql.ts';
import type { Scenario_ResultFragment } from '../../generated/graphql.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { contentOf, isValid } from './scenario-draft.ts';
import type { ScenarioDraft } from './scenario-draft.ts';

const pauseMs = 250;

export interface Preview {
  result: Scenario_ResultFragment | undefined;
  currency: string | undefined;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** `currency` null takes the ledger's main one. What is not valid yet is not asked. */
export function useScenarioPreview(draft: ScenarioDraft, currency: string | null): Preview {
  const wanted = JSON.stringify({ ...contentOf(draft), currency });
  const settled = useDebounced(wanted, pauseMs);
  const { data, previousData, loading, error, refetch } = useScenarioPreviewQuery({ variables: { input: JSON.parse(settled) }, skip: !isValid(draft) });
  const shown = (data ?? previousData)?.scenarioPreview;
  return { result: shown?.result, currency: shown?.currency, isLoading: loading || settled !== wanted, error, retry: () => { void refetch(); } };
}
