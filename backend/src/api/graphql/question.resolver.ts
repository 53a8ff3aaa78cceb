/** Questions in plain English: asking, listing, and what to ask first. */
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readPage } from '../../features/page.ts';
import type { QuestionsService } from '../../features/questions/questions.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { questionView, QuestionView } from '../views/question.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

@InputType({ description: 'What asking a question takes.' })
export class AskQuestionInput {
  @Field(() => String, { description: 'The question in plain English.' }) query!: string;
  @Field(() => ID, { nullable: true, description: 'The file that it is about; the whole ledger without it.' }) fileId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The question that it follows up; the last one on the same file without it.' }) previousQueryId?: string | null;
}

@Resolver()
export class QuestionResolver {
  readonly #questions: QuestionsService;

  constructor(questions: QuestionsService) {
    this.#questions = questions;
  }

  @Query(() => [QuestionView], { description: 'Questions that were asked, newest first.' })
  async queries(
    @Ctx() context: RequestContext,
    @Arg('fileId', () => ID, { nullable: true, description: 'Only questions about this file.' }) fileId?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<QuestionView[]> {
    const viewer = requireViewer(context);
    return (await this.#questions.list(viewer, fileId ?? null, readPage(limit, cursor))).map(questionView);
  }

  @Query(() => QuestionView, { description: 'One question.' })
  async query(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the question.' }) id: string): Promise<QuestionView> {
    return questionView(await this.#questions.get(requireViewer(context), id));
  }

  @Query(() => [String], { description: 'Questions to start from.' })
  async suggestedQuestions(
    @Ctx() context: RequestContext,
    @Arg('fileId', () => ID, { nullable: true, description: 'Six about this file; eight about the whole ledger without it.' }) fileId?: string,
  ): Promise<string[]> {
    return [...(await this.#questions.suggested(requireViewer(context), fileId ?? null))];
  }

  @Mutation(() => QuestionView, { description: 'Asks a question and answers it from the ledger.' })
  async askQuestion(@Ctx() context: RequestContext, @Arg('input', () => AskQuestionInput, { description: 'What is asked.' }) input: AskQuestionInput): Promise<QuestionView> {
    return questionView(await this.#questions.ask(requireViewer(context), input));
  }
}
