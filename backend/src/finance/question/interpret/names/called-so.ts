/** Which of a kind's categories a word means: those that are called so go before those that are only of its kind. */
import { lemma } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from './names.ts';
import { isGeneric } from './names.ts';
import type { SaidSide } from '../sides/said-side.ts';
import type { Token } from '../words/tokenize.ts';

/** "Stock" where no category is called so: whatever is bought to be sold. */
export function boughtToSell<T extends { readonly kind: string; readonly names: readonly LedgerName[] }>(token: Token | undefined, known: T | undefined, { names }: NameIndex): T | undefined {
  if (known?.kind !== 'materials' || known.names.some(({ count }) => count > 0) || !/^(stock|inventory|merchandise)$/.test(token?.text ?? '')) return known;
  return { ...known, names: names.filter(({ kind, role, count, kinds }) => kind === 'category' && role === 'cogs' && count > 0 && !kinds.includes('subcontractors')) };
}

/** "Rentals" where the ledger has Rental Income and pays a Shop Rent, "fleet customers" where it has Fleet Contract Income: several of them, or who pays for them, are what is sold. */
export function isIncomeOfThat(token: Token | undefined, names: readonly LedgerName[], side: SaidSide, { byWord }: NameIndex, length: number): boolean {
  const word = lemma(token?.text ?? '');
  if (length > 1 || side === 'out' || names.length === 0 || names.some((name) => name.role === 'revenue' || isCalledAfter(name, word) && side !== 'in')) return false;
  const incomes = (byWord.get(word) ?? []).filter(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0);
  return side === 'in' ? incomes.length > 0 : token?.text !== word && incomes.some((name) => isCalledAfter(name, word));
}

/** "Van" of Van Expenses, "rent" of Shop Rent: the last word that tells it. */
const isCalledAfter = ({ kind, words, count }: LedgerName, word: string): boolean => kind === 'category' && count > 0 && words.findLast((one) => !isGeneric(one)) === word;

/** "Job materials" where the ledger has Job Materials beside Shop Stock: of a kind those that are called by all of several words, or after the one. */
export function calledSo(words: readonly string[], names: readonly LedgerName[]): readonly LedgerName[] {
  const after = words.length === 1 ? names.filter((name) => isCalledAfter(name, words[0] ?? '')) : [];
  if (after.length > 0) return after;
  // "Walk-in sales" of Service Income - Walk-In: small words and the noun of an income stand in no name's index.
  const telling = words.length === 1 ? words : words.filter((word) => !TELLS_NONE.test(word));
  const called = names.filter((name) => name.kind === 'category' && name.count > 0 && telling.length > 0 && telling.every((word) => name.words.includes(word)));
  return called.length > 0 ? called : names;
}

const TELLS_NONE = /^(in|at|over|the|on|of|sale|income|revenue)$/;

/** "Distribution" where the ledger has Sales Distribution: a category that says the words goes before one of a kind that is only sometimes called so. */
export function isSaidByAnother(words: readonly string[], names: readonly LedgerName[], { byWord }: NameIndex): boolean {
  if (names.some((name) => words.every((word) => name.words.includes(word)))) return false;
  return (byWord.get(words[0] ?? '') ?? []).some((name) => name.kind === 'category' && name.count > 0 && words.every((word) => name.words.includes(word) && !isGeneric(word)) && !isForPayroll(words, name));
}

/** "Payroll" of Payroll Service Fees: who makes it out is no wage. */
const isForPayroll = (said: readonly string[], { words }: LedgerName): boolean => said.join(' ') === 'payroll' && words.some((other) => /^(service|processing|software|provider)$/.test(other));

/** "Farm clients" where Farm Visit Income alone is called so: those who pay for it, however ordinary the word. */
export function isWhoseClients(next: string, words: readonly string[], { kind, role, count, words: all }: LedgerName, { byWord }: NameIndex): boolean {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0 || kind !== 'category' || role !== 'revenue' || count === 0 || all[0] !== word || !/^(clients|customers|buyers|payers)$/.test(next)) return false;
  return !/^(customer|client|other|new|old|online|total|net|gross|main|best|top|big|business|company|own|account|credit|cash|daily|weekly|monthly|quarterly|annual|yearly|recurring|regular|late|early|overdue|slow|paid|paying|active|returning|repeat|existing|current|past|former|first|last|one|single)$/.test(word) && (byWord.get(word) ?? []).filter((name) => name.kind === 'category' && name.role === 'revenue' && name.count > 0).length === 1;
}
