/** A ledger row behind a figure, as both doors show it. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Citation', { description: 'A ledger row behind a figure.' })
export class CitationView {
  @Field(() => ID, { description: 'Identifier of the row.' }) transactionId!: string;
  @Field(() => GraphQLLocalDate, { description: 'Calendar date.' }) date!: string;
  @Field(() => String, { description: "The bank's text." }) description!: string;
  @Field(() => String, { description: 'Decimal, positive for money in.' }) amount!: string;
}

export function citationView({ transactionId, date, description, amount }: CitationView): CitationView {
  return { transactionId, date, description, amount };
}
