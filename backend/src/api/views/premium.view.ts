/** What the calls of the Pro plan answer, as the contract has it: alerts. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CitationView } from './citation.view.ts';

@ObjectType('SmartAlert', { description: 'Something in the ledger that does not look like the rest.' })
export class AlertView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'duplicate, unusual-amount, new-counterparty, price-increase, missing-recurring, concentration, low-cash or category-spike.' }) kind!: string;
  @Field(() => String, { description: 'info, warning or critical.' }) severity!: string;
  @Field(() => String, { description: 'In one line.' }) title!: string;
  @Field(() => String, { description: 'Actual against expected, and why it stands out.' }) content!: string;
  @Field(() => String, { nullable: true, description: 'The money at stake, decimal.' }) amount!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => GraphQLLocalDate, { description: 'The day that it is about.' }) occurredOn!: string;
  @Field(() => String, { description: 'open, dismissed or confirmed.' }) status!: string;
  @Field(() => [CitationView], { description: 'The rows behind it.' }) citations!: CitationView[];
}
