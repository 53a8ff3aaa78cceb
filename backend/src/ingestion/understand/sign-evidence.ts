/** What speaks for it that amounts carry the signs of an account: a minus is money out. Where no balance proves it and nothing else says so, a list of which most have no minus may as well be one of a card, whose purchases are printed without. Add a word here. */
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
/** The owner pays what the card was charged. */
const PAID_TO_CARD = /thank you|\bautopay\b|(?:online|mobile|internet|automatic|electronic|direct debit|web|phone) payment|payment (?:received|thank)|merci\b|paiement (?:recu|automatique|merci)|zahlung(?:seingang)? (?:erhalten|dankend|danke)|(?:ausgleich|einzug) .{0,20}(?:karte|saldo|lastschrift)|lastschrift(?:einzug)?\b|kartenabrechnung|pago recibido|su pago|gracias|pagamento (?:recebido|efetuado|ricevuto)|addebito estratto conto|betaling (?:ontvangen|mottatt|modtaget)|incasso|inbetalning|tack for|innbetaling/i;

const MANY = 2;
const FEWEST_VOTES = 3;
/** Of fewer the minus is taken as it is printed: their owner sees them all. */
const FEWEST_ROWS = 10;

/** Of amounts some of which carry a minus. */
export function meaningOfMinus(headings: readonly string[], { negative, unmarked, plus, credit, debit }: SignCounts, texts: readonly SignedText[]): MeaningOfMinus {
  const positive = unmarked + plus + credit + debit;
  const names = headings.map(normalisedHeading);
  const isOfService = names.some((name) => OF_SERVICE.test(name));
  const { asAccount, asCard } = votesOfTexts(texts);
  const isOfCard = names.some((name) => OF_CARD.test(name)) && !isOfService;
  const cardPayments = texts.filter(({ text, isNegative }) => isNegative && PAID_TO_CARD.test(plain(text))).length;
  if (isOfCard && positive > negative && asAccount <= asCard) return 'money in';
  if (isOfService || negative + positive < FEWEST_ROWS) return 'money out';
  if (asCard >= FEWEST_VOTES && asCard > asAccount * MANY) return cardPayments > 0 && positive > negative ? 'money in' : 'unknown';
  if (negative >= positive || plus > 0) return 'money out';
  if (asAccount > asCard * MANY || names.some((name) => OF_ACCOUNT.test(name))) return 'money out';
  return cardPayments > 0 && positive > negative * MANY ? 'money in' : 'unknown';
}

const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
