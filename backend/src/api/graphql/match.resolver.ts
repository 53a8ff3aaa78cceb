/** Matches of two sources. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { MatchesService } from '../../features/matches/matches.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { matchView, MatchView } from '../views/match.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

const MATCH_ID = { description: 'Identifier of the match.' } as const;

@Resolver()
export class MatchResolver {
  readonly #matches: MatchesService;

  constructor(matches: MatchesService) {
    this.#matches = matches;
  }

  @Query(() => [MatchView], { description: 'Rows of different sources that tell of one movement of money, newest match first. It counts once.' })
  async matches(
    @Ctx() context: RequestContext,
    @Arg('status', () => String, { nullable: true, description: 'matched, proposed or undone; all of them without it.' }) status?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<MatchView[]> {
    return (await this.#matches.list(requireViewer(context), readPage(limit, cursor), status)).map(matchView);
  }

  @Mutation(() => MatchView, { description: 'The two rows are different movements of money: both count as they would without the match, and it is not made again.' })
  async undoMatch(@Ctx() context: RequestContext, @Arg('id', () => ID, MATCH_ID) id: string): Promise<MatchView> {
    return matchView(await this.#matches.undo(requireViewer(context), id));
  }

  @Mutation(() => MatchView, { description: 'Accepts a proposed match, so that no later import or sync changes it, or takes an undo back: a match that had only been proposed is proposed again.' })
  async redoMatch(@Ctx() context: RequestContext, @Arg('id', () => ID, MATCH_ID) id: string): Promise<MatchView> {
    return matchView(await this.#matches.redo(requireViewer(context), id));
  }
}
