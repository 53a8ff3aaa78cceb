/** Cash forecasts. */
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { ForecastsService } from '../../features/forecasts/forecasts.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { forecastView, ForecastView } from '../views/forecast.view.ts';

@Resolver()
export class ForecastResolver {
  readonly #forecasts: ForecastsService;

  constructor(forecasts: ForecastsService) {
    this.#forecasts = forecasts;
  }

  @Query(() => ForecastView, { description: 'The cash flow of the next months, with ranges and how far such forecasts were off. Part of the Pro plan.' })
  async forecast(@Ctx() context: RequestContext, @Arg('months', () => Int, { nullable: true, description: '3 to 6; 6 without it.' }) months?: number, @Arg('currency', () => String, { nullable: true, description: 'ISO 4217; the one with most rows without it.' }) currency?: string): Promise<ForecastView> {
    return forecastView(await this.#forecasts.forecast(requireViewer(context), { months: months ?? null, currency: currency ?? null }));
  }
}
