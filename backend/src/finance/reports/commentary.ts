/** What a report says in sentences before its tables: the result and what moved it. The only part of a report that may be told in other words. */
import type { CategoryFigure } from '../figures/category-figures.ts';
import { namedCustomers } from '../figures/concentration.ts';
import { EXPENSE_ROLES, METRICS, REVENUE_ROLES, moneyMetric, type MoneyMetric } from '../metrics.ts';
import { moneyInWords } from '../money.ts';
import { percentChange, percentInWords, percentOf } from '../percent.ts';
import type { ReportFigures } from './report-figures.ts';
import { standing } from './standing.ts';
import type { ReportContext } from './report-context.ts';
import type { ReportType } from './report-types.ts';

export function reportCommentary({ request: { type }, figures, sheets }: Pick<ReportContext, 'request' | 'figures' | 'sheets'>): string {
  const sentences = type === 'balance-sheet' ? standing(figures, sheets) : SENTENCES[type](figures);
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const wholeBusiness = (figures: ReportFigures) => [result(figures), moved('revenue', figures), moved('expenses', figures), cash(figures)];

const spent = (figures: ReportFigures) => [came('expenses', figures), moved('expenses', figures), largest(figures, EXPENSE_ROLES, 'expenses')];
const earned = (figures: ReportFigures) => [came('revenue', figures), moved('revenue', figures), largest(figures, REVENUE_ROLES, 'revenue')];
const bought = (figures: ReportFigures) => [came('revenue', figures), moved('revenue', figures), largestCustomer(figures)];

const SENTENCES: Readonly<Record<Exclude<ReportType, 'balance-sheet'>, (figures: ReportFigures) => string[]>> = {
  monthly: wholeBusiness, quarterly: wholeBusiness, 'financial-overview': wholeBusiness, 'comprehensive-financial': wholeBusiness, 'profit-loss': wholeBusiness,
  'cash-flow-statement': (figures) => [cash(figures), result(figures)],
  'expense-summary': spent, 'expense-analysis': spent,
  'revenue-summary': earned, 'revenue-detailed': earned, 'revenue-only': earned, 'payment-analytics': (figures) => [came('revenue', figures), moved('revenue', figures), back(figures)], 'sales-trends': (figures) => [...earned(figures), overYear(figures)],
  'customer-analysis': bought,
};

const inWords = ({ currency }: ReportFigures) => (amountMinor: number) => moneyInWords(amountMinor, currency);

/** Other income is named where there is some: revenue less expenses alone would not be the result. */
function result(figures: ReportFigures): string {
  const [revenue, other, expenses, profit] = (['revenue', 'otherIncome', 'expenses', 'netProfit'] as const).map((metric) => moneyMetric(metric, figures.now)) as [number, number, number, number];
  const money = inWords(figures);
  const parts = other === 0 ? `${money(revenue)} and expenses were ${money(expenses)}` : `${money(revenue)}, other income ${money(other)} and expenses ${money(expenses)}`;
  return `In ${figures.period.label} revenue was ${parts}; the result is ${profit < 0 ? `a net loss of ${money(-profit)}` : `a net profit of ${money(profit)}`}.`;
}

function came(metric: MoneyMetric, figures: ReportFigures): string {
  return `${METRICS[metric].label} in ${figures.period.label} came to ${inWords(figures)(moneyMetric(metric, figures.now))}.`;
}

/** A smaller change would read as "0.0%". */
const LEAST_PERCENT = 0.05;

/** Nothing where the period before holds nothing to compare with. */
function moved(metric: MoneyMetric, figures: ReportFigures): string {
  const money = inWords(figures);
  const [now, before] = [moneyMetric(metric, figures.now), moneyMetric(metric, figures.before)];
  const change = percentChange(now, before);
  const { label } = METRICS[metric];
  if (change === null) return '';
  if (now === before) return `${label} did not change against ${figures.previousPeriod.label}.`;
  const percent = Math.abs(change) < LEAST_PERCENT ? '' : ` (${percentInWords(Math.abs(change))})`;
  return `${label} ${now > before ? 'rose' : 'fell'} by ${money(Math.abs(now - before))}${percent} against ${figures.previousPeriod.label}.`;
}

function cash(figures: ReportFigures): string {
  const flow = moneyMetric('cashFlow', figures.now);
  const money = inWords(figures);
  if (flow === 0) return 'As much cash came in as went out.';
  return flow > 0 ? `${money(flow)} more cash came in than went out.` : `${money(-flow)} more cash went out than came in.`;
}

function largest(figures: ReportFigures, roles: readonly CategoryFigure['role'][], metric: MoneyMetric): string {
  const top = figures.categories.find((figure) => roles.includes(figure.role) && figure.role !== 'refund');
  const share = top ? percentOf(top.amountMinor, moneyMetric(metric, figures.now)) : null;
  if (!top || share === null || top.amountMinor <= 0) return '';
  return `The largest part was ${top.category} with ${inWords(figures)(top.amountMinor)}, ${percentInWords(share)} of ${metric}.`;
}

/** A card processor is none, however much it passes on. */
function largestCustomer(figures: ReportFigures): string {
  const [top] = namedCustomers(figures.customers);
  const share = top ? percentOf(top.amountMinor, moneyMetric('revenue', figures.now)) : null;
  return !top || share === null ? '' : `The largest customer was ${top.name} with ${inWords(figures)(top.amountMinor)}, ${percentInWords(share)} of revenue.`;
}

/** What was given back of what was sold. */
function back(figures: ReportFigures): string {
  const [refunds, gross] = [moneyMetric('refunds', figures.now), moneyMetric('grossSales', figures.now)];
  const rate = percentOf(refunds, gross);
  if (rate === null) return '';
  return refunds === 0 ? 'Nothing was given back.' : `${inWords(figures)(refunds)} was given back, ${percentInWords(rate)} of sales.`;
}

function overYear(figures: ReportFigures): string {
  const { yearAgo, yearBefore } = figures;
  const [now, then] = [moneyMetric('revenue', figures.now), yearAgo ? moneyMetric('revenue', yearAgo) : 0];
  const change = percentChange(now, then);
  if (!yearBefore || change === null || now === then) return '';
  return `That is ${inWords(figures)(Math.abs(now - then))} (${percentInWords(Math.abs(change))}) ${now > then ? 'more' : 'less'} than in ${yearBefore.label}.`;
}
