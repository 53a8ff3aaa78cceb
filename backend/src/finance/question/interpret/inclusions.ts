/** "Money out including draws", "expenses, taxes included": what a measure is said to hold is no condition on its rows. */
import type { Measure } from '../measures.ts';
import { MEASURES } from '../measures.ts';
import type { Interpretation, Plan } from '../plan.ts';
import type { NameMention } from './find-names.ts';
import type { Frame } from './frame.ts';
import type { Span } from './phrase-table.ts';
import { covers } from './phrase-table.ts';
import { rolesOf } from './subject.ts';
import type { Token } from './tokenize.ts';

const BEFORE = /^(including|include|includes|incl|counting|inclusive)$/;
const BEHIND = /^(included|inclusive|counted)$/;
const BETWEEN = /^(and|or|plus|,|&|the|our|my|any|all|of|both|also|payments?|costs?|expenses?|in|are|is|what|we)$/;

/** The names that are said to be included; none beside another name, which they then widen ("payroll including taxes"), or without a measure to hold them. */
export function includedNames(names: readonly NameMention[], tokens: readonly Token[], hasMeasure: boolean): NameMention[] {
  const included = names.filter((name) => isIncluded(tokens, name, names));
  return hasMeasure && included.length === names.length ? included : [];
}

function isIncluded(tokens: readonly Token[], name: Span, names: readonly Span[]): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const skip = (from: number, step: 1 | -1): number => {
    let at = from;
    while (BETWEEN.test(text(at)) || covers(names, at)) at += step;
    return at;
  };
  const before = skip(name.from - 1, -1);
  if (BEFORE.test(text(before))) return !/^(not|without|no)$/.test(text(before - 1));
  const behind = skip(name.to, 1);
  return BEHIND.test(text(behind)) && !/^(not|no)$/.test(text(behind - 1));
}

const CHOICE_MEASURES: readonly Measure[] = ['cashOut', 'cashIn', 'expenses', 'revenue'];

/** A measure that does not hold what it is said to hold: asked back, never added up without it. */
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
