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

/** Kinds of payments that say the way only where both ways stand in one column, and amounts carry no sign: an expense that was paid back is still called one. Add a language's pair here. */
const KIND_PAIRS: readonly (readonly [into: string, out: string])[] = [
  ['income|receipt|receipts|deposits|money received|i', 'expense|expenses|withdrawals|spending|money spent|o'], ['1|+1', '-1'],
  ['ingreso|ingresos|entrada|entradas|cobro|depósito|haber', 'egreso|egresos|gasto|salida|salidas|pago|retiro|debe'], ['receita|receitas|recebimento|entrada', 'despesa|despesas|saída|saídas|saida'], ['entrata|entrate|incasso|ricavo', 'uscita|uscite|spesa|costo'],
  ['recette|recettes|encaissement|entrée', 'dépense|dépenses|décaissement|sortie'], ['einnahme|einnahmen|zahlungseingang|einzahlung', 'ausgabe|ausgaben|zahlungsausgang|auszahlung|lastschrift|abbuchung'], ['ontvangst|ontvangsten|inkomsten', 'uitgave|uitgaven'],
  ['wpływ|wpływy|przychód|uznania', 'wydatek|wydatki|rozchód|obciążenia'], ['příjmy|vklad|kredit', 'výdaje|výběr|debet'], ['príjem|príjmy', 'výdavok|výdavky'], ['insättning|inbetalning|intäkt', 'uttag|utbetalning|utgift'], ['indbetaling|indsat|innskudd|innbetaling', 'udbetaling|hævet|uttak|utbetaling'],
  ['pano|tulo', 'otto|meno'], ['innborgun|innlegg', 'útborgun|úttekt'], ['bevétel|befizetés', 'kiadás|kifizetés'], ['încasare|încasări|intrare', 'plată|plăți|ieșire'], ['uplate|priliv|prihod|primitak', 'isplate|odliv|rashod|izdatak'], ['priliv|dobro', 'odliv|breme'],
  ['laekumine|sissetulek', 'väljaminek|tasumine'], ['įplaukos|gauta|pajamos', 'išlaidos|išmoka'], ['ieņēmumi|ienākošs', 'izdevumi|izejošs'], ['кт|кредит|поступление|доход', 'дт|дебет|платеж|расход'], ['дохід|поповнення|зарахування', 'витрати|списання'],
  ['είσπραξη|κατάθεση|έσοδο', 'πληρωμή|ανάληψη|έξοδο'], ['gelir|giriş|tahsilat|para girişi', 'gider|çıkış|ödeme|para çıkışı'], ['เงินเข้า|รับ|รายรับ|ฝากเงิน', 'เงินออก|จ่าย|รายจ่าย|ถอนเงิน'], ['ghi có|thu|tiền vào', 'ghi nợ|chi|tiền ra'], ['masuk|pemasukan|uang masuk|terima', 'keluar|pengeluaran|uang keluar|bayar'],
  ['إيداع|وارد|واردة|إيراد', 'سحب|صادر|صادرة|مصروف'], ['הכנסה|זיכוי|הפקדה', 'הוצאה|חיוב|משיכה'], ['入金|受取|預入|お預り|収入', '支払い|支払|お支払|引出|支出'], ['收款|收入|存入|来账|贷方', '付款|支出|支取|往账|借方'], ['수입|입금|받음', '지출|지급|보냄'],
];
/** Vouchers and short words that are as well branches, ways to pay or departments: a way only under a heading of kinds. */
const HEADED_PAIRS: typeof KIND_PAIRS = [
  ['br|sr|vr', 'bp|pp|vp|cp'], ['inc|inc.|rec|receive|receive money|transfer_in|transfer in', 'exp|exp.|pay|spend|spend money|transfer_out|transfer out'], ['sale|sales', 'purchase|purchases'], ['ein', 'aus'],
];
const mapOf = (pairs: typeof KIND_PAIRS): ReadonlyMap<string, 'in' | 'out'> => new Map(pairs.flatMap(([into, out]) => [...into.split('|').map((word) => [word, 'in'] as const), ...out.split('|').map((word) => [word, 'out'] as const)]));
const KINDS = mapOf(KIND_PAIRS);
const HEADED_KINDS = mapOf(HEADED_PAIRS);

export const directionOfKind = (cell: string): 'in' | 'out' | null => directionOf(cell) ?? KINDS.get(cell.trim().toLowerCase()) ?? null;

/** Of a column that is known to be one of kinds. */
export const directionOfHeadedKind = (cell: string): 'in' | 'out' | null => directionOfKind(cell) ?? HEADED_KINDS.get(cell.trim().toLowerCase()) ?? null;
