/** Lines of a statement that are no payments, recognised by their words: balances carried forward, totals, states that do not count. */

const OPENING = /^(opening|beginning|starting|previous|initial) balance\b|^balance (brought )?forward\b|^balance b\/?f\b|^brought forward\b|^saldo (anterior|inicial|iniziale|precedente|poczatkowe|vorig)\b|^(anfangssaldo|anfangsbestand|alter (konto)?stand|beginsaldo|startsaldo|ancien solde|solde (initial|precedent)|pocatecni zustatek|входящий остаток)\b/i;
const CLOSING = /^(closing|ending|final|new) balance\b|^balance (carried )?forward\b|^balance c\/?f\b|^carried forward\b|^saldo (final|finale|actual|koncowe|nieuw)\b|^(endsaldo|endbestand|neuer (konto)?stand|eindsaldo|nouveau solde|solde final|konecny zustatek|исходящий остаток)\b/i;
const TOTAL = /^(grand |sub ?)?totals?\b|^(sum|summe|gesamt|gesamtsumme|totaal|totale|suma|somme|itogo|итого)\b[:\s]*$|^(total|итого)\b/i;
/** States of a payment that has not happened, or no longer has. */
const NOT_DONE = /^(pending|declined|failed|cancell?ed|rejected|denied|voided|expired|authori[sz]ed only|incomplete|blocked|reversed by bank|vorgemerkt|storniert|в обработке|отклонен[оа]?|отменен[оа]?|en attente|refuse|annule|pendiente|rechazad[oa]|in behandeling|geweigerd)$/i;

/** A cheap first look: nearly every payment fails it. */
const FIRST_WORDS = /^\s*(?:open|begin|start|prev|init|bal|brought|sald|anf|alt|ancien|sold|po[cč]|вход|clos|end|final|new|carr|neu|eind|nouv|kone|исх|grand|sub|tot|sum|ges|som|итого|itogo)/i;

/** The first two letters of those words, where they are ASCII. */
const FIRST_LETTERS = new Set(['op', 'be', 'st', 'pr', 'in', 'ba', 'br', 'sa', 'an', 'al', 'so', 'po', 'cl', 'en', 'fi', 'ne', 'ca', 'ei', 'no', 'ko', 'gr', 'su', 'to', 'ge', 'it'].map((letters) => pair(letters.charCodeAt(0), letters.charCodeAt(1))));
const LOWER_CASE = 32;

/** Whether a text that begins with these bytes may be of some kind; a look at two bytes instead of a text. */
export function mayBeLineKind(first: number, second: number): boolean {
  return first <= 32 || first > 127 || second > 127 || FIRST_LETTERS.has(pair(first | LOWER_CASE, second | LOWER_CASE));
}

function pair(first: number, second: number): number {
  return first * 256 + second;
}

export type LineKind = 'opening-balance' | 'closing-balance' | 'total' | null;

/** `text`: what stands where a payment has its description. */
export function lineKind(text: string): LineKind {
  if (!FIRST_WORDS.test(text)) return null;
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').trim();
  if (OPENING.test(plain)) return 'opening-balance';
  if (CLOSING.test(plain)) return 'closing-balance';
  return TOTAL.test(plain) ? 'total' : null;
}

export function isNotDone(status: string): boolean {
  return NOT_DONE.test(status.trim());
}
