/** Numbers that are written out: "twenty-three thousand", "half of", "doubled", "a dozen". */
import type { MentionKind, NumberMention } from './number-mention.ts';
import { wordTable } from '../../finance/word-table.ts';

const SMALL = wordTable<number>({
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
});
const LARGE = wordTable<number>({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 });

const NUMBER_WORD = [...Object.keys(SMALL), ...Object.keys(LARGE)].join('|');
const WRITTEN = new RegExp(`\\b(?:(?:${NUMBER_WORD})(?:[\\s-]+(?:(?:and|point)\\s+)?(?=(?:${NUMBER_WORD})\\b))?)+\\b(?<percent>\\s*(?:percent|per cent|%))?(?<money>\\s*(?:dollars?|euros?|pounds?|cents?|USD|EUR|GBP)\\b)?`, 'giu');

/** Words that claim a ratio or a count without a digit: allowed only where the local words use them too. */
const CLAIMS = /\b(?:half of|one half|halved?|halving|a third|one[\s-]third|two[\s-]thirds|a quarter of|one[\s-]quarter|three[\s-]quarters|doubl(?:e|ed|ing)|twice|tripl(?:e|ed|ing)|three[\s-]fold|tenfold|\w+fold|thrice|quadrupl\w+|dozens?|a couple|hundreds|thousands|millions|billions)\b/giu;

/** "one" as a pronoun is no number: "one of them", "the one", "no one". */
const PRONOUN = /\b(?:no|any|every|some|which|this|that|the|each)\s+one\b|\bone\s+(?:of|another|should|can|could|may)\b|\bone-(?:off|time)\b/giu;

export function numbersInWords(text: string): NumberMention[] {
  const withoutPronouns = text.replace(PRONOUN, (found) => ' '.repeat(found.length));
  const written = [...withoutPronouns.matchAll(WRITTEN)].flatMap((match) => {
    const words = match[0].toLowerCase().split(/[\s-]+/).filter((word) => word in SMALL || word in LARGE || word === 'point');
    const kind: MentionKind = match.groups?.percent ? 'percent' : match.groups?.money ? 'money' : 'plain';
    // "12 thousand": the digits carry the scale.
    if (words.every((word) => word in LARGE) && /\d\s*$/.test(withoutPronouns.slice(0, match.index))) return [];
    return [{ text: match[0].trim(), index: match.index, value: valueOf(words), unit: words.includes('point') ? 0.1 : 1, kind, isNegative: false, currency: currencyIn(match.groups?.money) }];
  });
  const claims = [...text.matchAll(CLAIMS)].map((match) => ({ text: match[0].toLowerCase(), index: match.index, value: Number.NaN, unit: 0, kind: 'plain' as const, isNegative: false, currency: null }));
  return [...written, ...claims];
}

function currencyIn(money: string | undefined): string | null {
  return money === undefined ? null : /euro|EUR/i.test(money) ? '€' : /pound|GBP/i.test(money) ? '£' : '$';
}

/** "twelve point six" → 12.6. */
function valueOf(words: readonly string[]): number {
  const point = words.indexOf('point');
  if (point >= 0) return Number(`${valueOf(words.slice(0, point))}.${words.slice(point + 1).map((word) => SMALL[word] ?? 'x').join('')}`);
  let total = 0;
  let current = 0;
  for (const word of words) {
    const large = LARGE[word];
    if (large === undefined) current += SMALL[word] ?? 0;
    else if (large === 100) current = (current || 1) * 100;
    else { total += (current || 1) * large; current = 0; }
  }
  return total + current;
}
