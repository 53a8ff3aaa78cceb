/** Lines of a statement that are no payments, recognised by their words: balances carried forward, totals. */
import { ownLineKind } from './own-lines.ts';

const OPENING = /^(eb[- ]wert|eroffnungsbilanz(wert)?|saldovortrag(swert)?|report a nouveau|solde a nouveau|a[- ]nouveaux?|asiento de apertura|riporto saldo|ingaende (saldo|balans)|inngaende saldo)\b|^(opening|beginning|starting|previous|initial) balance\b|^balance (brought )?forward\b|^balance b\/?f\b|^brought forward\b|^(likutis pradz|sakuma atlikums|algsaldo)\S*|^saldo (anterior|inicial|iniziale|precedente|poczatkowe|vorig)\b|^(anfangssaldo|anfangsbestand|alter (konto)?stand|beginsaldo|startsaldo|ancien solde|solde (initial|precedent)|pocatecni zustatek|входящий остаток)\b/i;
const CLOSING = /^(closing|ending|final) balance\b|^new balance\b(?! +\p{L}{3})|^balance (carried )?forward\b|^balance c\/?f\b|^carried forward\b|^(likutis pabaig|beigu atlikums|loppsaldo)\S*|^saldo (final|finale|actual|koncowe|nieuw)\b|^(endsaldo|endbestand|neuer (konto)?stand|eindsaldo|nouveau solde|solde final|konecny zustatek|исходящий остаток)\b/iu;
/** A cheap first look: with one of these, or with a letter beyond ASCII, such a line begins, and nearly no payment does. */
const FIRST_WORDS = ['open', 'eb-', 'eb\\b', 'ero', 'erö', 'report', 'a nou', 'à', 'a-n', 'asiento', 'riporto', 'inng', 'begin', 'start', 'prev', 'init', 'bal', 'brought', 'sald', 'anf', 'alt', 'ancien', 'sold', 'poc', 'poč', 'вход', 'clos', 'end', 'final', 'new', 'carr', 'neu', 'eind', 'nouv', 'kone', 'исх', 'grand', 'sub', 'tot', 'sum', 'ges', 'som', 'itogo', 'b/', 'c/', 'bf\\b', 'cf\\b', 'month', 'dail', 'page', 'net\\b', 'avail', 'ledg', 'contstand', 'contastand', 'contostand', 'contaostand', 'kontost', 'stand\\b', 'ultim', 'slut', 'ing', 'utg', 'i alt', 'razem', 'celkem', 'ukupno', 'yhteens', 'loppus', 'alkus', 'toplam', 'bakiye', 'kapan', 'devir', 'devr', 'ossz', 'egyenleg', 'zar', 'zár', 'nyit', 'zustat', 'uebertrag', 'ubertrag', 'rekening', 'current', 'stan\\b', 'stanje', 'konecn', 'suma', 'lik', 'apy', 'apg', 'atl', 'sāk', 'sak', 'beig', 'alg', 'lõp', 'käi', 'jää', 'tagess', 'zwischens', 'dagsal'];
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
  const plain = (isSpacedOut ? text.replace(/(?<=\S) (?=\S)/g, '') : text).normalize('NFD').replace(/[\u0300-\u036f]/g, '').replaceAll('_', ' ').trim();
  if (OPENING.test(plain)) return 'opening-balance';
  if (CLOSING.test(plain)) return 'closing-balance';
  return ownLineKind(plain);
}

/** "Opening balance, 100.00, Closing balance, 155.20": each label with what stands behind it; a line of one label stays whole. */
export function partsByLabel(cells: readonly string[]): readonly (readonly string[])[] {
  const labels = cells.flatMap((cell, column) => (lineKind(cell) === null ? [] : [column]));
  return labels.length < 2 ? [cells] : labels.map((from, at) => cells.slice(from, labels[at + 1]));
}
