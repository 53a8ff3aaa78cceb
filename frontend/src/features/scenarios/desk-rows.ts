/** The rows of the table: the months without changes, then every scenario; the open one as it is being changed. */
import type { Scenario_ResultFragment, Scenario_ScenarioFragment } from '../../generated/graphql.ts';
import type { ScenarioDraft } from './scenario-draft.ts';
import type { TableScenario } from './ScenarioTable.tsx';

interface Desk {
  scenarios: readonly Scenario_ScenarioFragment[];
  /** Null for one that is not saved yet. */
  open: Scenario_ScenarioFragment | null;
  draft: ScenarioDraft;
  result: Scenario_ResultFragment;
  currency: string;
}

export function deskRows({ scenarios, open, draft, result, currency }: Desk): TableScenario[] {
  const base: TableScenario = { id: null, name: 'Without changes', currency, result, outcome: result.outcome.base, isOpen: false, isBase: true };
  const made: TableScenario[] = open === null && draft.levers.length > 0 ? [{ id: null, name: draft.name.trim() || 'New scenario', currency, result, outcome: result.outcome.scenario, isOpen: true, isBase: false }] : [];
  const saved = scenarios.map((one): TableScenario => {
    const isOpen = one.id === open?.id;
    const shown = isOpen ? result : one.result;
    return { id: one.id, name: isOpen ? draft.name.trim() || one.name : one.name, currency: one.currency, result: shown, outcome: shown.outcome.scenario, isOpen, isBase: false };
  });
  return [base, ...made, ...saved];
}
