/** What a card leaves beside its purchases tells which amounts they are: the number of the card, the category of the merchant. */
import { printedMovement } from '../columns/arithmetic.ts';
import { normalisedHeading } from '../columns/heading.ts';
import type { ColumnPlan } from '../columns/plan.ts';

const OF_PURCHASES = /^(?:mcc(?: code)?|merchant category(?: code)?|card (?:no|number|ending|last (?:4|four)(?: digits)?)|last (?:4|four) digits|kartennummer|numero de (?:la )?carte|numero de tarjeta|numero carta|numero do cartao|kaartnummer|kortnummer|numer karty|номер карты|номер картки|kart no)$/;
const FEWEST = 3;
const NEARLY_ALL = 0.9;

/** They stand beside nearly all amounts with a minus and beside hardly any other. Beside those without a minus alone they may as well be of a till's customers. */
export function arePurchasesNegative({ money, date }: ColumnPlan, headings: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (money.kind !== 'signed') return false;
  const [minus, others] = [true, false].map((isMinus) => rows.filter((row) => { const moved = printedMovement(row, money); return moved !== null && moved !== 0 && moved < 0 === isMinus; }));
  const share = (of: typeof rows, column: number): number => of.filter((row) => (row[column] ?? '').trim() !== '').length / of.length;
  if (minus!.length < FEWEST || others!.length < FEWEST) return false;
  return headings.some((heading, column) => column !== date && OF_PURCHASES.test(normalisedHeading(heading)) && share(minus!, column) >= NEARLY_ALL && share(others!, column) <= 1 - NEARLY_ALL);
}

/** What a line above the payments calls their account. */
const CARD_IN_TITLE = /(?<!\p{L})(?:kredit ?karten?\w*|firmenkarten?\w*|credit ?cards?|creditcard\w*|charge card|visa|master ?card|american express|amex|diners|cartes? (?:de cr[eé]dit|bancaire|affaires)|tarjetas? (?:de cr[eé]dito)?|carta di credito|cart[aã]o de cr[eé]dito|kredit ?kort\w*|luottokort\w*|kart[ay] kredytow\w*|(?:kreditn[ií]|plateb[nň][ií]) kart\w*|hitelk[aá]rty\w*|kredi kart\w*|кредитн\p{L}* карт\p{L}*)(?!\p{L})|クレジットカード|カード|信用卡|신용카드/iu;
/** A card that books on an account at once. */
const ACCOUNT_IN_TITLE = /(?<!\p{L})(?:giro\w*|checking|current account|konto(?:nummer|auszug)?|debit\w*|compte courant|cuenta corriente|conto corrente)(?!\p{L})/iu;

export const isCalledCard = (above: readonly (readonly string[])[]): boolean => above.some((cells) => CARD_IN_TITLE.test(cells.join(' '))) && !above.some((cells) => ACCOUNT_IN_TITLE.test(cells.join(' ')));

const OF_MERCHANTS = /^(?:merchant(?: name| category(?: code)?| description)?|mcc(?: code| description)?|sicmcc code|handler|handlername|commercant|comercio|nombre del comercio|esercente|estabelecimento|handelaar)$/;
const OF_CARD = /^(?:card(?: (?:no|number|name|ending|last (?:4|four)(?: digits)?))?|last (?:4|four)(?: digits)?|card ?(?:holder|member)s?(?: (?:first |last )?name)?|employee|spender|purchased by|karte|kartennummer|karteninhaber|carte|numero de (?:la )?carte|tarjeta|numero de tarjeta|titular|carta|numero carta|kaart|kaartnummer)$/;
/** Whose card it is; codes of a terminal stand beside these as well. */
const OF_HOLDER = /^(?:card ?(?:holder|member)s?(?: (?:first |last )?name)?|employee|spender|purchased by|karteninhaber|titular)$/;
const OF_TERMINAL = /\b(?:auth(?:ori[sz]ation)?(?: code)?|approval code|terminal(?: id)?|batch|entry mode)\b/;
/** Many cards of one kind pay at a till. */
const BRAND = /^(?:visa|master ?card|amex|american express|maestro|discover|diners(?: club)?|jcb|unionpay|girocard|v ?pay|debit|credit)(?: (?:debit|credit|card))?$/i;
/** No money that was paid. */
const OF_REWARD = /cash ?back|reward|points|bonus|miles/;
const FEWEST_MERCHANTS = 4;
const MIN_KINDS = 0.2;

/** A card, and the many merchants that were paid with it: at a till many cards pay one. */
export function isOfOwnCard(headings: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const named = (words: RegExp): number[] => headings.flatMap((heading, column) => (words.test(normalisedHeading(heading)) ? [column] : []));
  const filledIn = (column: number): string[] => rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  const areMany = named(OF_MERCHANTS).some((column) => {
    const cells = filledIn(column);
    return cells.length >= rows.length * NEARLY_ALL && new Set(cells).size >= Math.max(FEWEST_MERCHANTS, cells.length * MIN_KINDS);
  });
  const isOfTill = named(OF_TERMINAL).length > 0 && named(OF_HOLDER).length === 0;
  return areMany && !isOfTill && named(OF_REWARD).length === 0 && named(OF_CARD).some((column) => !filledIn(column).every((cell) => BRAND.test(cell)) && filledIn(column).length >= rows.length * NEARLY_ALL && new Set(filledIn(column)).size * 2 <= rows.length);
}
