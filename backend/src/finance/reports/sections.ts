/** The sections that reports are put together from; each is lines of text out of the report's figures. */
import type { CategoryFigure } from '../figures/category-figures.ts';
import type { CounterpartyFigure } from '../figures/counterparty-figures.ts';
import type { AccountRole } from '../ledger/entry.ts';
import { METRICS, moneyMetric, percentMetric, type MoneyMetric } from '../metrics.ts';
import { formatMoney } from '../money.ts';
import { percentChange, percentOf, roundPercent } from '../percent.ts';
import type { ReportFigures } from './report-figures.ts';
import { heading, textTable, type TextRow } from './text-table.ts';

/** A table row with this period, the one before and the change in percent. */
function comparedRow(label: string, now: number, before: number, currency: string): string[] {
  return [label, formatMoney(now, currency), formatMoney(before, currency), changeText(percentChange(now, before))];
}

function changeText(change: number | null): string {
  if (change === null) return 'n/a';
  const rounded = roundPercent(change);
  return `${rounded > 0 ? '+' : ''}${rounded.toFixed(1)}%`;
}

function columnHeads(figures: ReportFigures): TextRow[] {
  return [['', figures.period.label, figures.previousPeriod.label, 'Change'], 'rule'];
}

export function metricRow(metric: MoneyMetric, figures: ReportFigures): string[] {
  return comparedRow(METRICS[metric].label, moneyMetric(metric, figures.now), moneyMetric(metric, figures.before), figures.currency);
}

/** Rows of all categories of the roles in either period, largest first, indented. */
function categoryRows(roles: readonly AccountRole[], figures: ReportFigures, sign: 1 | -1 = 1): string[][] {
  const before = new Map(figures.categoriesBefore.map((figure) => [figure.categoryNumber, figure]));
  const now = new Map(figures.categories.map((figure) => [figure.categoryNumber, figure]));
  const all = new Map<number, CategoryFigure>([...before, ...now]);
  return [...all.values()].filter((figure) => roles.includes(figure.role))
    .map((figure) => ({ name: figure.category, now: now.get(figure.categoryNumber)?.amountMinor ?? 0, before: before.get(figure.categoryNumber)?.amountMinor ?? 0 }))
    .sort((a, b) => b.now - a.now || b.before - a.before)
    .map((row) => comparedRow(`  ${row.name}`, sign * row.now || 0, sign * row.before || 0, figures.currency));
}

/** Revenue down to net profit, every line of it adding up. */
export function profitAndLoss(figures: ReportFigures): string[] {
  const rows: TextRow[] = [
    ...columnHeads(figures),
    ...categoryRows(['revenue'], figures), ...categoryRows(['refund'], figures, -1), metricRow('revenue', figures), 'rule',
    ...categoryRows(['cogs'], figures), metricRow('cogs', figures), metricRow('grossProfit', figures), 'rule',
    ...categoryRows(['opex'], figures), metricRow('operatingExpenses', figures), 'rule',
    ...categoryRows(['tax', 'interest'], figures), ...categoryRows(['other-income'], figures), metricRow('netProfit', figures),
  ];
  const { now, currency } = figures;
  const money = (metric: MoneyMetric) => formatMoney(moneyMetric(metric, now), currency);
  return [...heading('Profit and loss'), ...textTable(rows), '',
    `Check: revenue ${money('revenue')} + other income ${money('otherIncome')} - expenses ${money('expenses')} = net profit ${money('netProfit')}.`, marginLine(figures)];
}

function marginLine({ now }: ReportFigures): string {
  const margin = (metric: 'grossMargin' | 'netMargin') => {
    const percent = percentMetric(metric, now);
    return percent === null ? 'n/a (no revenue)' : `${roundPercent(percent).toFixed(1)}%`;
  };
  return `Gross margin ${margin('grossMargin')}, net margin ${margin('netMargin')}.`;
}

/** From net profit to the change in cash. */
export function cashBridge(figures: ReportFigures): string[] {
  const { now, before, currency } = figures;
  const net = (totals: ReportFigures['now'], role: AccountRole) => (totals[role]?.inMinor ?? 0) - (totals[role]?.outMinor ?? 0);
  const rows: TextRow[] = [...columnHeads(figures), metricRow('netProfit', figures),
    comparedRow('  Owner contributions less draws', net(now, 'owner'), net(before, 'owner'), currency),
    comparedRow('  Loans received less repaid', net(now, 'loan'), net(before, 'loan'), currency),
    metricRow('cashFlow', figures), 'rule', metricRow('cashIn', figures), metricRow('cashOut', figures)];
  return [...heading('Cash flow'), ...textTable(rows)];
}

/** The four headline figures. */
export function keyFigures(figures: ReportFigures): string[] {
  return [...heading('Key figures'), ...textTable([...columnHeads(figures), metricRow('revenue', figures), metricRow('expenses', figures), metricRow('netProfit', figures), metricRow('cashFlow', figures)])];
}

/** Categories of the roles with their share, and the total. */
export function sharesTable(title: string, roles: readonly AccountRole[], totalMetric: MoneyMetric, figures: ReportFigures): string[] {
  const total = moneyMetric(totalMetric, figures.now);
  const share = (amount: number) => { const percent = percentOf(amount, total); return percent === null ? 'n/a' : `${roundPercent(percent).toFixed(1)}%`; };
  const lines = figures.categories.filter((figure) => roles.includes(figure.role))
    .map((figure) => ({ ...figure, amountMinor: figure.role === 'refund' ? -figure.amountMinor || 0 : figure.amountMinor }));
  const rows: TextRow[] = [['', 'Amount', 'Share', 'Rows'], 'rule',
    ...lines.map((figure) => [figure.category, formatMoney(figure.amountMinor, figures.currency), share(figure.amountMinor), String(figure.count)]),
    'rule', [METRICS[totalMetric].label, formatMoney(total, figures.currency), share(total), String(lines.reduce((sum, figure) => sum + figure.count, 0))]];
  return lines.length === 0 ? [...heading(title), 'None in this period.'] : [...heading(title), ...textTable(rows)];
}

/** The largest customers or vendors with their share of the whole. */
export function partiesTable(title: string, parties: readonly CounterpartyFigure[], totalMetric: MoneyMetric, figures: ReportFigures): string[] {
  if (parties.length === 0) return [];
  const total = moneyMetric(totalMetric, figures.now);
  const rows: TextRow[] = [['', 'Amount', 'Share', 'Rows'], 'rule', ...parties.map((party) => {
    const percent = percentOf(party.amountMinor, total);
    return [party.name, formatMoney(party.amountMinor, figures.currency), percent === null ? 'n/a' : `${roundPercent(percent).toFixed(1)}%`, String(party.count)];
  })];
  return [...heading(title), ...textTable(rows)];
}

/** Headline figures month by month, where the period has several. */
export function monthsTable(figures: ReportFigures): string[] {
  if (figures.months.length === 0) return [];
  const money = (amount: number) => formatMoney(amount, figures.currency);
  const rows: TextRow[] = [['', 'Revenue', 'Expenses', 'Net profit', 'Cash flow'], 'rule',
    ...figures.months.map(({ label, figures: one }) => [label, money(one.revenue), money(one.expenses), money(one.netProfit), money(one.cashFlow)]), 'rule',
    ['Total', ...(['revenue', 'expenses', 'netProfit', 'cashFlow'] as const).map((metric) => money(moneyMetric(metric, figures.now)))]];
  return [...heading('Month by month'), ...textTable(rows)];
}
