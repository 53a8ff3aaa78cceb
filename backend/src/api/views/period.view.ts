/** Periods as both doors show them; the last day belongs to the period. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('DatePeriod', { description: 'A stretch of calendar days.' })
export class DatePeriodView {
  @Field(() => GraphQLLocalDate, { description: 'First day.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Last day, included.' }) to!: string;
}

@ObjectType('LabelledPeriod', { description: 'A stretch of calendar days with its name.' })
export class LabelledPeriodView {
  @Field(() => GraphQLLocalDate, { description: 'First day.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Last day, included.' }) to!: string;
  @Field(() => String, { description: 'The period in words.' }) label!: string;
}
