/** A match of two sources as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Match } from '../../features/matches/match-list.ts';
import { MatchStatus, Provider } from '../graphql/enums.ts';
import { transactionView, TransactionView } from './transaction.view.ts';

@ObjectType('MatchReason', { description: 'Something that speaks for or against two rows being one movement of money.' })
export class MatchReasonView {
  @Field(() => String, { description: 'In plain words.' }) says!: string;
  @Field(() => Int, { description: 'Points; negative where it speaks against.' }) weight!: number;
}

@ObjectType('Match', { description: 'Two rows of different sources that tell of one movement of money, so that it counts once.' })
export class MatchView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'payout: money that left the provider and came to the bank. same-payment: one payment that both have. copy: one payment in two statements of the account. transfer: money out of one own account and into another.' }) kind!: Match['kind'];
  @Field(() => MatchStatus, { description: 'How it stands.' }) status!: Match['status'];
  @Field(() => Int, { description: '0 to 100: how sure it is.' }) confidence!: number;
  @Field(() => [MatchReasonView], { description: 'Why.' }) reasons!: MatchReasonView[];
  @Field(() => Provider, { nullable: true, description: 'Who told of sourceTransaction; null where both rows are from files.' }) provider!: string | null;
  @Field(() => String, { nullable: true, description: 'The file that bankTransaction is from.' }) bankFileName!: string | null;
  @Field(() => String, { nullable: true, description: 'The file that sourceTransaction is from.' }) sourceFileName!: string | null;
  @Field(() => TransactionView, { description: 'The row of the bank or card account; of a copy the row that was there first, of a transfer the money out.' }) bankTransaction!: TransactionView;
  @Field(() => TransactionView, { description: "The provider's row; of a copy the row that came in later, of a transfer the money in." }) sourceTransaction!: TransactionView;
  @Field(() => GraphQLDateTime, { description: 'When it was found.' }) createdAt!: string;
}

export function matchView({ statement, source, reasons, createdAt, id, kind, status, confidence, provider, statementFile, sourceFile }: Match): MatchView {
  return {
    id, kind, status, confidence, provider, bankFileName: statementFile, sourceFileName: sourceFile, reasons: reasons.map(({ says, weight }) => ({ says, weight })),
    bankTransaction: transactionView(statement), sourceTransaction: transactionView(source), createdAt: createdAt.toISOString(),
  };
}
