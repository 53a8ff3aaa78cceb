/** Words for single rows, and what each says about the rows meant. */

export interface RowWords {
  readonly phrases: string;
  readonly direction?: 'in' | 'out';
  /** Rows of the revenue (refund, expense) categories only. */
  readonly side?: 'revenue' | 'refund' | 'expense';
}

export const ROW_WORDS: readonly RowWords[] = [
  { phrases: 'transaction|row|entry|entries|line|record|item|movement|booking' },
  { phrases: 'payment|check|cheque|installment|instalment|renewal' },
  { phrases: 'charge|purchase|debit|withdrawal|outgoing payment|swipe|visit|order placed', direction: 'out' },
  { phrases: 'bill', direction: 'out' },
  { phrases: 'credit memo|returns credited|return credited|credited to us|vendor credit|supplier credit|returned goods|deposit|credit|incoming payment|payment received|customer payment|client payment|payout|receipt', direction: 'in' },
  { phrases: 'invoice|order|ticket' },
  { phrases: 'sale', direction: 'in', side: 'revenue' },
  { phrases: 'expense item|cost item|expense entry|cost entry|expense|expense transaction|cost|expensive thing|costliest thing|priciest thing|thing we bought|thing i bought|thing we ever bought|thing we ever paid for|thing bought', direction: 'out', side: 'expense' },
  { phrases: 'refund', side: 'refund' },
  { phrases: 'run|pay run|payday' },
];
