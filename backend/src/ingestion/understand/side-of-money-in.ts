/** Which side of the account is money in: that of credits on a bank's paper, that of debits in the owner's own books. */
import type { DecimalMark } from '../cells/amounts.ts';
import type { Side } from '../cells/sides.ts';
import { bestChain, isProof, type BalanceChain } from '../columns/balance-chain.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import { isPaperOfBank, sideOfReceipts, wordOfBooks } from './books-evidence.ts';
import { balanceAt, creditsLessDebits, sidedRows, statedEnds, type SidedAmount, type StatedEnd, type StatedEnds } from './sided-rows.ts';

type Rows = readonly (readonly string[])[];

/** `moneyIn` null: the balances stand on the debit side, and nothing tells whose books these are. */
export interface SideOfMoneyIn { moneyIn: Side | null; reason: string; isProven: boolean }

export interface SidedFile {
  plan: ColumnPlan;
  headings: readonly string[];
  /** All of the file, or its first ones. */
  payments: Rows;
  hasAll: boolean;
  above: Rows;
  /** The first lines below the headings, those of balances among them. */
  rows: Rows;
  notes: readonly string[];
  /** Every booking stood in the file twice. */
  isOfOwnBooks: boolean;
  dateOrder: BalanceChain['order'] | null;
}

/** Null where amounts do not stand on sides, or nothing speaks against those of a bank. */
export function sideOfMoneyIn(file: SidedFile, mark: DecimalMark): SideOfMoneyIn | null {
  const rows = sidedRows(file.plan, file.headings, file.payments, mark);
  if (!rows) return null;
  const balances = file.payments.map((cells) => balanceAt(cells, file.plan, mark));
  const ends = statedEnds(file.above, file.rows, file.plan, mark);
  const word = (): string | null => wordOfBooks(file.headings, file.notes, file.payments);
  const kinds = sideOfReceipts(file.payments, rows.map(({ side }) => side));
  return byUnmarkedBalances(rows, balances, file.dateOrder) ?? (file.hasAll && ends ? byEnds(rows, ends) : null)
    ?? (kinds && { moneyIn: kinds, reason: `what is called a receipt stands on the ${kinds} side`, isProven: false })
    ?? (file.isOfOwnBooks ? inBooks('two accounts for each booking') : null) ?? inBooks(word()) ?? (isPaperOfBank(file.notes) ? null : byHeldSide(balances, ends));
}

const inBooks = (word: string | null): SideOfMoneyIn | null => (word === null ? null : { moneyIn: 'debit', reason: `the file is of the owner's own books ("${word}"), where a debit of the bank account is money in`, isProven: false });

/** Balances with a mark stand on the side on which money is held, whichever that is; those without are money. */
function byUnmarkedBalances(rows: readonly SidedAmount[], balances: readonly (SidedAmount | null)[], dateOrder: BalanceChain['order'] | null): SideOfMoneyIn | null {
  if (balances.some((balance) => balance?.side)) return null;
  const links = rows.flatMap((row, at) => (balances[at] ? [{ amountMinor: creditsLessDebits([row]), balanceMinor: balances[at].minor }] : []));
  const chain = bestChain(links, dateOrder);
  return isProof(chain) ? { moneyIn: chain.sign === 1 ? 'credit' : 'debit', reason: `${chain.heldCount} running ${chain.heldCount === 1 ? 'balance shows' : 'balances show'} it`, isProven: true } : null;
}

function byEnds(rows: readonly SidedAmount[], { opening, closing }: StatedEnds): SideOfMoneyIn | null {
  if (!opening || !closing) return null;
  const credits = creditsLessDebits(rows);
  const agreeing = (['credit', 'debit'] as const).filter((moneyIn) => {
    const sum = moneyIn === 'credit' ? credits : -credits;
    const [before, after] = [heldIn(opening, moneyIn), heldIn(closing, moneyIn)];
    // Accounts of books are balanced: what is left is written on the side on which it is missing.
    return before + sum === after || (moneyIn === 'debit' && closing.isInColumn && closing.side !== opening.side && before + sum === -after);
  });
  const [only, other] = agreeing;
  return only === undefined || other !== undefined || credits === 0 ? null : { moneyIn: only, reason: 'only so the opening balance and all payments give the closing balance', isProven: true };
}

const heldIn = ({ minor, side }: StatedEnd, moneyIn: Side): number => (side === null || side === moneyIn ? minor : -minor);

function byHeldSide(balances: readonly (SidedAmount | null)[], ends: StatedEnds | null): SideOfMoneyIn | null {
  const marked = [...balances, ends?.opening, ends?.closing].flatMap((balance) => (balance?.side && balance.minor !== 0 ? [balance.side] : []));
  const debitCount = marked.filter((side) => side === 'debit').length;
  return debitCount * 2 > marked.length ? { moneyIn: null, reason: '', isProven: false } : null;
}
