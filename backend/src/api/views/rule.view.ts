/** Rules for categories, and what one would touch, as both doors show them. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rule, RulePreview } from '../../features/rules/rules.service.ts';
import { currencyTotalsView, CurrencyTotalsView, transactionView, TransactionView } from './transaction.view.ts';

@ObjectType('Rule', { description: "An owner's rule: payments that match it have its category, now and in later imports." })
export class RuleView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'counterparty: the other party has this name; description: all these words stand in the text.' }) match!: string;
  @Field(() => String, { description: 'The name or the words, in any case.' }) pattern!: string;
  @Field(() => String, { nullable: true, description: 'in or out: money in or money out alone.' }) direction!: string | null;
  @Field(() => String, { description: 'Name of the category that it gives.' }) category!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was set; of several rules that match the newest decides.' }) createdAt!: string;
  @Field(() => Int, { description: 'How many payments it decides: no single choice and no newer rule comes first.' }) transactionCount!: number;
  @Field(() => [CurrencyTotalsView], { description: 'What those add up to.' }) currencies!: CurrencyTotalsView[];
}

@ObjectType('RulePreview', { description: 'What a rule would touch.' })
export class RulePreviewView {
  @Field(() => Int, { description: 'How many payments match.' }) transactionCount!: number;
  @Field(() => Int, { description: 'How many of them would take another category; those that the owner chose singly keep theirs.' }) changedCount!: number;
  @Field(() => [CurrencyTotalsView], { description: 'What the matching ones add up to.' }) currencies!: CurrencyTotalsView[];
  @Field(() => [TransactionView], { description: 'The newest of them.' }) transactions!: TransactionView[];
}

export function ruleView({ rule, category, decides }: Rule): RuleView {
  const { id, match, pattern, direction, createdAt } = rule;
  return {
    id, match, pattern, direction, category, createdAt: createdAt.toISOString(),
    transactionCount: decides.reduce((sum, { count }) => sum + count, 0), currencies: decides.map(currencyTotalsView),
  };
}

export function rulePreviewView({ count, changedCount, currencies, transactions }: RulePreview): RulePreviewView {
  return { transactionCount: count, changedCount, currencies: currencies.map(currencyTotalsView), transactions: transactions.map(transactionView) };
}
