/** Opening balance + rows = closing balance, per account of a file that states balances. */
import type { StatementReading } from '../../../ingestion/statement.ts';
import { fromHundredths } from '../../ledger/entry-maker.ts';
import type { PlacedSum } from '../../ledger/placed-sum.ts';

export interface BalanceEquation extends Pick<PlacedSum, 'accountNumber' | 'currency' | 'openingMinor' | 'closingMinor' | 'linkCount' | 'brokenCount' | 'firstBreak'> {
  readonly sumMinor: number;
  /** What the closing balance is more than opening balance and rows make; null where one of the two is not stated. */
  readonly differenceMinor: number | null;
}

type Stated = Pick<StatementReading, 'openingMinor' | 'closingMinor' | 'balanceProof' | 'currency'>;

/** None for a file without balances. */
export function balanceEquations(stated: Stated, sums: readonly PlacedSum[]): BalanceEquation[] {
  const [first, ...others] = sums;
  if (!first) return [];
  const whole = withStated(first, stated);
  if (others.length === 0) return [equationOf(whole)].filter(saysSomething);
  // One balance over rows of several currencies: it is the account's, and the rows are in its currency whatever stands beside them.
  const isOneBalance = stated.balanceProof === 'holds' && sums.some(({ brokenCount }) => brokenCount > 0) && others.every(({ accountNumber }) => accountNumber === first.accountNumber);
  if (isOneBalance) return [equationOf({ ...whole, ...added(sums) })].filter(saysSomething);
  return sums.map(equationOf).filter(saysSomething);
}

/** What is printed above and below the rows comes before what a running balance leads to. */
function withStated(sum: PlacedSum, { openingMinor, closingMinor, currency }: Stated): PlacedSum {
  const minor = (amount: number): number => (currency === null ? fromHundredths(amount, sum.currency) : amount);
  return {
    ...sum,
    openingMinor: openingMinor === null ? sum.openingMinor : minor(openingMinor),
    closingMinor: closingMinor === null ? sum.closingMinor : minor(closingMinor),
  };
}

function added(sums: readonly PlacedSum[]): Pick<PlacedSum, 'inMinor' | 'outMinor' | 'brokenCount' | 'firstBreak'> {
  return { inMinor: sums.reduce((total, sum) => total + sum.inMinor, 0), outMinor: sums.reduce((total, sum) => total + sum.outMinor, 0), brokenCount: 0, firstBreak: null };
}

function equationOf({ accountNumber, currency, inMinor, outMinor, openingMinor, closingMinor, linkCount, brokenCount, firstBreak }: PlacedSum): BalanceEquation {
  const sumMinor = inMinor + outMinor;
  const differenceMinor = openingMinor === null || closingMinor === null ? null : closingMinor - openingMinor - sumMinor;
  return { accountNumber, currency, openingMinor, sumMinor, closingMinor, differenceMinor, linkCount, brokenCount, firstBreak };
}

/** A single balance proves nothing. */
function saysSomething({ differenceMinor, linkCount }: BalanceEquation): boolean {
  return differenceMinor === null ? linkCount > 0 : Number.isSafeInteger(differenceMinor);
}
