/** What each part of the product tells of the same ledger, under one name per figure: money in minor units, percentages to one decimal. */
import { kpiBoard, type Kpi, type KpiId } from '../kpis/kpis.ts';
import { findInsights } from '../insights/insights.ts';
import { METRICS } from '../metrics.ts';
import { decimalToMinor } from '../money.ts';
import { roundPercent } from '../percent.ts';
import { answerQuestion } from '../question/answer-question.ts';
import type { ReportTable } from '../reports/document.ts';
import { writeReport } from '../reports/reports.ts';
import type { ReportType } from '../reports/report-types.ts';
import { executiveSummary } from '../summary/executive-summary.ts';
import type { FigureSource } from './figure-source.ts';
import { HEADLINE_METRICS, type Headline } from './headline.ts';
import { overviewFigures } from './overview-figures.ts';
import { alertsTold, amountsIn, forecastTold, ledgerTold, percentIn, type Told } from './told-forecast.test-data.ts';

const TODAY = '2026-11-20';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

const headlineOf = (month: string, figures: Headline): Told => Object.fromEntries(HEADLINE_METRICS.map((metric) => [`${metric} ${month}`, figures[metric]]));

async function cards({ reader, vocabulary }: FigureSource): Promise<Told> {
  const [october, halfYear] = [await overviewFigures(reader, vocabulary, 'last-month', TODAY), await overviewFigures(reader, vocabulary, 'last-6-months', TODAY)];
  const months = halfYear.series.map(({ from, figures }) => ({ ...headlineOf(from.slice(0, 7), figures), [`moneyIn ${from.slice(0, 7)}`]: figures.moneyIn, [`moneyOut ${from.slice(0, 7)}`]: figures.moneyOut }));
  const changes = Object.entries(october.change).map(([metric, change]) => [`${metric}Change 2026-10`, change]);
  return { ...Object.assign({}, ...months), ...headlineOf('2026-09', october.previous), ...headlineOf('2026-10', october.figures), ...Object.fromEntries(changes) };
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'revenue 2026-10': 'What was my revenue in October 2026?', 'expenses 2026-10': 'What were my expenses in October 2026?', 'netProfit 2026-10': 'What was my net profit in October 2026?',
  'cashFlow 2026-10': 'What was my cash flow in October 2026?', 'revenue 2026-09': 'What was my revenue in September 2026?', 'cashFlow 2026-08': 'What was my cash flow in August 2026?',
  'grossMargin 2026-10': 'What was my gross margin in October 2026?', 'operatingMargin 2026-10': 'What was my operating margin in October 2026?', 'netMargin 2026-10': 'What was my net margin in October 2026?',
  'refundRate 2026-10': 'What was my refund rate in October 2026?', 'averageSale 2026-10': 'What was my average sale in October 2026?',
  burn: 'What is my burn rate?', runway: 'What is my runway?', cash: 'What is my bank balance?', recurringCost: 'What are my recurring costs?',
  'total revenue': 'What is my total revenue?', 'total expenses': 'What is my total expenses?', 'total netProfit': 'What is my total net profit?', 'total cashFlow': 'What is my total cash flow?',
};

async function answers({ reader, vocabulary }: FigureSource): Promise<Told> {
  const told: Told = {};
  for (const [figure, text] of Object.entries(QUESTIONS)) {
    const { answer } = await answerQuestion({ text, reader, vocabulary, today: TODAY, previous: null });
    told[figure] = typeof answer.value === 'string' ? decimalToMinor(answer.value, vocabulary.currency) : answer.value;
  }
  return told;
}

/** The names under which others tell the same. */
const OF_KPI: Readonly<Partial<Record<KpiId, string>>> = {
  revenue: 'revenue 2026-10', 'net-profit': 'netProfit 2026-10', 'gross-margin': 'grossMargin 2026-10', 'operating-margin': 'operatingMargin 2026-10', 'net-margin': 'netMargin 2026-10', 'refund-rate': 'refundRate 2026-10',
  'average-sale': 'averageSale 2026-10', 'top-customer-share': 'largestCustomer 2026-10', 'customer-concentration': 'concentration 2026-10', 'net-burn': 'burn', runway: 'runway', cash: 'cash', 'recurring-cost': 'recurringCost', 'revenue-growth': 'revenueChange 2026-10',
};

const rounded = ({ definition: { unit } }: Kpi, value: number | null): number | null =>
  (value === null || unit === 'currency' ? value : unit === 'ratio' ? roundPercent(value * 100) : roundPercent(value));

async function keyFigures(source: FigureSource): Promise<Told> {
  const { kpis } = await kpiBoard({ source, wanted: 'last-month', today: TODAY, contracts: null, stated: [] });
  const named = kpis.flatMap((kpi) => { const name = OF_KPI[kpi.definition.id]; return name ? [[name, rounded(kpi, kpi.value)] as const] : []; });
  const revenue = kpis.find(({ definition }) => definition.id === 'revenue');
  const profit = kpis.find(({ definition }) => definition.id === 'net-profit');
  const course = [...(revenue?.trend ?? []).map(({ month, value }) => [`revenue ${month}`, value]), ...(profit?.trend ?? []).map(({ month, value }) => [`netProfit ${month}`, value])];
  return { ...Object.fromEntries(course), ...Object.fromEntries(named), 'revenue 2026-09': revenue?.previous ?? null, ...(revenue?.change == null ? {} : { 'revenueChange 2026-10': roundPercent(revenue.change) }) };
}

const REPORTS: readonly ReportType[] = ['monthly', 'comprehensive-financial', 'customer-analysis', 'revenue-only', 'expense-summary'];
const OF_REPORT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(METRICS).map(([metric, { label }]) => [label, metric])), 'Average sale': 'averageSale', 'Largest customer': 'largestCustomer',
};
/** Longer lists of recurring costs are cut. */
const WHOLE_LIST = 15;

const reportOf = (type: ReportType) => async (source: FigureSource): Promise<Told> => {
  const { document } = await writeReport(source, { type, title: 'October', businessName: 'Test', period: OCTOBER, today: TODAY });
  const blocks = document.sections.flatMap((section) => section.blocks);
  const told: Told = {};
  for (const { label, value, previous } of blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []))) {
    const name = OF_REPORT[label];
    if (name) Object.assign(told, { [`${name} 2026-10`]: value, [`${name} 2026-09`]: previous });
  }
  const table = (title: string) => blocks.find((block): block is ReportTable => block.kind === 'table' && block.title === title);
  const cell = (found: ReportTable | undefined, label: string) => found?.rows.find(({ cells }) => cells[0] === label)?.cells[1] as number | null | undefined;
  const recurring = table('Recurring costs');
  return { ...told, concentration: null, 'concentration 2026-10': cell(table('Concentration'), 'Concentration index') ?? null, recurringCost: recurring && recurring.rows.length <= WHOLE_LIST ? cell(recurring, 'Together') ?? null : null };
};

async function summary(source: FigureSource): Promise<Told> {
  const { figures: { totals } } = await executiveSummary(source, 'all.csv', TODAY);
  return Object.fromEntries(HEADLINE_METRICS.map((metric) => [`total ${metric}`, totals[metric]]));
}

const amountIn = (text: string): number | null => amountsIn(text)[0] ?? null;

async function insights(source: FigureSource): Promise<Told> {
  const told: Told = {};
  for (const { key, title, content } of await findInsights(source, TODAY)) {
    const [kind = '', about = ''] = key.split(':');
    if (kind === 'concentration' && content.includes('in the last 6 whole months')) Object.assign(told, { [`six months of ${about}`]: amountIn(content), [`six months' share of ${about}`]: percentIn(title) });
    if (kind === 'expense-spike' && key.endsWith('2026-10-01')) told[`spent on ${title.split(' cost ')[0]} 2026-10`] = amountIn(content);
    if (kind === 'unusual-amount') told[`row ${about}`] = amountIn(content);
    if (kind === 'revenue-change' && key.endsWith('2026-10-01')) told['revenue 2026-10'] = amountIn(content);
    if (key === 'loss:2026-10-01') told['expenses 2026-10'] = amountsIn(content)[1] ?? null;
    const amount = amountIn(title);
    if (key === 'loss:2026-10-01') told['netProfit 2026-10'] = amount === null ? null : -amount;
    if (key === 'cash-burn:2026-10-31') told.burn = amount;
  }
  return told;
}

export const PLACES: Readonly<Record<string, (source: FigureSource) => Promise<Told>>> = {
  card: cards, answer: answers, 'key figure': keyFigures, summary, insight: insights, forecast: forecastTold(TODAY), alert: alertsTold(TODAY), 'rows behind': ledgerTold(TODAY), ...Object.fromEntries(REPORTS.map((type) => [`${type} report`, reportOf(type)])),
};
