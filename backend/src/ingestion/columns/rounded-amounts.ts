/** "Amount (£000)", "Beträge in TEUR": a file that states its amounts in thousands or millions is refused, since read as printed each would be a thousandth of what was paid. */

const SCALE = String.raw`(?:thousands?|['’´]000s?|millions?|mio\.?|lakhs?|lacs|crores?|tsd\.?|tausend|milliers|miles|millones|migliaia|milioni|milhares|milhoes|milhões|duizend(?:en|tallen)?|miljoen(?:en)?|tys\.?|tis\.?|tkr|mkr|t(?:eur|chf|usd|gbp|€))`;
const AFTER_SIGN = String.raw`(?:[£$€¥₹]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|INR|ZAR|SEK|NOK|DKK|PLN|Rs\.?)) ?(?:['’´]?000s?|k|m|mn)(?![\p{L}\d])`;
const BEFORE_SIGN = String.raw`(?<![\p{L}\d])(?:k ?(?:€|EUR|USD|GBP|CHF)|t ?€)`;
const FACTOR = String.raw`[x×*] ?1[.,' ]?000(?:[.,' ]?000)?(?![\d.,])`;
const IN = String.raw`(?<!\p{L})(?:in|en|em|w|v)\s+(?:[\p{Lu}£$€₹]{1,4}\.?\s+)?`;

/** A whole cell below the heading, or what is in brackets or behind "in" there. */
const OF_HEADING = new RegExp(String.raw`${AFTER_SIGN}|${BEFORE_SIGN}|${FACTOR}|(?<![\p{L}\d])${SCALE}(?![\p{L}\d])`, 'iu');
/** Above the headings only where it is said of amounts: a name may hold such a word. */
const SAID_ABOVE = new RegExp(String.raw`^\W*(?:(?:all|the|alle|tous les|todos los|tutti gli)\s+)?(?:amounts?|figures?|values?|numbers?|sums?|betr[äa]ge|angaben|werte|montants?|importes?|cifras|valores|importi|bedragen|kwoty|belopp)?[^.;\d]{0,40}?${IN}(?:${SCALE}|${AFTER_SIGN})(?![\p{L}\d])`, 'iu');
const LONGEST_SAYING_CHARS = 100;

export interface AroundAmounts {
  /** Of the columns of amounts: their headings, and the cells of the line below those. */
  headings: readonly string[];
  /** The cells of the lines above the headings. */
  above: readonly string[];
}

/** Why nothing of it is read; null where the amounts are whole. */
export function roundedAmounts({ headings, above }: AroundAmounts): string | null {
  const said = headings.find((heading) => OF_HEADING.test(heading)) ?? above.find((cell) => cell.length <= LONGEST_SAYING_CHARS && SAID_ABOVE.test(cell));
  return said === undefined ? null : `The amounts of this file are in thousands or millions ("${said.trim()}"), and so not to the cent. Export it again with full amounts; if they are full already, take these words out of the file.`;
}
