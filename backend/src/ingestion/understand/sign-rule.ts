/** How a printed amount becomes a signed one. */

export const SIGN_RULES = [
  'as-printed', 'inverted',
  /** A flag column tells; `-with-reversals`: a minus turns the flag round. */
  'by-flag', 'by-flag-with-reversals',
  /** Every amount is marked, in its cell or by a flag, and the file is of the owner's own books, where a debit is money in. */
  'debit-is-in',
  /** Debit and credit columns; in `columns-exchanged` the debit column is money in. */
  'by-columns', 'columns-exchanged',
  /** A CR, DR or plus marks some amounts; the unmarked ones are the opposite. */
  'unmarked-is-out', 'unmarked-is-in',
  'all-out', 'all-in',
] as const;

export type SignRule = (typeof SIGN_RULES)[number];

/** Whether a debit is money in: it is so for balances as well. */
export const isOfOwnBooks = (rule: SignRule): boolean => rule === 'debit-is-in' || rule === 'columns-exchanged';
