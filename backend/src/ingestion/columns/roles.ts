/** What a column of a statement can mean. */

export type ColumnRole =
  | 'date' | 'value-date' | 'description' | 'memo'
  | 'amount' | 'debit' | 'credit' | 'flag' | 'balance' | 'opening' | 'fee'
  | 'currency' | 'category' | 'account' | 'counterparty' | 'reference' | 'status'
  | 'not-a-payment';
