/** Names that a question puts side by side. */
import type { Interpretation, PlanPeriod, Subject } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { measureOf, rolesOf, strongMeasures, subjectOf } from '../subject.ts';

/** Names of the same kind joined by "vs", "or", "and". */
export function comparedNames({ reading }: Frame): readonly [NameMention, NameMention] | null {
  if (!has(reading, 'compare', 'more')) return null;
  const kindOf = (name: NameMention) => name.names[0]?.kind ?? 'category';
  for (const kind of ['category', 'counterparty', 'account']) {
    const same = reading.names.filter((name) => kindOf(name) === kind);
    const [a, b] = same;
    if (same.length === 2 && a && b && !isSame(a, b)) return [a, b];
  }
  const [one, other] = reading.names;
  // One whom the ledger does not know: looked up, held against the one it knows.
  if (one && other && reading.names.length === 2 && [one, other].filter(isUnknown).length === 1) return [one, other];
  const areHeld = reading.names.length === 2 && one && other && reading.tokens.slice(one.to, other.from).some(({ text }) => HELD.test(text)) && [one, other].every((name) => name.names.length === 1 && kindOf(name) !== 'account' && !isPaying(reading.tokens, name));
  return areHeld || one && other && areThingsPaidFor(reading.names) ? [one, other] : null;
}

export const isUnknown = ({ names }: NameMention): boolean => names.length === 0;

/** "Fuel or payroll": a thing that some sellers are known for, and a category of costs. */
const areThingsPaidFor = (names: readonly NameMention[]): boolean => names.length === 2 && names.some(({ boughtWithin }) => boughtWithin !== undefined) && names.every((name) => name.boughtWithin !== undefined || isCost(name));

/** "The phone bill of Verizon against rent": a payee and a category, held against each other in so many words. */
const HELD = /^(than|vs|versus|against)$/;

/** "Payroll against revenue": one kind of costs and what the whole business took. */
export function costBeside(frame: Frame): { readonly cost: Subject; readonly whole: Subject } | null {
  const { reading } = frame;
  const [name, another] = reading.names;
  const [metric, further] = strongMeasures(reading);
  if (BY_STRETCH.test(reading.text)) return null;
  const said = reading.measures.find(({ measure, isWeak }) => !isWeak && measure === metric);
  if (!name || another || !said || !metric || further || reading.periods.length > 1 || !OF_ALL.test(metric) || !isCost(name) || reading.exceptions.length > 0) return null;
  const [from, to] = name.from < said.from ? [name.to, said.from] : [said.to, name.from];
  const between = reading.tokens.slice(from, to).map(({ text }) => text).join(' ');
  const period = periodOr(frame, wholeFile(frame.calendar));
  const cost = AGAINST.test(between) || has(reading, 'compare') && BESIDE.test(between) ? subjectOf(reading, period, [name], measureOf({ ...reading, measures: [] }, [name])) : null;
  return cost && { cost, whole: { metric, filters: {}, period } };
}

/** "Was payroll higher than revenue in any month". */
const BY_STRETCH = /\b(any|every|each|which|what|how many) (day|week|month|quarter|year)s?\b/;
const OF_ALL = /^(revenue|grossSales)$/;
const AGAINST = /^(vs|versus|against|(when )?compared? (to|with|against)|(higher|lower|more|less|bigger|smaller|greater|larger) than)( (our|my|the|total|overall|all))*$/;
const BESIDE = /^(to|with|and)( (our|my|the|total|overall|all))*$/;
const isCost = (name: NameMention): boolean => name.names.length > 0 && name.names.every(({ kind }) => kind === 'category') && rolesOf(name).length > 0 && rolesOf(name).every((role) => /^(cogs|opex|tax|interest)$/.test(role));

/** "Cigna paid more than the rent cost": whether it pays or is paid is not certain enough to hold it against a cost. */
function isPaying(tokens: Frame['reading']['tokens'], { from, to, names }: NameMention): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  return names[0]?.kind === 'counterparty' && /^((has|have|had|did|does) )?(pay|pays|paid|paying|spend|spends|spent)\b/.test(`${text(to)} ${text(to + 1)}`) && !/^(was|is|were|are|got|been)$/.test(text(from - 1));
}

const isSame = (a: NameMention, b: NameMention): boolean => a.names.length === b.names.length && a.names.every((name) => b.names.includes(name));

/** "The showroom rent and the warehouse rent": one category said twice, each time with a word of its own before it. */
export function comparedWithin({ tokens, names }: Frame['reading']): readonly { readonly name: NameMention; readonly word: string }[] | null {
  const [a, b] = names;
  if (names.length !== 2 || !a || !b || !isSame(a, b) || a.names.length === 0 || a.names.some(({ kind }) => kind !== 'category')) return null;
  const sides = [a, b].map((name) => ({ name, word: tokens[name.from - 1]?.text ?? '' }));
  const areTold = sides.every(({ word }) => /^[a-z]{4,}$/.test(word) && !/^(than|from|with|what|much|that|this|monthly|total|last|next|more|less|does|against|versus|between)$/.test(word));
  return areTold && sides[0]?.word !== sides[1]?.word ? sides : null;
}

/** A line for each of the names, not for each month. */
export const EACH = /\b(each|apiece|respectively|separately|individually|one by one)\b(?! (month|week|quarter|year|day|other))/;

/** Three or more names of one kind side by side are a ranking of just those. */
export function manyCompared(frame: Frame, period: PlanPeriod): Interpretation | null {
  const { names } = frame.reading;
  const kind = names[0]?.names[0]?.kind;
  const isOneKind = (names.length > 2 || names.length === 2 && EACH.test(frame.reading.text)) && kind !== undefined && names.every((name) => name.names[0]?.kind === kind);
  const over = isOneKind && (has(frame.reading, 'compare', 'more') || EACH.test(frame.reading.text)) ? subjectOf(frame.reading, period) : null;
  return over && kind ? planned('ranking', over.metric === 'bySide' ? { ...over, metric: 'expenses' } : over, { groupBy: kind, order: 'largest' }) : null;
}

/** "What is dearer, the software subscriptions or the advertising": which of the two, and not whose price rose. */
export const isEitherDearer = ({ reading: { names, tokens, text } }: Frame): boolean => {
  const [one, other] = names;
  return names.length === 2 && one !== undefined && other !== undefined && DEARER.test(text) && !MOVED.test(text) && tokens.slice(one.to, other.from).some((token) => /^(or|vs|versus|than)$/.test(token.text));
};
const DEARER = /\b(dearer|cheaper|pricier|costlier|more expensive|less expensive)\b/;
const MOVED = /\b(get|gets|got|gotten|getting|become|becomes|became|grown?|grew|rose|risen|raised?|raises|increase[ds]?|went|gone|go|going|up|down)\b/;

export const hasTwoSides = (frame: Frame) => comparedNames(frame) !== null || manyCompared(frame, wholeFile(frame.calendar)) !== null || strongMeasures(frame.reading).length >= 2;

export const sharedNames = (all: readonly NameMention[], compared: readonly NameMention[]) => all.filter((name) => !compared.includes(name));
