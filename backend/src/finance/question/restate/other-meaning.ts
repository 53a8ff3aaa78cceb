/** What else a question may well mean that the grammar has read without losing a word: the second reader's plan, where it is sure of another one and that one passes over nothing that the question says. */
import { COST_MOST, accountFor } from '../interpret/accounted/account.ts';
import type { Reading } from '../interpret/reading.ts';
import { waySaid } from '../interpret/sides/way-said.ts';
import { strongMeasures } from '../interpret/subject.ts';
import { unusedWords } from '../interpret/accounted/unused.ts';
import type { Interpretation, OtherMeaning, Plan } from '../plan.ts';
import { restatements } from './restate.ts';
import { keyOf } from './same-plan.ts';
import { wordsBeside } from './words-beside.ts';

/** From here on the second reader is taken for sure. */
const SURE = 0.6;
/** Up to here the grammar's own meaning is none to it. */
const UNLIKELY = 0.05;
/** From here on it knows no meaning at all. */
const UNKNOWN = 0.1;
/** Less likely forms change nothing. */
const WORTH_READING = 0.04;

interface Meant extends OtherMeaning { readonly probability: number }

/** Null where the two readers agree, and where the second one does not see all that the question says; `vague` where it finds nothing that is asked. */
export function otherMeaning(plan: Plan, reading: Reading, plain: (question: string) => Interpretation): OtherMeaning | 'vague' | null {
  if (wordsBeside(reading)?.length !== 0) return null;
  const likely = restatements(reading).filter(({ probability }) => probability >= WORTH_READING);
  const isUnknown = likely.reduce((sum, { kind, probability }) => (kind === 'other' ? sum + probability : sum), 0) >= UNKNOWN;
  if (isUnknown || likely.reduce((sum, { probability }) => sum + probability, 0) <= SURE) return null;
  const own = keyOf({ kind: 'plan', plan });
  const byKey = new Map<string, Meant>();
  for (const { question, probability } of likely) {
    const found = question === null ? null : plain(question);
    if (found?.kind !== 'plan' || question === null) continue;
    const key = keyOf(found);
    const before = byKey.get(key);
    const sum = (before?.probability ?? 0) + probability;
    if (key === own && sum >= UNLIKELY) return null;
    byKey.set(key, { plan: found.plan, question: before?.question ?? question, probability: sum });
  }
  if (plan.task !== 'latest' && !isAllSaid(plan, reading) && likely.reduce((sum, { kind, probability }) => (kind === 'clarify' ? sum + probability : sum), 0) > SURE) return 'vague';
  const [best] = [...byKey.values()].sort((a, b) => b.probability - a.probability);
  return best && best.probability > SURE && SEES_ALL.every((isSeen) => isSeen(best.plan, plan, reading)) ? { plan: best.plan, question: best.question } : null;
}

/** "What was the change in net profit between Q2 and Q3": what is measured, when, and what it is held against stand there. */
const isAllSaid = ({ task, against }: Plan, reading: Reading): boolean => task === 'share' && against !== null && reading.names.length > 1 || against !== null && reading.periods.length > 0 && strongMeasures(reading).length + reading.names.length > 0;

/** What another meaning may not pass over or make up, as against the grammar's. */
const SEES_ALL: readonly ((other: Plan, plan: Plan, reading: Reading) => boolean)[] = [
  // No form says them, so that the nearest one always lacks what was asked.
  (other, plan) => SAID_BY_GRAMMAR.every((part) => !part(plan) || JSON.stringify(part(other)) === JSON.stringify(part(plan))),
  (other, plan) => plan.cumulative !== true || other.task !== 'trend' || other.cumulative === true,
  (other, _, reading) => accountFor(other, reading).cost + unusedWords(other, reading).length < COST_MOST,
  // "How many customers paid us": on which side they are is said.
  (other, plan, { groupings }) => plan.task !== 'count' || plan.groupBy !== 'counterparty' || other.metric === plan.metric || !groupings.some(({ side }) => side !== undefined),
  // Of a change that is supposed only whether it lies in the past: its amounts are the grammar's.
  (other, plan) => plan.task !== 'what-if' || other.task === 'supposed',
  // How long the money lasts with something changed is said by no form.
  (_, plan) => plan.task !== 'runway' || plan.levers === undefined,
  // The time: a form with a place for a second one fills it with all there is.
  (other, plan) => other.period.from === plan.period.from && other.period.to === plan.period.to && (other.against?.period.unit !== 'all' || plan.against?.period.unit === 'all' || plan.period.unit === 'all'),
  (other, plan, reading) => strongMeasures(reading).every((measure) => measured(other).includes(measure) || !measured(plan).includes(measure)),
  // "Revenue 2025 minus revenue 2024": against a measure that nobody named nothing is held.
  (other, plan, reading) => other.against === null || plan.against?.metric !== plan.metric || other.against.metric === other.metric || [other.metric, other.against.metric].every((metric) => (strongMeasures(reading) as readonly string[]).includes(metric)),
  // "The most in percent", and which way it went.
  (other, plan) => (plan.answerIn !== 'percent' || other.answerIn === 'percent') && (plan.task !== 'drivers' || other.task !== 'drivers' || plan.order === other.order),
  // "The smallest", "the third largest", "got paid by": which end, which place and which way are said.
  (other, plan, { operations }) => plan.order === other.order || !isEnd(plan.order) || !isEnd(other.order) || !operations.has(plan.order),
  // "The same quarter the year before", "against the month before": what it is held against is said.
  (other, plan, { operations }) => !operations.has('sameBefore') && !operations.has('before') || plan.against === null || other.against?.period.from === plan.against.period.from,
  (other, plan) => plan.rank === null || other.rank === plan.rank,
  (other, plan) => plan.task !== 'date' && plan.filters.direction === undefined || other.filters.direction === undefined || plan.filters.direction === other.filters.direction,
  (other, plan) => leftOut(other) === leftOut(plan),
  // "Profitable", "how come", "number", "the same days": what is said in so many words.
  (other, plan, { operations, amounts }) => plan.threshold === null || other.threshold === null || plan.threshold.side === other.threshold.side || operations.has('positive') === operations.has('negative') && Object.keys(amounts.bounds).length === 0,
  (other, plan, { operations }) => !operations.has('why') || plan.task !== 'drivers' || other.task === 'drivers',
  (other, plan, { operations, text }) => plan.task !== 'total' || other.task !== 'count' || operations.has('count') || !ADDED_UP.test(text) && !MONEY_MOVED.test(text),
  (other, plan, { text }) => !SAME_DAYS.test(text) || other.against?.period.to === plan.against?.period.to,
  // "This year's expenses compared to last year's": what runs is held against the same days, which is told.
  (other, plan) => plan.task !== 'compare' || other.task !== 'compare' || plan.against?.period.from !== other.against?.period.from || plan.against?.period.to === other.against?.period.to,
  (other, plan) => plan.filters.direction !== undefined || other.filters.direction === undefined || plan.metric !== 'bySide',
  (other, _, { measures }) => other.task !== 'overview' || measures.length === 0,
  // "Quarterly summary of 2025": every figure is told, and none of them was named.
  (other, plan, { measures }) => plan.task !== 'overview' || other.task === 'overview' || measures.length > 0,
  // "Which costs rose most": by kind or by name, either list tells it.
  (other, plan) => plan.task !== 'drivers' || other.task !== 'drivers' || plan.groupBy === other.groupBy,
  // "Average payroll run": single rows are what the word says.
  (other, plan, { rowWords }) => plan.per !== 'row' || other.per === 'row' || rowWords.length === 0,
  // "Sysco payments between 500 and 700": the list says how many they are and what they come to.
  (other, plan, { operations }) => plan.task !== 'rows' || plan.order !== 'last' || !/^(count|total)$/.test(other.task) || operations.has('count'),
  // "The 3 largest charges on the card" are single ones.
  (other, plan, { rowWords, groupings }) => plan.task !== 'rows' || other.task !== 'ranking' || rowWords.length === 0 || groupings.length > 0,
  // "Q3 next to Q2, which expense dropped the furthest": which one moved most is asked, and not by how much all of it did.
  (other, plan, { operations }) => plan.task !== 'drivers' || other.task === 'drivers' || !operations.has('rise') && !operations.has('fall'),
  // "What eats most of our money": where nobody says who, the kinds tell it, and the names are offered beside them.
  (other, plan) => plan.task !== 'ranking' || other.task !== 'ranking' || plan.groupBy !== 'category' || other.groupBy !== 'counterparty',
  // "Top 5 expenses" are by category unless single ones are said: either list is an answer.
  (other, plan) => plan.task !== 'ranking' || other.task !== 'rows',
  // "The 3 largest charges on the card": single rows, where nobody says by whom.
  (other, plan, { rowWords, groupings, tokens }) => plan.task !== 'rows' || other.task !== 'ranking' || groupings.length > 0 || !rowWords.some(({ to }) => SINGLE_ROWS.test(tokens[to - 1]?.text ?? '')),
  (other, plan, { text }) => plan.task !== 'burn' || other.task === 'burn' || !/\b(cash burn|burn rate|net burn|monthly burn)\b|^burn\b/.test(text),
  // "Who pays us every month", "the third dearest month": which side is meant is said.
  (other, plan) => plan.task !== 'recurring' || other.task !== 'recurring' || plan.metric === other.metric,
  (other, plan, { text }) => plan.task !== 'best-period' || plan.metric !== 'expenses' || other.metric !== 'revenue' || !/\b(dearest|priciest|costliest|cheapest|expensive|costly)\b/.test(text),
  // "Which week had the highest revenue": the unit is said.
  (other, plan, { tokens }) => plan.task !== 'best-period' || other.task !== 'best-period' || plan.groupBy === other.groupBy || !tokens.some(({ text }) => text === plan.groupBy || text === `${plan.groupBy}s`),
  // "What did Acme receive from us": which way is said in so many words.
  (other, _, reading) => !goesAgainst(other, waySaid(reading)),
  // "Who brought in more, A or B, and how much each": both lists tell it, and who asks for what lies between them says so.
  (other, plan, { text }) => plan.task !== 'ranking' || other.task !== 'compare' || !areTheSame(plan, other) || /\b(difference|gap|by how much|how much (more|less)|compared?)\b/.test(text),
  // "The difference in expenses between Q3 and Q4": of all of them, where nobody asks which moved.
  (other, plan, { text }) => plan.task !== 'compare' || other.task !== 'drivers' || !/\bdifference (in|of|between)\b/.test(text),
  // "The highest project payment": a single row is said.
  (other, plan, { rowWords }) => plan.task !== 'rows' || other.task !== 'best-period' || rowWords.length === 0,
  // "GitHub + Figma + Linear": added up.
  (other, plan, { text }) => plan.task !== 'total' || other.groupBy === null || !/ (\+|plus|together|combined|total|altogether|added) /.test(` ${text} `),
];

const goesAgainst = ({ metric }: Plan, way: 'in' | 'out' | undefined): boolean => way === 'in' ? /^(expenses|cashOut)$/.test(metric) : way === 'out' && /^(revenue|grossSales|cashIn)$/.test(metric);

/** Two names in one list, or each by itself. */
const areTheSame = ({ filters }: Plan, other: Plan): boolean => (['categories', 'counterparties'] as const).some((kind) => (filters[kind]?.length ?? 0) === 2 && JSON.stringify([...filters[kind] ?? []].sort()) === JSON.stringify([...other.filters[kind] ?? [], ...other.against?.filters[kind] ?? []].sort()));

const SINGLE_ROWS = /^(charges?|payments?|deposits?|transactions?|invoices?|bills?|purchases?|che(ck|que)s?|withdrawals?|receipts?|entries|rows|swipes?)$/;

const isEnd = (order: Plan['order']): order is 'largest' | 'smallest' => order === 'largest' || order === 'smallest';

const GRAMMARS_TASKS = /^(sum|growth|place|gaps|break-even|price-list|remainder)$/;
const SAID_BY_GRAMMAR: readonly ((plan: Plan) => unknown)[] = [
  ({ task }) => (GRAMMARS_TASKS.test(task) ? task : null), ({ each }) => each, ({ bothEnds }) => bothEnds, ({ earlier }) => earlier, ({ difference }) => difference, ({ ofWhole }) => ofWhole, ({ task, counted }) => task === 'share' && counted,
  ({ task, groupBy }) => task === 'count-periods' && groupBy, ({ membership, metric }) => membership !== undefined && metric,
  ({ task, answerIn }) => task === 'drivers' && answerIn === 'percent', ({ task, order }) => task === 'rows' && order === 'first', ({ run }) => run?.wants === 'count', ({ rolling }) => rolling, ({ task, per }) => task === 'count' && per, ({ aroundMean }) => aroundMean, ({ task, order }) => task === 'trend' && order, ({ task, threshold }) => task === 'recurring' && threshold, ({ task, against, period }) => task === 'trend' && against !== null && [against.filters, against.period.from === period.from],
];

const SAME_DAYS = /\b(same (day|date|days|dates|point|time|stage)|this point|that point|so far .*so far|(last|previous|prior) (month|week|quarter) so far)\b/;
const ADDED_UP = /\b(total|sum|summed|add|added|altogether)\b/;

/** What stands for its money where nobody counts it. */
const MONEY_MOVED = /\b(deposits|receipts|payouts|takings|charges|spend|spending)\b/;

const measured = ({ metric, against }: Plan): string[] => [metric, ...(against ? [against.metric] : [])];
const leftOut = ({ filters: { notCategories, notCounterparties, notAccounts, notWords } }: Plan): string => JSON.stringify([notCategories, notCounterparties, notAccounts, notWords]);
