/** The figures of a report that was written before there were documents, as a table for spreadsheets: one figure per line, this period and the one before it. */
import { METRICS, moneyMetric, type MoneyMetric } from '../../finance/metrics.ts';
import { minorToDecimal } from '../../finance/money.ts';
import type { ReportFigures } from '../../finance/reports/report-figures.ts';
import { type CsvCell, csvLine, plain } from '../../papers/csv/csv-line.ts';
import type { FinancialReport } from './report.entity.ts';

const KEY_METRICS: readonly MoneyMetric[] = ['revenue', 'cogs', 'grossProfit', 'operatingExpenses', 'expenses', 'netProfit', 'cashIn', 'cashOut', 'cashFlow'];

export function reportCsv(report: Pick<FinancialReport, 'figures'>): string {
  const figures = report.figures as ReportFigures;
  const { currency, period, previousPeriod } = figures;
  const money = (amountMinor: number): CsvCell => plain(minorToDecimal(amountMinor, currency));
  const before = new Map(figures.categoriesBefore.map((figure) => [figure.categoryNumber, figure.amountMinor]));
  const lines: CsvCell[][] = [
    ['Section', 'Item', `${period.label} (${currency})`, `${previousPeriod.label} (${currency})`],
    ...KEY_METRICS.map((metric) => ['Key figures', METRICS[metric].label, money(moneyMetric(metric, figures.now)), money(moneyMetric(metric, figures.before))]),
    ...figures.categories.map((figure) => ['Categories', figure.category, money(figure.amountMinor), money(before.get(figure.categoryNumber) ?? 0)]),
    ...figures.customers.map((party) => ['Customers', party.name, money(party.amountMinor), '']),
    ...figures.vendors.map((party) => ['Vendors', party.name, money(party.amountMinor), '']),
    ...figures.months.map((month) => ['Revenue by month', month.label, money(month.figures.revenue), '']),
    ...figures.months.map((month) => ['Expenses by month', month.label, money(month.figures.expenses), '']),
  ];
  return lines.map(csvLine).join('');
}
