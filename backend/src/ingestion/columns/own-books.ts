/** Lists of the owner's own books: there a debit is money in, and a list of all accounts holds every payment twice. */
import { dateEvidence } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import { printedMinor, printedMovement } from './arithmetic.ts';
import { bestChain, isProof } from './balance-chain.ts';
import { directionIn, type ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_DAYS = 3;
const MIN_ROWS = 6;

/** On every day as much came in as went out: each payment stands on the account that gave and on the one that received. `accounts`: the columns headed so. */
export function isDoubleEntry(rows: Rows, plan: ColumnPlan, accounts: readonly number[]): boolean {
  if (rows.length < MIN_ROWS) return false;
  const days = new Map<string, number>();
  const links: { amountMinor: number; balanceMinor: number }[] = [];
  for (const row of rows) {
    const amount = movementOf(row, plan);
    if (amount === null) return false;
    const day = (row[plan.date] ?? '').trim();
    days.set(day, (days.get(day) ?? 0) + amount);
    links.push({ amountMinor: amount, balanceMinor: printedMinor(row[plan.balance ?? -1]) ?? 0 });
  }
  // Without accounts the last day's takings may have waited to be banked.
  const sums = [...days.values()];
  // What never moved anything is even on every day as well.
  const isEven = days.size >= MIN_DAYS && links.some(({ amountMinor }) => amountMinor !== 0) && (accounts.length > 0 ? withoutCut(sums, rows) : sums).every((sum) => sum === 0);
  // An account that is emptied every day runs on from balance to balance.
  return isEven && (plan.balance === null || !isProof(bestChain(links)));
}

/** Trials, visits that cost nothing. */
export const movedNothing = (rows: Rows, plan: ColumnPlan): boolean => rows.length >= MIN_ROWS && withoutCut(rows, rows) === rows && rows.every((row) => movementOf(row, plan) === 0);

/** The first rows of a large file may end within a day, or within a booking; of a small one all are there. */
export const withoutCut = <Part>(parts: readonly Part[], rows: Rows): readonly Part[] => (rows.length >= FEWEST_CUT_ROWS || rows.reduce((sum, row) => sum + row.join().length, 0) >= FEWEST_CUT_CHARS ? parts.slice(0, -1) : parts);

/** Below the four hundred records or 64 KB that are looked at first, with what may stand above the rows. */
const FEWEST_CUT_ROWS = 350;
const FEWEST_CUT_CHARS = 55_000;

/** Rows in bookings whose largest number is the sum of its others, whatever their signs: a sale adds to the bank and to the income. `bookings`: rows of one day, and of one number or one below the other, where a column names accounts. */
export function isOfTwoLegs(rows: Rows, { date, money, balance }: ColumnPlan, accounts: readonly number[]): boolean {
  if (rows.length < MIN_ROWS || money.kind === 'two-columns' || balance !== null) return false;
  const amounts = rows.map((row) => printedMinor(row[money.amount]));
  if (amounts.some((amount) => amount === null)) return false;
  const legs = rows.map((row, at) => ({ row, day: (row[date] ?? '').trim(), minor: amounts[at]! }));
  const width = Math.max(...rows.map((row) => row.length));
  const numbered = Array.from({ length: width }, (_, column) => column).filter((column) => column !== date && column !== money.amount && rows.every((row) => isNumber((row[column] ?? '').trim()))).map((column) => [...Map.groupBy(legs, ({ row }) => (row[column] ?? '').trim()).values()]);
  const paired = legs.flatMap((_, at) => (at % 2 === 0 ? [legs.slice(at, at + 2)] : []));
  const isOnAccounts = accounts.some((column) => paired.every(([first, second]) => !second || (first!.row[column] ?? '').trim() !== (second.row[column] ?? '').trim()));
  return [...numbered, ...(isOnAccounts ? [paired] : [])].some((groups) => areBookings(withoutCut(groups, rows)));
}

/** "T12", "2026-0012": of a booking, and neither a flat's, nor a day or an amount. */
const isNumber = (cell: string): boolean => /^\S*\d\S*$/.test(cell) && !/[.,]\d{1,2}$/.test(cell) && dateEvidence(cell) === null;

interface Leg { row: readonly string[]; day: string; minor: number }

/** A payout beside what it sums up is no booking: it takes back what they brought. */
function areBookings(bookings: readonly (readonly Leg[])[]): boolean {
  // Members of a club pay the same on the same day.
  const isVaried = new Set(bookings.map(([first]) => Math.abs(first!.minor))).size * 2 >= bookings.length;
  if (bookings.length < MIN_DAYS || !isVaried || bookings.every((legs) => legs.reduce((sum, { minor }) => sum + minor, 0) === 0)) return false;
  return bookings.every((legs) => {
    const sizes = legs.map(({ minor }) => Math.abs(minor));
    return legs.length > 1 && legs.every(({ day }) => day === legs[0]!.day) && sizes.reduce((sum, size) => sum + size, 0) === 2 * Math.max(...sizes) && legs[0]!.row.some((cell, column) => cell.trim() !== (legs[1]!.row[column] ?? '').trim());
  });
}

function movementOf(row: readonly string[], { money }: ColumnPlan): number | null {
  const amount = printedMovement(row, money);
  const way = money.kind === 'flagged' ? directionIn(row[money.flag] ?? '', money.letters) : 'in';
  return amount === null || way === null ? null : way === 'in' ? amount : -amount;
}

/** The balance itself stands in the debit column: the account is overdrawn, or this is a list of the owner's own books, and nothing else tells which. */
export function holdsBalanceInDebit(rows: Rows, { money, balance }: ColumnPlan): boolean {
  if (money.kind !== 'two-columns' || balance !== null || money.debit === null || money.credit === null) return false;
  const { debit, credit } = money;
  const balances = rows.filter((row) => row.some((cell) => ['opening-balance', 'closing-balance'].includes(lineKind(cell) ?? '')));
  const isIn = (row: readonly string[], column: number): boolean => (printedMinor(row[column]) ?? 0) !== 0;
  return balances.some((row) => isIn(row, debit)) && balances.every((row) => !isIn(row, credit));
}
