/** What stands beside the overview's figures, as both doors show it: the period before, what changed the profit, and the largest counterparties. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Comparison } from '../../finance/figures/comparison.ts';
import type { CounterpartyFigure } from '../../finance/figures/counterparty-figures.ts';
import type { Driver } from '../../finance/figures/drivers.ts';
import { minorToDecimal } from '../../finance/money.ts';
import type { TopCounterparties } from '../../features/overview/comparison.service.ts';
import { FinancialPointView, headlineView, pointView } from './financial-data.view.ts';
import { LabelledPeriodView } from './period.view.ts';

@ObjectType('FinancialTotals', { description: 'The four figures of a period.' })
export class FinancialTotalsView {
  @Field(() => String, { description: 'Sales and service income less refunds, decimal.' }) revenue!: string;
  @Field(() => String, { description: 'All costs, decimal and positive.' }) expenses!: string;
  @Field(() => String, { description: 'Revenue and other income less expenses, decimal.' }) netProfit!: string;
  @Field(() => String, { description: 'All money in and out but transfers, decimal.' }) cashFlow!: string;
}

@ObjectType('ProfitDriver', { description: 'What one category did to the net profit since the period before.' })
export class ProfitDriverView {
  @Field(() => String, { description: 'Name of the category.' }) category!: string;
  @Field(() => String, { description: 'What it does in the figures, as in CategoryTotal.' }) kind!: string;
  @Field(() => String, { description: 'Its sum in the period, decimal.' }) amount!: string;
  @Field(() => String, { description: 'Its sum in the period before, decimal.' }) previousAmount!: string;
  @Field(() => String, { description: 'What the change did to net profit, decimal: a cost that rises has a negative effect.' }) effect!: string;
}

@ObjectType('FinancialComparison', { description: 'A period beside the one before it.' })
export class FinancialComparisonView {
  @Field(() => LabelledPeriodView, { description: 'The period.' }) period!: LabelledPeriodView;
  @Field(() => LabelledPeriodView, { description: 'What it is compared with.' }) previousPeriod!: LabelledPeriodView;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => FinancialTotalsView, { description: 'The figures of the period before.' }) previous!: FinancialTotalsView;
  @Field(() => String, { description: 'By how much net profit changed, decimal.' }) profitChange!: string;
  @Field(() => [ProfitDriverView], { description: 'The categories behind that change, largest effect first; their effects add up to it.' }) drivers!: ProfitDriverView[];
  @Field(() => [FinancialPointView], { description: 'The period before over time, oldest first.' }) previousSeries!: FinancialPointView[];
}

@ObjectType('CounterpartyTotal', { description: 'What one customer brought, or what was spent on one vendor.' })
export class CounterpartyTotalView {
  @Field(() => String, { description: 'Who it is.' }) name!: string;
  @Field(() => String, { description: 'Revenue less refunds, or costs less credits; decimal and positive.' }) amount!: string;
  @Field(() => Int, { description: 'Rows behind it.' }) count!: number;
}

@ObjectType('TopCounterparties', { description: 'The largest customers and vendors of a period; money that names nobody is left out.' })
export class TopCounterpartiesView {
  @Field(() => LabelledPeriodView, { description: 'The period.' }) period!: LabelledPeriodView;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => [CounterpartyTotalView], { description: 'By revenue, largest first.' }) customers!: CounterpartyTotalView[];
  @Field(() => [CounterpartyTotalView], { description: 'By costs, largest first.' }) vendors!: CounterpartyTotalView[];
}

export function comparisonView(found: Comparison): FinancialComparisonView {
  const { period, previousPeriod, currency } = found;
  return {
    period, previousPeriod, currency,
    previous: headlineView(found.previous, currency),
    profitChange: minorToDecimal(found.profitChangeMinor, currency),
    drivers: found.drivers.map((driver) => driverView(driver, currency)),
    previousSeries: found.previousSeries.map((point) => pointView(point, currency)),
  };
}

function driverView({ category, role, nowMinor, beforeMinor, effectMinor }: Driver, currency: string): ProfitDriverView {
  const decimal = (amountMinor: number): string => minorToDecimal(amountMinor, currency);
  return { category, kind: role, amount: decimal(nowMinor), previousAmount: decimal(beforeMinor), effect: decimal(effectMinor) };
}

export function topCounterpartiesView({ period, currency, customers, vendors }: TopCounterparties): TopCounterpartiesView {
  const total = ({ name, amountMinor, count }: CounterpartyFigure): CounterpartyTotalView => ({ name, amount: minorToDecimal(amountMinor, currency), count });
  return { period, currency, customers: customers.map(total), vendors: vendors.map(total) };
}
