/** Which side of the account is money in: that of credits on a bank's paper, that of debits in the owner's own books. */
import type { DecimalMark } from '../cells/amounts.ts';
import type { Side } from '../cells/sides.ts';
import { bestChain, isProof, type BalanceChain } from '../columns/balance-chain.ts';
import { byAccount, type ColumnPlan } from '../columns/plan.ts';
import { isPaperOfBank, sideOfReceipts, wordOfBooks } from './books-evidence.ts';
import { sideOfReceived } from './ways-of-texts.ts';
import { balanceAt, creditsLessDebits, sidedRows, statedEnds, type SidedAmount, type StatedEnd, type StatedEnds } from './sided-rows.ts';

type Rows = readonly (readonly string[])[];

/** `moneyIn` null: something speaks for the owner's own books, and nothing proves it; `reason` is then what. */
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
  const balancesOf = (payments: Rows): (SidedAmount | null)[] => payments.map((cells) => balanceAt(cells, file.plan, mark));
  const balances = balancesOf(file.payments);
  const ends = statedEnds(file.above, file.rows, file.plan, mark);
  const word = (): string | null => wordOfBooks(file.headings, file.notes, file.payments);
  const kinds = sideOfReceipts(file.payments, rows.map(({ side }) => side));
  const apart = byAccount(file.payments, file.plan);
  return byUnmarkedBalances(rows, balances, file.dateOrder) ?? byUnmarkedBalances(sidedRows(file.plan, file.headings, apart, mark)!, balancesOf(apart), file.dateOrder) ?? (file.hasAll && ends ? byEnds(rows, ends) : null)
    ?? (kinds && { moneyIn: kinds, reason: `what is called a receipt stands on the ${kinds} side`, isProven: false })
    ?? (file.isOfOwnBooks ? inBooks('two accounts for each booking') : null) ?? inBooks(word()) ?? (isPaperOfBank(file.notes) ? null : byHeldSide(balances, ends) ?? byTexts(file, rows));
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

/** Texts alone are no proof that these are books: where they say so, it is asked. */
function byTexts({ plan, payments }: SidedFile, rows: readonly SidedAmount[]): SideOfMoneyIn | null {
  const texts = payments.map((cells) => plan.descriptions.map((column) => cells[column] ?? '').join(' '));
  return sideOfReceived(rows.map(({ side }, at) => ({ text: texts[at] ?? '', side }))) === 'debit' ? { moneyIn: null, reason: "What is received stands on the debit side, and what is paid on the credit side, as in the owner's own books.", isProven: false } : null;
}

function byHeldSide(balances: readonly (SidedAmount | null)[], ends: StatedEnds | null): SideOfMoneyIn | null {
  const marked = [...balances, ends?.opening, ends?.closing].flatMap((balance) => (balance?.side && balance.minor !== 0 ? [balance.side] : []));
  const debitCount = marked.filter((side) => side === 'debit').length;
  return debitCount * 2 > marked.length ? { moneyIn: null, reason: "The balances of this file stand on the debit side: the account is overdrawn, or these are the owner's own books.", isProven: false } : null;
}
