/** "They" after "who was our best client?": the name that the list was led by. */
import type { Plan } from '../plan.ts';
import { totalPlan } from '../plan.ts';
import type { Books } from './books.ts';
import { compute } from './compute.ts';

const POINTS_AT_WINNER = /\b(they|them|their|theirs|he|she|him|his|her|that (client|customer|vendor|supplier|company|one|category))\b/i;

/** The plan before, about its winner alone where the question points at it. */
export async function aboutWinner(text: string, previous: Plan | null, books: Books): Promise<Plan | null> {
  if (previous?.task !== 'ranking' || (previous.limit !== 1 && previous.rank === null) || !POINTS_AT_WINNER.test(text)) return previous;
  const { detail } = await compute(previous, books);
  const winner = detail.task === 'ranking' ? detail.lines[0]?.label : undefined;
  if (winner === undefined) return previous;
  if (previous.groupBy === 'counterparty') return totalPlan({ ...previous, filters: { ...previous.filters, counterparties: [winner] } });
  const category = books.vocabulary.categories.find(({ name }) => name === winner);
  return previous.groupBy === 'category' && category ? totalPlan({ ...previous, filters: { ...previous.filters, categories: [category.number] } }) : previous;
}
