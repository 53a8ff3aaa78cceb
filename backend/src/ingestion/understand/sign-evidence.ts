/** What speaks for it that amounts carry the signs of an account, and stand on the sides of a bank's paper. Where no balance proves it and nothing else says so, a list of which most have no minus may as well be one of a card, whose purchases are printed without. Add a word here. */
import { normalisedHeading } from '../columns/heading.ts';
import { BUYERS, SOLD } from './one-way-lists.ts';
import type { SignCounts } from './file-facts.ts';
import { areSignedByWords, votesOfTexts } from './ways-of-texts.ts';

/** `texts`: of the first payments; `kind`: its category; `isNegative`: as it is printed. */
export interface SignedText { readonly text: string; readonly kind: string; readonly isNegative: boolean }

export type MeaningOfMinus = 'money out' | 'money in' | 'unknown';

/** Columns that only the statement of a card has. */
const OF_CARD = /^(?:card ?(?:member|holder)s?(?: name)?|member name|name on card|cardmember|karteninhaber|titulaire de la carte|titular (?:de la tarjeta|do cartao|tarjeta)|titolare carta|kaarthouder|kortholder|kortinnehavare|kortinnehaver|portador(?: do cartao)?|appears on your statement as|merchant (?:city|state|zip|postal code|country|category(?: code)?)|sicmcc code|purchase date|date of purchase|purchased on|purchased by|kaufdatum|date d achat|fecha de compra|aankoopdatum|kopdatum|interest free|ausland sentgelt|auslandseinsatzentgelt)$/;
/** On a card's statement, and as well in what a till or a terminal took by cards of others. */
const OF_SOME_CARD = /^(?:card (?:no|number|ending|last (?:4|four)(?: digits)?)|last (?:4|four) digits|mcc|kartennummer|numero de (?:la )?carte|numero de tarjeta|numero carta|kaartnummer|kortnummer)$/;
/** What a service does that collects for others, and what only a bank knows of both sides. */
const OF_SERVICE = /\b(?:fees?|commissions?|gebuhr(?:en)?|gebuehr(?:en)?|frais|comision(?:es)?|commissioni|gebyr|avgift|prowizja|poplatek|payouts?|settlement|settled|auszahlung|versement|net|netto|neto|gross|brutto|bruto|order (?:id|no|number)|customer|buyer|invoice|tips?|terminal|auth(?:ori[sz]ation)?(?: code)?|approval code|receipt (?:no|number)|batch|card type|merchant id|acquirer)\b/;
const OF_ACCOUNT = /\b(?:iban|bic|swift|valuta\w*|wertstellung|value date|date (?:de )?valeur|fecha valor|data (?:valuta|waluty)|rentedatum|rentedag|arvopaiva|gegenkonto\w*|tegenrekening|compte contrepartie|bank account|sort code|konto\w*|rekening\w*|rachunek|rachunku|ucet|protiucet|protiuctu|saldo|solde|balance|direction|mandat\w*|glaubiger\w*|creditor id|end to end\w*|numero de compte|cuenta|conto|check (?:no|number)|cheque (?:no|number)|source account|bank description|subcategory)\b/;
/** The numbers of a bank and of an account there, in Ukraine and Russia. */
const OF_CYRILLIC_ACCOUNT = /(?:^| )(?:мфо|бик|рахунок кореспондента|рахунок контрагента|расчетныи счет|корреспондентскии счет)(?: |$)/;
/** On which a bank books, and what it calls the kind of a payment. */
const OF_BOOKING = /\b(?:post(?:ed|ing)? date|date posted|posted|booking (?:date|text)|buchungs(?:tag|datum|text)|date (?:de )?comptabilisation|date comptable|fecha contable|data contabile|boekdatum|bokforingsdag|transaction (?:type|code|id|ref\w*)|cheque (?:no|number)|check (?:no|number))\b/;
/** The owner pays what the card was charged: so says only a card's paper. Thanks alone stand in many a purpose. */
const THANKED = /\b(?:payment|pmt|pymt|paiement|zahlung|pago|pagamento|betaling)\b.{0,25}\b(?:thank you|merci|danke|gracias|obrigad[oa])\b|\b(?:thank you|merci|danke|gracias)\b.{0,12}\b(?:payment|paiement|zahlung|pago)\b|^thank you\W*$|paiement recu|dankend|zahlung erhalten|pago recibido|pagamento (?:recebido|ricevuto)|betaling (?:ontvangen|mottatt|modtaget)|payment received|tack for (?:din )?(?:in)?betalning|betalning mottagen|betaling modtaget|wp[lł]ata (?:na karte|otrzymana)|sp[lł]ata karty|dziekujemy za (?:w|s)?p[lł]at[eę]|platba prijata|odeme(?:niz)? (?:icin tesekkur|alindi)|maksu vastaanotettu|suoritus vastaanotettu|оплата получена|погашение задолженности|信用卡还款|还款|ご入金/iu;
/** What else a card prints the other way than its purchases. */
const GIVEN_BACK = /\b(?:refund|return|reversal|credit|cashback|rebate|erstattung|gutschrift|rembours\w*|avoir|reembolso|devoluc\w*|rimborso|storno|terugbetaling|kreditering|estorno|anulaci[o]n|anulacao|annullamento|annulation|ristourne|reintegro|zwrot|vraceni|vratka|aterbetalning|tilbagebetaling|tilbakebetaling|refusion|retur|palautus|hyvitys|iade|visszaterites|jovairas)\b|(?<!\p{L})возврат|返金|退款|환불/iu;
/** Of these, what is no credit that somebody was given or pays back. */
const GOODS_BACK = /\b(?:refund(?:ed|s)?|returns?|reversal|cashback|rebate|erstattung|devoluc\w*|storno)\b/i;
/** The category in which a card lists both. */
const OF_CREDITS = /^payments? ?(?:and|&|\/) ?(?:other )?credits?$|^credits? ?(?:and|&|\/) ?payments?$|^returns?$|^refunds?$/i;
/** Nearly all amounts with a minus are payments to the card or given back. */
const NEARLY_ALL = 0.8;
/** So says it, too, and the account that paid says the same. */
const PAID_TO_CARD = /\bautopay\b|(?:online|mobile|internet|automatic|electronic|direct debit|web|phone) payment|\brepayment\b|paiement automatique|(?:ausgleich|einzug) .{0,20}(?:karte|saldo|lastschrift)|lastschrift(?:einzug)?\b|kartenabrechnung|^pago\b|su pago|pagamento efetuado|addebito|incasso|inbetalning|innbetaling/i;

/** Who pays the owner. */
const BY_CUSTOMERS = /\b(?:clients?|customers?|tenants?|patients?|students?|guests?|kunden?|mieter|clientes?|locataire|klanten?|huurder)\b/i;

const MANY = 2;
const FEW = 3;
const FEWEST_VOTES = 3;
/** Of fewer the minus is taken as it is printed: their owner sees them all. */
const FEWEST_ROWS = 10;

/** Fees, payouts, terminals: what stands there was collected for the owner. */
export const isOfService = (headings: readonly string[]): boolean => headings.some((heading) => OF_SERVICE.test(normalisedHeading(heading)));

/** Beside customers, or what a terminal prints, a card is that of who paid; and what shops sell has a day of purchase as well. */
const isOfCompanyCard = (usual: readonly string[]): boolean => usual.some((name) => OF_CARD.test(name) && !OF_PURCHASE.test(name) && !(HOLDER.test(name) && usual.some((other) => SOLD.test(other)))) && !usual.some((name) => BUYERS.test(name) || OF_TERMINAL.test(name));
const OF_PURCHASE = /^(?:purchase date|date of purchase|purchased on|kaufdatum|date d achat|fecha de compra|aankoopdatum|kopdatum)$/;
const HOLDER = /^card ?holders?(?: name)?$/;
const OF_TERMINAL = /\b(?:terminal|auth(?:ori[sz]ation)?(?: code)?|approval code|card (?:type|brand|scheme)|batch)\b/;

/** Of amounts some of which carry a minus. `usual`: the headings of columns that most rows fill; a bank has one for the few payments by card, too. */
export function meaningOfMinus(headings: readonly string[], usual: readonly string[], { negative, unmarked, plus, credit, debit }: SignCounts, texts: readonly SignedText[], isOfOwnCard: boolean, mayBeCard: boolean): MeaningOfMinus {
  const positive = unmarked + plus + credit + debit;
  const names = headings.map(normalisedHeading);
  const { asAccount, asCard } = votesOfTexts(texts);
  const are = (words: RegExp): boolean => (isOfOwnCard || !isOfService(headings)) && usual.some((name) => words.test(normalisedHeading(name)));
  const [isOfCard, isOfSomeCard] = [are(OF_CARD), are(OF_SOME_CARD)];
  const said = (words: RegExp, isMinus: boolean): boolean => texts.some(({ text, isNegative }) => isNegative === isMinus && words.test(plain(text)));
  const isThanked = isThankedByMinus(texts);
  const minuses = texts.filter(({ isNegative }) => isNegative);
  const isPaidBack = (text: string): boolean => THANKED.test(text) || GIVEN_BACK.test(text) || PAID_TO_CARD.test(text);
  const arePaidBack = minuses.filter(({ text, kind }) => isPaidBack(plain(text)) || OF_CREDITS.test(plain(kind))).length >= minuses.length * NEARLY_ALL;
  if ((isOfCard || isOfSomeCard) && asAccount <= asCard * MANY) {
    const [minus, none] = [true, false].map((isMinus) => said(THANKED, isMinus) || said(PAID_TO_CARD, isMinus));
    if (minus !== none) return minus ? (positive > negative ? 'money in' : 'unknown') : 'money out';
    if (positive > negative) return isOfCard || asCard > asAccount ? 'money in' : 'unknown';
    // Purchases are the many; what is given back are few.
    return positive * FEW < negative || negative + positive < FEWEST_ROWS ? 'money out' : 'unknown';
  }
  const isFew = negative + positive < FEWEST_ROWS;
  // A company's card names orders, invoices and fees as well.
  if (!isOfOwnCard && isOfService(headings) && !isFew && plus === 0 && positive > negative && isOfCompanyCard(usual.map(normalisedHeading)) && asAccount <= asCard * MANY) return 'unknown';
  if (isOfService(headings) || (isFew && !(mayBeCard && !areOfCustomers(texts)))) return 'money out';
  if (names.some((name) => OF_ACCOUNT.test(name))) return 'money out';
  const isOpposite = asCard >= FEWEST_VOTES && asCard > asAccount * MANY;
  // Of a list that speaks as a card's most say so; a few words may be of another's card or wage.
  // Who gives back most of what a list holds? On a card's that is money in, in a shop's own money out.
  const areGivenBack = plus === 0 && minuses.filter(({ text }) => GOODS_BACK.test(plain(text))).length >= minuses.length * NEARLY_ALL && !texts.some(({ text, isNegative }) => !isNegative && GIVEN_BACK.test(plain(text)));
  if (negative >= positive && areGivenBack) return 'unknown';
  if (negative >= positive || plus > 0) return isOpposite && asCard * MANY > texts.length ? 'unknown' : 'money out';
  if (isThanked && arePaidBack && asAccount <= asCard * MANY) return 'money in';
  return !isOpposite && (asAccount > asCard * MANY || areInvoicesPaid(texts) || areSignedByWords(texts)) ? 'money out' : 'unknown';
}

/** Customers name the invoice that they pay; who takes a card names none. */
const OF_INVOICE = /(?<!\p{L})(?:inv|invoice|rechnung|rg|facture|factura|fattura|factuur|faktura|lasku)[ .:#-]*(?:nr|no|num|n°)?[ .:#-]*[a-z]{0,4}-?\d/iu;
const FEWEST_INVOICES = 3;
const MANY_INVOICES = 0.2;

const FEWEST_OTHERS = 2;
const MANY_OTHERS = 5;
const SHARE_OF_OTHERS = 1 / 3;
/** Customers of most invoices: the same few again and again are as well those with whom the owner has an account. */
const SHARE_OF_PAYERS = 0.5;
/** What was paid to the card from the owner's own account. */
const OF_OWN_ACCOUNT = /\b(?:bank|checking|chequing|savings|account|giro\w*|konto\w*|compte|courant|cuenta|conto|rekening|ausgleich\w*|\w+ausgleich|einzahlung\w*|settlement|settle|statement|autopay|payments?|pmt|paid|transfer|virement|uberweisung\w*|ueberweisung\w*|dauerauftrag|lastschrift\w*|einzug|zahlung|reglement|paiement|pago|pagamento|betaling|card|karte|visa|mastercard|amex|acompte|akonto)\b/i;

/** What an owner bought may name its invoices, too: there a minus is what one of the same sellers gave back. */
function areInvoicesPaid(texts: readonly SignedText[]): boolean {
  const [paid, minuses] = [false, true].map((isMinus) => texts.filter(({ isNegative }) => isNegative === isMinus)) as [SignedText[], SignedText[]];
  const named = (of: readonly SignedText[]): number => of.filter(({ text }) => OF_INVOICE.test(text)).length;
  const [payers, others] = [paid, minuses].map((of) => new Set(of.map(({ text }) => nameIn(text)))) as [Set<string>, Set<string>];
  const areMany = others.size >= Math.max(FEWEST_OTHERS, Math.min(MANY_OTHERS, minuses.length * SHARE_OF_OTHERS)) && payers.size >= paid.length * SHARE_OF_PAYERS;
  const areOthers = areMany && !minuses.some(({ text }) => OF_OWN_ACCOUNT.test(plain(text))) && [...others].every((name) => !payers.has(name)) && !minuses.some(({ text }) => GIVEN_BACK.test(plain(text)));
  return areOthers && named(paid) >= Math.max(FEWEST_INVOICES, paid.length * MANY_INVOICES) && named(paid) > named(minuses) * MANY;
}

const nameIn = (text: string): string => (plain(text).toLowerCase().match(/\p{L}{2,}/gu) ?? []).slice(0, FEWEST_OTHERS).join(' ');

/** Not a word that tells what was bought, paid or given back, nor any that all amounts with a minus share alone: numbers of vouchers, or the same words on both sides. */
export function saysNothing(texts: readonly SignedText[]): boolean {
  const { asAccount, asCard } = votesOfTexts(texts);
  const isTelling = ({ text, kind }: SignedText): boolean => [text, kind].some((words) => THANKED.test(plain(words)) || GIVEN_BACK.test(plain(words)) || PAID_TO_CARD.test(plain(words)) || OF_OWN_ACCOUNT.test(plain(words)));
  return asAccount + asCard === 0 && !texts.some(isTelling) && texts.filter(({ text }) => /\p{L}{3}/u.test(text)).length * MANY < texts.length;
}

/** What was paid to a card, and nothing else, is thanked for. */
export const isThankedByMinus = (texts: readonly SignedText[]): boolean => [true, false].every((isMinus) => isMinus === texts.some(({ text, isNegative }) => isNegative === isMinus && THANKED.test(plain(text))));

/** Most of what has no minus was paid by somebody to the owner. */
function areOfCustomers(texts: readonly SignedText[]): boolean {
  const others = texts.filter(({ isNegative }) => !isNegative);
  return others.filter(({ text }) => BY_CUSTOMERS.test(text)).length * MANY > others.length;
}

/** Columns called Debit and Credit are a bank's where its own columns or what the texts say show it; else they may as well be those of the owner's books. */
export function isShownAsOfBank(headings: readonly string[], texts: readonly SignedText[]): boolean {
  const names = headings.map(normalisedHeading);
  const { asAccount, asCard } = votesOfTexts(texts);
  // A card thanks for what it was paid.
  const isThanked = texts.some(({ text, isNegative }) => !isNegative && THANKED.test(plain(text))) && !texts.some(({ text, isNegative }) => isNegative && THANKED.test(plain(text)));
  return isThanked || texts.length < FEWEST_ROWS || asAccount > asCard * MANY || names.some((name) => OF_CARD.test(name) || OF_SERVICE.test(name) || OF_ACCOUNT.test(name) || OF_CYRILLIC_ACCOUNT.test(name) || OF_BOOKING.test(name));
}

const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
