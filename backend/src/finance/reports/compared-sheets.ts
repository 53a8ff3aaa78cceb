/** The balance sheets that a report compares: on the last day of its period, of the one before, and of the same a year earlier. */
import type { FigureSource } from '../figures/figure-source.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { dateInWords } from '../local-date.ts';
import { balanceSheetOn, type BalanceSheet } from '../statements/balance-sheet.ts';
import { statedOn, type StatedBalances } from '../statements/stated-balances.ts';
import type { ReportFigures } from './report-figures.ts';

/** Each null where the books do not reach back so far, and all of them without accounting software. */
export interface ComparedSheets {
  readonly now: BalanceSheet | null;
  readonly before: BalanceSheet | null;
  readonly yearAgo: BalanceSheet | null;
  /** With what is owed to the business and by it, on the day of `now`; what it was on the nearest day before. */
  readonly accrual: StatedBalances | null;
}

export async function comparedSheets(source: FigureSource, { period, previousPeriod, yearBefore }: Pick<ReportFigures, 'period' | 'previousPeriod' | 'yearBefore'>, stated: readonly StatedBalances[], today: LocalDate): Promise<ComparedSheets> {
  const on = lastDay(period.to, today);
  const sheetOn = async (date: LocalDate): Promise<BalanceSheet | null> => {
    const found = statedOn(stated, 'cash', date);
    return found && balanceSheetOn(source, found, date);
  };
  const [now, before, yearAgo] = await Promise.all([sheetOn(on), sheetOn(previousPeriod.to), yearBefore ? sheetOn(yearBefore.to) : null]);
  return { now, before, yearAgo: before && yearAgo, accrual: statedOn(stated, 'accrual', on) };
}

/** A period that is still running is known up to today. */
function lastDay(date: LocalDate, today: LocalDate): LocalDate {
  return date > today ? today : date;
}

/** What is missing for a balance sheet of the period, in a sentence; null where nothing is. */
export function missingForBalanceSheet(stated: readonly StatedBalances[], to: LocalDate, currency: string): string | null {
  if (stated.length === 0) return `A balance sheet takes the balances of your accounting software, and none has stated any in ${currency} yet. Connect QuickBooks, or sync it, under Integrations.`;
  if (statedOn(stated, 'cash', to)) return null;
  const first = stated.reduce((one, other) => (other.asOf < one.asOf ? other : one));
  return `The balances of your accounting software reach back to ${dateInWords(first.asOf)}: choose a period that ends on that day or later.`;
}
