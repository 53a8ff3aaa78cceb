/** Finds every number that a text mentions: digits, money, percentages, numbers in words, fractions, months. */
import type { NumberMention } from './number-mention.ts';
import { numbersInWords } from './number-words.ts';
import { wordTable } from '../../finance/word-table.ts';

const SCALES = wordTable<number>({ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, b: 1e9, bn: 1e9, billion: 1e9 });

/** An optional sign and currency, digits with their separators, an optional scale, an optional percent sign. */
const DIGITS = /(?<sign>[-\u2212\u2013(]\s?)?(?<currency>[A-Z]{0,3}[$€£¥₹]|\b(?:USD|EUR|GBP|CAD|AUD|CHF|JPY)\s)?\s?(?<sign2>[-\u2212])?(?<number>\d[\d.,\u2019']*\d|\d)(?:\s?(?<scale>thousand|million|billion|mn|bn|[kKmMbB])\b)?\s?(?<percent>%|percent\b|per cent\b|percentage\b)?(?<after>\s?(?:USD|EUR|GBP|CAD|AUD|CHF|JPY|dollars?|euros?|pounds?|cents?)\b)?/gu;

export function numberMentions(text: string): NumberMention[] {
  const plain = text.normalize('NFKC');
  return [...digitMentions(plain), ...foreignDigits(plain), ...numbersInWords(plain)];
}

function digitMentions(text: string): NumberMention[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const { number = '', scale, percent, currency, after, sign, sign2 } = match.groups ?? {};
    const factor = SCALES[scale?.toLowerCase() ?? ''] ?? 1;
    const { value, unit } = readDigits(number);
    const before = text[(match.index ?? 0) - 1] ?? ' ';
    return {
      text: match[0].trim(), index: (match.index ?? 0) + match[0].search(/\S/), value: value * factor, unit: unit * factor,
      kind: percent ? 'percent' : currency || after ? 'money' : 'plain',
      currency: currencySign(currency ?? after),
      isNegative: sign2 !== undefined || (sign !== undefined && !sign.startsWith('(') && sign.trim() !== '\u2013' && !/[\w)]/.test(before)),
    };
  });
}

const SIGNS = wordTable<string>({ usd: '$', dollar: '$', dollars: '$', eur: '€', euro: '€', euros: '€', gbp: '£', pound: '£', pounds: '£', jpy: '¥', cad: 'CA$', aud: 'A$', chf: 'CHF' });

function currencySign(said: string | undefined): string | null {
  const plain = said?.trim() ?? '';
  return plain === '' || /^cents?$/.test(plain) ? null : SIGNS[plain.toLowerCase()] ?? plain;
}

/** "12,345.60" → 12345.6 worth to the cent; anything else than American grouping is not a number here. */
function readDigits(digits: string): { value: number; unit: number } {
  const match = /^(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<fraction>\d+))?$/.exec(digits);
  if (!match?.groups?.whole) return { value: Number.NaN, unit: 0 };
  const fraction = match.groups.fraction ?? '';
  return { value: Number(`${match.groups.whole.replaceAll(',', '')}.${fraction || '0'}`), unit: 10 ** -fraction.length };
}

/** Digits of other scripts are never ours. */
function foreignDigits(text: string): NumberMention[] {
  return [...text.matchAll(/[^\P{Nd}0-9]|\p{No}|\p{Nl}/gu)].map((match) => ({ text: match[0], index: match.index, value: Number.NaN, unit: 0, kind: 'plain', isNegative: false, currency: null }));
}
