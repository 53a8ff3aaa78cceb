/** The figures of the Financial Overview. */
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { ComparisonService } from '../../features/overview/comparison.service.ts';
import type { OverviewRequest } from '../../features/overview/overview-request.ts';
import type { OverviewService } from '../../features/overview/overview.service.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { comparisonView, FinancialComparisonView, topCounterpartiesView, TopCounterpartiesView } from '../views/comparison.view.ts';
import { financialDataView, FinancialDataView } from '../views/financial-data.view.ts';

@ArgsType()
class PeriodArgs {
  @Field(() => String, { nullable: true, description: 'today, this-week, last-week, this-month (default), last-month, last-6-months, this-year or last-year.' }) period?: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day.' }) from?: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, included.' }) to?: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217; the one with most rows without it.' }) currency?: string;
}

@ArgsType()
class TopArgs extends PeriodArgs {
  @Field(() => Int, { nullable: true, description: 'How many of each side, at most 50; 5 without it.' }) limit?: number;
}

function requestOf({ period, from, to, currency }: PeriodArgs): OverviewRequest {
  return { period: period ?? null, from: from ?? null, to: to ?? null, currency: currency ?? null };
}

@Resolver()
export class OverviewResolver {
  readonly #overview: OverviewService;
  readonly #comparison: ComparisonService;

  constructor(overview: OverviewService, comparison: ComparisonService) {
    this.#overview = overview;
    this.#comparison = comparison;
  }

  @Query(() => FinancialDataView, { description: 'Revenue, expenses, profit and cash flow of a period. Give a period by name, or from and to.' })
  async financialData(@Ctx() context: RequestContext, @Args(() => PeriodArgs) args: PeriodArgs): Promise<FinancialDataView> {
    return financialDataView(await this.#overview.financialData(requireViewer(context), requestOf(args)));
  }

  @Query(() => FinancialComparisonView, { description: 'A period beside the one before it, and which categories changed the profit.' })
  async financialComparison(@Ctx() context: RequestContext, @Args(() => PeriodArgs) args: PeriodArgs): Promise<FinancialComparisonView> {
    return comparisonView(await this.#comparison.compare(requireViewer(context), requestOf(args)));
  }

  @Query(() => TopCounterpartiesView, { description: 'Who brought most revenue in a period, and on whom most was spent.' })
  async topCounterparties(@Ctx() context: RequestContext, @Args(() => TopArgs) args: TopArgs): Promise<TopCounterpartiesView> {
    return topCounterpartiesView(await this.#comparison.topCounterparties(requireViewer(context), { ...requestOf(args), limit: args.limit ?? null }));
  }
}
