/** An insight as both doors show it. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Insight } from '../../features/insights/insight.entity.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { InsightType, StakePeriod } from '../graphql/answer-enums.ts';
import { CitationView, citationView } from './citation.view.ts';

@ObjectType('Insight', { description: 'Something worth knowing that the ledger shows.' })
export class InsightView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => InsightType, { description: 'How urgent it is.' }) type!: Insight['type'];
  @Field(() => String, { description: 'In a few words.' }) title!: string;
  @Field(() => String, { description: 'What was found, and what can be done about it.' }) content!: string;
  @Field(() => String, { nullable: true, description: 'How much money it is about, by which insights of one type are ranked; null for one that was found before this was told.' }) stake!: string | null;
  @Field(() => StakePeriod, { nullable: true, description: 'Whether that money comes once, or again each month or year.' }) stakePeriod!: Insight['stakePeriod'];
  @Field(() => String, { nullable: true, description: 'Currency of the money, three letters.' }) currency!: string | null;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The filter of the transactions query (TransactionFilterInput) that lists the rows behind it; null where no such list shows exactly those.' }) place!: object | null;
  @Field(() => Boolean, { description: 'Was it put away? Lists leave those out.' }) isDismissed!: boolean;
  @Field(() => GraphQLDateTime, { description: 'When it was first found.' }) createdAt!: string;
  @Field(() => [CitationView], { description: 'Rows behind it, at most 20.' }) citations!: CitationView[];
}

export function insightView({ id, type, title, content, stakeMinor, stakePeriod, currency, place, dismissedAt, createdAt, citations }: Insight): InsightView {
  const stake = stakeMinor == null || currency == null ? null : minorToDecimal(stakeMinor, currency);
  return {
    id, type, title, content, stake, stakePeriod: stakePeriod ?? null, currency: currency ?? null, place: place ?? null, isDismissed: dismissedAt != null,
    createdAt: createdAt.toISOString(), citations: citations.map(citationView),
  };
}
