/** Bank and card accounts as both doors show them. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MergePreview } from '../../features/accounts/accounts.service.ts';
import type { BankAccount } from '../../features/accounts/bank-account.ts';
import type { TwinAccount } from '../../features/accounts/twin-accounts.service.ts';
import { minorToDecimal } from '../../finance/money.ts';

@ObjectType('BankAccount', { description: 'A bank or card account that files brought rows of.' })
export class BankAccountView {
  @Field(() => ID, { description: 'Its number in the chart of accounts.' }) id!: string;
  @Field(() => String, { description: 'Its number or name at the bank, or the name of its file, until the owner names it.' }) name!: string;
  @Field(() => String, { description: 'bank or card.' }) kind!: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => String, { nullable: true, description: 'The newest closing balance that a file states, or the opening balance with everything since; decimal, null where neither is known.' }) balance!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of that balance.' }) balanceDate!: string | null;
  @Field(() => String, { nullable: true, description: 'What the owner says was in it before the first payment of openingDate, decimal.' }) openingBalance!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of the opening balance.' }) openingDate!: string | null;
  @Field(() => Int, { description: 'How many payments it holds.' }) transactionCount!: number;
}

@ObjectType('AccountMergePreview', { description: 'What making one account part of another would do.' })
export class AccountMergePreviewView {
  @Field(() => Int, { description: 'How many payments would change their account.' }) transactionCount!: number;
  @Field(() => Int, { description: 'How many payments both hold: they would count once.' }) duplicateCount!: number;
}

@ObjectType('TwinAccount', { description: 'Two accounts that seem to be one.' })
export class TwinAccountView {
  @Field(() => BankAccountView, { description: 'The one with fewer payments, that mergeAccounts would make go.' }) account!: BankAccountView;
  @Field(() => BankAccountView, { description: 'The one that would stay.' }) into!: BankAccountView;
  @Field(() => Int, { description: 'Payments of the first on days that are alike in both.' }) sharedCount!: number;
  @Field(() => Int, { description: 'Its payments in the time that both cover.' }) comparedCount!: number;
}

export function twinAccountView({ account, into, sharedCount, comparedCount }: TwinAccount): TwinAccountView {
  return { account: bankAccountView(account), into: bankAccountView(into), sharedCount, comparedCount };
}

export function bankAccountView(account: BankAccount): BankAccountView {
  const { number, name, role, currency, balanceMinor, balanceDate, openingMinor, openingDate, transactionCount } = account;
  const decimal = (minor: number | null): string | null => (minor === null || currency === null ? null : minorToDecimal(minor, currency));
  return {
    id: String(number), name, kind: role, currency, balance: decimal(balanceMinor), balanceDate,
    openingBalance: decimal(openingMinor), openingDate, transactionCount,
  };
}

export function accountMergePreviewView({ from, duplicateCount }: MergePreview): AccountMergePreviewView {
  return { transactionCount: from.transactionCount, duplicateCount };
}
