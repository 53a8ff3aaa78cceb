/** How a printed amount becomes a signed one. */

export const SIGN_RULES = [
  'as-printed', 'inverted',
  /** A flag column tells; `-with-reversals`: a minus turns the flag round. */
  'by-flag', 'by-flag-with-reversals',
  /** Debit and credit columns; in `columns-exchanged` the debit column is money in. */
  'by-columns', 'columns-exchanged',
  /** A CR, DR or plus marks some amounts; the unmarked ones are the opposite. */
  'unmarked-is-out', 'unmarked-is-in',
  'all-out', 'all-in',
] as const;

export type SignRule = (typeof SIGN_RULES)[number];
