/** Words in a debit/credit column that say which way the money went. */

const OUT_WORDS = new Set(['debit', 'dr', 'd', 'db', 'withdrawal', 'out', 'outgoing', 'soll', 's', 'af', 'debet', '-', 'sent', 'paid out', 'money out', 'cargo', 'obciazenie', 'расход', 'списание']);
const IN_WORDS = new Set(['credit', 'cr', 'c', 'deposit', 'in', 'incoming', 'haben', 'h', 'bij', '+', 'received', 'paid in', 'money in', 'abono', 'uznanie', 'приход', 'зачисление']);

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
