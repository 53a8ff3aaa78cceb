/** Ledger rows and bank accounts as both doors show them. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StoredChartAccount } from '../../features/ledger/chart-account.entity.ts';
import type { Transaction } from '../../features/ledger/ledger.service.ts';
import { minorToDecimal } from '../../finance/money.ts';

@ObjectType('Transaction', { description: 'A row of the ledger.' })
export class TransactionView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => GraphQLLocalDate, { description: 'Calendar date.' }) date!: string;
  @Field(() => String, { description: "The bank's text." }) description!: string;
  @Field(() => String, { nullable: true, description: 'The other party; null where the text names none.' }) counterparty!: string | null;
  @Field(() => String, { description: 'Decimal, positive for money in.' }) amount!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { description: 'Name of the category.' }) category!: string;
  @Field(() => String, { description: 'Name of the bank or card account.' }) account!: string;
  @Field(() => ID, { nullable: true, description: 'The file that it came from.' }) fileId!: string | null;
  @Field(() => Int, { nullable: true, description: 'Its line in that file.' }) line!: number | null;
}

@ObjectType('BankAccount', { description: 'A bank or card account that files brought rows of.' })
export class BankAccountView {
  @Field(() => ID, { description: 'Its number in the chart of accounts.' }) id!: string;
  @Field(() => String, { description: 'Its number or name at the bank, or the name of its file.' }) name!: string;
  @Field(() => String, { description: 'bank or card.' }) kind!: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => String, { nullable: true, description: 'The newest closing balance that a file states, decimal; null where none does.' }) balance!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of that balance.' }) balanceDate!: string | null;
}

export function transactionView({ entry, category, account }: Transaction): TransactionView {
  const { id, date, description, currency } = entry;
  return {
    id, date, description, currency, category, account, counterparty: entry.counterparty ?? null,
    amount: minorToDecimal(entry.amountMinor, currency), fileId: entry.fileId ?? null, line: entry.line ?? null,
  };
}

export function bankAccountView(account: StoredChartAccount): BankAccountView {
  const currency = account.currency ?? null;
  const balanceMinor = account.balanceMinor ?? null;
  return {
    id: String(account.number), name: account.name, kind: account.role, currency,
    balance: balanceMinor === null || currency === null ? null : minorToDecimal(balanceMinor, currency), balanceDate: account.balanceDate ?? null,
  };
}
