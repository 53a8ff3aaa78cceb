/** Lines of a statement that are no payments, recognised by their words: balances carried forward, totals, states that do not count. */
import { ownLineKind } from './own-lines.ts';

const OPENING = /^(opening|beginning|starting|previous|initial) balance\b|^balance (brought )?forward\b|^balance b\/?f\b|^brought forward\b|^saldo (anterior|inicial|iniziale|precedente|poczatkowe|vorig)\b|^(anfangssaldo|anfangsbestand|alter (konto)?stand|beginsaldo|startsaldo|ancien solde|solde (initial|precedent)|pocatecni zustatek|входящий остаток)\b/i;
const CLOSING = /^(closing|ending|final) balance\b|^new balance\b(?! +\p{L}{3})|^balance (carried )?forward\b|^balance c\/?f\b|^carried forward\b|^saldo (final|finale|actual|koncowe|nieuw)\b|^(endsaldo|endbestand|neuer (konto)?stand|eindsaldo|nouveau solde|solde final|konecny zustatek|исходящий остаток)\b/iu;
/** States of a payment that has not happened, or no longer has. */
const NOT_DONE = /^(pending|void|refused|returned|reverted|reversed|annulliert|abgelehnt|offen|declined|failed|cancell?ed|rejected|denied|voided|expired|authori[sz]ed only|incomplete|blocked|reversed by bank|vorgemerkt|storniert|в обработке|отклонен[оа]?|отменен[оа]?|en attente|refuse|annule|pendiente|rechazad[oa]|in behandeling|geweigerd)$/i;

/** A cheap first look: nearly every payment fails it. */
const FIRST_WORDS = /^\s*(?:open|begin|start|prev|init|bal|brought|sald|anf|alt|ancien|sold|po[cč]|вход|clos|end|final|new|carr|neu|eind|nouv|kone|исх|grand|sub|tot|sum|ges|som|itogo|[^\0-\x7f]|b\/|c\/|bf\b|cf\b|month|dail|page|net\b|avail|ledg|conta?o?stand|kontost|stand\b|ultim|slut|ing|utg|i alt|razem|celkem|ukupno|yhteens|loppus|alkus|toplam|bakiye|kapan|devir|devr|ossz|egyenleg|z[aá]r|nyit|zustat|uebertrag|ubertrag|rekening|current|stan\b|stanje|konecn|suma)/i;

/** The first two letters of those words, where they are ASCII. */
const FIRST_LETTERS = ['op', 'be', 'st', 'pr', 'in', 'ba', 'br', 'sa', 'an', 'al', 'so', 'po', 'cl', 'en', 'fi', 'ne', 'ca', 'ei', 'no', 'ko', 'gr', 'su', 'to', 'ge', 'it', 'b/', 'c/', 'bf', 'cf', 'mo', 'da', 'pa', 'av', 'le', 'ul', 'sl', 'ut', 'i ', 'ra', 'ce', 'uk', 'yh', 'lo', 'ka', 'de', 'os', 'eg', 'za', 'ny', 'zu', 'ue', 'ub', 're', 'cu'];
const LOWER_CASE = 32;
/** By their two letters: every line is looked up. */
const isFirstPair = new Uint8Array(128 * 128);
for (const letters of FIRST_LETTERS) isFirstPair[pair(letters.charCodeAt(0) | LOWER_CASE, letters.charCodeAt(1) | LOWER_CASE)] = 1;

/** Whether a text that begins with these bytes may be of some kind; a look at two bytes instead of a text. */
export function mayBeLineKind(first: number, second: number): boolean {
  return first <= 32 || first > 127 || second > 127 || isFirstPair[pair(first | LOWER_CASE, second | LOWER_CASE)] === 1;
}

function pair(first: number, second: number): number {
  return first * 128 + second;
}

export type LineKind = 'opening-balance' | 'closing-balance' | 'balance' | 'total' | null;

/** `text`: what stands where a payment has its description. */
export function lineKind(text: string): LineKind {
  if (!FIRST_WORDS.test(text)) return null;
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').trim();
  if (OPENING.test(plain)) return 'opening-balance';
  if (CLOSING.test(plain)) return 'closing-balance';
  return ownLineKind(plain);
}

export function isNotDone(status: string): boolean {
  return NOT_DONE.test(status.trim());
}
