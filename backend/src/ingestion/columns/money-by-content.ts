/** Finds the amount among columns without known headings: by running balances, by columns that take turns, by signs. */
import { minorUnits, splitAmount } from '../cells/amounts.ts';
import { decimalMarkOf } from '../cells/decimal-mark.ts';
import { isNetOf } from './arithmetic.ts';
import { bestChain, isProof } from './balance-chain.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { FoundMoney } from './plan.ts';

type Rows = readonly (readonly string[])[];

/** Null when nothing looks like money. `rows` are data rows; `balance`: the column that a heading calls so. */
export function moneyByContent(facts: readonly ColumnFacts[], rows: Rows, date: number, balance: ColumnFacts | null): FoundMoney | null {
  const found = foundIn(facts.filter((column) => column !== balance), rows, date, balance);
  return found && { ...found, balance: found.balance ?? balance?.index ?? null };
}

/** Beside a price and a total, of what a till took. */
const KIND_OF_CARD = /^(?:(?:debit|credit)(?: card)?|cash)?$/i;

function foundIn(facts: readonly ColumnFacts[], rows: Rows, date: number, balance: ColumnFacts | null): FoundMoney | null {
  const money = facts.filter((column) => column.index !== date && column.filledCount > 0 && column.dateShare < 0.5 && column.amountShare >= 0.8 && column.moneyLikeCount >= column.filledCount * 0.3);
  if (money.length === 0) return null;
  const flag = facts.find((column) => column.directionShare >= 0.9 && column.filledShare >= 0.9 && column.distinctCount <= 4);
  if (money.length === 1 && flag) return { columns: { kind: 'flagged', amount: money[0]!.index, flag: flag.index }, balance: null };
  const byAmounts = money.length === 1 ? { columns: { kind: 'signed', amount: money[0]!.index } as const, balance: null }
    : takingTurns(money, rows, balance) ?? leftOf(money, rows) ?? withOpening(money, rows) ?? withBalance(money, rows) ?? bySigns(money);
  const isKindOfCard = flag !== undefined && byAmounts.balance === null && rows.every((row) => KIND_OF_CARD.test((row[flag.index] ?? '').trim()));
  return flag && !isKindOfCard ? flaggedBy(flag, byAmounts, facts) : byAmounts;
}

/** Of several amounts those without signs are told by the words of both ways beside them; signs need none. */
function flaggedBy(flag: ColumnFacts, { columns, balance }: FoundMoney, facts: readonly ColumnFacts[]): FoundMoney {
  const amount = columns.kind === 'signed' ? facts.find(({ index }) => index === columns.amount) : undefined;
  return amount && flag !== amount && flag.distinctCount > 1 && amount.signedCount === 0 ? { columns: { kind: 'flagged', amount: amount.index, flag: flag.index }, balance } : { columns, balance };
}

/** The column that is filled in exactly those rows in which `first` is not. */
export function turnTakerOf(first: ColumnFacts, others: readonly ColumnFacts[], rows: Rows): ColumnFacts | null {
  if (rows.length < 2) return null;
  return others.find((second) => second !== first && rows.every((row) => isFilled(row, first.index) !== isFilled(row, second.index)) && rows.some((row) => isFilled(row, second.index))) ?? null;
}

/** Two columns of which each row fills exactly one: debit and credit. */
function takingTurns(money: readonly ColumnFacts[], rows: Rows, named: ColumnFacts | null): FoundMoney | null {
  for (const first of money) {
    const second = rows.some((row) => isFilled(row, first.index)) ? turnTakerOf(first, money.filter(({ index }) => index > first.index), rows) : null;
    if (!second) continue;
    const balance = named ?? money.find((column) => column !== first && column !== second && column.filledCount === rows.length) ?? null;
    return pairFor(first, second, balance, rows);
  }
  return null;
}

/** Signs printed in the cells decide; else the balance does; else banks write money out first, which is asked about. */
function pairFor(first: ColumnFacts, second: ColumnFacts, balance: ColumnFacts | null, rows: Rows): FoundMoney {
  const open: FoundMoney = { columns: { kind: 'two-columns', debit: first.index, credit: second.index, hasSigns: false, isOpen: true }, balance: null };
  const hasSigns = first.negativeCount > 0 || second.negativeCount > 0;
  if (hasSigns) return { columns: { kind: 'two-columns', debit: first.index, credit: second.index, hasSigns }, balance: balance?.index ?? null };
  if (!balance) return open;
  const links = rows.map((row) => ({ amountMinor: (minorOf(row, second.index) ?? 0) - (minorOf(row, first.index) ?? 0), balanceMinor: minorOf(row, balance.index) ?? 0 }));
  const chain = bestChain(links);
  if (!isProof(chain)) return open;
  const [debit, credit] = chain.sign === 1 ? [first.index, second.index] : [second.index, first.index];
  return { columns: { kind: 'two-columns', debit, credit, hasSigns: false }, balance: balance.index };
}

/** One column is the running balance of another. */
function withBalance(money: readonly ColumnFacts[], rows: Rows): FoundMoney | null {
  for (const amount of money) {
    for (const balance of money) {
      if (amount === balance) continue;
      const links = rows.map((row) => ({ amountMinor: minorOf(row, amount.index) ?? 0, balanceMinor: minorOf(row, balance.index) ?? 0 }));
      const chain = bestChain(links);
      if (isProof(chain) && chain.heldCount >= 2 && links.some((link) => link.amountMinor !== 0)) return { columns: { kind: 'signed', amount: amount.index }, balance: balance.index };
    }
  }
  return null;
}

/** What is left of a sale after what was taken off it: in each row one number is another and a third, which is the smaller part of it. */
function leftOf(money: readonly ColumnFacts[], rows: Rows): FoundMoney | null {
  const isChain = (before: ColumnFacts, after: ColumnFacts): boolean => [1, -1].some((step) => rows.filter((row, at) => minorOf(row, after.index) === minorOf(rows[at + step] ?? [], before.index)).length * 2 > rows.length);
  for (const net of money.toReversed()) {
    const gross = money.find((whole) => whole !== net && money.some((part) => part !== net && part !== whole && part.negativeCount > 0 && isNetOf(rows, [whole.index, part.index, net.index], 'of any part') && isAlikeShare(rows, part.index, whole.index, whole.negativeCount + net.negativeCount > 0 ? MOST_APART : HARDLY_APART)));
    if (rows.length >= FEWEST_ROWS && gross && !isChain(gross, net)) return { columns: { kind: 'signed', amount: net.index }, balance: null, isProven: true };
  }
  return null;
}

const FEWEST_ROWS = 3;
const MOST_APART = 4;
/** Where all signs stand in the part alone, it may as well be what moved between two balances, unless it is the same share of each. */
const HARDLY_APART = 1.25;

/** What is taken off is a like part of each; a payment is a chance part of the balance before it. */
function isAlikeShare(rows: Rows, part: number, whole: number, mostApart: number): boolean {
  const shares = rows.map((row) => Math.abs((minorOf(row, part) ?? 0) / (minorOf(row, whole) || NaN))).filter((share) => share > 0).sort((a, b) => a - b);
  const at = (place: number): number => shares[Math.floor((shares.length - 1) * place)]!;
  return shares.length >= FEWEST_ROWS && at(0.9) <= at(0.1) * mostApart;
}

/** Opening and closing balance in each row: opening + amount = closing. */
function withOpening(money: readonly ColumnFacts[], rows: Rows): FoundMoney | null {
  for (const amount of money) {
    for (const opening of money) {
      for (const closing of money) {
        if (new Set([amount, opening, closing]).size < 3 || amount.negativeCount === 0) continue;
        const holds = rows.every((row) => (minorOf(row, opening.index) ?? NaN) + (minorOf(row, amount.index) ?? NaN) === minorOf(row, closing.index));
        if (holds) return { columns: { kind: 'signed', amount: amount.index }, balance: closing.index };
      }
    }
  }
  return null;
}

/** The column with signs; without any, the first one, whose sign is then asked about. */
function bySigns(money: readonly ColumnFacts[]): FoundMoney {
  const signed = [...money].filter((column) => column.negativeCount > 0).sort((a, b) => b.filledCount - a.filledCount || a.index - b.index);
  return { columns: { kind: 'signed', amount: (signed[0] ?? money[0]!).index }, balance: null };
}

/** Some banks write a zero where nothing moved. */
const isFilled = (row: readonly string[], index: number): boolean => /[1-9]/.test(row[index] ?? '');

/** In thousandths, so that currencies with three digits compare as well. */
function minorOf(row: readonly string[], index: number): number | null {
  const parts = splitAmount((row[index] ?? '').trim());
  if (!parts) return null;
  const minor = minorUnits(parts.digits, decimalMarkOf([parts.digits]) ?? '.', 3);
  return minor === null ? null : parts.isNegative || parts.side === 'debit' ? -minor : minor;
}
