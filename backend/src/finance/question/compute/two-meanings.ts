/** Whether a second meaning of a question would be answered in another way: where both come to the same figure nobody has to be asked. */
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { compute } from './compute.ts';
import type { Figures } from './figures.ts';
import { settle } from './settle.ts';

export async function isOtherAnswer(other: Plan, plan: Plan, books: Books): Promise<boolean> {
  const settled = await settle(other, {}, books);
  if (settled.kind !== 'plan') return false;
  const [own, rival] = await Promise.all([compute(plan, books), compute(settled.plan, books)]);
  return !isEmpty(rival) && !isSame(own, rival);
}

/** Nothing to tell: hardly what was meant. */
const isEmpty = ({ value, table }: Figures): boolean => value === 0 || value === null && (table?.rows ?? []).length === 0;

const size = ({ value }: Figures): Figures['value'] => (typeof value === 'number' ? Math.abs(value) : value);
const linesOf = ({ table }: Figures): string[] => (table?.rows ?? []).map((row) => row.join('|'));
const holdsAll = (all: readonly string[], some: readonly string[]): boolean => some.length > 0 && some.every((line) => all.includes(line));

/** The same figure, or the lines of the one among those of the other. */
function isSame(own: Figures, rival: Figures): boolean {
  if (own.value !== null && size(own) === size(rival)) return true;
  const [lines, others] = [linesOf(own), linesOf(rival)];
  return holdsAll(lines, others) || holdsAll(others, lines);
}
