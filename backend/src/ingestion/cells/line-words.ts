/** Lines of a statement that are no payments, recognised by their words: balances carried forward, totals, states that do not count. */
import { ownLineKind } from './own-lines.ts';

const OPENING = /^(eb[- ]wert|eroffnungsbilanz(wert)?|saldovortrag(swert)?|report a nouveau|solde a nouveau|a[- ]nouveaux?|asiento de apertura|riporto saldo|ingaende (saldo|balans)|inngaende saldo)\b|^(opening|beginning|starting|previous|initial) balance\b|^balance (brought )?forward\b|^balance b\/?f\b|^brought forward\b|^(likutis pradz|sakuma atlikums|algsaldo)\S*|^saldo (anterior|inicial|iniziale|precedente|poczatkowe|vorig)\b|^(anfangssaldo|anfangsbestand|alter (konto)?stand|beginsaldo|startsaldo|ancien solde|solde (initial|precedent)|pocatecni zustatek|входящий остаток)\b/i;
const CLOSING = /^(closing|ending|final) balance\b|^new balance\b(?! +\p{L}{3})|^balance (carried )?forward\b|^balance c\/?f\b|^carried forward\b|^(likutis pabaig|beigu atlikums|loppsaldo)\S*|^saldo (final|finale|actual|koncowe|nieuw)\b|^(endsaldo|endbestand|neuer (konto)?stand|eindsaldo|nouveau solde|solde final|konecny zustatek|исходящий остаток)\b/iu;
/** States of a payment that has not happened, or no longer has. */
const NOT_DONE = new RegExp(`^(?:(?:payment|transaction|transfer|deposit) )?(?:${[
  String.raw`pending|void|refused|returned|reverted|reversed|annulliert|abgelehnt|offen|declined|failed|cancell?ed|rejected|denied|voided|expired|authori[sz]ed only|incomplete|blocked|reversed by bank|vorgemerkt`,
  String.raw`storniert|в обработке|отклонен[оа]?|отменен[оа]?|en attente|refuse|annule|pendiente|rechazad[oa]|in behandeling|geweigerd|umsatz vorgemerkt|nicht gebucht|noch nicht gebucht|gestoppt|zuruckgewiesen`,
  String.raw`venter|afventer|afvist|annulleret|slettet|reservert|reserveret|reserverad|vantande|avvist|avbruten|makulerad|kansellert|odottaa|odottava|varaus|peruttu|hylatty|en cours|a venir`,
  String.raw`en attente de traitement|refusee?|annulee?|rejetee?|in attesa|non contabilizzat[oa]|da contabilizzare|annullat[oa]|rifiutat[oa]|stornat[oa]|pendente|a lancar|lancamento futuro|agendad[oa]|cancelad[oa]`,
  String.raw`estornad[oa]|recusad[oa]|en proceso|en tramite|retenid[oa]|anulad[oa]|denegad[oa]|devuelt[oa]|oczekujac[aey]|oczekuje|blokada|zablokowan[ay]|odrzucon[ay]|anulowan[ay]|cekajici|nezauctovano|zamitnuto`,
  String.raw`zruseno|blokace|beklemede|provizyon|iptal|reddedildi|fuggoben|elutasitva|在途|待支付|待处理|处理中|交易关闭|交易失败|已关闭|支付失败|已撤销|已冲正|未清算|取消|取消済|キャンセル|未確定|処理中|취소|승인취소|거절|실패|대기|ממתין|נדחה|בוטל|قيد الانتظار|ملغي|رفض`,
  String.raw`รอดำเนินการ|ยกเลิก`,
].join('|')})$`, 'iu');

/** A cheap first look: with one of these, or with a letter beyond ASCII, such a line begins, and nearly no payment does. */
const FIRST_WORDS = ['open', 'eb-', 'eb\\b', 'ero', 'erö', 'report', 'a nou', 'à', 'a-n', 'asiento', 'riporto', 'inng', 'begin', 'start', 'prev', 'init', 'bal', 'brought', 'sald', 'anf', 'alt', 'ancien', 'sold', 'poc', 'poč', 'вход', 'clos', 'end', 'final', 'new', 'carr', 'neu', 'eind', 'nouv', 'kone', 'исх', 'grand', 'sub', 'tot', 'sum', 'ges', 'som', 'itogo', 'b/', 'c/', 'bf\\b', 'cf\\b', 'month', 'dail', 'page', 'net\\b', 'avail', 'ledg', 'contstand', 'contastand', 'contostand', 'contaostand', 'kontost', 'stand\\b', 'ultim', 'slut', 'ing', 'utg', 'i alt', 'razem', 'celkem', 'ukupno', 'yhteens', 'loppus', 'alkus', 'toplam', 'bakiye', 'kapan', 'devir', 'devr', 'ossz', 'egyenleg', 'zar', 'zár', 'nyit', 'zustat', 'uebertrag', 'ubertrag', 'rekening', 'current', 'stan\\b', 'stanje', 'konecn', 'suma', 'lik', 'apy', 'apg', 'atl', 'sāk', 'sak', 'beig', 'alg', 'lõp', 'käi', 'jää'];
const BEGINS_LIKE_ONE = new RegExp(String.raw`^\s*(?:${FIRST_WORDS.join('|')}|[^\0-\x7f])`, 'i');

const HIGHEST_ASCII = 127;
const LOWER_CASE = 32;
const PLACES = 2 ** 14;
/** 1 where the first three letters of some word come to; those of others may, too. */
const mayBeFirst = new Uint8Array(PLACES);
for (const word of FIRST_WORDS) {
  const [first, second, third] = [...word].map((letter) => letter.charCodeAt(0));
  const isWhole = word.length === 2 || word[2] === '\\';
  for (const next of isWhole ? Array(HIGHEST_ASCII + 1).keys() : [third!]) mayBeFirst[placeOf(first!, second!, next)] = 1;
}

/** Whether a text that begins with these bytes may be of some kind: a look at three bytes instead of a text. */
export function mayBeLineKind(first: number, second: number, third: number): boolean {
  return first <= BLANK || second === BLANK || (first | second | third) > HIGHEST_ASCII || mayBeFirst[placeOf(first, second, third)] === 1;
}

function placeOf(first: number, second: number, third: number): number {
  return (((first | LOWER_CASE) * 31 + (second | LOWER_CASE)) * 31 + (third | LOWER_CASE)) & (PLACES - 1);
}

/** "S A L D O" */
const SPACED_OUT = /^\s*(?:\p{L} ){3,}\p{L}\s*$/u;
const BLANK = 32;

export type LineKind = 'opening-balance' | 'closing-balance' | 'balance' | 'total' | null;

/** `text`: what stands where a payment has its description. */
export function lineKind(text: string): LineKind {
  const isSpacedOut = SPACED_OUT.test(text);
  if (!isSpacedOut && !BEGINS_LIKE_ONE.test(text)) return null;
  const plain = (isSpacedOut ? text.replace(/(?<=\S) (?=\S)/g, '') : text).normalize('NFD').replace(/[\u0300-\u036f]/g, '').trim();
  if (OPENING.test(plain)) return 'opening-balance';
  if (CLOSING.test(plain)) return 'closing-balance';
  return ownLineKind(plain);
}

/** States of one that has. */
const DONE = /^(?:umsatz )?(?:gebucht|booked|posted|completed?|settled|cleared|executed|processed|gennemfort|udfort|utfort|bokford|bogfort|comptabilise|contabilizzato|zaksiegowan[aeoy]|zrealizowan[aeoy]|zauctovano|交易成功|支付成功|已入账|完了|확정|승인)$/iu;

export const isDone = (status: string): boolean => DONE.test(unaccented(status));

const unaccented = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/ø/gi, 'o').normalize('NFC').trim();

/** A column that asks whether the payment is still to come, and its answers. */
const PENDING_HEADING = /^(?:is )?(?:pending|vorgemerkt|pendiente|pendente|en attente|in attesa|in behandeling|provisional)\??$/i;
const YES = /^(?:yes|y|true|t|1|x|ja|j|si|sim|oui|o|sì)$/i;

export const isPendingHeading = (heading: string): boolean => PENDING_HEADING.test(unaccented(heading));

/** Of a column of states, by its heading. */
export function notDoneUnder(heading: string): (status: string) => boolean {
  return isPendingHeading(heading) ? (status) => YES.test(unaccented(status)) || isNotDone(status) : isNotDone;
}

export function isNotDone(status: string): boolean {
  return NOT_DONE.test(unaccented(status));
}
