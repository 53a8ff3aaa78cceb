/** All key figures of a ledger: one table of definitions, each read for the chosen period, the one before and the months of its trend. */
import { burnPeriod } from '../figures/burn.ts';
import { labelled, type LabelledPeriod } from '../figures/overview-figures.ts';
import { stretches } from '../figures/series.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, addMonths, monthKey } from '../local-date.ts';
import { percentChange } from '../percent.ts';
import { lastMonths, type Period } from '../period.ts';
import { BALANCE_KPIS } from './balance-kpis.ts';
import { CASH_KPIS } from './cash-kpis.ts';
import { CUSTOMER_KPIS } from './customer-kpis.ts';
import { KpiFacts, TREND_MONTHS, type KpiBooks } from './facts.ts';
import type { KpiDefinition, KpiReading } from './kpi.ts';
import { PROFIT_KPIS } from './profit-kpis.ts';
import { SUBSCRIPTION_KPIS } from './subscription-kpis.ts';

const DEFINITIONS = [...PROFIT_KPIS, ...CASH_KPIS, ...CUSTOMER_KPIS, ...SUBSCRIPTION_KPIS, ...BALANCE_KPIS] as const;
export type KpiId = (typeof DEFINITIONS)[number]['id'];

/** In the order in which they are shown. */
export const KPIS: readonly KpiDefinition<KpiId>[] = DEFINITIONS;

export interface TrendPoint {
  /** YYYY-MM. */
  readonly month: string;
  readonly value: number | null;
}

export interface Kpi extends KpiReading {
  readonly definition: KpiDefinition<KpiId>;
  /** What the figure covers; a single day for one that stands at a day's end. */
  readonly period: LabelledPeriod;
  /** What it is compared with. */
  readonly previousPeriod: LabelledPeriod;
  readonly previous: number | null;
  /** In percent of the figure before; in points where the figure is itself a percentage. Unrounded; null where either is not known, or there was nothing before. */
  readonly change: number | null;
  /** Full months, oldest first, those before the data left out. */
  readonly trend: readonly TrendPoint[];
}

export interface KpiBoard {
  readonly asOf: LocalDate;
  readonly notice: string | null;
  readonly period: LabelledPeriod;
  readonly previousPeriod: LabelledPeriod;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly entryCount: number;
  readonly kpis: readonly Kpi[];
}

export async function kpiBoard(books: KpiBooks): Promise<KpiBoard> {
  const facts = new KpiFacts(books);
  const { vocabulary } = facts.source;
  const { asOf, notice, period, before } = facts.chosen;
  return {
    asOf, notice, period: labelled(period), previousPeriod: labelled(before),
    currency: vocabulary.currency, currencies: vocabulary.currencies, entryCount: vocabulary.entryCount,
    kpis: await Promise.all(KPIS.map((definition) => kpiOf(definition, facts))),
  };
}

async function kpiOf(definition: KpiDefinition<KpiId>, facts: KpiFacts): Promise<Kpi> {
  const [period, before] = spansOf(definition, facts);
  const [now, then, trend] = await Promise.all([definition.read(facts, period), definition.read(facts, before), trendOf(definition, facts)]);
  const previous = then.value;
  return { ...now, definition, period: labelled(shown(definition, period, facts)), previousPeriod: labelled(shown(definition, before, facts)), previous, change: changeOf(definition, now.value, previous), trend };
}

/** What is read now, and what it is compared with. */
function spansOf({ stretch }: KpiDefinition, facts: KpiFacts): [Period, Period] {
  if (stretch === 'burn') {
    const now = burnPeriod(facts.asOf);
    return [now, burnPeriod(now.from)];
  }
  if (stretch === 'today') return [onDay(facts.asOf), onDay(addMonths(facts.asOf, -1))];
  return [facts.chosen.period, facts.chosen.before];
}

function shown({ stretch }: KpiDefinition, period: Period, { asOf }: KpiFacts): Period {
  return stretch === 'balance' ? onDay(period.to < asOf ? period.to : asOf) : period;
}

const onDay = (day: LocalDate): Period => ({ from: day, to: day });

async function trendOf(definition: KpiDefinition, facts: KpiFacts): Promise<TrendPoint[]> {
  const { dateFrom } = facts.source.vocabulary;
  if (dateFrom === null) return [];
  const months = stretches(lastMonths(TREND_MONTHS, facts.asOf), 'month').filter(({ to }) => to >= dateFrom);
  const points = await Promise.all(months.map(async (month) => ({
    month: monthKey(month.from), value: (await definition.read(facts, definition.stretch === 'burn' ? burnPeriod(addDays(month.to, 1)) : month)).value,
  })));
  const first = points.findIndex(({ value }) => value !== null);
  return first < 0 ? [] : points.slice(first);
}

function changeOf({ unit }: KpiDefinition, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null;
  if (unit === 'percent') return now - before;
  return percentChange(now, before);
}
