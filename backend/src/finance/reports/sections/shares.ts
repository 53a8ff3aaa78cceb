/** What revenue or expenses are made of: categories with their share of the whole, beside the periods before. */
import type { AccountRole } from '../../ledger/entry.ts';
import { EXPENSE_ROLES, METRICS, moneyMetric, REVENUE_ROLES, type MoneyMetric } from '../../metrics.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import { categoryLines, changePercent, comparedPeriods, metricAmounts, negated, type Amounts } from '../compared.ts';
import type { ReportChart, ReportColumn, ReportTable } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

export const revenueByCategory: SectionWriter = (context) => section('Revenue by category', REVENUE_ROLES, 'revenue', context);
export const expensesByCategory: SectionWriter = (context) => section('Expenses by category', EXPENSE_ROLES, 'expenses', context);

const MOST_BARS = 10;

function section(title: string, roles: readonly AccountRole[], metric: MoneyMetric, context: ReportContext): ReturnType<SectionWriter> {
  const lines = sharedLines(roles, context);
  if (lines.length === 0) return { title, blocks: [{ kind: 'sentences', paragraphs: ['None in this period.'] }] };
  return { title, blocks: [sharesTable(title, lines, metric, context), ...bars(lines, metric, context)] };
}

interface SharedLine {
  readonly label: string;
  readonly amounts: Amounts;
  readonly count: number;
  readonly categoryNumber: number;
}

/** Refunds are taken off. */
function sharedLines(roles: readonly AccountRole[], { figures }: ReportContext): SharedLine[] {
  return roles.flatMap((role) => categoryLines([role], figures).map(({ categoryNumber, category, amounts }) => ({
    label: category, categoryNumber, amounts: role === 'refund' ? negated(amounts) : amounts, count: figures.categories.find((one) => one.categoryNumber === categoryNumber)?.count ?? 0,
  }))).sort((a, b) => b.amounts[0] - a.amounts[0] || b.amounts[1] - a.amounts[1]);
}

/** The last row of the table, of which the others are shares, is the total. */
export function shareColumns(figures: ReportContext['figures'], totalRow: number): ReportColumn[] {
  const [now, before, yearAgo] = comparedPeriods(figures);
  const money = (period: { readonly label: string } | undefined): ReportColumn[] => (period ? [{ header: period.label, unit: 'money' }] : []);
  return [{ header: '', unit: 'text' }, ...money(now), { header: 'Share', unit: 'percent', formula: { kind: 'share', of: 1, totalRow } }, { header: 'Rows', unit: 'count' },
    ...money(before), { header: 'Change %', unit: 'percent', formula: { kind: 'percent-change', of: 1, against: 4 } }, ...money(yearAgo)];
}

export function shareCells(label: string, [now, before, yearAgo]: Amounts, whole: number, count: number): (string | number | null)[] {
  const share = percentOf(now, whole);
  return [label, now, share === null ? null : roundPercent(share), count, before, changePercent(now, before), ...(yearAgo === undefined ? [] : [yearAgo])];
}

function sharesTable(title: string, lines: readonly SharedLine[], metric: MoneyMetric, context: ReportContext): ReportTable {
  const { figures } = context;
  const whole = moneyMetric(metric, figures.now);
  const table = new TableRows();
  const rows = lines.map(({ label, amounts, count, categoryNumber }) => table.line(shareCells(label, amounts, whole, count), placeIn(context, { categories: [categoryNumber] })));
  table.sum('total', shareCells(METRICS[metric].label, metricAmounts(metric, figures), whole, lines.reduce((sum, { count }) => sum + count, 0)), plus(...rows), metricPlace(context, metric));
  return { kind: 'table', title, columns: shareColumns(figures, rows.length), rows: table.rows };
}

function bars(lines: readonly SharedLine[], metric: MoneyMetric, { figures }: ReportContext): ReportChart[] {
  const shown = lines.filter(({ amounts }) => amounts[0] > 0).slice(0, MOST_BARS);
  const [first] = shown;
  const share = first ? percentOf(first.amounts[0], moneyMetric(metric, figures.now)) : null;
  if (!first || shown.length < 2 || share === null) return [];
  return [{
    kind: 'chart', chart: 'bars', unit: 'money', title: `${first.label} is ${roundPercent(share).toFixed(1)}% of ${metric}`, caption: `${METRICS[metric].label} by category, ${figures.period.label}, in ${figures.currency}`,
    labels: shown.map(({ label }) => label), series: [{ name: figures.period.label, values: shown.map(({ amounts }) => amounts[0]) }, { name: figures.previousPeriod.label, values: shown.map(({ amounts }) => amounts[1]) }],
  }];
}
