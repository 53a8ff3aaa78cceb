/** Questions in plain English: asking, listing, and what to ask first. */
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { readPage } from '../../features/page.ts';
import type { AnswerNews } from '../../features/questions/answer-news.ts';
import type { QuestionsService } from '../../features/questions/questions.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { answerProgressView, AnswerProgressView } from '../views/answer-progress.view.ts';
import { proofView, ProofView } from '../views/proof.view.ts';
import { questionView, QuestionView } from '../views/question.view.ts';
import { CURSOR, LIMIT } from './paging.ts';
import { ANSWER_TOPIC, liveCall } from './subscriptions/live-topics.ts';

@InputType({ description: 'What asking a question takes.' })
export class AskQuestionInput {
  @Field(() => String, { description: 'The question in plain English.' }) query!: string;
  @Field(() => ID, { nullable: true, description: 'The file that it is about; the whole ledger without it.' }) fileId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The question that it follows up; the last one on the same file without it.' }) previousQueryId?: string | null;
  @Field(() => String, { nullable: true, description: 'A random identifier of your own, 8 to 40 letters, digits, hyphens or underscores: the stages of the answer are told under it, see answerProgress.' }) progressId?: string | null;
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

  @Query(() => ProofView, { description: 'How the figures of one answer were computed, from which rows, and what changed since.' })
  async queryProof(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<ProofView> {
    return proofView(await this.#questions.proof(requireViewer(context), id));
  }

  @Mutation(() => QuestionView, { description: 'Asks a question and answers it from the ledger.' })
  async askQuestion(@Ctx() context: RequestContext, @Arg('input', () => AskQuestionInput, { description: 'What is asked.' }) input: AskQuestionInput): Promise<QuestionView> {
    return questionView(await this.#questions.ask(requireViewer(context), input));
  }

  @Mutation(() => Boolean, { description: 'Deletes a question with its answer; for a day it can be restored.' })
  async deleteQuestion(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<boolean> {
    await this.#questions.delete(requireViewer(context), id);
    return true;
  }

  @Mutation(() => QuestionView, { description: 'Takes the deletion of a question with its answer back.' })
  async restoreQuestion(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<QuestionView> {
    return questionView(await this.#questions.restore(requireViewer(context), id));
  }

  @Subscription(() => AnswerProgressView, {
    description: 'How far the answer to a question is: listening (ask now), read, computed, worded as often as there are more words. Begin it, wait for listening, then ask with the same progressId; the mutation still '
      + 'answers whole, and its answer is the one that counts. Nothing is kept: who begins late hears the rest. REST has no such thing: it answers whole.',
    topics: ANSWER_TOPIC,
    topicId: liveCall,
  })
  answerProgress(@Root() news: AnswerNews, @Arg('progressId', () => String, { description: 'The identifier that the question is asked with.' }) _progressId: string): AnswerProgressView {
    return answerProgressView(news);
  }
}
