/** Key figures about customers: how large a sale is, how much hangs on single customers, what comes back, what a new one costs. */
import { averageSale as averageSaleOf } from '../figures/average-sale.ts';
import { concentration, type Concentration } from '../figures/concentration.ts';
import { defaultAccount } from '../chart-of-accounts.ts';
import { METRICS, moneyMetric, REVENUE_ROLES } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentInWords } from '../percent.ts';
import type { Period } from '../period.ts';
import { periodLabel } from '../period-label.ts';
import { addMonths } from '../local-date.ts';
import type { KpiFacts } from './facts.ts';
import { money, unknown, type KpiDefinition, type KpiReading } from './kpi.ts';
import { ratioOf } from './profit-kpis.ts';

async function averageSale(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const sales = await facts.rowsOf(period, ['revenue']);
  const rows = facts.filter(period, { roles: ['revenue'], direction: 'in' });
  const inputs = [money('Sales', sales.inMinor, rows), { label: 'Number of sales', unit: 'count', value: sales.inCount, rows } as const];
  const value = averageSaleOf(sales);
  return value === null ? unknown(`There was no sale in ${periodLabel(period)}.`, null, inputs) : { value, inputs, rows };
}

/** Below it the index says more about the names than about the customers. */
const NAMED_LEAST_PERCENT = 50;

async function customerShares(facts: KpiFacts, period: Period): Promise<{ found: Concentration; revenueMinor: number }> {
  const [customers, totals] = await Promise.all([facts.customers.in(period), facts.roles(period)]);
  const revenueMinor = moneyMetric('revenue', totals);
  return { found: concentration(customers, revenueMinor), revenueMinor };
}

const revenueRows = (facts: KpiFacts, period: Period) => facts.filter(period, { roles: REVENUE_ROLES });

async function topCustomerShare(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const { found: { largest, largestPercent, namedPercent }, revenueMinor } = await customerShares(facts, period);
  const revenue = money('Revenue', revenueMinor, revenueRows(facts, period));
  if (largest === null || largestPercent === null) return unnamed(revenueMinor, period, [revenue]);
  const rows = facts.filter(period, { roles: REVENUE_ROLES, counterparties: [largest.name] });
  return { value: largestPercent, inputs: [money(largest.name, largest.amountMinor, rows), revenue], rows, ...namedNote(namedPercent) };
}

async function customerConcentration(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const { found: { index, namedPercent, customerCount }, revenueMinor } = await customerShares(facts, period);
  const inputs = [
    { label: 'Customers with a name', unit: 'count', value: customerCount, rows: null } as const,
    { label: 'Share of revenue with a customer’s name', unit: 'percent', value: namedPercent, rows: null } as const,
    money('Revenue', revenueMinor, revenueRows(facts, period)),
  ];
  return index === null ? unnamed(revenueMinor, period, inputs) : { value: index, inputs, rows: revenueRows(facts, period), ...namedNote(namedPercent) };
}

function unnamed(revenueMinor: number, period: Period, inputs: KpiReading['inputs']): KpiReading {
  if (revenueMinor <= 0) return unknown(`There is no revenue in ${periodLabel(period)}.`, null, inputs);
  return unknown('The bank’s text names no customers: card processors stand for many. An invoicing or accounting connection brings their names.', 'customer-names', inputs);
}

function namedNote(namedPercent: number | null): { note?: string } {
  if (namedPercent === null || namedPercent >= NAMED_LEAST_PERCENT) return {};
  return { note: `Only ${percentInWords(namedPercent)} of revenue has a customer’s name; the rest counts as many small ones.` };
}

/** Without so much history before a period everybody would look new. */
const HISTORY_MONTHS = 6;

async function acquisitionCost(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const { number, name } = defaultAccount('Advertising');
  const spend = await facts.rowsOf(period, ['opex'], [number]);
  const spentMinor = spend.outMinor - spend.inMinor;
  const spent = money(name, spentMinor, facts.filter(period, { categories: [number] }));
  if (!facts.reachesBackTo(addMonths(period.from, -HISTORY_MONTHS))) return unknown(`It takes ${HISTORY_MONTHS} months of data before ${periodLabel(period)} to tell who is new.`, 'more-data', [spent]);
  const { found, revenueMinor } = await customerShares(facts, period);
  if (found.largest === null) return unnamed(revenueMinor, period, [spent]);
  const names = await facts.customers.newIn(period);
  const inputs = [spent, { label: 'New customers', unit: 'count', value: names.length, rows: names.length === 0 ? null : facts.filter(period, { roles: REVENUE_ROLES, counterparties: names }) } as const];
  if (names.length === 0) return unknown(`Nobody paid for the first time in ${periodLabel(period)}.`, null, inputs);
  if (spentMinor <= 0) return unknown(`Nothing was spent on advertising in ${periodLabel(period)}.`, null, inputs);
  return { value: divideMinor(spentMinor, names.length), inputs, rows: facts.filter(period, { categories: [number] }), ...namedNote(found.namedPercent) };
}

export const CUSTOMER_KPIS = [
  {
    id: 'average-sale', label: 'Average sale', group: 'customers', unit: 'currency', definition: 'How much a sale brings, before refunds.', formula: 'sales ÷ number of sales; refunds are no sales',
    isGoodWhenUp: true, stretch: 'period', read: averageSale,
  },
  {
    id: 'top-customer-share', label: 'Largest customer', group: 'customers', unit: 'percent', definition: 'The share of revenue that would be gone with the largest customer.',
    formula: 'revenue from the largest named customer ÷ revenue', isGoodWhenUp: false, stretch: 'period', read: topCustomerShare,
  },
  {
    id: 'customer-concentration', label: 'Concentration index', group: 'customers', unit: 'ratio', definition: 'How much revenue hangs on few customers: near 0 on nobody, 1 on a single one. Above 0.25 is high.',
    formula: 'sum of the squared shares of revenue of all named customers (Herfindahl–Hirschman index)', isGoodWhenUp: false, stretch: 'period', read: customerConcentration,
  },
  {
    id: 'refund-rate', label: 'Refund rate', group: 'customers', unit: 'percent', definition: 'How much of what was sold was given back.', formula: METRICS.refundRate.formula,
    isGoodWhenUp: false, stretch: 'period', read: (facts, period) => ratioOf('refundRate', facts, period),
  },
  {
    id: 'cac', label: 'Customer acquisition cost', group: 'customers', unit: 'currency', definition: 'What advertising costs for each customer who pays for the first time.',
    formula: 'advertising ÷ customers whose first payment lies in the period', isGoodWhenUp: false, stretch: 'period', read: acquisitionCost,
  },
] as const satisfies readonly KpiDefinition[];
