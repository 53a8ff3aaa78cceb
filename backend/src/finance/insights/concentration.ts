/** Insight about depending on one customer. Card processors and marketplaces stand for many customers and do not count. */
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import { revenueByCustomer } from '../figures/counterparty-figures.ts';
import { filterOf } from '../figures/figure-source.ts';
import { REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { percentInWords, percentOf } from '../percent.ts';
import { citedRows, inWords, rangeOf, type InsightFinder } from './insight.ts';

const WORRYING_PERCENT = 25;
const MONTHS = 6;

export const customerConcentration: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const months = monthly.lastMonths(MONTHS);
  const range = rangeOf(months);
  if (!range) return [];
  const revenueMinor = moneyMetric('revenue', monthly.roles(months));
  const largest = (await revenueByCustomer(source, range)).find((customer) => !isPaymentProcessor(customer.name));
  const share = largest ? percentOf(largest.amountMinor, revenueMinor) : null;
  if (!largest || share === null || share < WORRYING_PERCENT) return [];
  const span = months.length === 1 ? 'the last whole month' : `the last ${months.length} whole months`;
  return [{
    key: `concentration:${largest.name}:${range.to}`, type: 'warning',
    title: `${largest.name} brings ${percentInWords(share)} of revenue`,
    content: `${inWords(context)(largest.amountMinor)} of ${inWords(context)(revenueMinor)} revenue in ${span} came from ${largest.name}. Losing this one customer would be felt at once.`,
    advice: `Agree on terms with ${largest.name} early, and win customers beside it.`,
    rows: await citedRows(source.reader, { ...filterOf(source, range), roles: REVENUE_ROLES, counterparties: [largest.name] }),
  }];
};
