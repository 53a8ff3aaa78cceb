/** How a report's figures are written on the screen: one precision per unit, the currency's symbol where a column begins and at its sums. */
import { formatDay } from '../../format/date.ts';
import { formatAmount, formatMoney, formatMoneyChange } from '../../format/money.ts';
import { formatNumber, formatPercent, formatPercentChange } from '../../format/number.ts';
import type { ReportColumn, ReportUnit, ReportValue } from './report-document.ts';

const NOTHING = '—';

/** A figure by itself: in a headline, at a bar, in a tooltip. */
export function figureText(value: ReportValue, unit: ReportUnit, currency: string, precision: 'exact' | 'compact' = 'exact'): string {
  if (value === null) return NOTHING;
  switch (unit) {
    case 'money': return formatMoney(value, currency, precision);
    case 'percent': return formatPercent(value);
    case 'count': return formatNumber(value);
    case 'months': return `${formatNumber(value)} ${Number(value) === 1 ? 'month' : 'months'}`;
    case 'date': return formatDay(String(value));
    case 'text': return String(value);
  }
}

/** A change between two wholes carries its sign. */
export function changeText(value: ReportValue, unit: ReportUnit, currency: string): string {
  return unit === 'money' && value !== null ? formatMoneyChange(value, currency) : figureText(value, unit, currency);
}

export function cellText(value: ReportValue, { unit, formula }: ReportColumn, currency: string, hasSymbol: boolean): string {
  if (value === null) return NOTHING;
  if (unit === 'money' && !hasSymbol) return formatAmount(value, currency);
  if (unit === 'percent' && formula?.kind === 'percent-change') return formatPercentChange(Number(value));
  if (unit === 'months') return formatNumber(value);
  return figureText(value, unit, currency);
}

/** Larger changes say that there was next to nothing before, and no more. */
const MOST_TELLING = 1_000;

/** In percent; null where a percentage would mislead: from nothing or next to nothing, or across zero. */
export function changePercent(value: ReportValue, earlier: ReportValue): number | null {
  const [now, before] = [Number(value), Number(earlier)];
  if (value === null || earlier === null || before === 0 || now * before < 0) return null;
  const change = ((now - before) / Math.abs(before)) * 100;
  return Math.abs(change) < MOST_TELLING ? change : null;
}
