/** Some banks leave the minus out and only name the type: to be seen from all transactions of a statement together. */
import type { OfxTransaction } from './ofx-statements.ts';

/** True when no amount carries a minus, although some are of the type DEBIT and others of the type CREDIT. */
export function unsignedDebits(transactions: readonly OfxTransaction[]): boolean {
  const has = (type: string): boolean => transactions.some(({ fields }) => (fields.get('STMTTRN.TRNTYPE') ?? '').toUpperCase() === type);
  return has('DEBIT') && has('CREDIT') && transactions.every(({ fields }) => !(fields.get('STMTTRN.TRNAMT') ?? '').trim().startsWith('-'));
}
