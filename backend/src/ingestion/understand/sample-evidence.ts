/** What the first rows of a table show of its signs, dates and balances. A file is understood several times while it goes by, and its first rows stay the same: each thing is worked out once. */
import { isDeepStrictEqual } from 'node:util';
import { minorUnits, splitAmount, type DecimalMark } from '../cells/amounts.ts';
import { dateEvidence, readDate, type DateOrder } from '../cells/dates.ts';
import { printedMovement } from '../columns/arithmetic.ts';
import { bestChain, isProof, type ChainLink } from '../columns/balance-chain.ts';
import { byAccount, type ColumnPlan } from '../columns/plan.ts';
import type { Ambiguity } from '../statement.ts';
import { balanceDoubt } from './balance-doubt.ts';
import type { StatementLayout } from './layout.ts';
import type { SignedText } from './sign-evidence.ts';
import { paymentsIn } from './sign-proof.ts';

type Rows = readonly (readonly string[])[];

interface Doubt { layout: StatementLayout; hasAll: boolean; found: Ambiguity | null }

export class SampleEvidence {
  readonly rows: Rows;
  readonly #plan: ColumnPlan;
  #dated: Rows | null = null;
  #payments: Rows | null = null;
  #signedTexts: readonly SignedText[] | null = null;
  #doubt: Doubt | null = null;
  readonly #links = new Map<string, ChainLink[]>();
  readonly #orders = new Map<DateOrder, 'ascending' | 'descending' | null>();

  constructor(plan: ColumnPlan, rows: Rows) {
    this.#plan = plan;
    this.rows = rows;
  }

  get dated(): Rows { return (this.#dated ??= this.rows.filter((row) => dateEvidence(row[this.#plan.date] ?? '') !== null)); }

  get payments(): Rows { return (this.#payments ??= paymentsIn(this.rows, this.#plan)); }

  /** What each payment says, and whether it is printed with a minus. */
  get signedTexts(): readonly SignedText[] { return (this.#signedTexts ??= signedTexts(this.#plan, this.dated)); }

  get negativeDescriptions(): string[] {
    return this.#plan.money.kind === 'signed' ? this.signedTexts.filter(({ isNegative }) => isNegative).map(({ text }) => text) : [];
  }

  /** Null where all dates are of one day, or mixed. */
  orderOfDates(order: DateOrder): 'ascending' | 'descending' | null {
    if (!this.#orders.has(order)) this.#orders.set(order, orderOfDates(this.#plan, this.rows, order));
    return this.#orders.get(order)!;
  }

  /** In the order of the file, or, where they prove nothing so, of each account and currency by itself. */
  provingLinks(mark: DecimalMark, order: DateOrder): ChainLink[] {
    const key = `${mark}${order}`;
    const known = this.#links.get(key);
    if (known) return known;
    const links = chainLinks(this.#plan, this.rows, mark);
    const proving = links.length === 0 || isProof(bestChain(links, this.orderOfDates(order))) ? links : chainLinks(this.#plan, byAccount(this.rows, this.#plan), mark);
    this.#links.set(key, proving);
    return proving;
  }

  /** Whether its payments contradict its balances, read by this layout. */
  balanceDoubt(layout: StatementLayout, above: Rows, hasAll: boolean): Ambiguity | null {
    if (this.#doubt?.hasAll !== hasAll || !isDeepStrictEqual(this.#doubt.layout, layout)) this.#doubt = { layout, hasAll, found: balanceDoubt(layout, above, this.rows, hasAll) };
    return this.#doubt.found;
  }
}

/** Printed amounts with their balances; stops at gaps by leaving rows without either out. */
function chainLinks(plan: ColumnPlan, rows: Rows, mark: DecimalMark): ChainLink[] {
  if (plan.balance === null || plan.money.kind === 'flagged') return [];
  const links: ChainLink[] = [];
  for (const row of rows) {
    const balanceMinor = printedMinor(row[plan.balance], mark);
    const amountMinor = plan.money.kind === 'signed' ? printedMinor(row[plan.money.amount], mark)
      : Math.abs(printedMinor(row[plan.money.credit ?? -1], mark) ?? 0) - Math.abs(printedMinor(row[plan.money.debit ?? -1], mark) ?? 0);
    if (balanceMinor !== null && amountMinor !== null) links.push({ amountMinor, balanceMinor });
  }
  return links;
}

function orderOfDates(plan: ColumnPlan, rows: Rows, order: DateOrder): 'ascending' | 'descending' | null {
  const dates = rows.flatMap((row) => readDate((row[plan.date] ?? '').trim(), order) ?? []);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const isSorted = dates.every((date, at) => at === 0 || (first < last ? dates[at - 1]! <= date : dates[at - 1]! >= date));
  return first === last || !isSorted ? null : first < last ? 'ascending' : 'descending';
}

/** In thousandths: only compared among themselves. */
function printedMinor(cell: string | undefined, mark: DecimalMark): number | null {
  const parts = splitAmount((cell ?? '').trim());
  const minor = parts && minorUnits(parts.digits, mark, 3);
  return minor === null || parts === null ? null : parts.isNegative || parts.side === 'debit' ? -minor : minor;
}

function signedTexts({ money, descriptions, category }: ColumnPlan, dated: Rows): SignedText[] {
  if (money.kind === 'flagged') return [];
  return dated.flatMap((row) => {
    const moved = printedMovement(row, money);
    return moved === null ? [] : [{ text: descriptions.map((column) => row[column] ?? '').join(' '), kind: row[category ?? -1] ?? '', isNegative: moved < 0 }];
  });
}
