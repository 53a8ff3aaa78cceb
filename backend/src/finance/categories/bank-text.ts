/** Bank text taken apart: the words that mean something, with `#` where a reference number, date or mask stood, and the payment channel cut off. */
import { LEGAL_FORMS, NAMELESS, NAME_ENDS } from './counterparty-words.ts';
import { channelAtStart } from './payment-channels.ts';
import { partyInWire } from './wire-party.ts';

/** Stands for one or more references in a row. */
export const REFERENCE = '#';

const APOSTROPHE = 39;
const AMPERSAND = 38;

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || code > 191;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Who took the card for a small shop, where a star stands before the shop's own name. */
const COLLECTOR = /^.*?\b(?:PAYPAL|PP|SUMUP|ZETTLE|IZETTLE|CLOVER|TOAST|STRIPE)\s?_?\*\s*(?=[a-z]{3})/i;

/** "PAYPAL *ANGLIAPAPER" was paid to Anglia Paper. For money out alone: who pays in through a collector is not named. */
export function behindCollector(description: string): string {
  return description.includes('*') ? description.replace(COLLECTOR, '') : description;
}

/**
 * Upper-case words of a description in order. A token with digits is a reference unless `isKnownWord` says that it is a name
 * ("7SHIFTS") or the text begins with one ("4OVER LLC"); letters that run into a long number keep the letters ("ADS4471923301" → "ADS", "#").
 * One pass over the characters: this runs for every imported row.
 */
export function bankWords(description: string, isKnownWord: (word: string) => boolean): string[] {
  const text = description.toUpperCase();
  const words: string[] = [];
  let start = -1;
  let digits = 0;
  let beginning = '';
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 32;
    if (isLetter(code) || isDigit(code) || joinsLetters(text, index, code)) {
      if (start < 0) start = index;
      if (isDigit(code)) digits += 1;
      continue;
    }
    if (start >= 0) {
      const word = text.slice(start, index);
      if (words.length === 0 && digits === 1) beginning = word;
      pushWord(words, word, digits, isKnownWord);
    }
    else if (code === AMPERSAND && words.length > 0) words.push('&');
    start = -1;
    digits = 0;
  }
  if (words[0] === REFERENCE && LEGAL_FORMS.has(words[1] ?? '') && NAME_BEHIND_DIGIT.test(beginning)) words[0] = beginning;
  return words;
}

/** An apostrophe or ampersand between two letters is part of the word: JOE'S, AT&T. */
function joinsLetters(text: string, index: number, code: number): boolean {
  return (code === APOSTROPHE || code === 8217 || code === AMPERSAND) && isLetter(text.charCodeAt(index - 1)) && isLetter(text.charCodeAt(index + 1));
}

/** "WEB PAY" says how it was paid; "MIA PAY" is somebody's wages. */
const WAYS_TO_PAY: ReadonlySet<string> = new Set(['WEB', 'EZ', 'EDI', 'EFT', 'ECHECK', 'INTERNET', 'ELECTRONIC']);

const LETTERS_THEN_NUMBER = /^(?:([^\d]{3,})\d{4,}|([^\d]{6,})\d{2,3})$/;
const NO_VOWEL = /^[B-DF-HJ-NP-TV-XZ]{5,}$/;
const MASK = /^X{2,}$/;
/** "4OVER LLC": a digit before what can be spoken is a name's own where a legal form stands behind. */
const NAME_BEHIND_DIGIT = /^\d(?=[^\d]*[AEIOUY])[^\d]{4,}$/;

function pushWord(words: string[], word: string, digits: number, isKnownWord: (word: string) => boolean): void {
  const keeps = digits === 0 ? (word.length < 5 || !NO_VOWEL.test(word)) && !MASK.test(word) || isKnownWord(word) : isKnownWord(word);
  if (keeps) words.push(word === 'PAY' && WAYS_TO_PAY.has(words.at(-1) ?? '') ? 'PAYMENT' : word);
  else {
    const apart = digits >= 2 ? LETTERS_THEN_NUMBER.exec(word) : null;
    const letters = apart?.[1] ?? apart?.[2];
    if (letters && !MASK.test(letters)) words.push(letters);
    if (words.at(-1) !== REFERENCE) words.push(REFERENCE);
  }
}

export interface BankText {
  /** Words after the channel, references as `#`. */
  readonly words: readonly string[];
  /** The bank says that somebody paid us (an ACH credit, a wire in). */
  readonly isIncoming: boolean;
  /** Nothing follows the channel: what is left in `words` is the channel itself. */
  readonly isChannelOnly: boolean;
  /** The text names the party behind a service that passed the money on. */
  readonly isBehindIntermediary: boolean;
}

/** "WISE US INC SHENZHEN BRIGHT TRADING", as against "BILL.COM LLC BILLING FEES". */
function namesAnother([first = '', second = '']: readonly string[]): boolean {
  return [first, second].every((word) => word !== '' && word !== REFERENCE && !NAME_ENDS.has(word) && !NAMELESS.has(word));
}

/** Cuts off channels and leading references, as often as there are any, but never the last word. */
export function cutChannel(words: readonly string[]): BankText {
  let rest = words;
  let isIncoming = false;
  let isBehindIntermediary = false;
  let isChannelOnly: boolean;
  for (;;) {
    const channel = channelAtStart(rest);
    const cut = rest[0] === REFERENCE || rest[0] === '&' ? 1 : channel?.words.length ?? 0;
    const after = rest.slice(cut);
    const isLast = !after.some((word) => word !== REFERENCE);
    isChannelOnly = isLast && cut > 1;
    if (cut === 0 || isLast || (channel?.isBare && !namesAnother(after))) break;
    isIncoming ||= channel?.isIncoming ?? false;
    isBehindIntermediary ||= channel?.isIntermediary ?? false;
    rest = after;
  }
  const party = words.slice(partyInWire(words));
  return { words: party.length < rest.length ? party : rest, isIncoming, isBehindIntermediary, isChannelOnly };
}
