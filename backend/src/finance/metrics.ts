/** THE definition of every measure, as a function of the sums per role. Nothing else in the product may define one a second time. */
import type { AccountRole } from './ledger/entry.ts';
import type { GroupTotal, LedgerReader, EntryFilter } from './ledger/ledger-reader.ts';
import { assertMinor } from './money.ts';
import { percentOf } from './percent.ts';

export interface RoleTotal {
  readonly inMinor: number;
  /** Positive. */
  readonly outMinor: number;
}
export type RoleTotals = Readonly<Partial<Record<AccountRole, RoleTotal>>>;

/** Roles that make up a measure; a row belongs to the measure when its category has one of them. */
export const REVENUE_ROLES = ['revenue', 'refund'] as const satisfies readonly AccountRole[];
export const EXPENSE_ROLES = ['cogs', 'opex', 'tax', 'interest'] as const satisfies readonly AccountRole[];
/** Gross profit less operating expenses: what is left before taxes, interest and other income. */
export const OPERATING_ROLES = [...REVENUE_ROLES, 'cogs', 'opex'] as const satisfies readonly AccountRole[];
export const PROFIT_ROLES = [...REVENUE_ROLES, 'other-income', ...EXPENSE_ROLES] as const satisfies readonly AccountRole[];
/** Everything but transfers between own accounts. */
export const CASH_ROLES = [...PROFIT_ROLES, 'owner', 'loan'] as const satisfies readonly AccountRole[];

export type MoneyMetric = 'revenue' | 'grossSales' | 'refunds' | 'otherIncome' | 'expenses' | 'operatingExpenses' | 'cogs' | 'grossProfit' | 'operatingProfit' | 'netProfit' | 'cashFlow' | 'cashIn' | 'cashOut';
export type PercentMetric = 'grossMargin' | 'operatingMargin' | 'netMargin' | 'refundRate';
export type Metric = MoneyMetric | PercentMetric;

interface MetricDefinition {
  readonly label: string;
  /** The formula in words, for "how I read your question". */
  readonly formula: string;
  /** The rows behind the figure. */
  readonly roles: readonly AccountRole[];
  /** Only money in (or out) belongs to the figure. */
  readonly direction?: 'in' | 'out';
  /** A rise is good news: true; bad news: false. */
  readonly isGoodWhenUp: boolean;
  readonly unit: 'currency' | 'percent';
}

export const METRICS: Readonly<Record<Metric, MetricDefinition>> = {
  revenue: { label: 'Revenue', formula: 'sales and service income less customer refunds', roles: REVENUE_ROLES, isGoodWhenUp: true, unit: 'currency' },
  grossSales: { label: 'Gross sales', formula: 'sales and service income before customer refunds', roles: ['revenue'], isGoodWhenUp: true, unit: 'currency' },
  refunds: { label: 'Customer refunds', formula: 'money given back to customers', roles: ['refund'], isGoodWhenUp: false, unit: 'currency' },
  otherIncome: { label: 'Other income', formula: 'interest and other income outside of sales', roles: ['other-income'], isGoodWhenUp: true, unit: 'currency' },
  expenses: { label: 'Expenses', formula: 'cost of sales + operating expenses + taxes + interest, less vendor credits', roles: EXPENSE_ROLES, isGoodWhenUp: false, unit: 'currency' },
  operatingExpenses: { label: 'Operating expenses', formula: 'expenses without cost of sales, taxes and interest', roles: ['opex'], isGoodWhenUp: false, unit: 'currency' },
  cogs: { label: 'Cost of sales', formula: 'cost of goods sold and subcontractors', roles: ['cogs'], isGoodWhenUp: false, unit: 'currency' },
  grossProfit: { label: 'Gross profit', formula: 'revenue − cost of sales', roles: [...REVENUE_ROLES, 'cogs'], isGoodWhenUp: true, unit: 'currency' },
  operatingProfit: { label: 'Operating profit', formula: 'gross profit − operating expenses', roles: OPERATING_ROLES, isGoodWhenUp: true, unit: 'currency' },
  netProfit: { label: 'Net profit', formula: 'revenue + other income − expenses', roles: PROFIT_ROLES, isGoodWhenUp: true, unit: 'currency' },
  cashFlow: { label: 'Cash flow', formula: 'all money in and out except transfers between own accounts', roles: CASH_ROLES, isGoodWhenUp: true, unit: 'currency' },
  cashIn: { label: 'Money in', formula: 'all money in except transfers between own accounts', roles: CASH_ROLES, direction: 'in', isGoodWhenUp: true, unit: 'currency' },
  cashOut: { label: 'Money out', formula: 'all money out except transfers between own accounts', roles: CASH_ROLES, direction: 'out', isGoodWhenUp: false, unit: 'currency' },
  grossMargin: { label: 'Gross margin', formula: 'gross profit ÷ revenue', roles: [...REVENUE_ROLES, 'cogs'], isGoodWhenUp: true, unit: 'percent' },
  operatingMargin: { label: 'Operating margin', formula: 'operating profit ÷ revenue', roles: OPERATING_ROLES, isGoodWhenUp: true, unit: 'percent' },
  netMargin: { label: 'Net margin', formula: 'net profit ÷ revenue', roles: PROFIT_ROLES, isGoodWhenUp: true, unit: 'percent' },
  refundRate: { label: 'Refund rate', formula: 'customer refunds ÷ gross sales', roles: REVENUE_ROLES, isGoodWhenUp: false, unit: 'percent' },
};

/** Numerator and denominator of the percentages. */
export const RATIOS: Readonly<Record<PercentMetric, readonly [MoneyMetric, MoneyMetric]>> = {
  grossMargin: ['grossProfit', 'revenue'],
  operatingMargin: ['operatingProfit', 'revenue'],
  netMargin: ['netProfit', 'revenue'],
  refundRate: ['refunds', 'grossSales'],
};

export function isPercentMetric(metric: Metric): metric is PercentMetric {
  return metric in RATIOS;
}

/** Minor units; expenses, refunds, cost and money out are positive numbers. */
export function moneyMetric(metric: MoneyMetric, totals: RoleTotals): number {
  switch (metric) {
    case 'revenue': return net(totals, REVENUE_ROLES);
    case 'grossSales': return net(totals, ['revenue']);
    case 'refunds': return -net(totals, ['refund']) || 0;
    case 'otherIncome': return net(totals, ['other-income']);
    case 'expenses': return -net(totals, EXPENSE_ROLES) || 0;
    case 'operatingExpenses': return -net(totals, ['opex']) || 0;
    case 'cogs': return -net(totals, ['cogs']) || 0;
    case 'grossProfit': return net(totals, METRICS.grossProfit.roles);
    case 'operatingProfit': return net(totals, OPERATING_ROLES);
    case 'netProfit': return net(totals, PROFIT_ROLES);
    case 'cashFlow': return net(totals, CASH_ROLES);
    case 'cashIn': return one(totals, 'inMinor');
    case 'cashOut': return one(totals, 'outMinor');
  }
}

export function operatingProfit(totals: RoleTotals): number {
  return moneyMetric('operatingProfit', totals);
}

/** Unrounded percent; null when there is nothing to divide by. */
export function percentMetric(metric: PercentMetric, totals: RoleTotals): number | null {
  const [part, whole] = RATIOS[metric];
  return percentOf(moneyMetric(part, totals), moneyMetric(whole, totals));
}

/** Adds up groups that were asked for with `role` among their keys. */
export function roleTotals(groups: readonly GroupTotal[]): RoleTotals {
  const totals: Partial<Record<AccountRole, RoleTotal>> = {};
  for (const group of groups) {
    const role = group.key.role as AccountRole;
    const before = totals[role] ?? { inMinor: 0, outMinor: 0 };
    totals[role] = { inMinor: assertMinor(before.inMinor + group.inMinor), outMinor: assertMinor(before.outMinor + group.outMinor) };
  }
  return totals;
}

export async function readRoleTotals(reader: LedgerReader, filter: EntryFilter): Promise<RoleTotals> {
  return roleTotals(await reader.totals(filter, ['role']));
}

function net(totals: RoleTotals, roles: readonly AccountRole[]): number {
  return assertMinor(roles.reduce((sum, role) => sum + (totals[role]?.inMinor ?? 0) - (totals[role]?.outMinor ?? 0), 0));
}

function one(totals: RoleTotals, side: keyof RoleTotal): number {
  return assertMinor(CASH_ROLES.reduce((sum, role) => sum + (totals[role]?.[side] ?? 0), 0));
}
