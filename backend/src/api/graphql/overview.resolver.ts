/** The figures of the Financial Overview. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { OverviewService } from '../../features/overview/overview.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { financialDataView, FinancialDataView } from '../views/financial-data.view.ts';

@Resolver()
export class OverviewResolver {
  readonly #overview: OverviewService;

  constructor(overview: OverviewService) {
    this.#overview = overview;
  }

  @Query(() => FinancialDataView, { description: 'Revenue, expenses, profit and cash flow of a period. Give a period by name, or from and to.' })
  async financialData(
    @Ctx() context: RequestContext,
    @Arg('period', () => String, { nullable: true, description: 'today, this-week, last-week, this-month (default), last-month, last-6-months, this-year or last-year.' }) period?: string,
    @Arg('from', () => GraphQLLocalDate, { nullable: true, description: 'First day.' }) from?: string,
    @Arg('to', () => GraphQLLocalDate, { nullable: true, description: 'Last day, included.' }) to?: string,
    @Arg('currency', () => String, { nullable: true, description: 'ISO 4217; the one with most rows without it.' }) currency?: string,
  ): Promise<FinancialDataView> {
    const viewer = requireViewer(context);
    return financialDataView(await this.#overview.financialData(viewer, { period: period ?? null, from: from ?? null, to: to ?? null, currency: currency ?? null }));
  }
}
