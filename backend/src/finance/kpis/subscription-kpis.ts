/** Key figures of recurring revenue, out of what customers subscribed to at a connected payment provider. */
import type { EntryFilter } from '../ledger/ledger-reader.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, addMonths } from '../local-date.ts';
import { percentMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentOf } from '../percent.ts';
import { lastMonths, type Period } from '../period.ts';
import { periodLabel } from '../period-label.ts';
import { stretches } from '../figures/series.ts';
import { mrrMovement, mrrOn, unpricedOn, type CustomerContract, type MrrMovement } from './contracts.ts';
import type { KpiFacts } from './facts.ts';
import { money, unknown, type KpiDefinition, type KpiInput, type KpiReading } from './kpi.ts';

const NOBODY_TELLS = 'No connected service tells what customers subscribed to. Connect Stripe to see it.';

/** A period that ends in the future ends today. */
const endOf = (facts: KpiFacts, { to }: Period): LocalDate => (to < facts.asOf ? to : facts.asOf);

function movementOf(contracts: readonly CustomerContract[], facts: KpiFacts, period: Period): MrrMovement {
  return mrrMovement(contracts, addDays(period.from, -1), endOf(facts, period));
}

function movementInputs(moved: MrrMovement, period: Period): KpiInput[] {
  return [
    money(`MRR before ${periodLabel(period)}`, moved.openingMinor), money('+ New customers', moved.newMinor), money('+ Returned customers', moved.returnedMinor), money('+ Expansion', moved.expansionMinor),
    money('− Contraction', moved.contractionMinor), money('− Churn', moved.churnMinor), money('= MRR', moved.closingMinor),
  ];
}

type Told = (contracts: readonly CustomerContract[], facts: KpiFacts, period: Period) => KpiReading | Promise<KpiReading>;

const toldBy = (tell: Told) => async (facts: KpiFacts, period: Period): Promise<KpiReading> => {
  if (facts.contracts === null || facts.contracts.length === 0) return unknown(NOBODY_TELLS, 'subscriptions');
  return tell(facts.contracts, facts, period);
};

/** Providers keep no list of what a subscription cost before. */
const PRICES_OF_TODAY = 'A service tells the price of today alone: a subscription whose price was changed counts with it all along, so expansion and contraction are those of subscriptions that began or ended.';

function notesOn(contracts: readonly CustomerContract[], day: LocalDate): { note: string } {
  const count = unpricedOn(contracts, day);
  return { note: count === 0 ? PRICES_OF_TODAY : `${PRICES_OF_TODAY} ${count} ${count === 1 ? 'subscription depends' : 'subscriptions depend'} on use and ${count === 1 ? 'is' : 'are'} not in it.` };
}

const NO_ROWS: EntryFilter | null = null;

const mrr = toldBy((contracts, facts, period) => {
  const moved = movementOf(contracts, facts, period);
  return { value: moved.closingMinor, inputs: movementInputs(moved, period), rows: NO_ROWS, ...notesOn(contracts, endOf(facts, period)) };
});

const netNewMrr = toldBy((contracts, facts, period) => {
  const moved = movementOf(contracts, facts, period);
  return { value: moved.closingMinor - moved.openingMinor, inputs: movementInputs(moved, period), rows: NO_ROWS, ...notesOn(contracts, endOf(facts, period)) };
});

const arr = toldBy((contracts, facts, period) => {
  const monthlyMinor = mrrOn(contracts, endOf(facts, period));
  return { value: monthlyMinor * 12, inputs: [money('MRR', monthlyMinor)], rows: NO_ROWS };
});

const customerChurn = toldBy((contracts, facts, period) => {
  const { customersLost, customersAtStart } = movementOf(contracts, facts, period);
  const inputs: KpiInput[] = [{ label: 'Customers who left', unit: 'count', value: customersLost, rows: null }, { label: `Customers before ${periodLabel(period)}`, unit: 'count', value: customersAtStart, rows: null }];
  const value = percentOf(customersLost, customersAtStart);
  return value === null ? unknown(`Nobody was subscribed before ${periodLabel(period)}.`, null, inputs) : { value, inputs, rows: NO_ROWS };
});

const revenueChurn = toldBy((contracts, facts, period) => {
  const moved = movementOf(contracts, facts, period);
  const inputs = [money('Churn', moved.churnMinor), money('Contraction', moved.contractionMinor), money(`MRR before ${periodLabel(period)}`, moved.openingMinor)];
  const value = percentOf(moved.churnMinor + moved.contractionMinor, moved.openingMinor);
  return value === null ? unknown(`There was no recurring revenue before ${periodLabel(period)}.`, null, inputs) : { value, inputs, rows: NO_ROWS, note: PRICES_OF_TODAY };
});

const arpa = toldBy((contracts, facts, period) => {
  const { closingMinor, customersAtEnd } = movementOf(contracts, facts, period);
  const inputs: KpiInput[] = [money('MRR', closingMinor), { label: 'Paying customers', unit: 'count', value: customersAtEnd, rows: null }];
  return customersAtEnd === 0 ? unknown('Nobody is subscribed.', null, inputs) : { value: divideMinor(closingMinor, customersAtEnd), inputs, rows: NO_ROWS };
});

/** A single month's churn is mostly chance. */
const LIFETIME_MONTHS = 6;

const ltv = toldBy(async (contracts, facts, period) => {
  const day = endOf(facts, period);
  const window = lastMonths(LIFETIME_MONTHS, addDays(day, 1));
  const months = stretches(window, 'month').map((month) => mrrMovement(contracts, addDays(month.from, -1), month.to));
  const lost = months.reduce((sum, month) => sum + month.customersLost, 0);
  const churn = percentOf(lost, months.reduce((sum, month) => sum + month.customersAtStart, 0));
  const { closingMinor, customersAtEnd } = movementOf(contracts, facts, period);
  const margin = percentMetric('grossMargin', await facts.roles(window));
  const arpaMinor = customersAtEnd === 0 ? null : divideMinor(closingMinor, customersAtEnd);
  const inputs: KpiInput[] = [
    money('ARPA a month', arpaMinor), { label: `Gross margin, ${periodLabel(window)}`, unit: 'percent', value: margin, rows: facts.filter(window) }, { label: `Customers lost a month, ${periodLabel(window)}`, unit: 'percent', value: churn, rows: null },
  ];
  if (arpaMinor === null) return unknown('Nobody is subscribed.', null, inputs);
  if (margin === null || margin <= 0) return unknown(`There is no gross margin in ${periodLabel(window)} to reckon with.`, null, inputs);
  if (churn === null || !contracts.some(({ startedOn }) => startedOn <= addMonths(window.from, 1))) return unknown(`It takes ${LIFETIME_MONTHS} months of subscriptions.`, 'more-data', inputs);
  if (churn === 0) return unknown(`Nobody left in ${periodLabel(window)}: how long customers stay cannot be told yet.`, null, inputs);
  return { value: Math.round((arpaMinor * margin) / churn), inputs, rows: NO_ROWS };
});

export const SUBSCRIPTION_KPIS = [
  {
    id: 'mrr', label: 'MRR', group: 'subscriptions', unit: 'currency', definition: 'Monthly recurring revenue: what running subscriptions bring a month, before discounts and taxes.',
    formula: 'sum of the monthly prices of all paid subscriptions on the last day', isGoodWhenUp: true, stretch: 'balance', read: mrr,
  },
  {
    id: 'net-new-mrr', label: 'Net new MRR', group: 'subscriptions', unit: 'currency', definition: 'By how much recurring revenue grew or shrank.', formula: 'new + returned + expansion − contraction − churn',
    isGoodWhenUp: true, stretch: 'period', isPerMonth: true, read: netNewMrr,
  },
  { id: 'arr', label: 'ARR', group: 'subscriptions', unit: 'currency', definition: 'Annual recurring revenue: the same for a year.', formula: 'MRR × 12', isGoodWhenUp: true, stretch: 'balance', read: arr },
  {
    id: 'customer-churn', label: 'Customer churn', group: 'subscriptions', unit: 'percent', definition: 'The share of subscribed customers who left.', formula: 'customers who left in the period ÷ customers at its start',
    isGoodWhenUp: false, stretch: 'period', read: customerChurn,
  },
  {
    id: 'revenue-churn', label: 'Revenue churn', group: 'subscriptions', unit: 'percent', definition: 'The share of recurring revenue that was lost, before what others added.', formula: '(churn + contraction) ÷ MRR at the start of the period',
    isGoodWhenUp: false, stretch: 'period', read: revenueChurn,
  },
  { id: 'arpa', label: 'ARPA', group: 'subscriptions', unit: 'currency', definition: 'Average revenue per account: what a subscribed customer pays a month.', formula: 'MRR ÷ paying customers', isGoodWhenUp: true, stretch: 'balance', read: arpa },
  {
    id: 'ltv', label: 'Customer lifetime value', group: 'subscriptions', unit: 'currency', definition: 'What a subscribed customer earns before leaving, at the present churn.',
    formula: 'ARPA × gross margin ÷ monthly customer churn, both over the last 6 full months', isGoodWhenUp: true, stretch: 'balance', read: ltv,
  },
] as const satisfies readonly KpiDefinition[];

