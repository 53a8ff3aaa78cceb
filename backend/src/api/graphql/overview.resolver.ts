/** The figures of the Financial Overview. */
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { ComparisonService } from '../../features/overview/comparison.service.ts';
import type { OverviewService } from '../../features/overview/overview.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { comparisonView, FinancialComparisonView, topCounterpartiesView, TopCounterpartiesView } from '../views/comparison.view.ts';
import { financialDataView, FinancialDataView } from '../views/financial-data.view.ts';
import { overviewRequest, PeriodArgs } from './period-args.ts';

@ArgsType()
class TopArgs extends PeriodArgs {
  @Field(() => Int, { nullable: true, description: 'How many of each side, at most 50; 5 without it.' }) limit?: number;
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
    return financialDataView(await this.#overview.financialData(requireViewer(context), overviewRequest(args)));
  }

  @Query(() => FinancialComparisonView, { description: 'A period beside the one before it, and which categories changed the profit.' })
  async financialComparison(@Ctx() context: RequestContext, @Args(() => PeriodArgs) args: PeriodArgs): Promise<FinancialComparisonView> {
    return comparisonView(await this.#comparison.compare(requireViewer(context), overviewRequest(args)));
  }

  @Query(() => TopCounterpartiesView, { description: 'Who brought most revenue in a period, and on whom most was spent.' })
  async topCounterparties(@Ctx() context: RequestContext, @Args(() => TopArgs) args: TopArgs): Promise<TopCounterpartiesView> {
    return topCounterpartiesView(await this.#comparison.topCounterparties(requireViewer(context), { ...overviewRequest(args), limit: args.limit ?? null }));
  }
}
