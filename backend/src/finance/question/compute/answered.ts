/** Whether a plan that we would offer ends in an answer: its rows are there, and a balance that it needs is known. */
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { hasRows } from './books.ts';
import { compute } from './compute.ts';
import type { Figures } from './figures.ts';
import { settle } from './settle.ts';

export async function isAnswered(asked: Plan, books: Books): Promise<boolean> {
  const settled = await settle(asked, {}, books);
  if (settled.kind !== 'plan') return false;
  if (settled.plan.task === 'runway' || settled.plan.task === 'balance') return !asksForBalance(await compute(settled.plan, books));
  return hasRows(settled.plan, books);
}

/** Runway and balance need a balance that nobody stated and the ledger does not know. */
export function asksForBalance({ detail, value }: Figures): boolean {
  return (detail.task === 'runway' && detail.balanceMinor === null && detail.burnMinor > 0) || (detail.task === 'balance' && value === null);
}
