/** What a question can measure: the metrics of the finance core plus those that only questions name. */
import type { AccountRole } from '../ledger/entry.ts';
import type { MoneyMetric, PercentMetric } from '../metrics.ts';
import { METRICS as CORE, RATIOS } from '../metrics.ts';

/** `movement`: money through the filtered rows whatever their kind; `bySide`: the rows decide between revenue, expenses and movement. */
export type AmountMeasure = MoneyMetric | 'taxes' | 'interest' | 'movement' | 'bySide';
export type PercentMeasure = PercentMetric;
export type Measure = AmountMeasure | PercentMeasure;

export interface MeasureDefinition {
  readonly label: string;
  readonly formula: string;
  /** Null = rows of every role. */
  readonly roles: readonly AccountRole[] | null;
  readonly direction?: 'in' | 'out';
  /** −1 where money out is told as a positive number. */
  readonly sign: 1 | -1;
  readonly unit: 'currency' | 'percent';
}

function core(metric: MoneyMetric | PercentMetric, sign: 1 | -1): MeasureDefinition {
  const { label, formula, roles, direction, unit } = CORE[metric];
  return { label, formula, roles, direction, sign, unit };
}

export const MEASURES: Readonly<Record<Measure, MeasureDefinition>> = {
  revenue: core('revenue', 1),
  grossSales: core('grossSales', 1),
  refunds: core('refunds', -1),
  otherIncome: core('otherIncome', 1),
  expenses: core('expenses', -1),
  operatingExpenses: core('operatingExpenses', -1),
  cogs: core('cogs', -1),
  grossProfit: core('grossProfit', 1),
  operatingProfit: core('operatingProfit', 1),
  netProfit: core('netProfit', 1),
  cashFlow: core('cashFlow', 1),
  cashIn: core('cashIn', 1),
  cashOut: core('cashOut', -1),
  grossMargin: core('grossMargin', 1),
  operatingMargin: core('operatingMargin', 1),
  netMargin: core('netMargin', 1),
  refundRate: core('refundRate', 1),
  taxes: { label: 'Taxes', formula: 'taxes paid', roles: ['tax'], sign: -1, unit: 'currency' },
  interest: { label: 'Interest expense', formula: 'interest paid on loans and cards', roles: ['interest'], sign: -1, unit: 'currency' },
  movement: { label: 'Amount', formula: 'the rows in question added up', roles: null, sign: 1, unit: 'currency' },
  bySide: { label: 'Amount', formula: 'the rows in question added up', roles: null, sign: 1, unit: 'currency' },
};

export { RATIOS };

export function isPercentMeasure(measure: Measure): measure is PercentMeasure {
  return measure in RATIOS;
}

export function isMeasure(text: string): text is Measure {
  return Object.hasOwn(MEASURES, text);
}
