/** Words in a debit/credit column that say which way the money went. */

const OUT_WORDS = new Set([
  'debit', 'dr', 'd', 'db', 'withdrawal', 'out', 'outgoing', 'soll', 's', 'af', 'debet', '-', 'sent', 'paid out', 'money out', 'cargo', 'obciazenie', 'расход', 'списание', 'витрата', 'χ', 'χρέωση', '支出', '出金', '借',
  '转出', '出', '출금', 'giden', 'borç', 'ud', 'ut', 'uitgaand', 'ausgang', 'belastung', 'débit', 'dare', 'addebito', 'débito', 'debito', 'uit', 'obciążenie', 'výdaj', 'odchozí', 'isplata', 'terhelés', 'חובה', 'مدين', 'ถอน',
]);
const IN_WORDS = new Set([
  'credit', 'cr', 'c', 'deposit', 'in', 'incoming', 'haben', 'h', 'bij', '+', 'received', 'paid in', 'money in', 'abono', 'uznanie', 'приход', 'зачисление', 'надходження', 'k', 'π', 'πίστωση', '收入', '入金', '贷', '转入', '入',
  '입금', 'gelen', 'alacak', 'ind', 'inn', 'inkomend', 'eingang', 'gutschrift', 'crédit', 'avere', 'accredito', 'crédito', 'credito', 'kredit', 'kredyt', 'příjem', 'příchozí', 'uplata', 'jóváírás', 'זכות', 'دائن', 'ฝาก',
]);

/** Null when the word says nothing about the direction. */
export function directionOf(cell: string): 'in' | 'out' | null {
  const word = cell.trim().toLowerCase();
  if (OUT_WORDS.has(word)) return 'out';
  if (IN_WORDS.has(word)) return 'in';
  if (word.length > 30) return null;
  const saysOut = /\bdebit(ed)?\b|_debit\b/.test(word) && !/debit card/.test(word);
  const saysIn = /\bcredit(ed)?\b|_credit\b/.test(word) && !/credit card/.test(word);
  return saysOut === saysIn ? null : saysOut ? 'out' : 'in';
}
