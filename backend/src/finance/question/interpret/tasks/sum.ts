/** The rule for things of different kinds in one list: "rent and electricity", where the one is a category and the other somebody who is paid. */
import type { Interpretation } from '../../plan.ts';
import { namesFilter } from '../conditions/filters.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { has, namedGroups } from '../reading.ts';
import { strongMeasures, subjectOf } from '../subject.ts';

const JOINS = /^(and|&|plus|\+|n)$/;
const BETWEEN = /^(and|&|plus|\+|n|,|the|our|my|for|on|to|of|also|all)$/;

export function sum(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!isMixedList(reading) || frame.previous || reading.periods.length > 1 || reading.exceptions.length > 0 || reading.amounts.spans.length > 0 || reading.weekdays.length > 0 || strongMeasures(reading).some((measure) => !/^(expenses|revenue|cashOut)$/.test(measure))) return null;
  if (namedGroups(reading).length > 0 || has(reading, 'average', 'count', 'share', 'compare', 'more', 'growth', 'rate', 'trend', 'each', 'largest', 'smallest', 'why', 'when', 'last', 'first', 'recurring', 'balance')) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const over = subjectOf(reading, period, reading.names.filter(isCategory));
  if (!over || over.metric !== 'expenses' && over.metric !== 'revenue') return null;
  const { categories } = over.filters;
  return planned('sum', over, { against: { metric: over.metric, filters: { ...namesFilter(reading.names.filter((name) => !isCategory(name))), ...(categories ? { notCategories: categories } : {}) }, period } });
}

/** Categories and parties one after another, joined by "and": no row need be of both. */
export function isMixedList({ names, tokens }: Pick<Reading, 'names' | 'tokens'>): boolean {
  if (names.length < 2 || !names.some(isCategory) || !names.some(isParty) || !names.every((name) => isCategory(name) || isParty(name))) return false;
  const joints = names.slice(1).map((name, at) => tokens.slice(names[at]?.to ?? 0, name.from).map(({ text }) => text));
  return joints.every((words) => words.length > 0 && words.every((word) => BETWEEN.test(word)) && words.some((word) => JOINS.test(word) || word === ',')) && (joints.at(-1) ?? []).some((word) => JOINS.test(word));
}

const isOf = ({ names }: NameMention, kind: string): boolean => names.length > 0 && names.every((name) => name.kind === kind);
const isCategory = (name: NameMention): boolean => isOf(name, 'category');
const isParty = (name: NameMention): boolean => isOf(name, 'counterparty');
