/** How a row of the ledger tells that another source has it, too. */
import { Field, ID, ObjectType } from 'type-graphql';
import type { MatchMark } from '../../features/ledger/match-marks.ts';
import { providerName } from '../../finance/matching/processor-names.ts';
import { MatchStatus, Provider } from '../graphql/enums.ts';

@ObjectType('TransactionMatch', { description: 'That a transaction is one movement of money with a row of another source.' })
export class TransactionMatchView {
  @Field(() => ID, { description: 'Identifier of the match.' }) id!: string;
  @Field(() => String, { description: 'payout: money that left the provider and came to the bank. same-payment: one payment that both have. copy: one payment in two statements of the account. transfer: money out of one own account and into another.' }) kind!: MatchMark['kind'];
  @Field(() => MatchStatus, { description: 'matched, or proposed and waiting for the owner.' }) status!: MatchMark['status'];
  @Field(() => Provider, { nullable: true, description: 'Whose row it is matched with, or whose row it is; null where both rows are from files.' }) provider!: string | null;
  @Field(() => String, { description: 'The same in plain words.' }) says!: string;
}

export function transactionMatchView(mark: MatchMark): TransactionMatchView {
  const { id, kind, status, provider } = mark;
  return { id, kind, status, provider, says: inWords(mark) };
}

function inWords(mark: MatchMark): string {
  return mark.provider === null ? betweenFiles(mark) : withProvider(mark, providerName(mark.provider));
}

function betweenFiles({ kind, status, isOther }: MatchMark): string {
  if (kind === 'transfer') return status === 'matched' ? 'A transfer between your own accounts: neither income nor expense.' : 'Perhaps a transfer between your own accounts.';
  if (status === 'proposed') return 'Perhaps the same payment as one of another statement, which has it in other words.';
  return isOther ? 'Another statement has it, too, in other words: it counts there.' : 'Another statement has it, too, in other words: it counts once, here.';
}

function withProvider({ kind, status, isOther }: MatchMark, name: string): string {
  if (status === 'proposed') return isOther ? 'Perhaps the same money as a row of the bank statement.' : `Perhaps the same money as a row of ${name}.`;
  if (kind === 'payout') return isOther ? 'Arrived at the bank: a transfer between your own accounts.' : `Paid out by ${name}: a transfer between your own accounts, no new income.`;
  return isOther ? 'The bank statement has it, too: it counts there.' : `${name} has it, too: it counts once, here.`;
}
