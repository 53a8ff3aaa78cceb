/** Lists of the owner's own books: there a debit is money in, and a list of all accounts holds every payment twice. */
import { lineKind } from '../cells/line-words.ts';
import { printedMinor, printedMovement } from './arithmetic.ts';
import { bestChain, isProof } from './balance-chain.ts';
import { directionIn, type ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_DAYS = 3;
const MIN_ROWS = 6;

/** On every day as much came in as went out: each payment stands on the account that gave and on the one that received. */
export function isDoubleEntry(rows: Rows, plan: ColumnPlan): boolean {
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
  const isEven = days.size >= MIN_DAYS && [...days.values()].every((sum) => sum === 0);
  // An account that is emptied every day runs on from balance to balance.
  return isEven && (plan.balance === null || !isProof(bestChain(links)));
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
