/** The rule for one thing taken off another: "revenue minus payroll", "what is left after rent and wages". */
import type { AccountRole } from '../../../ledger/entry.ts';
import type { Measure } from '../../measures.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation, Plan, PlanPeriod, Subject } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { covers } from '../words/phrase-table.ts';
import type { MeasureMention, Reading } from '../reading.ts';
import { has } from '../reading.ts';
import { rolesOf, subjectOf } from '../subject.ts';
import { costsOffIncome } from './costs-off-income.ts';
import { wordTable } from '../../../word-table.ts';

/** Differences that have a name of their own. */
const NAMED = wordTable<Measure>({ 'cashIn cashOut': 'cashFlow', 'revenue cogs': 'grossProfit' });
/** What a profit has taken off already. */
const TAKEN_ALREADY: Partial<Record<Measure, readonly AccountRole[]>> = { netProfit: ['cogs', 'opex', 'tax', 'interest'], operatingProfit: ['cogs', 'opex'], grossProfit: ['cogs'] };
const TAKES = /\b(take|taking|taken) (away|off|out)$|\b(deduct|deducting|subtract|subtracting)$/;
const LEFT = /\b(left|leftover|remain|remains|remaining|stays?|over)\b/;
const SKIPPED = /^(only|just|for|the|our|my|all|any|paying|pay|covering|deducting|subtracting|taking|off|out|total|i|we|paid|for|on)$/;

/** Null where nothing is taken off anything, and where leaving rows out says the same ("expenses minus rent"). */
export function remainder(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const at = minusAt(reading);
  if (frame.previous || reading.periods.length > 1 || has(reading, 'largest', 'smallest')) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const leftOfIncome = costsOffIncome(reading, period);
  if (leftOfIncome || at < 0) return leftOfIncome;
  const from = takenFrom(reading, at);
  const off = takenOff(reading, at, period);
  if (!from || !off || from === off.metric && off.filters.categories === undefined) return null;
  const named = off.filters.categories === undefined ? NAMED[`${from} ${off.metric}`] : undefined;
  if (named) return planned('total', { metric: named, filters: {}, period });
  const names = namesAfter(reading, at);
  if (names.length > 0 && off.metric !== 'movement' && isCost(from) === isCost(off.metric)) return reading.exceptions.length > 0 ? null : withoutThem(from, off) ?? planned('remainder', { metric: from, filters: {}, period }, { against: off });
  if (names.length === 0 && (isPercentMeasure(from) || from in TAKEN_ALREADY && isCost(off.metric))) return null;
  if (isPercentMeasure(from) || isCost(off.metric) && names.flatMap(rolesOf).some((role) => TAKEN_ALREADY[from]?.includes(role))) return alreadyTaken(frame, names);
  return planned('remainder', { metric: from, filters: {}, period }, { against: off });
}

/** "2025 costs less equipment and taxes": the sum of the other rows, so that it can be followed to them. */
function withoutThem(metric: Measure, { filters, period }: Subject): Interpretation | null {
  const { categories, ...others } = filters;
  return metric === 'expenses' && categories !== undefined && Object.values(others).every((value) => value === undefined) ? planned('total', { metric, filters: { notCategories: categories }, period }) : null;
}

const LEADS = /^(and|so|ok|then|now|what|how|much|is|was|that|it|left|remains|remain|over)$/;

/** "Minus payroll?", "what is left after rent?" after a figure that is no cost. */
export function remainderOf(previous: Plan, { reading }: Frame): Plan | null {
  const at = reading.tokens.findIndex((token) => !LEADS.test(token.text));
  if (previous.task !== 'total' || isCost(previous.metric) || previous.metric in TAKEN_ALREADY || reading.periods.length > 0 || !/^(minus|less|after)$/.test(reading.tokens[at]?.text ?? '') || !startsAfter(reading, at)) return null;
  const off = takenOff(reading, at, previous.period);
  return off && (isCost(off.metric) || off.metric === 'movement') ? { ...totalPlan(previous), task: 'remainder', against: off } : null;
}

/** Where "minus", "less" or "left … after" stands between two things; −1 where it does not. */
function minusAt(reading: Reading): number {
  const words = reading.tokens.map((token) => token.text);
  return words.findIndex((word, at) => {
    if (word === 'minus') return true;
    const before = words.slice(0, at).join(' ');
    if (word === 'less') return !words.includes('than', at) && (endsAt(reading.measures, at) || endsAt(reading.periods, at)) && startsAfter(reading, at);
    if (TAKES.test(`${words[at - 1] ?? ''} ${word}`) && startsAfter(reading, at)) return /\b(left|stays?|remains?|remained|leftover|over)\b/.test(words.join(' ')) && strong(reading).some((mention) => mention.to <= at);
    return word === 'after' && startsAfter(reading, at) && (LEFT.test(at === 0 ? words.join(' ') : before) || endsAt(reading.measures, at) || endsAt(reading.periods, at));
  });
}

const endsAt = (spans: readonly { readonly to: number }[], at: number): boolean => spans.some((span) => span.to === at);

function startsAfter(reading: Reading, at: number): boolean {
  let next = at + 1;
  while (SKIPPED.test(reading.tokens[next]?.text ?? '') && !covers([...reading.names, ...reading.exceptions, ...reading.measures], next)) next++;
  return [...reading.names, ...reading.exceptions, ...reading.measures].some((span) => span.from === next);
}

/** The last strong measure before the minus; what is left is left of revenue. */
function takenFrom(reading: Reading, at: number): Measure | null {
  const before = strong(reading).filter((mention) => mention.to <= at || at === 0);
  const measure = before.at(-1)?.measure ?? null;
  const words = reading.tokens.slice(0, at === 0 ? undefined : at).map((token) => token.text).join(' ');
  const isLeft = LEFT.test(words);
  const isEarned = measure === null && reading.measures.some((mention) => mention.isWeak && mention.measure === 'revenue' && mention.to <= at);
  return isEarned || isLeft && (measure === null || measure === 'netProfit' || measure === 'expenses') ? 'revenue' : measure;
}

const strong = (reading: Reading): readonly MeasureMention[] => reading.measures.filter((mention) => !mention.isWeak);

/** Categories decide for themselves; a party's side is not known here, so its rows are left to the other rules. */
function takenOff(reading: Reading, at: number, period: PlanPeriod): Subject | null {
  const names = namesAfter(reading, at);
  if (names.length === 0) {
    const metric = strong(reading).find((mention) => mention.from > at)?.measure;
    return metric ? { metric, filters: {}, period } : null;
  }
  if (names.some((mention) => rolesOf(mention).length === 0)) return null;
  return subjectOf({ ...reading, measures: [], exceptions: [] }, period, names);
}

const namesAfter = (reading: Reading, at: number): NameMention[] => [...reading.names, ...reading.exceptions].filter((mention) => mention.from > at);

const isCost = (measure: Measure): boolean => /^(expenses|operatingExpenses|cogs|cashOut|taxes|interest)$/.test(measure);

/** Profit has its costs taken off already: taking one off twice would be wrong. */
function alreadyTaken({ reading }: Frame, names: readonly NameMention[]): Interpretation {
  const said = names.map((mention) => mention.said).join(' and ');
  const when = reading.periods[0] ? ` ${reading.tokens.slice(reading.periods[0].from, reading.periods[0].to).map((token) => token.text).join(' ')}` : '';
  return {
    kind: 'clarify', plan: null, message: `Profit here is what is left after all costs${said === '' ? '' : `, ${said} included`}. Which figure do you mean?`,
    choices: [`Net profit${when}`, ...(said === '' ? [] : [`Revenue minus ${said}${when}`]), `Operating profit${when}`].map((question) => ({ label: question, question })),
  };
}
