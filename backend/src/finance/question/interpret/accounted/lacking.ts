/** A measure that does not hold what the question says it includes is asked back, never told without it. */
import type { Measure } from '../../measures.ts';
import { MEASURES } from '../../measures.ts';
import type { Interpretation, Plan } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { rolesOf } from '../subject.ts';

const CHOICE_MEASURES: readonly Measure[] = ['cashOut', 'cashIn', 'expenses', 'revenue'];

export function lacking(found: Interpretation, { reading }: Frame): Interpretation | null {
  if (found.kind !== 'plan' || reading.included.length === 0) return null;
  const missing = reading.included.filter((name) => !holds(found.plan, name));
  if (missing.length === 0) return null;
  const label = MEASURES[found.plan.metric].label;
  const said = missing.map((name) => name.said).join(' and ');
  const choices = CHOICE_MEASURES.filter((measure) => measure === found.plan.metric || missing.every((name) => holds({ metric: measure }, name)));
  return {
    kind: 'clarify', plan: null, message: `${label} here does not hold ${said}. Which figure do you mean?`,
    choices: choices.map((measure) => `${MEASURES[measure].label}, ${found.plan.period.label}`).map((question) => ({ label: question, question })),
  };
}

function holds({ metric }: Pick<Plan, 'metric'>, name: NameMention): boolean {
  const { roles } = MEASURES[metric];
  return roles === null || rolesOf(name).every((role) => roles.includes(role));
}
