/** What speaks for it that amounts carry the signs of an account, and stand on the sides of a bank's paper. Where no balance proves it and nothing else says so, a list of which most have no minus may as well be one of a card, whose purchases are printed without. Add a word here. */
import { normalisedHeading } from '../columns/heading.ts';
import type { SignCounts } from './file-facts.ts';
import { votesOfTexts } from './ways-of-texts.ts';

/** `texts`: of the first payments; `isNegative`: as it is printed. */
export interface SignedText { readonly text: string; readonly isNegative: boolean }

export type MeaningOfMinus = 'money out' | 'money in' | 'unknown';

/** Columns that only the statement of a card has. */
const OF_CARD = /^(?:card ?(?:member|holder)s?(?: name)?|name on card|cardmember|karteninhaber|titulaire(?: de la carte)?|titular(?: (?:de la tarjeta|do cartao|tarjeta))?|titolare(?: carta)?|kaarthouder|kortholder|kortinnehavare|kortinnehaver|portador(?: do cartao)?|appears on your statement as|merchant (?:city|state|zip|postal code|country|category(?: code)?)|mcc|sicmcc code|purchase date|date of purchase|purchased on|purchased by|kaufdatum|date d achat|fecha de compra|aankoopdatum|kopdatum|interest free|ausland sentgelt|auslandseinsatzentgelt|card (?:no|number|ending|last (?:4|four)(?: digits)?)|last (?:4|four) digits|kartennummer|numero de (?:la )?carte|numero de tarjeta|numero carta|kaartnummer|kortnummer)$/;
/** What a service does that collects for others, and what only a bank knows of both sides. */
const OF_SERVICE = /\b(?:fees?|commissions?|gebuhr(?:en)?|gebuehr(?:en)?|frais|comision(?:es)?|commissioni|gebyr|avgift|prowizja|poplatek|payouts?|settlement|settled|auszahlung|versement|net|netto|neto|gross|brutto|bruto|order (?:id|no|number)|customer|buyer|invoice|tips?)\b/;
const OF_ACCOUNT = /\b(?:iban|bic|swift|valuta\w*|wertstellung|value date|date (?:de )?valeur|fecha valor|data (?:valuta|waluty)|rentedatum|rentedag|arvopaiva|gegenkonto\w*|tegenrekening|compte contrepartie|bank account|sort code|konto\w*|rekening\w*|rachunek|rachunku|ucet|protiucet|protiuctu|saldo|solde|balance|direction|mandat\w*|glaubiger\w*|creditor id|end to end\w*|numero de compte|cuenta|conto)\b/;
/** On which a bank books, and what it calls the kind of a payment. */
const OF_BOOKING = /\b(?:post(?:ed|ing)? date|date posted|posted|booking (?:date|text)|buchungs(?:tag|datum|text)|date (?:de )?comptabilisation|date comptable|fecha contable|data contabile|boekdatum|bokforingsdag|transaction (?:type|code|id|ref\w*)|cheque (?:no|number)|check (?:no|number))\b/;
/** The owner pays what the card was charged: so says only a card's paper. */
const THANKED = /thank you|\bmerci\b|paiement recu|dankend|zahlung erhalten|danke\b|\bgracias\b|pago recibido|pagamento (?:recebido|ricevuto)|betaling (?:ontvangen|mottatt|modtaget)|payment received|tack for/i;
/** So says it, too, and the account that paid says the same. */
const PAID_TO_CARD = /\bautopay\b|(?:online|mobile|internet|automatic|electronic|direct debit|web|phone) payment|\brepayment\b|paiement automatique|(?:ausgleich|einzug) .{0,20}(?:karte|saldo|lastschrift)|lastschrift(?:einzug)?\b|kartenabrechnung|^pago\b|su pago|pagamento efetuado|addebito|incasso|inbetalning|innbetaling/i;

const MANY = 2;
const FEW = 3;
const FEWEST_VOTES = 3;
/** Of fewer the minus is taken as it is printed: their owner sees them all. */
const FEWEST_ROWS = 10;

/** Of amounts some of which carry a minus. `usual`: the headings of columns that most rows fill; a bank has one for the few payments by card, too. */
export function meaningOfMinus(headings: readonly string[], usual: readonly string[], { negative, unmarked, plus, credit, debit }: SignCounts, texts: readonly SignedText[]): MeaningOfMinus {
  const positive = unmarked + plus + credit + debit;
  const names = headings.map(normalisedHeading);
  const isOfService = names.some((name) => OF_SERVICE.test(name));
  const { asAccount, asCard } = votesOfTexts(texts);
  const isOfCard = usual.some((name) => OF_CARD.test(normalisedHeading(name))) && !isOfService;
  const said = (words: RegExp, isMinus: boolean): boolean => texts.some(({ text, isNegative }) => isNegative === isMinus && words.test(plain(text)));
  const isThanked = said(THANKED, true) && !said(THANKED, false);
  if (isOfCard && asAccount <= asCard * MANY) {
    const [minus, none] = [true, false].map((isMinus) => said(THANKED, isMinus) || said(PAID_TO_CARD, isMinus));
    if (minus !== none) return minus ? 'money in' : 'money out';
    if (positive > negative) return 'money in';
    // Purchases are the many; what is given back are few.
    return positive * FEW < negative || negative + positive < FEWEST_ROWS ? 'money out' : 'unknown';
  }
  if (isOfService || negative + positive < FEWEST_ROWS) return 'money out';
  if (asCard >= FEWEST_VOTES && asCard > asAccount * MANY) return isThanked ? 'money in' : 'unknown';
  if (isThanked && asAccount <= asCard * MANY && names.every((name) => !OF_ACCOUNT.test(name))) return 'money in';
  if (negative >= positive || plus > 0) return 'money out';
  if (asAccount > asCard * MANY || names.some((name) => OF_ACCOUNT.test(name))) return 'money out';
  return 'unknown';
}

/** Columns called Debit and Credit are a bank's where its own columns or what the texts say show it; else they may as well be those of the owner's books. */
export function isShownAsOfBank(headings: readonly string[], texts: readonly SignedText[]): boolean {
  const names = headings.map(normalisedHeading);
  const { asAccount, asCard } = votesOfTexts(texts);
  return texts.length < FEWEST_ROWS || asAccount > asCard * MANY || names.some((name) => OF_CARD.test(name) || OF_SERVICE.test(name) || OF_ACCOUNT.test(name) || OF_BOOKING.test(name));
}

const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
