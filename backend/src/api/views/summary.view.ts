/** An executive summary as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ExecutiveSummary } from '../../features/summaries/summary.entity.ts';

@ObjectType('ExecutiveSummary', { description: 'What a file shows over its whole span, in a few paragraphs.' })
export class SummaryView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => ID, { description: 'The file that it sums up.' }) fileId!: string;
  @Field(() => String, { description: 'Its title.' }) title!: string;
  @Field(() => String, { description: 'Paragraphs with empty lines between them.' }) content!: string;
  @Field(() => Boolean, { description: 'The ledger changed since it was made; its proof tells whether a figure did.' }) hasLedgerMoved!: boolean;
  @Field(() => GraphQLDateTime, { description: 'When it was generated.' }) createdAt!: string;
}

export function summaryView({ id, fileId, title, content, createdAt, hasLedgerMoved }: ExecutiveSummary): SummaryView {
  return { id, fileId, title, content, createdAt: createdAt.toISOString(), hasLedgerMoved: hasLedgerMoved ?? false };
}
