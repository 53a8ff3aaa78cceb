/** An insight as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Insight } from '../../features/insights/insight.entity.ts';
import { InsightType } from '../graphql/answer-enums.ts';
import { CitationView, citationView } from './citation.view.ts';

@ObjectType('Insight', { description: 'Something worth knowing that the ledger shows.' })
export class InsightView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => InsightType, { description: 'How urgent it is.' }) type!: Insight['type'];
  @Field(() => String, { description: 'In a few words.' }) title!: string;
  @Field(() => String, { description: 'What was found, and what can be done about it.' }) content!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was first found.' }) createdAt!: string;
  @Field(() => [CitationView], { description: 'Rows behind it, at most 20.' }) citations!: CitationView[];
}

export function insightView({ id, type, title, content, createdAt, citations }: Insight): InsightView {
  return { id, type, title, content, createdAt: createdAt.toISOString(), citations: citations.map(citationView) };
}
