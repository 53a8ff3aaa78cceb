/** The review of uncertain categories. */
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ReviewService } from '../../features/review/review.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { reviewDecisionView, ReviewDecisionView, reviewListView, ReviewListView } from '../views/review.view.ts';

@InputType({ description: 'What is decided about one item of the review.' })
export class ReviewItemDecisionInput {
  @Field(() => ID, { description: 'Identifier of the item.' }) id!: string;
  @Field(() => String, { description: 'Name of the category.' }) category!: string;
  @Field(() => Boolean, { nullable: true, description: 'By a rule for everything with this counterparty in this direction, now and later; without a counterparty it is for these transactions.' }) isAlways?: boolean | null;
}

@InputType({ description: 'What is decided in the review.' })
export class DecideReviewItemsInput {
  @Field(() => [ReviewItemDecisionInput], { description: '1 to 100 decisions, each about another item.' }) decisions!: ReviewItemDecisionInput[];
}

@Resolver()
export class ReviewResolver {
  readonly #review: ReviewService;

  constructor(review: ReviewService) {
    this.#review = review;
  }

  @Query(() => ReviewListView, { description: 'Transactions whose category is uncertain, by counterparty, the largest money first.' })
  async reviewItems(@Ctx() context: RequestContext, @Arg('limit', () => Int, { nullable: true, description: 'How many items, 1 to 200; 50 without it.' }) limit?: number, @Arg('cursor', () => String, { nullable: true, description: 'The nextCursor of the page before.' }) cursor?: string): Promise<ReviewListView> {
    return reviewListView(await this.#review.list(requireViewer(context), limit, cursor));
  }

  @Mutation(() => ReviewDecisionView, { description: 'Chooses the category for all transactions of each item; later imports are sorted alike.' })
  async decideReviewItems(@Ctx() context: RequestContext, @Arg('input', () => DecideReviewItemsInput, { description: 'The decisions.' }) input: DecideReviewItemsInput): Promise<ReviewDecisionView> {
    return reviewDecisionView(await this.#review.decide(requireViewer(context), input));
  }

  @Mutation(() => Boolean, { description: 'Takes a decision of the review back: its items wait again.' })
  async undoReviewDecision(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the decision.' }) id: string): Promise<boolean> {
    await this.#review.undo(requireViewer(context), id);
    return true;
  }
}
