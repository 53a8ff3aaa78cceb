/** The calls of the Pro plan. */
import { Ctx, Query, Resolver } from 'type-graphql';
import type { PremiumService } from '../../features/premium/premium.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { AlertView } from '../views/premium.view.ts';

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
}
