/** One transaction with the reasons for its category, as both doors show it. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CategorizedTransaction } from '../../features/categories/categories.service.ts';
import type { TransactionDetails } from '../../features/categories/transaction-details.ts';
import { transactionView, TransactionView } from './transaction.view.ts';

@ObjectType('TransactionDetails', { description: 'A transaction and why it has its category.' })
export class TransactionDetailsView {
  @Field(() => ID, { description: 'Identifier of the transaction.' }) id!: string;
  @Field(() => TransactionView, { description: 'The transaction.' }) transaction!: TransactionView;
  @Field(() => String, { nullable: true, description: 'Name of the file that it came from.' }) fileName!: string | null;
  @Field(() => String, { description: "Who gave it its category: import (its file or its text), rule (the owner's), choice (the owner's, for this one) or match (a payout of a provider)." }) categorySource!: string;
  @Field(() => String, { description: 'Why it has its category, in words.' }) categoryReason!: string;
  @Field(() => String, { nullable: true, description: 'By what the imported category was decided: nothing, file, history (what the own books say about the counterparty), rule-table (the shipped rules), model (a language model) or other-rows (what other rows of its file say about the counterparty); null for an older import.' }) categoryBasis!: string | null;
  @Field(() => Int, { nullable: true, description: "How sure the category is, in percent; 100 for the owner's word." }) categoryConfidence!: number | null;
  @Field(() => String, { description: "The category that it has without the owner's rules and choices." }) importedCategory!: string;
  @Field(() => ID, { nullable: true, description: "The owner's rule that matches it." }) ruleId!: string | null;
  @Field(() => String, { nullable: true, description: 'What that rule looks for.' }) rulePattern!: string | null;
  @Field(() => [TransactionView], { description: 'Rows of other accounts with the opposite amount within three days: perhaps the other side of a transfer.' }) transferCandidates!: TransactionView[];
}

@ObjectType('CategorizedTransaction', { description: 'A transaction for which a category was chosen.' })
export class CategorizedTransactionView {
  @Field(() => TransactionView, { description: 'As it is now.' }) transaction!: TransactionView;
  @Field(() => String, { nullable: true, description: 'The category that had been chosen for it before; null for none. Choosing it again undoes the change.' }) chosenBefore!: string | null;
}

export function transactionDetailsView({ transaction, fileName, source, reason, basis, confidence, importedCategory, rule, transferCandidates }: TransactionDetails): TransactionDetailsView {
  return {
    id: transaction.entry.id, transaction: transactionView(transaction), fileName, categorySource: source, categoryReason: reason, categoryBasis: basis, categoryConfidence: confidence, importedCategory,
    ruleId: rule?.id ?? null, rulePattern: rule?.pattern ?? null, transferCandidates: transferCandidates.map(transactionView),
  };
}

export function categorizedTransactionView({ transaction, chosenBefore }: CategorizedTransaction): CategorizedTransactionView {
  return { transaction: transactionView(transaction), chosenBefore };
}
