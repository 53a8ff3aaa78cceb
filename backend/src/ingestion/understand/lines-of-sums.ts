/** Lines that state what other lines come to, whatever they are called: balances of each day, totals of each month, a sum below all. What the rows add up to shows it. */
import { namesBalance } from '../cells/own-lines.ts';
import type { StatementRow } from '../statement.ts';

type Payments = readonly StatementRow[];

/** Fewer may come to the same by chance. */
const FEWEST_ROWS = 5;
/** One that comes to the rest of few may do so by chance. */
const FEWEST_OF_A_SUM = 8;
const FEWEST_OF_ONE_TEXT = 3;
const FEWEST_LINKS = 2;
const NEARLY_ALL = 0.8;
const MOST_WORDS = 4;

/** A line that states a sum, and all that do so alike. */
export interface SumLines { line: StatementRow; all: readonly StatementRow[] }

/** Null where none does. `hasAll`: these are all the payments of the file. */
export function linesOfSums(payments: Payments, hasAll: boolean): SumLines | null {
  const only = onlySum(payments, hasAll);
  if (only !== undefined) return only && { line: only, all: [only] };
  return repeated(payments, hasAll);
}

/** Undefined where several may be sums. */
function onlySum(payments: Payments, hasAll: boolean): StatementRow | null | undefined {
  if (payments.length < FEWEST_ROWS) return null;
  const [first, last] = [payments[0]!, payments.at(-1)!];
  const opening = [first, last].find((row) => isOpening(row, payments));
  if (opening) return opening;
  const bare = payments.filter(({ balanceMinor }) => balanceMinor === null);
  const ends = hasAll && areOfMany(payments) ? [last, first].filter((row) => bare.includes(row) && isSumOfOthers(row, payments)) : [];
  // Beside balances a sum is the one line without.
  if (bare.length < payments.length) return bare.length === 1 && isBrief(bare[0]!.description) ? ends[0] ?? null : null;
  return ends[0];
}

/** Of all of them, or of those that went the same way, as the total of a column does. */
function isSumOfOthers(line: StatementRow, payments: Payments): boolean {
  const others = payments.filter((row) => row !== line);
  const alike = others.filter(({ amountMinor }) => Math.sign(amountMinor) === Math.sign(line.amountMinor));
  return line.amountMinor !== 0 && (line.amountMinor === sumOf(others) || (areOfMany(alike) && line.amountMinor === sumOf(alike) && isOfColumn(line, others, alike)));
}

/** The total of a column says little else; what was moved between two accounts comes to as much and is listed on both, or on another than what it is the sum of. */
const isOfColumn = (line: StatementRow, others: Payments, alike: Payments): boolean => isBrief(line.description) && !others.some(({ amountMinor }) => amountMinor === -line.amountMinor) && (line.account === null || alike.every(({ account }) => account === line.account || line.account === ''));

/** The oldest one comes to its own balance, and speaks of one; without balances it alone does, says little else and was not paid out: "New Balance shoes". */
function isOpening({ amountMinor, balanceMinor, description }: StatementRow, payments: Payments): boolean {
  if (amountMinor === 0 || !namesBalance(description)) return false;
  return balanceMinor === null ? amountMinor > 0 && isBrief(description) && payments.filter((row) => namesBalance(row.description)).length === 1 : amountMinor === balanceMinor;
}

/** "Balance payment": what a customer still owed. */
const PAID = /pay|paid|pending|due|final|remain|deposit|invoice|transfer|rest|zahl|rechnung|paiement|facture|pago|pagamento|factu|fattura|betal|bankgiro/i;
const isBrief = (text: string): boolean => !/\d/.test(text) && !PAID.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS;

/** A few amounts that come again may add up to one of them. */
const areOfMany = (payments: Payments): boolean => new Set(payments.map(({ amountMinor }) => Math.abs(amountMinor))).size >= FEWEST_OF_A_SUM;

/** What lines of one kind have in common, whatever day or number they name. */
export const sayingWithoutNumbers = (text: string): string => text.replace(/[\d.,:;/-]+/g, ' ').trim().toLowerCase();
const sayingOf = ({ title, description }: StatementRow): string => sayingWithoutNumbers(title ?? description);

/** `end`: the one of them that no other bears out. */
interface Kind { fewestBetween: number; follows: (link: Link) => boolean; end: 'first' | 'last' | null }

const KINDS: readonly Kind[] = [
  { fewestBetween: 1, follows: ({ before, between, after }) => after === before + between, end: null }, { fewestBetween: 1, follows: ({ before, between, after }) => before === after + between, end: null },
  { fewestBetween: 2, follows: ({ between, after }) => after === between, end: 'first' }, { fewestBetween: 2, follows: ({ between, before }) => before === between, end: 'last' },
];

/** One text again and again, whose amounts are those of the rows between. */
function repeated(payments: Payments, hasAll: boolean): SumLines | null {
  const places = Map.groupBy(payments.keys(), (at) => sayingOf(payments[at]!));
  const sums = [0];
  for (const { amountMinor } of payments) sums.push(sums.at(-1)! + amountMinor);
  for (const at of places.values()) {
    if (at.length < FEWEST_OF_ONE_TEXT || at.length * 2 > payments.length + 1) continue;
    const between = at.slice(1).map((to, index) => linkBetween(payments, sums, at[index]!, to));
    const links = between.filter(({ count }) => count > 0);
    const holds = (isSum: (link: Link) => boolean): boolean => links.length >= FEWEST_LINKS && links.filter((link) => link.between !== 0 && isSum(link)).length >= links.length * NEARLY_ALL;
    const kind = KINDS.find(({ fewestBetween, follows }) => holds((link) => link.count >= fewestBetween && follows(link)));
    if (!kind) continue;
    const [first, last] = [at[0]!, at.at(-1)!];
    const ends = { first: payments[first]!.amountMinor === sums[first]!, last: hasAll && payments[last]!.amountMinor === sums.at(-1)! - sums[last + 1]! };
    return { line: payments[first]!, all: between.every(kind.follows) && (kind.end === null || ends[kind.end]) ? at.map((index) => payments[index]!) : [] };
  }
  return null;
}

/** Of two lines with one text, and the `count` rows between. */
interface Link { before: number; between: number; after: number; count: number }

function linkBetween(payments: Payments, sums: readonly number[], from: number, to: number): Link {
  return { before: payments[from]!.amountMinor, between: sums[to]! - sums[from + 1]!, after: payments[to]!.amountMinor, count: to - from - 1 };
}

const sumOf = (payments: Payments): number => payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
