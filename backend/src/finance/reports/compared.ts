/** Lines that stand beside the period before and the same period a year earlier: their columns, cells and amounts. */
import type { CategoryFigure } from '../figures/category-figures.ts';
import type { AccountRole } from '../ledger/entry.ts';
import { moneyMetric, type MoneyMetric, type RoleTotals } from '../metrics.ts';
import { roundPercent, tellingChange } from '../percent.ts';
import type { ReportColumn } from './document.ts';
import type { ReportFigures } from './report-figures.ts';
import type { LabelledPeriod } from './report-period.ts';

/** Of the period, of the one before it and, where the ledger reaches back, of the year before. */
export type Amounts = readonly [number, number, ...number[]];

export function comparedPeriods({ period, previousPeriod, yearBefore }: ReportFigures): LabelledPeriod[] {
  return [period, previousPeriod, ...(yearBefore ? [yearBefore] : [])];
}

function totalsOf({ now, before, yearAgo }: ReportFigures): RoleTotals[] {
  return [now, before, ...(yearAgo ? [yearAgo] : [])];
}

export function amountsBy(figures: ReportFigures, of: (totals: RoleTotals) => number): Amounts {
  return totalsOf(figures).map(of) as unknown as Amounts;
}

export function metricAmounts(metric: MoneyMetric, figures: ReportFigures): Amounts {
  return amountsBy(figures, (totals) => moneyMetric(metric, totals));
}

/** The signed sum of rows of one role. */
export function roleAmounts(role: AccountRole, figures: ReportFigures): Amounts {
  return amountsBy(figures, (totals) => (totals[role]?.inMinor ?? 0) - (totals[role]?.outMinor ?? 0));
}

export interface CategoryLine {
  readonly categoryNumber: number;
  readonly category: string;
  readonly amounts: Amounts;
}

/** Every category of the roles that has rows in one of the periods, largest first. */
export function categoryLines(roles: readonly AccountRole[], figures: ReportFigures): CategoryLine[] {
  const columns = [figures.categories, figures.categoriesBefore, ...(figures.yearBefore ? [figures.categoriesYearAgo] : [])];
  const all = new Map<number, CategoryFigure>(columns.flat().filter(({ role }) => roles.includes(role)).map((figure) => [figure.categoryNumber, figure]));
  const amountIn = (column: readonly CategoryFigure[], number: number): number => column.find(({ categoryNumber }) => categoryNumber === number)?.amountMinor ?? 0;
  return [...all.values()]
    .map(({ categoryNumber, category }) => ({ categoryNumber, category, amounts: columns.map((column) => amountIn(column, categoryNumber)) as unknown as Amounts }))
    .sort((a, b) => b.amounts[0] - a.amounts[0] || b.amounts[1] - a.amounts[1] || a.categoryNumber - b.categoryNumber);
}

const money = (header: string): ReportColumn => ({ header, unit: 'money' });

/** Label, period, period before, their difference, its percent; then the year before and the percent against it. */
export function comparedColumns({ period, previousPeriod, yearBefore }: ReportFigures): ReportColumn[] {
  return columnsOf([period.label, previousPeriod.label, ...(yearBefore ? [yearBefore.label] : [])]);
}

/** One to three headings, the newest first. */
export function columnsOf([now = '', before, yearAgo]: readonly string[]): ReportColumn[] {
  return [
    { header: '', unit: 'text' }, money(now),
    ...(before === undefined ? [] : [money(before), { header: 'Change', unit: 'money', formula: { kind: 'difference', of: 1, against: 2 } }, { header: 'Change %', unit: 'percent', formula: { kind: 'percent-change', of: 1, against: 2 } }] as const),
    ...(yearAgo === undefined ? [] : [money(yearAgo), { header: 'Change %', unit: 'percent', formula: { kind: 'percent-change', of: 1, against: 5 } }] as const),
  ];
}

export function comparedCells(label: string, [now = 0, before, yearAgo]: readonly number[]): (string | number | null)[] {
  return [label, now, ...(before === undefined ? [] : [before, now - before, changePercent(now, before)]), ...(yearAgo === undefined ? [] : [yearAgo, changePercent(now, yearAgo)])];
}

/** To one decimal; null where there is nothing to compare with, or a percentage would mislead. */
export function changePercent(now: number, before: number): number | null {
  const change = tellingChange(now, before);
  return change === null ? null : roundPercent(change);
}

/** The amounts with another sign, and no −0. */
export function negated(amounts: Amounts): Amounts {
  return amounts.map((amount) => -amount || 0) as unknown as Amounts;
}
