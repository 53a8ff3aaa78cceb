/** Large first payments to somebody who was never paid before. */
import { dateInWords } from '../local-date.ts';
import type { FoundAlert } from './alert.ts';
import { inWords, severityOf } from './alert-words.ts';
import { dateOf, isExpense, outMinor, type Category, type LedgerView } from './ledger-view.ts';
import { quantile } from './robust.ts';
import { weakEvidence } from './weak-evidence.ts';

/** Before that much of the ledger is known everybody is new. */
const LEARNING_DAYS = 75;
const LEAST_ROWS = 25;
/** Large: above most single payments of the year before, and a good part of what a month costs. */
const LARGE_AMONG = 0.9;
const LARGE_SHARE = 0.09;
const YEAR_DAYS = 365;
const MOST_COMPARED = 2_000;

export interface NewCounterparty {
  readonly row: number;
  readonly alert: FoundAlert;
}

export function newCounterparties(view: LedgerView): NewCounterparty[] {
  const { rows } = view;
  const start = (rows.days[0] ?? 0) + LEARNING_DAYS;
  const firstDays = new Map<string, number>();
  for (const { name, rows: [first] } of [...view.paid, ...view.payers]) firstDays.set(name, Math.min(firstDays.get(name) ?? Infinity, rows.days[first!]!));
  const known = knownWords(firstDays);
  return view.paid.flatMap((party) => {
    const row = party.rows[0]!;
    if (!party.isNamed || !isSpending(view.categoryOf(row)) || rows.days[row]! < start || row < LEAST_ROWS || firstDays.get(party.name)! < rows.days[row]!) return [];
    if (known(party.name, rows.days[row]!)) return [];
    return look(view, party.name, row);
  });
}

/** Tax offices, lenders and insurers send large bills to everybody who signs with them. */
const isSpending = ({ name, role }: Category): boolean => isExpense({ name, role }) && role !== 'tax' && role !== 'interest' && !/insurance/i.test(name);

/** Another spelling of somebody known is nobody new: all words of one name stand in the other. */
function knownWords(firstDays: ReadonlyMap<string, number>): (name: string, day: number) => boolean {
  const byFirstWord = new Map<string, { words: ReadonlySet<string>; day: number; name: string }[]>();
  const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  for (const [name, day] of firstDays) {
    const words = wordsOf(name);
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words: new Set(words), day, name }]);
  }
  return (name, day) => {
    const words = wordsOf(name);
    const own = new Set(words);
    return (byFirstWord.get(words[0] ?? '') ?? []).some((other) => other.name !== name && other.day < day && ([...other.words].every((word) => own.has(word)) || words.every((word) => other.words.has(word))));
  };
}

function look(view: LedgerView, name: string, row: number): NewCounterparty[] {
  const amount = outMinor(view, row);
  if (amount < 0.8 * LARGE_SHARE * view.monthlyExpensesMinor) return [];
  const before = paymentsBefore(view, row);
  const large = Math.max(LARGE_SHARE * view.monthlyExpensesMinor, quantile(before, LARGE_AMONG));
  const weak = weakEvidence(amount, view.rows.days[row]!, view.rows.currency, () => false);
  const strength = (amount / large) * weak.factor;
  if (strength < 0.8) return [];
  const money = inWords(view.rows.currency);
  const below = Math.round((100 * before.filter((other) => other < amount).length) / Math.max(1, before.length));
  const alert: FoundAlert = {
    key: `new-counterparty|${name}`, kind: 'new-counterparty', severity: severityOf(amount, view.monthlyExpensesMinor, 'warning'),
    title: `First payment to ${name}: ${money(amount)}`,
    actual: `${money(amount)} went to ${name} on ${dateInWords(dateOf(view, row))}.`,
    expected: 'Nobody of this name was paid before.',
    why: `It is larger than ${below}% of the payments in the year before.${weak.words}`,
    advice: `Make sure that you know ${name} and that its bank details come from a person you know, not from an e-mail.`,
    amountMinor: amount, occurredOn: dateOf(view, row), counterparty: name, entryIds: [view.rows.ids[row]!], strength,
  };
  return [{ row, alert }];
}

function paymentsBefore(view: LedgerView, row: number): number[] {
  const from = view.rows.days[row]! - YEAR_DAYS;
  const amounts: number[] = [];
  for (let other = row - 1; other >= 0 && view.rows.days[other]! >= from && amounts.length < MOST_COMPARED; other -= 1) {
    if (view.rows.amountsMinor[other]! < 0 && isExpense(view.categoryOf(other))) amounts.push(outMinor(view, other));
  }
  return amounts;
}
