/** Key figures as people read them: in their unit, with what they are compared with and how they stand against their target. */
import { formatMoney } from '../../format/money.ts';
import type { MoneyPrecision } from '../../format/money.ts';
import { formatNumber, formatPercent, formatQuantity } from '../../format/number.ts';
import type { KpiCard_KpiFragment } from '../../generated/graphql.ts';
import type { Tone } from '../../ui/StatusChip.tsx';

export type Kpi = KpiCard_KpiFragment;
export type KpiValue = string | number | null;

export interface Told {
  unit: string;
  countOf?: string | null;
}

/** What stands where there is no figure. */
export const NO_FIGURE = '—';

export function formatKpi(value: KpiValue, { unit, countOf }: Told, currency: string, precision: MoneyPrecision = 'exact'): string {
  if (value === null) return NO_FIGURE;
  switch (unit) {
    case 'currency': return formatMoney(value, currency, precision);
    case 'percent': return formatPercent(value);
    case 'months': return `${formatNumber(value)} ${Number(value) === 1 ? 'month' : 'months'}`;
    case 'ratio': return Number(value).toFixed(2);
    default: return countOf === 'days' ? formatQuantity(Math.round(Number(value)), 'day') : formatNumber(value);
  }
}

/** The headline figure: rounded, unless that would hide it. */
export function headlineOf({ value, state, unit, countOf }: Kpi, currency: string): string {
  if (state === 'not-burning') return 'Not burning';
  const isSmall = unit === 'currency' && value !== null && Math.abs(Number(value)) < 1_000;
  return formatKpi(value as KpiValue, { unit, countOf }, currency, isSmall ? 'exact' : 'rounded');
}

interface Standing {
  word: string;
  tone: Tone;
}

export function standingOf({ target, isGoodWhenUp }: Pick<Kpi, 'target' | 'isGoodWhenUp'>): Standing | null {
  switch (target?.status) {
    case 'met': return { word: 'On target', tone: 'positive' };
    case 'close': return { word: 'Close to target', tone: 'warning' };
    case 'missed': return { word: isGoodWhenUp ? 'Below target' : 'Above target', tone: 'negative' };
    default: return null;
  }
}

/** "Target: at least $60,000 a month". */
export function targetWords({ target, isGoodWhenUp, isPerMonth, unit, countOf }: Pick<Kpi, 'target' | 'isGoodWhenUp' | 'isPerMonth' | 'unit' | 'countOf'>, currency: string): string | null {
  if (!target) return null;
  return `Target: ${isGoodWhenUp ? 'at least' : 'at most'} ${formatKpi(target.value as KpiValue, { unit, countOf }, currency, 'rounded')}${isPerMonth ? ' a month' : ''}`;
}

/** Fewer points are no trend. */
export const FEWEST_TREND_POINTS = 6;

export function trendValues({ trend }: Pick<Kpi, 'trend'>): number[] {
  const values = trend.flatMap(({ value }) => (value === null || value === undefined ? [] : [Number(value)]));
  return values.length < FEWEST_TREND_POINTS ? [] : values;
}
