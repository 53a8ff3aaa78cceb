/** Ledger rows and their sums as both doors show them. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CurrencyTotals, TransactionTotals } from '../../features/ledger/ledger.service.ts';
import type { Transaction } from '../../features/ledger/named-rows.ts';
import type { ProviderName } from '../../providers/contract.ts';
import { Provider } from '../graphql/enums.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { transactionMatchView, TransactionMatchView } from './match-mark.view.ts';

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
  @Field(() => ID, { description: 'Identifier of that account.' }) accountId!: string;
  @Field(() => ID, { nullable: true, description: 'The file that it came from.' }) fileId!: string | null;
  @Field(() => Int, { nullable: true, description: 'Its line in that file.' }) line!: number | null;
  @Field(() => String, { nullable: true, description: 'What the bank or the other party numbered it with; null where the file says nothing.' }) reference!: string | null;
  @Field(() => TransactionMatchView, { nullable: true, description: 'The row of another source that tells of the same movement of money; null for most.' }) match!: TransactionMatchView | null;
  @Field(() => Provider, { nullable: true, description: 'The provider of outside books that told of it; null for a row of a file.' }) provider!: ProviderName | null;
}

@ObjectType('CurrencyTotals', { description: 'Sums of transactions in one currency, transfers included.' })
export class CurrencyTotalsView {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => Int, { description: 'How many transactions.' }) count!: number;
  @Field(() => String, { description: 'Sum of the money in, decimal.' }) moneyIn!: string;
  @Field(() => String, { description: 'Sum of the money out, decimal and positive.' }) moneyOut!: string;
  @Field(() => String, { description: 'Money in less money out, decimal.' }) net!: string;
}

@ObjectType('TransactionTotals', { description: 'What the transactions of a filter add up to. Different currencies are never added up.' })
export class TransactionTotalsView {
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day that the filter means; null where it is open.' }) from!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, included; null where it is open.' }) to!: string | null;
  @Field(() => Int, { description: 'How many transactions in all currencies.' }) count!: number;
  @Field(() => [CurrencyTotalsView], { description: 'One per currency that has any, the one with most first.' }) currencies!: CurrencyTotalsView[];
}

export function transactionView({ entry, category, account, match }: Transaction): TransactionView {
  const { id, date, description, counterparty, currency, fileId, line, reference, provider } = entry;
  return {
    id, date, description, counterparty, currency, category, account, accountId: String(entry.accountNumber), amount: minorToDecimal(entry.amountMinor, currency), fileId, line, reference, provider,
    match: match && transactionMatchView(match),
  };
}

export function transactionTotalsView({ from, to, count, currencies }: TransactionTotals): TransactionTotalsView {
  return { from, to, count, currencies: currencies.map(currencyTotalsView) };
}

export function currencyTotalsView({ currency, count, inMinor, outMinor }: CurrencyTotals): CurrencyTotalsView {
  return { currency, count, moneyIn: minorToDecimal(inMinor, currency), moneyOut: minorToDecimal(outMinor, currency), net: minorToDecimal(inMinor - outMinor, currency) };
}
