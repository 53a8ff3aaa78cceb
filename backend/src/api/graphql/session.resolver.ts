/** Where the account is signed in, and ending that. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readPage } from '../../features/page.ts';
import type { SessionsService } from '../../features/sessions/sessions.service.ts';
import type { RequestContext } from '../request-context.ts';
import { requireViewer } from '../request-context.ts';
import { sessionView, SessionView } from '../views/session.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

@Resolver()
export class SessionResolver {
  readonly #sessions: SessionsService;

  constructor(sessions: SessionsService) {
    this.#sessions = sessions;
  }

  @Query(() => [SessionView], { description: 'Where the account is signed in, newest first.' })
  async sessions(
    @Ctx() context: RequestContext,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<SessionView[]> {
    const found = await this.#sessions.list(requireViewer(context), readPage(limit, cursor));
    return found.map((session) => sessionView(session, context.sessionToken));
  }

  @Mutation(() => Boolean, { description: 'Signs one device out; true once it is.' })
  async endSession(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which session.' }) id: string): Promise<boolean> {
    await this.#sessions.endOne(requireViewer(context), id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Signs every device out but this one; true once they are.' })
  async endOtherSessions(@Ctx() context: RequestContext): Promise<boolean> {
    await this.#sessions.endOthers(requireViewer(context), context.sessionToken ?? '');
    return true;
  }
}
