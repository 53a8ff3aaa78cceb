/** Everything that was settled about a file: enough to turn each of its records into a row. */
import type { DecimalMark } from '../cells/amounts.ts';
import type { DateOrder } from '../cells/dates.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import type { SignRule } from './sign-rule.ts';

export interface StatementLayout {
  plan: ColumnPlan;
  headings: readonly string[];
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
  signRule: SignRule;
  /** All numbers of the debit column carry a minus: it only repeats the heading. */
  debitHasMinus: boolean;
  creditHasMinus: boolean;
  /** The amounts of some rows carry another currency than that of the whole file. */
  hasCurrenciesInCells: boolean;
  /** What lines say that the owner left out. */
  leftOut?: readonly string[];
  /** Of the whole file, where rows name none. */
  currency: string | null;
  /** Printed above the rows, for a file without a column of accounts. */
  account: string | null;
}
