/** "They" after "who was our best client?": the name that the list was led by. */
import type { Plan } from '../plan.ts';
import { periodLabel } from '../../period-label.ts';
import { totalPlan } from '../plan.ts';
import type { Books } from './books.ts';
import { compute } from './compute.ts';
import { hasEverRows } from './namesakes.ts';

const POINTS_AT_WINNER = /\b(they|them|their|theirs|he|she|him|his|her|that (client|customer|vendor|supplier|company|one|category))\b/i;

/** "What share is that": of whom the list was led by. */
const ASKS_SHARE = /^(and |so )?(what|how much|which) (is )?(share|percent|percentage|proportion)( (is|was|are|were) (that|it|they)\b)?|\b(is|was) that (in|as a) (percent|percentage|share)\b/i;
const ASKS_WHY = /^(and |so |but |ok |, )*(why|how come|what happened|what went (wrong|right|well))( (is|was) (that|it)| then| there)?( ?[?.!])*$/i;

/** Why a month was the best of all is asked of that month. */
async function inItsUnit(previous: Plan, books: Books): Promise<Plan> {
  const unit = previous.groupBy;
  if (previous.limit !== 1 || unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year') return previous;
  const { cited: [rows] } = await compute(previous, books);
  return rows?.from === undefined || rows.to === undefined ? previous : totalPlan({ ...previous, period: { from: rows.from, to: rows.to, label: periodLabel({ from: rows.from, to: rows.to }), unit } });
}

/** "How much was it in 2025". */
const ASKS_FIGURE = /^(and |so |ok |okay |, )*(how much|what)( exactly)? (was|is|were|has|did|does|do) (it|that|this|they come to)\b/i;

/** "Did UPS pay us? – How much was it in 2025?": a way that no money ever went does not bind what is asked next. */
async function theWayItWent(previous: Plan, books: Books): Promise<Plan> {
  const { counterparties } = previous.filters;
  if (counterparties === undefined || await hasEverRows(previous, books)) return previous;
  return { ...previous, metric: 'bySide', filters: { counterparties }, notes: [] };
}

/** The plan before, about its winner alone where the question points at it. */
export async function aboutWinner(text: string, previous: Plan | null, books: Books): Promise<Plan | null> {
  if (previous && ASKS_FIGURE.test(text) && /^cash(In|Out)$/.test(previous.metric)) return theWayItWent(previous, books);
  if (previous?.task === 'best-period' && ASKS_WHY.test(text)) return inItsUnit(previous, books);
  if (previous?.task !== 'ranking' || (previous.limit !== 1 && previous.rank === null) || !POINTS_AT_WINNER.test(text) && !ASKS_SHARE.test(text)) return previous;
  const { detail } = await compute(previous, books);
  const winner = detail.task === 'ranking' ? detail.lines[0]?.label : undefined;
  if (winner === undefined) return previous;
  if (previous.groupBy === 'counterparty') return totalPlan({ ...previous, filters: { ...previous.filters, counterparties: [winner] } });
  const category = books.vocabulary.categories.find(({ name }) => name === winner);
  return previous.groupBy === 'category' && category ? totalPlan({ ...previous, filters: { ...previous.filters, categories: [category.number] } }) : previous;
}
