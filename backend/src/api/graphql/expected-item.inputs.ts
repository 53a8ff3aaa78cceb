/** What callers say of expected money. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Money that the owner expects.' })
export class NewExpectedItemInput {
  @Field(() => String, { description: 'What or whose it is.' }) name!: string;
  @Field(() => String, { description: 'Decimal; money out is negative.' }) amount!: string;
  @Field(() => GraphQLLocalDate, { description: 'The day, or the first of several.' }) dueOn!: string;
  @Field(() => String, { nullable: true, description: 'once (default), weekly, fortnightly, four-weekly, monthly, quarterly or yearly.' }) rhythm?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which it can come.' }) endsOn?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of its category.' }) category?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217; the one with most rows without it.' }) currency?: string | null;
}

@InputType({ description: 'What is different about an expected item; what is left out stays.' })
export class ExpectedItemChangeInput {
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Only the time that falls on this day by itself; all times without it.' }) occursOn?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'false: it will not happen.' }) isExpected?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Decimal; money out is negative.' }) amount?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The new day, of all times the next one.' }) dueOn?: string | null;
  @Field(() => String, { nullable: true, description: 'once, weekly, fortnightly, four-weekly, monthly, quarterly or yearly.' }) rhythm?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which it can come.' }) endsOn?: string | null;
  @Field(() => String, { nullable: true, description: 'What or whose it is.' }) name?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217; the one with most rows without it.' }) currency?: string | null;
}
