/** The two sides of an account, as bookkeeping calls them: on a bank's paper a debit is money out, in the owner's own books it is money in. */

export type Side = 'debit' | 'credit';

const DEBIT_MARK = /^(?:d|dr|db|s|debit|debet|soll|debe|dare|débit)\.?$/i;
const CREDIT_MARK = /^(?:c|cr|h|k|credit|kredit|haben|haber|avere|crédit)\.?$/i;

/** A cell that is nothing but a mark. */
export function sideOfMark(cell: string | undefined): Side | null {
  const word = (cell ?? '').trim();
  return DEBIT_MARK.test(word) ? 'debit' : CREDIT_MARK.test(word) ? 'credit' : null;
}

const DEBIT_WORD = /(?:^| )(?:debits?|dr|soll|debet|debe|dare|debito|winien|wn|borc|дебет|tartozik|duguje)(?: |$)/;
const CREDIT_WORD = /(?:^| )(?:credits?|cr|haben|kredit|haber|avere|credito|ma|alacak|кредит|kovetel|potrazuje)(?: |$)/;

/** `heading`: normalised. A column called withdrawals or receipts says which way money went, and is no side. */
export function namesSide(heading: string): boolean {
  return DEBIT_WORD.test(heading) !== CREDIT_WORD.test(heading);
}
