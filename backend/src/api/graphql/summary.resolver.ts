/** Executive summaries of files. */
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readPage } from '../../features/page.ts';
import type { SummariesService } from '../../features/summaries/summaries.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { proofView, ProofView } from '../views/proof.view.ts';
import { summaryView, SummaryView } from '../views/summary.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

@InputType({ description: 'What generating an executive summary takes.' })
export class CreateExecutiveSummaryInput {
  @Field(() => ID, { description: 'The file to sum up.' }) fileId!: string;
}

@Resolver()
export class SummaryResolver {
  readonly #summaries: SummariesService;

  constructor(summaries: SummariesService) {
    this.#summaries = summaries;
  }

  @Query(() => [SummaryView], { description: 'Executive summaries, newest first.' })
  async executiveSummaries(
    @Ctx() context: RequestContext,
    @Arg('fileId', () => ID, { nullable: true, description: 'Only summaries of this file.' }) fileId?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<SummaryView[]> {
    const viewer = requireViewer(context);
    return (await this.#summaries.list(viewer, fileId ?? null, readPage(limit, cursor))).map(summaryView);
  }

  @Query(() => SummaryView, { description: 'One executive summary.' })
  async executiveSummary(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the summary.' }) id: string): Promise<SummaryView> {
    return summaryView(await this.#summaries.get(requireViewer(context), id));
  }

  @Query(() => ProofView, { description: 'How the figures of one executive summary were computed, from which rows, and what changed since.' })
  async executiveSummaryProof(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<ProofView> {
    return proofView(await this.#summaries.proof(requireViewer(context), id));
  }

  @Mutation(() => SummaryView, { description: 'Sums up a file over its whole span.' })
  async createExecutiveSummary(@Ctx() context: RequestContext, @Arg('input', () => CreateExecutiveSummaryInput, { description: 'Which file.' }) input: CreateExecutiveSummaryInput): Promise<SummaryView> {
    return summaryView(await this.#summaries.create(requireViewer(context), input));
  }

  @Mutation(() => Boolean, { description: 'Deletes an executive summary; for a day it can be restored.' })
  async deleteExecutiveSummary(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<boolean> {
    await this.#summaries.delete(requireViewer(context), id);
    return true;
  }

  @Mutation(() => SummaryView, { description: 'Takes the deletion of an executive summary back.' })
  async restoreExecutiveSummary(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<SummaryView> {
    return summaryView(await this.#summaries.restore(requireViewer(context), id));
  }
}
