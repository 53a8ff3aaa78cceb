/** The levers of a plan with every amount known: one that a question left to the ledger ("if we lose Acme") is the mean of its full months. */
import { divideMinor } from '../../money.ts';
import type { Lever } from '../../scenario/lever.ts';
import { planLeverInWords, withoutWhom } from '../phrase/lever-words.ts';
import type { LeverBasis, PlanLever, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { valuesBy } from './books.ts';
import { calendarLines } from './calendar-lines.ts';

export interface KnownLever {
  readonly lever: Lever;
  readonly inWords: string;
  /** Money that moves without being a cost: draws, loan principal. */
  readonly isMovement?: boolean;
}

export async function knownLevers(levers: readonly PlanLever[], books: Books): Promise<KnownLever[]> {
  const known: KnownLever[] = [];
  for (const lever of levers) known.push(await knownLever(lever, books));
  return known;
}

async function knownLever(lever: PlanLever, books: Books): Promise<KnownLever> {
  const { vocabulary } = books;
  if (lever.kind !== 'recurring') return { lever, inWords: planLeverInWords(lever, null, vocabulary) };
  const { kind, startMonth, endMonth } = lever;
  if (lever.basis === null) return { lever: { kind, amountMinor: lever.amountMinor, startMonth, endMonth }, inWords: planLeverInWords(lever, null, vocabulary) };
  const { who, minor } = await basisMean(lever.basis, books);
  const inWords = planLeverInWords(lever, who, vocabulary);
  const label = lever.levelMinor === undefined && lever.percent === undefined ? withoutWhom(lever.basis, who, vocabulary) : inWords;
  // What comes from a name and what goes to it both end with it, or change with it.
  const amountMinor = lever.percent !== undefined ? Math.round((minor * lever.percent) / 100) : lever.basis.metric === 'cashFlow' ? (minor > 0 ? 1 : -1) * (lever.levelMinor ?? 0) - minor : lever.sign * (Math.abs(minor) - (lever.levelMinor ?? 0));
  return { lever: { kind, amountMinor: amountMinor || 0, startMonth, endMonth, label }, inWords, isMovement: lever.basis.metric === 'cashOut' };
}

async function basisMean(basis: LeverBasis, books: Books): Promise<{ who: string | null; minor: number }> {
  if (basis.largest === null) return { who: null, minor: await monthlyMean(basis, books) };
  const [first] = [...(await valuesBy(basis, basis.largest, books))].filter(([name]) => name !== '').sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first) return { who: null, minor: 0 };
  return { who: first[0], minor: await monthlyMean({ ...basis, filters: { ...basis.filters, counterparties: [first[0]] } }, books) };
}

export async function monthlyMean(subject: Subject, books: Books): Promise<number> {
  const lines = await calendarLines(subject, 'month', books);
  return lines.length === 0 ? 0 : divideMinor(lines.reduce((sum, line) => sum + line.value, 0), lines.length);
}
