/** The overview's figures as both doors show them. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { CategoryFigure } from '../../finance/figures/category-figures.ts';
import type { Headline, HeadlineChange } from '../../finance/figures/headline.ts';
import type { OverviewFigures, SeriesPoint } from '../../finance/figures/overview-figures.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { LabelledPeriodView } from './period.view.ts';

@ObjectType('FinancialChange', { description: 'Changes in percent from the period before; null where that one is zero or empty.' })
export class FinancialChangeView {
  @Field(() => Float, { nullable: true, description: 'Of the revenue.' }) revenue!: number | null;
  @Field(() => Float, { nullable: true, description: 'Of the expenses.' }) expenses!: number | null;
  @Field(() => Float, { nullable: true, description: 'Of the net profit.' }) netProfit!: number | null;
  @Field(() => Float, { nullable: true, description: 'Of the cash flow.' }) cashFlow!: number | null;
}

@ObjectType('FinancialPoint', { description: 'One stretch of a period: a day, a month or a year.' })
export class FinancialPointView {
  @Field(() => String, { description: 'Short name of the stretch.' }) label!: string;
  @Field(() => GraphQLLocalDate, { description: 'First day.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Last day, included.' }) to!: string;
  @Field(() => String, { description: 'Sales and service income less refunds, decimal.' }) revenue!: string;
  @Field(() => String, { description: 'All costs, decimal and positive.' }) expenses!: string;
  @Field(() => String, { description: 'Revenue and other income less expenses, decimal.' }) netProfit!: string;
  @Field(() => String, { description: 'All money in and out but transfers, decimal.' }) cashFlow!: string;
  @Field(() => String, { description: 'All money in but transfers, decimal.' }) moneyIn!: string;
  @Field(() => String, { description: 'All money out but transfers, decimal and positive.' }) moneyOut!: string;
}

@ObjectType('CategoryTotal', { description: 'What was earned or spent in one category.' })
export class CategoryTotalView {
  @Field(() => String, { description: 'Name of the category.' }) category!: string;
  @Field(() => String, { description: 'What it does in the figures: revenue, refund, other-income, cogs, opex, tax, interest, owner, loan or transfer.' }) kind!: string;
  @Field(() => String, { description: 'Decimal; costs and refunds are positive, everything else is the signed sum.' }) amount!: string;
  @Field(() => Int, { description: 'Rows behind it.' }) count!: number;
}

@ObjectType('FinancialData', { description: 'Revenue, expenses, profit and cash flow of a period, with the period before.' })
export class FinancialDataView {
  @Field(() => LabelledPeriodView, { description: 'What the figures cover.' }) period!: LabelledPeriodView;
  @Field(() => LabelledPeriodView, { description: 'What they are compared with.' }) previousPeriod!: LabelledPeriodView;
  @Field(() => GraphQLLocalDate, { description: 'The day from which periods count.' }) asOf!: string;
  @Field(() => String, { nullable: true, description: 'Why periods do not count from today; null when they do.' }) notice!: string | null;
  @Field(() => Boolean, { description: 'Whether there are any rows at all in this currency.' }) hasData!: boolean;
  @Field(() => Int, { description: 'Rows of the whole ledger in this currency.' }) transactionCount!: number;
  @Field(() => String, { description: 'ISO 4217; currencies are never added up.' }) currency!: string;
  @Field(() => [String], { description: 'Every currency of the ledger, the one with most rows first.' }) currencies!: string[];
  @Field(() => String, { description: 'Sales and service income less refunds, decimal.' }) revenue!: string;
  @Field(() => String, { description: 'All costs, decimal and positive.' }) expenses!: string;
  @Field(() => String, { description: 'Revenue and other income less expenses, decimal.' }) netProfit!: string;
  @Field(() => String, { description: 'All money in and out but transfers, decimal.' }) cashFlow!: string;
  @Field(() => FinancialChangeView, { description: 'How the figures changed.' }) change!: FinancialChangeView;
  @Field(() => [CategoryTotalView], { description: 'Sums per category, largest first.' }) byCategory!: CategoryTotalView[];
  @Field(() => [FinancialPointView], { description: 'The same figures over time, oldest first.' }) series!: FinancialPointView[];
}

export function financialDataView(found: OverviewFigures): FinancialDataView {
  const { currency } = found;
  return {
    period: found.period, previousPeriod: found.previousPeriod, asOf: found.asOf, notice: found.notice, hasData: found.hasData, transactionCount: found.entryCount,
    currency, currencies: [...found.currencies], ...headlineView(found.figures, currency), change: changeView(found.change),
    byCategory: found.byCategory.map((figure) => categoryView(figure, currency)), series: found.series.map((point) => pointView(point, currency)),
  };
}

export type HeadlineView = Pick<FinancialPointView, 'revenue' | 'expenses' | 'netProfit' | 'cashFlow'>;

export function headlineView({ revenue, expenses, netProfit, cashFlow }: Headline, currency: string): HeadlineView {
  const decimal = (amountMinor: number): string => minorToDecimal(amountMinor, currency);
  return { revenue: decimal(revenue), expenses: decimal(expenses), netProfit: decimal(netProfit), cashFlow: decimal(cashFlow) };
}

function changeView({ revenue, expenses, netProfit, cashFlow }: HeadlineChange): FinancialChangeView {
  return { revenue, expenses, netProfit, cashFlow };
}

function categoryView({ category, role, amountMinor, count }: CategoryFigure, currency: string): CategoryTotalView {
  return { category, kind: role, amount: minorToDecimal(amountMinor, currency), count };
}

export function pointView({ label, from, to, figures }: SeriesPoint, currency: string): FinancialPointView {
  return { label, from, to, ...headlineView(figures, currency), moneyIn: minorToDecimal(figures.moneyIn, currency), moneyOut: minorToDecimal(figures.moneyOut, currency) };
}
