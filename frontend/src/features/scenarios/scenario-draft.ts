/** A scenario while it is edited, and what the API takes of it. */
import type { Scenario_ScenarioFragment } from '../../generated/graphql.ts';
import { draftOf, isDraftValid, leverOf } from './lever-draft.ts';
import type { LeverDraft } from './lever-draft.ts';

export interface ScenarioDraft {
  name: string;
  months: number;
  /** As typed; empty: the cash that the ledger knows of. */
  openingBalance: string;
  levers: readonly LeverDraft[];
}

export const emptyDraft: ScenarioDraft = { name: '', months: 6, openingBalance: '', levers: [] };

export const longestHorizon = 6;
export const horizons = [3, 4, 5, 6] as const;

export function draftOfScenario({ name, months, openingBalance, levers }: Scenario_ScenarioFragment): ScenarioDraft {
  return { name, months, openingBalance: openingBalance ?? '', levers: levers.map((lever, at) => draftOf(lever, `saved ${at}`)) };
}

export const isOpeningValid = (text: string): boolean => /^$|^-?\d{1,12}(\.\d{1,3})?$/.test(text);

export const isValid = ({ openingBalance, levers }: ScenarioDraft): boolean => isOpeningValid(openingBalance) && levers.every(isDraftValid);

export function contentOf({ months, openingBalance, levers }: ScenarioDraft) {
  return { months, openingBalance: openingBalance === '' ? null : openingBalance, levers: levers.map(leverOf) };
}

export function isSame(one: ScenarioDraft, other: ScenarioDraft): boolean {
  return one.name === other.name && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}
