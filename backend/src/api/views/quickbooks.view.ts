/** A connected QuickBooks company as both doors show it; the names are those that the documented API has. */
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { QuickBooksAccount, QuickBooksSummary, QuickBooksTransaction } from '../../features/integrations/quickbooks-books.ts';

@ObjectType('QuickBooksMetrics', { description: 'The last twelve months in a few figures, decimal.' })
export class QuickBooksMetricsView {
  @Field(() => String, { description: 'Income.' }) total_revenue!: string;
  @Field(() => String, { description: 'Costs, positive.' }) total_expenses!: string;
  @Field(() => String, { description: 'Income less costs.' }) net_profit!: string;
  @Field(() => String, { description: 'By how much cash grew.' }) net_cash_flow!: string;
  @Field(() => String, { description: 'Of all bank accounts.' }) total_balance!: string;
  @Field(() => Float, { nullable: true, description: 'Net profit in percent of the revenue; null without revenue.' }) profit_margin!: number | null;
}

@ObjectType('QuickBooksTransactionSummary', { description: 'How much has been read.' })
export class QuickBooksTransactionSummaryView {
  @Field(() => Int, { description: 'Transactions.' }) total_transactions!: number;
}

@ObjectType('QuickBooksAccountSummary', { description: 'How much has been read.' })
export class QuickBooksAccountSummaryView {
  @Field(() => Int, { description: 'Accounts.' }) total_accounts!: number;
}

@ObjectType('QuickBooksSummaryData', { description: 'What QuickBooks says about the company.' })
export class QuickBooksSummaryDataView {
  @Field(() => GraphQLDateTime, { description: 'When QuickBooks was asked.' }) last_updated!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => QuickBooksMetricsView, { description: 'Figures.' }) financial_metrics!: QuickBooksMetricsView;
  @Field(() => QuickBooksTransactionSummaryView, { description: 'Transactions.' }) transaction_summary!: QuickBooksTransactionSummaryView;
  @Field(() => QuickBooksAccountSummaryView, { description: 'Accounts.' }) account_summary!: QuickBooksAccountSummaryView;
}

@ObjectType('QuickBooksSummary', { description: 'A connected QuickBooks company.' })
export class QuickBooksSummaryView {
  @Field(() => Boolean, { description: 'True: a failure is an error.' }) success!: boolean;
  @Field(() => String, { description: 'quickbooks.' }) source!: string;
  @Field(() => String, { description: 'connected.' }) connection!: string;
  @Field(() => QuickBooksSummaryDataView, { description: 'The company.' }) data!: QuickBooksSummaryDataView;
}

@ObjectType('QuickBooksTransaction', { description: 'A transaction at QuickBooks.' })
export class QuickBooksTransactionView {
  @Field(() => ID, { description: 'Identifier at QuickBooks.' }) id!: string;
  @Field(() => String, { description: 'What QuickBooks calls it.' }) description!: string;
  @Field(() => GraphQLLocalDate, { description: 'Calendar date.' }) date!: string;
  @Field(() => String, { description: 'Its account at QuickBooks.' }) category!: string;
  @Field(() => String, { description: 'income or expense.' }) type!: string;
  @Field(() => String, { description: 'Decimal and positive.' }) amount!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
}

@ObjectType('QuickBooksTransactions', { description: 'The transactions of the company, newest first.' })
export class QuickBooksTransactionsView {
  @Field(() => Boolean, { description: 'True: a failure is an error.' }) success!: boolean;
  @Field(() => [QuickBooksTransactionView], { description: 'Unpaged.' }) data!: QuickBooksTransactionView[];
}

@ObjectType('QuickBooksAccount', { description: 'An account at QuickBooks.' })
export class QuickBooksAccountView {
  @Field(() => ID, { description: 'Identifier at QuickBooks.' }) id!: string;
  @Field(() => String, { description: 'Name.' }) name!: string;
  @Field(() => String, { description: "QuickBooks' own word for it." }) type!: string;
  @Field(() => String, { description: 'Decimal.' }) balance!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
}

@ObjectType('QuickBooksAccounts', { description: 'The accounts of the company.' })
export class QuickBooksAccountsView {
  @Field(() => Boolean, { description: 'True: a failure is an error.' }) success!: boolean;
  @Field(() => [QuickBooksAccountView], { description: 'Unpaged.' }) data!: QuickBooksAccountView[];
}

export function quickBooksSummaryView(summary: QuickBooksSummary): QuickBooksSummaryView {
  const { totalRevenue, totalExpenses, netProfit, netCashFlow, totalBalance, profitMargin, currency, lastUpdated } = summary;
  return {
    success: true, source: 'quickbooks', connection: 'connected',
    data: {
      last_updated: lastUpdated, currency,
      financial_metrics: { total_revenue: totalRevenue, total_expenses: totalExpenses, net_profit: netProfit, net_cash_flow: netCashFlow, total_balance: totalBalance, profit_margin: profitMargin },
      transaction_summary: { total_transactions: summary.transactionCount },
      account_summary: { total_accounts: summary.accountCount },
    },
  };
}

export function quickBooksTransactionsView(transactions: readonly QuickBooksTransaction[]): QuickBooksTransactionsView {
  return { success: true, data: transactions.map((transaction) => ({ ...transaction })) };
}

export function quickBooksAccountsView(accounts: readonly QuickBooksAccount[]): QuickBooksAccountsView {
  return { success: true, data: accounts.map((account) => ({ ...account })) };
}
