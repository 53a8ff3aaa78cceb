/** Which transactions a GraphQL caller wants. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Which transactions; conditions are joined by and.' })
export class TransactionFilterInput {
  @Field(() => String, { nullable: true, description: 'today, this-week, last-week, this-month, last-month, last-6-months, this-year or last-year.' }) period?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day.' }) from?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, included.' }) to?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only rows of this file, those known from other files included.' }) fileId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Identifier of a bank or card account.' }) accountId?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of a category.' }) category?: string | null;
  @Field(() => [String], { nullable: true, description: 'Names of categories whose rows are left out.' }) notCategories?: string[] | null;
  @Field(() => [String], { nullable: true, description: 'What the category does in the figures: revenue, refund, other-income, cogs, opex, tax, interest, owner, loan or transfer.' }) kinds?: string[] | null;
  @Field(() => String, { nullable: true, description: 'Name of the other party.' }) counterparty?: string | null;
  @Field(() => [String], { nullable: true, description: 'Names of other parties whose rows are left out; rows that name nobody stay.' }) notCounterparties?: string[] | null;
  @Field(() => [Int], { nullable: true, description: 'Days of the week, from 0 for Sunday to 6 for Saturday.' }) weekdays?: number[] | null;
  @Field(() => String, { nullable: true, description: 'Words or parts of them; each stands in the description or in the name of the other party.' }) search?: string | null;
  @Field(() => String, { nullable: true, description: 'Least amount, decimal, whatever its direction.' }) amountMin?: string | null;
  @Field(() => String, { nullable: true, description: 'Largest amount, decimal, whatever its direction.' }) amountMax?: string | null;
  @Field(() => String, { nullable: true, description: 'in or out: money in or money out alone.' }) direction?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency?: string | null;
}
