/** Which column of a file holds what. */

import { directionOfHeadedKind } from '../cells/flags.ts';

/** How the balances of a file run through its rows. */
export type BalanceOrder = 'oldest-first' | 'newest-first';

/** What the letters of a flag stand for, where its heading says so: the C of CARGO/ABONO is no credit. */
export type FlagLetters = Readonly<Record<'in' | 'out', string>>;

export type MoneyColumns =
  | { kind: 'signed'; amount: number }
  /** `isImpact`: the flag says how the balance was touched; where it says neither, it was not. */
  | { kind: 'flagged'; amount: number; flag: number; isImpact?: boolean; letters?: FlagLetters }
  /** Either may be missing; `hasSigns` = the numbers carry their own signs, so that both are simply added; `isOpen` = nothing names them, and which one is money out has to be proved or asked. */
  | { kind: 'two-columns'; debit: number | null; credit: number | null; hasSigns: boolean; isOpen?: boolean };

/** `isProven`: by what the rows add up to, whatever the heading says. */
export interface FoundMoney { columns: MoneyColumns; balance: number | null; isProven?: boolean }

export interface ColumnPlan {
  date: number;
  /** Read when they help to settle the order of day and month. */
  otherDates: number[];
  money: MoneyColumns;
  /** What a lone unsigned column's heading says about its direction. */
  headingDirection: 'in' | 'out' | null;
  balance: number | null;
  /** Marks such as Dr and Cr in a column of their own behind the balance. */
  balanceFlag?: number;
  currency: number | null;
  /** Named in the amount's heading. */
  headingCurrency: string | null;
  /** Of two columns of amounts whose headings name a currency each. */
  columnCurrencies?: { debit: string; credit: string };
  /** The first that is filled gives the description. */
  descriptions: number[];
  /** Those that the owner chose. */
  saidDescriptions?: number[];
  /** What they say beside the description is added to it. */
  joined: number[];
  category: number | null;
  account: number | null;
  counterparty: number | null;
  reference: number | null;
  status: number | null;
  /** States in words that are not known, whose rows alone have no balance. */
  unbooked?: readonly string[];
  /** The states are those of the owner's own entries, held against a bank's paper. */
  isOfMatching?: boolean;
  /** A row that is called so is one of a shop's, and no sum. */
  hasShopCalledTotal?: boolean;
  /** Amounts are whole cents, by their heading. */
  isInMinorUnits?: boolean;
  /** Set where amounts carry no sign and balances tell it, which has to be done before rows are read. */
  balanceOrder?: BalanceOrder;
  /** Charged beside the amount, where the balances prove that it is. */
  fee?: number;
}

/** Which way a flag says that the money went. */
export function directionIn(cell: string, letters: FlagLetters | undefined): 'in' | 'out' | null {
  if (letters === undefined) return directionOfHeadedKind(cell);
  const letter = cell.trim().toLowerCase();
  return letter === letters.in ? 'in' : letter === letters.out ? 'out' : directionOfHeadedKind(cell);
}

export const amountColumns = (money: MoneyColumns): number[] =>
  money.kind === 'two-columns' ? [money.debit, money.credit].filter((column) => column !== null) : [money.amount];

/** Those of one account and currency together, in their order: balances run on among them. */
export function byAccount<T extends readonly string[]>(rows: readonly T[], { account, currency }: Pick<ColumnPlan, 'account' | 'currency'>): readonly T[] {
  const columns = [account, currency].filter((column) => column !== null);
  if (columns.length === 0) return rows;
  const groups = Map.groupBy(rows, (cells) => columns.map((column) => (cells[column] ?? '').trim()).join('\n'));
  return [...groups.values()].flat();
}
