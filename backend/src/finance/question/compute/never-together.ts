/** Conditions that no row ever meets together ("the mower loan" as a loan of Mower Medic): the weaker one was misread and goes, or it is asked. A zero must not come from a misreading. */
import type { PlanFilters, Said, SaidKey, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { hasEverRows } from './namesakes.ts';

const KEYS: readonly SaidKey[] = ['categories', 'counterparties', 'accounts'];

export type Together = { readonly kind: 'subject'; readonly subject: Subject } | { readonly kind: 'apart' };

export async function together(subject: Subject, said: Said, books: Books): Promise<Together> {
  const keys = KEYS.filter((key) => subject.filters[key] !== undefined).sort((a, b) => (said[a] ?? 0) - (said[b] ?? 0));
  const [weakest, next] = keys;
  if (keys.length < 2 || !weakest || !next || await hasEverRows(subject, books)) return { kind: 'subject', subject };
  const givenBack = subject.metric === 'refunds' ? await givenBackBy(subject, books) : null;
  if (givenBack) return { kind: 'subject', subject: givenBack };
  if (subject.metric === 'refunds' && keys.length === 2 && (said.counterparties ?? 0) >= WHOLE_NAME) return { kind: 'subject', subject: await noneGivenBack(subject, books) };
  if (weakest === 'categories' && subject.metric === 'refunds') return { kind: 'apart' };
  const isPayout = subject.filters.counterparties !== undefined && subject.filters.categories?.every((number) => books.vocabulary.categories.find((one) => one.number === number)?.role === 'transfer') === true;
  if (isPayout) return together(dropped(subject, 'categories'), said, books);
  if (!isMisread(said[weakest] ?? 0, said[next] ?? 0)) return { kind: 'apart' };
  const without = dropped(subject, weakest);
  return await hasEverRows(without, books) ? together(without, said, books) : { kind: 'apart' };
}

/** "What did the mill refund us": who is paid, and has given money back, is no customer that got it. */
async function givenBackBy({ filters: { counterparties }, period }: Subject, books: Books): Promise<Subject | null> {
  if (counterparties === undefined || !await hasEverRows({ metric: 'expenses', filters: { counterparties }, period }, books)) return null;
  // What a platform pays out is no credit.
  const credits: Subject = { metric: 'movement', filters: { counterparties, direction: 'in', roles: ['cogs', 'opex', 'tax', 'interest'] }, period };
  return await hasEverRows(credits, books) ? credits : null;
}

const WHOLE_NAME = 4;

/** "How much did we refund Acme" of one who never got a refund, "what did UPS give back" of one who never gave any: none is the answer. */
async function noneGivenBack(subject: Subject, books: Books): Promise<Subject> {
  const { counterparties = [] } = subject.filters;
  const [isPaid, pays] = [await hasEverRows({ metric: 'expenses', filters: { counterparties }, period: subject.period }, books), await hasEverRows({ metric: 'revenue', filters: { counterparties }, period: subject.period }, books)];
  return isPaid && !pays ? { metric: 'cashIn', filters: { counterparties }, period: subject.period } : subject;
}

/** Some part of a name beside anything surer, or an owner's word for a kind beside a whole name. */
const isMisread = (weak: number, sure: number): boolean => weak <= 1 && sure > weak || weak <= 2 && sure >= 4;

/** Without its category a subject is what its other rows are. */
function dropped({ metric, filters, period }: Subject, key: SaidKey): Subject {
  const rest = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key && !(key === 'categories' && name === 'direction'))) as PlanFilters;
  return { metric: key === 'categories' && rest.counterparties !== undefined && metric !== 'cashFlow' ? 'bySide' : metric, filters: rest, period };
}
