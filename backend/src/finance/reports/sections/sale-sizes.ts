/** How many sales there were and of what size, how much was given back, and who bought. */
import { averageSale } from '../../figures/average-sale.ts';
import { concentration, namedCustomers } from '../../figures/concentration.ts';
import { revenueByCustomer, type CounterpartyFigure } from '../../figures/counterparty-figures.ts';
import { filterOf } from '../../figures/figure-source.ts';
import { MEASURES } from '../../question/measures.ts';
import { METRICS, moneyMetric } from '../../metrics.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import type { Period } from '../../period.ts';
import { comparedPeriods } from '../compared.ts';
import type { ReportFigure } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';

export const saleSizes: SectionWriter = async (context) => ({ title: 'Sales and customers', blocks: [{ kind: 'figures', figures: await figuresOf(context) }] });

interface Sold { readonly sales: number; readonly averageMinor: number | null; readonly refundRate: number | null; readonly customers: readonly CounterpartyFigure[]; readonly largestPercent: number | null }

async function soldIn(period: Period, { source }: ReportContext): Promise<Sold> {
  const [customers, groups] = await Promise.all([revenueByCustomer(source, period), source.reader.totals({ ...filterOf(source, period), roles: ['revenue', 'refund'] }, ['role'])]);
  const sold = groups.find(({ key }) => key.role === 'revenue');
  const totals = Object.fromEntries(groups.map(({ key, inMinor, outMinor }) => [key.role, { inMinor, outMinor }]));
  const rate = percentOf(moneyMetric('refunds', totals), moneyMetric('grossSales', totals));
  const { largestPercent } = concentration(customers, moneyMetric('revenue', totals));
  return { sales: sold?.inCount ?? 0, averageMinor: sold ? averageSale(sold) : null, refundRate: rate === null ? null : roundPercent(rate), customers, largestPercent: largestPercent === null ? null : roundPercent(largestPercent) };
}

async function figuresOf(context: ReportContext): Promise<ReportFigure[]> {
  const [now, before, yearAgo] = await Promise.all(comparedPeriods(context.figures).map((period) => soldIn(period, context)));
  const figure = (label: string, unit: ReportFigure['unit'], of: (sold: Sold) => number | null, more: Pick<ReportFigure, 'isGoodWhenUp' | 'place'> & { readonly missing: string }): ReportFigure => {
    const value = now ? of(now) : null;
    const { missing, ...rest } = more;
    return { label, unit, value, previous: before ? of(before) : null, yearBefore: yearAgo ? of(yearAgo) : null, ...rest, ...(value === null ? { missing } : {}) };
  };
  const sales = placeIn(context, { roles: ['revenue'], direction: 'in' });
  return [
    figure('Sales', 'count', ({ sales: count }) => count, { isGoodWhenUp: true, place: sales, missing: 'There were no sales.' }),
    figure('Average sale', 'money', ({ averageMinor }) => averageMinor, { isGoodWhenUp: true, place: null, missing: 'There were no sales.' }),
    figure(MEASURES.refundRate.label, 'percent', ({ refundRate }) => refundRate, { isGoodWhenUp: METRICS.refunds.isGoodWhenUp, place: metricPlace(context, 'revenue'), missing: 'There were no sales.' }),
    figure('Customers', 'count', ({ customers }) => namedCustomers(customers).length, { isGoodWhenUp: true, place: null, missing: 'No payment names a customer.' }),
    figure('Largest customer', 'percent', ({ largestPercent }) => largestPercent, { isGoodWhenUp: false, place: null, missing: 'No payment names a customer.' }),
  ];
}
