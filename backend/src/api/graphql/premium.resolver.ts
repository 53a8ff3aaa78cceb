/** The calls of the Pro plan. */
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { PremiumService } from '../../features/premium/premium.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { AlertView, ForecastView } from '../views/premium.view.ts';

@Resolver()
export class PremiumResolver {
  readonly #premium: PremiumService;

  constructor(premium: PremiumService) {
    this.#premium = premium;
  }

  @Query(() => [AlertView], { description: 'What does not look like the rest. Part of the Pro plan; NOT_IMPLEMENTED until a later version.' })
  alerts(@Ctx() context: RequestContext): Promise<AlertView[]> {
    return this.#premium.answer(requireViewer(context), 'alerts');
  }

  @Query(() => ForecastView, { description: 'The cash flow of the next months. Part of the Pro plan; NOT_IMPLEMENTED until a later version.' })
  forecast(@Ctx() context: RequestContext, @Arg('months', () => Int, { nullable: true, description: '3 to 6.' }) _months?: number): Promise<ForecastView> {
    return this.#premium.answer(requireViewer(context), 'forecast');
  }
}
