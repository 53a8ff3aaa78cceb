/** A column of two marks in no known language says which way unsigned amounts went, where the balances follow only so: T and J are what a Hungarian bank calls debit and credit. */
import { printedMinor } from './arithmetic.ts';
import { bestChain } from './balance-chain.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { HeadedColumn } from './direction-flag.ts';
import type { FoundMoney, MoneyColumns } from './plan.ts';

type Rows = readonly (readonly string[])[];

interface ProvenFlag { columns: Extract<MoneyColumns, { kind: 'flagged' }>; balance: number }

const FEWEST_ROWS = 4;
const FEWEST_OF_EACH = 2;
const LONGEST_MARK_CHARS = 16;
const NEARLY_ALL = 0.9;

/** Unsigned amounts, or none that looked like one, beside a column of marks: where the balances follow only by these, they tell the way of each, also of the oldest. */
export function unlessFlagged(found: FoundMoney | null, columns: readonly HeadedColumn[], rows: Rows, date: number): FoundMoney | null {
  const amount = found?.columns.kind === 'signed' && !found.isProven ? columns[found.columns.amount] : undefined;
  if (found && (!amount || amount.facts.signedCount > 0 || found.balance === null)) return found;
  const proven = flagByBalance(columns.map(({ facts }) => facts), rows, date);
  return proven && (!amount || proven.columns.amount === amount.facts.index) ? proven : found;
}

/** Null where no column does, or more than one reading of them. `rows`: payments in the order of the file. */
function flagByBalance(facts: readonly ColumnFacts[], rows: Rows, date: number): ProvenFlag | null {
  if (rows.length < FEWEST_ROWS) return null;
  const numbers = facts.filter((column) => column.index !== date && column.dateShare < 0.5 && column.amountShare >= NEARLY_ALL && column.filledCount === rows.length && column.distinctCount > 1);
  const flags = facts.filter((column) => column.index !== date && column.distinctCount === 2 && column.filledCount === rows.length && column.amountShare === 0 && column.dateShare === 0 && column.averageChars <= LONGEST_MARK_CHARS);
  const found = flags.flatMap((flag) => numbers.filter(({ signedCount }) => signedCount === 0).flatMap((amount) => numbers.filter((balance) => balance !== amount).flatMap((balance) => {
    const letters = lettersOf(rows, flag.index, amount.index, balance.index);
    return letters ? [{ columns: { kind: 'flagged' as const, amount: amount.index, flag: flag.index, letters }, balance: balance.index }] : [];
  })));
  return found.length === 1 ? found[0]! : null;
}

/** Every balance follows, and both marks are among what has one before it. */
function lettersOf(rows: Rows, flag: number, amount: number, balance: number): { in: string; out: string } | null {
  const marks = rows.map((row) => (row[flag] ?? '').trim());
  const first = marks[0]!;
  const second = marks.find((mark) => mark !== first);
  if (second === undefined || [first, second].some((mark) => marks.filter((other) => other === mark).length < FEWEST_OF_EACH)) return null;
  const links = rows.map((row, at) => ({ amountMinor: (marks[at] === first ? 1 : -1) * (printedMinor(row[amount]) ?? NaN), balanceMinor: printedMinor(row[balance]) ?? NaN }));
  const chain = bestChain(links);
  if (chain === null || chain.heldCount < chain.linkCount || links.every(({ amountMinor }) => amountMinor === 0)) return null;
  return chain.sign === 1 ? { in: first.toLowerCase(), out: second.toLowerCase() } : { in: second.toLowerCase(), out: first.toLowerCase() };
}
