/** The executive summary of a file: what it shows over its whole span, what happened lately, why, what to watch, what to do. */
import { profitDrivers, type Driver } from '../figures/drivers.ts';
import { filterOf, spanOf, type FigureSource } from '../figures/figure-source.ts';
import { headline, type Headline } from '../figures/headline.ts';
import { labelled, type LabelledPeriod } from '../figures/overview-figures.ts';
import { MonthlyLedger } from '../figures/monthly-ledger.ts';
import { findInsights } from '../insights/insights.ts';
import { rangeOf, type Insight } from '../insights/insight.ts';
import type { Entry, LocalDate } from '../ledger/entry.ts';
import { dateInWords } from '../local-date.ts';
import { moneyMetric, readRoleTotals } from '../metrics.ts';
import { moneyInWords } from '../money.ts';
import { percentChange, percentInWords, percentOf } from '../percent.ts';
import type { PlannedFigure } from '../question/planned-figure.ts';
import { comparison, type Comparison } from './comparison.ts';
import { comparedFigures, driverFigures, totalsOf } from './summary-figures.ts';

export interface ExecutiveSummary {
  readonly title: string;
  /** Paragraphs, a blank line between them. */
  readonly content: string;
  readonly figures: { readonly currency: string; readonly span: LabelledPeriod | null; readonly totals: Headline };
  /** What its sentences rest on, by paragraph. */
  readonly planned: readonly PlannedFigure[];
  /** What stands out, with the rows that show it. */
  readonly findings: readonly Finding[];
}

/** How the paragraphs begin. */
const PARTS = { happened: 'What happened', why: 'Why', watch: 'What to watch', act: 'What to do' } as const;

export interface Finding {
  readonly part: string;
  readonly label: string;
  readonly rows: readonly Entry[];
}

export async function executiveSummary(source: FigureSource, fileName: string, today: LocalDate): Promise<ExecutiveSummary> {
  const title = `Executive Summary: ${fileName}`;
  const totals = headline(await readRoleTotals(source.reader, filterOf(source)));
  const span = spanOf(source);
  const { currency } = source.vocabulary;
  const figures = { currency, span: span && labelled(span), totals };
  if (!span) return { title, content: `${fileName} holds no transactions, so there is nothing to sum up.`, figures, planned: [], findings: [] };

  const monthly = await MonthlyLedger.read(source, today);
  const compared = comparison(monthly);
  const insights = await findInsights(source, today);
  const drivers = compared ? driversOf(monthly, compared) : [];
  const paragraphs = [
    overall(source, totals),
    compared ? whatHappened(monthly, compared, currency) : 'What happened: the file covers fewer than two whole months, too little to tell a trend.',
    compared ? why(monthly, compared, drivers, currency) : null,
    whatToWatch(insights),
    whatToDo(insights),
  ];
  const planned = [...totalsOf(span), ...(compared ? [...comparedFigures(PARTS.happened, compared), ...driverFigures(PARTS.why, compared, drivers.slice(0, MAX_DRIVERS))] : [])];
  return { title, content: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n'), figures, planned, findings: findingsOf(insights) };
}

function overall({ vocabulary }: FigureSource, totals: Headline): string {
  const money = (amount: number) => moneyInWords(amount, vocabulary.currency);
  const margin = percentOf(totals.netProfit, totals.revenue);
  const result = totals.netProfit < 0 ? `a net loss of ${money(-totals.netProfit)} (net profit ${money(totals.netProfit)})` : `a net profit of ${money(totals.netProfit)}`;
  return `From ${dateInWords(vocabulary.dateFrom ?? '')} to ${dateInWords(vocabulary.dateTo ?? '')} revenue was ${money(totals.revenue)} and expenses were ${money(totals.expenses)}, which left ${result}`
    + `${margin === null ? '' : `, a net margin of ${percentInWords(margin)}`}. `
    + `Cash flow over the same time was ${money(totals.cashFlow)}, from ${vocabulary.entryCount.toLocaleString('en-US')} transactions in ${vocabulary.currency}.`;
}

function stretchName(count: number): string {
  return count === 1 ? 'the last whole month' : `the last ${count} whole months`;
}

function whatHappened(monthly: MonthlyLedger, { now, before }: Comparison, currency: string): string {
  const money = (amount: number) => moneyInWords(amount, currency);
  const current = headline(monthly.roles(now));
  const earlier = headline(monthly.roles(before));
  const moved = (label: string, a: number, b: number) => {
    const change = percentChange(a, b);
    if (a === b) return `${label} stayed at ${money(a)}`;
    return `${label} ${a > b ? 'rose' : 'fell'} from ${money(b)} to ${money(a)}${change === null || Math.sign(a) !== Math.sign(b) ? '' : ` (${percentInWords(change)})`}`;
  };
  const range = rangeOf(now);
  return `What happened: in ${stretchName(now.length)}${range ? ` (${labelled(range).label})` : ''}, against the ${now.length === 1 ? 'month' : `${now.length} months`} before, `
    + `${moved('revenue', current.revenue, earlier.revenue)}, ${moved('expenses', current.expenses, earlier.expenses)}, and ${moved('net profit', current.netProfit, earlier.netProfit)}.`;
}

const MAX_DRIVERS = 4;

function driversOf(monthly: MonthlyLedger, { now, before }: Comparison): Driver[] {
  return profitDrivers(monthly.categories(now), monthly.categories(before));
}

/** The change of net profit by category; what is not named is summed up as the rest, so that the parts add up. */
function why(monthly: MonthlyLedger, { now, before }: Comparison, drivers: readonly Driver[], currency: string): string | null {
  const money = (amount: number) => moneyInWords(amount, currency);
  const change = moneyMetric('netProfit', monthly.roles(now)) - moneyMetric('netProfit', monthly.roles(before));
  if (drivers.length === 0) return null;
  const rest = drivers.slice(MAX_DRIVERS).reduce((sum, driver) => sum + driver.effectMinor, 0);
  const named = drivers.slice(0, MAX_DRIVERS).map((driver) => `${driver.category} ${driver.effectMinor > 0 ? 'added' : 'took'} ${money(Math.abs(driver.effectMinor))}`);
  return `Why: of the change of ${money(change)} in net profit, ${named.join(', ')}${rest === 0 ? '' : `, and everything else ${rest > 0 ? 'added' : 'took'} ${money(Math.abs(rest))}`}.`;
}

const MAX_POINTS = 3;

function urgentOf(insights: readonly Insight[]): Insight[] {
  return insights.filter((insight) => insight.type === 'alert' || insight.type === 'warning').slice(0, MAX_POINTS);
}

function advisedOf(insights: readonly Insight[]): Insight[] {
  return insights.filter(({ advice }) => advice !== null).slice(0, MAX_POINTS);
}

function findingsOf(insights: readonly Insight[]): Finding[] {
  const under = (part: string) => ({ title, rows }: Insight): Finding => ({ part, label: title, rows });
  return [...urgentOf(insights).map(under(PARTS.watch)), ...advisedOf(insights).map(under(PARTS.act))];
}

function whatToWatch(insights: readonly Insight[]): string {
  const urgent = urgentOf(insights);
  if (urgent.length === 0) return 'What to watch: nothing in these figures stands out.';
  return `What to watch: ${urgent.map((insight) => `${insight.title}. ${insight.content}`).join(' ')}`;
}

function whatToDo(insights: readonly Insight[]): string {
  const advice = advisedOf(insights).map((insight) => insight.advice);
  return advice.length === 0 ? 'What to do: carry on, and compare again when the next month is in.' : `What to do: ${advice.join(' ')}`;
}
