/** What waits in the review, as both doors show it. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReviewItem, ReviewList } from '../../features/review/review-items.ts';
import type { ReviewDecision } from '../../features/review/review.service.ts';
import { minorToDecimal } from '../../finance/money.ts';

@ObjectType('ReviewItem', { description: "Transactions of one counterparty and direction whose category is uncertain: they wait for the owner's word." })
export class ReviewItemView {
  @Field(() => ID, { description: 'Identifier; gone once it is decided.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'The other party; null where the texts name none.' }) counterparty!: string | null;
  @Field(() => String, { description: 'in or out.' }) direction!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => Int, { description: 'How many transactions.' }) transactionCount!: number;
  @Field(() => String, { description: 'Their sum, decimal, positive for money in.' }) amount!: string;
  @Field(() => GraphQLLocalDate, { description: 'Day of the first.' }) dateFrom!: string;
  @Field(() => GraphQLLocalDate, { description: 'Day of the last.' }) dateTo!: string;
  @Field(() => [String], { description: "Some of the bank's texts, the newest first." }) descriptions!: string[];
  @Field(() => String, { description: 'The category under which they count at present.' }) category!: string;
  @Field(() => String, { nullable: true, description: 'The category that is proposed; null where nothing is known.' }) suggestion!: string | null;
  @Field(() => String, { description: 'Why it is proposed, and why it is uncertain.' }) reason!: string;
  @Field(() => Int, { description: 'How sure the proposal is, in percent.' }) confidence!: number;
}

@ObjectType('ReviewList', { description: "What waits for the owner's word." })
export class ReviewListView {
  @Field(() => Int, { description: 'How many items wait, also those that are not listed.' }) itemCount!: number;
  @Field(() => Int, { description: 'How many transactions those are.' }) transactionCount!: number;
  @Field(() => [ReviewItemView], { description: 'The largest money first.' }) items!: ReviewItemView[];
  @Field(() => String, { nullable: true, description: 'With it the next page is asked for; null after the last one.' }) nextCursor!: string | null;
}

@ObjectType('ReviewDecision', { description: 'One answer about some items.' })
export class ReviewDecisionView {
  @Field(() => ID, { description: 'Identifier, under which it can be taken back.' }) id!: string;
  @Field(() => Int, { description: 'How many items it decided.' }) itemCount!: number;
  @Field(() => Int, { description: 'How many transactions those were.' }) transactionCount!: number;
}

export function reviewListView({ itemCount, transactionCount, items, nextCursor }: ReviewList): ReviewListView {
  return { itemCount, transactionCount, nextCursor, items: items.map(reviewItemView) };
}

export function reviewDecisionView({ id, itemCount, transactionCount }: ReviewDecision): ReviewDecisionView {
  return { id, itemCount, transactionCount };
}

function reviewItemView({ amountMinor, descriptions, ...item }: ReviewItem): ReviewItemView {
  return { ...item, amount: minorToDecimal(amountMinor, item.currency), descriptions: [...descriptions] };
}
