/** Bank text taken apart: the words that mean something, with `#` where a reference number, date or mask stood, and the payment channel cut off. */

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

/**
 * Upper-case words of a description in order. A token with digits is a reference unless `isKnownWord` says that it is a name
 * ("7SHIFTS"); letters that run into a long number keep the letters ("ADS4471923301" → "ADS", "#").
 * One pass over the characters: this runs for every imported row.
 */
export function bankWords(description: string, isKnownWord: (word: string) => boolean): string[] {
  const text = description.toUpperCase();
  const words: string[] = [];
  let start = -1;
  let digits = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 32;
    if (isLetter(code) || isDigit(code) || joinsLetters(text, index, code)) {
      if (start < 0) start = index;
      if (isDigit(code)) digits += 1;
      continue;
    }
    if (start >= 0) pushWord(words, text.slice(start, index), digits, isKnownWord);
    else if (code === AMPERSAND && words.length > 0) words.push('&');
    start = -1;
    digits = 0;
  }
  return words;
}

/** An apostrophe or ampersand between two letters is part of the word: JOE'S, AT&T. */
function joinsLetters(text: string, index: number, code: number): boolean {
  return (code === APOSTROPHE || code === 8217 || code === AMPERSAND) && isLetter(text.charCodeAt(index - 1)) && isLetter(text.charCodeAt(index + 1));
}

const LETTERS_THEN_NUMBER = /^([^\d]{3,})\d{4,}$/;
const NO_VOWEL = /^[B-DF-HJ-NP-TV-XZ]{5,}$/;
const MASK = /^X{2,}$/;

function pushWord(words: string[], word: string, digits: number, isKnownWord: (word: string) => boolean): void {
  const keeps = digits === 0 ? (word.length < 5 || !NO_VOWEL.test(word)) && !MASK.test(word) || isKnownWord(word) : digits < word.length + 1 && isKnownWord(word);
  if (keeps) words.push(word);
  else {
    const letters = digits >= 4 ? LETTERS_THEN_NUMBER.exec(word)?.[1] : undefined;
    if (letters) words.push(letters);
    if (words.at(-1) !== REFERENCE) words.push(REFERENCE);
  }
}

/** How the money moved; what follows names the other party. `in`: somebody paid us, so that a vendor's name there is a customer's. */
interface Channel {
  readonly words: readonly string[];
  readonly isIncoming: boolean;
}

function channels(texts: string, isIncoming: boolean): Channel[] {
  return texts.split('|').map((text) => ({ words: text.split(' '), isIncoming }));
}
const channelsIn = (texts: string) => channels(texts, true);
const channelsAny = (texts: string) => channels(texts, false);

const CHANNELS: readonly Channel[] = [
  ...channelsIn('ACH CREDIT|ACH CR|ACH PAYMENT RECEIVED|ACH DEPOSIT|ACH IN|ELECTRONIC DEPOSIT|DIRECT DEPOSIT|WIRE IN|WIRE TRANSFER IN|INCOMING WIRE|INCOMING WIRE TRANSFER|INCOMING TRANSFER FROM|FEDWIRE CREDIT|FEDWIRE CREDIT VIA|WIRE FROM|WIRE TYPE WIRE IN|WT FED|BOOK TRANSFER CREDIT|REAL TIME PAYMENT FROM|RTP FROM|ZELLE FROM|ZELLE PAYMENT FROM|ZELLE TRANSFER FROM|VENMO FROM|PAYMENT FROM|PAYMENT RECEIVED|PAYMENT RECEIVED FROM|RECEIVED FROM|MONEY RECEIVED FROM|TRANSFER FROM|DEPOSIT FROM|DEPOSIT|CHECK DEPOSIT|CHECK FROM|CHEQUE FROM|MOBILE DEPOSIT|REMOTE DEPOSIT|FASTER PAYMENTS RECEIPT|FASTER PAYMENT RECEIVED|FASTER PAYMENT FROM|FPI|BGC|BANK GIRO CREDIT|BACS CREDIT|GIRO CREDIT|SEPA CREDIT|SEPA GUTSCHRIFT|GUTSCHRIFT|VIREMENT RECU|VIR RECU|VIR SEPA RECU|VIREMENT DE|ABONO|INTERAC E TRANSFER FROM|E TRANSFER FROM|CREDIT FROM|INVOICE PAYMENT FROM|CUSTOMER PAYMENT FROM|CUSTOMER PAYMENT|CLIENT PAYMENT|CLIENT PAYMENT FROM|ORIG CO NAME'),
  ...channelsAny('ACH DEBIT|ACH DR|ACH PMT|ACH PAYMENT|ACH PAYMENT TO|ACH WITHDRAWAL|ACH|ELECTRONIC PMT|ELECTRONIC PAYMENT|ELECTRONIC WITHDRAWAL|EFT|EFT DEBIT|PREAUTHORIZED DEBIT|PREAUTH|WIRE OUT|OUTGOING WIRE|WIRE TRANSFER OUT|WIRE TRANSFER TO|WIRE TO|WIRE|FEDWIRE DEBIT|ONLINE PAYMENT TO|ONLINE PAYMENT|ONLINE BILL PAYMENT TO|BILL PAYMENT TO|BILL PAYMENT|BILL PAY|BILLPAY|ONLINE TRANSFER TO|ONLINE TRANSFER FROM|ONLINE TRANSFER|TRANSFER TO|TRANSFER|REAL TIME PAYMENT TO|ZELLE TO|ZELLE PAYMENT TO|ZELLE TRANSFER TO|ZELLE PAYMENT|ZELLE|VENMO TO|VENMO PAYMENT|VENMO|CASH APP|PAYMENT TO|PAID TO|SENT TO|SENT MONEY TO|POS|POS DEBIT|POS PURCHASE|POS WITHDRAWAL|DEBIT CARD PURCHASE|DEBIT CARD|DEBIT PURCHASE|CHECKCARD|CHECK CARD|CHECK CARD PURCHASE|CHECKCARD PURCHASE|CARD PURCHASE|CARD PURCHASE WITH PIN|RECURRING CARD PURCHASE|PURCHASE AUTHORIZED ON|RECURRING PAYMENT AUTHORIZED ON|RECURRING PAYMENT|RECURRING|PURCHASE|PURCHASE RETURN AUTHORIZED ON|VISA PURCHASE|VISA DEBIT|VISA|MASTERCARD|CARD PAYMENT TO|CARD PAYMENT|CARD TRANSACTION|CONTACTLESS PAYMENT|CONTACTLESS|DEBIT|CREDIT|DIRECT DEBIT TO|DIRECT DEBIT PAYMENT TO|DIRECT DEBIT|DIRECTDEBIT|STANDING ORDER TO|STANDING ORDER|FASTER PAYMENT TO|FASTER PAYMENTS|FASTER PAYMENT|FPO|BACS|BACS PAYMENT|DDR|DD|STO|SO|BP|VIS|CHAPS|SEPA LASTSCHRIFT|LASTSCHRIFT|SEPA UEBERWEISUNG|UEBERWEISUNG|ÜBERWEISUNG|KARTENZAHLUNG|DAUERAUFTRAG|SEPA DIRECT DEBIT|SEPA CREDIT TRANSFER|SEPA|PRLV SEPA|PRLV|PRELEVEMENT|CARTE|CB|PAIEMENT CB|VIREMENT|VIR SEPA|VIR|ADEUDO|RECIBO|TRANSFERENCIA|COMPRA|INTERAC E TRANSFER TO|E TRANSFER TO|INTERAC PURCHASE|INTERAC|SQ|TST|SP|PP|PY|IN|FS|BT|PAYPAL INST XFER|PAYPAL DES INST XFER INDN|APPLE PAY|GOOGLE PAY|REFUND|CUSTOMER REFUND|REFUND TO|REFUND FROM|RETURN|MERCHANDISE RETURN|REVERSAL|INVOICE PAYMENT TO|VENDOR PAYMENT|SUPPLIER PAYMENT|THE'),
];

/** First word → channels that begin with it, longest first. */
const channelIndex = new Map<string, Channel[]>();
for (const channel of [...CHANNELS].sort((a, b) => b.words.length - a.words.length)) {
  const first = channel.words[0] ?? '';
  channelIndex.set(first, [...(channelIndex.get(first) ?? []), channel]);
}

export interface BankText {
  /** Words after the channel, references as `#`. */
  readonly words: readonly string[];
  /** The bank says that somebody paid us (an ACH credit, a wire in). */
  readonly isIncoming: boolean;
}

/** Cuts off channels and leading references, as often as there are any, but never the last word. */
export function cutChannel(words: readonly string[]): BankText {
  let rest = words;
  let isIncoming = false;
  for (;;) {
    const channel = channelIndex.get(rest[0] ?? '')?.find((candidate) => candidate.words.every((word, index) => rest[index] === word));
    const cut = rest[0] === REFERENCE || rest[0] === '&' ? 1 : channel?.words.length ?? 0;
    const after = rest.slice(cut);
    if (cut === 0 || !after.some((word) => word !== REFERENCE)) return { words: rest, isIncoming };
    isIncoming ||= channel?.isIncoming ?? false;
    rest = after;
  }
}
