/** Finds days, months, quarters and years in a text: `2026-10-05`, `2026-10`, `--10` (October of some year), `2026-Q4`, `--Q4`, `2026`. */
import { MONTH_NAMES } from '../../finance/local-date.ts';

const MONTH = MONTH_NAMES.map((name) => (name === 'May' ? 'May' : `${name}|${name.slice(0, 3)}\\b\\.?${name === 'September' ? '|Sept\\b\\.?' : ''}`)).join('|');
const QUARTERS = ['first', 'second', 'third', 'fourth'];
const PATTERN = new RegExp([
  '\\b(?<iso>\\d{4}-\\d{2}(?:-\\d{2})?)\\b(?!\\d)',
  `\\b(?<month>${MONTH})\\s+(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\.\\d|%)(?:,?\\s+(?<year>(?:19|20)\\d{2})\\b)?|(?<only>(?:19|20)\\d{2})\\b)`,
  `\\b(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month2>${MONTH})\\b(?:,?\\s+(?<year2>(?:19|20)\\d{2})\\b)?`,
  `\\b(?<month3>${MONTH})(?:'s)?(?![a-z])`,
  '\\b(?:Q(?<quarter>[1-4])|(?<ordinal>first|second|third|fourth) quarter)(?:\\s+(?:of\\s+)?(?<year4>(?:19|20)\\d{2}))?\\b',
  '(?<![$€£¥.,\\d])\\b(?<year5>(?:19|20)\\d{2})\\b(?![.,]\\d|\\s?(?:%|percent|dollars|euros|USD|transactions|payments|rows))',
].join('|'), 'giu');

export interface PeriodMention {
  readonly key: string;
  readonly index: number;
  readonly text: string;
}

export function periodMentions(text: string): PeriodMention[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const key = keyOf(match.groups ?? {}, text.slice(0, match.index));
    return key === null ? [] : [{ key, index: match.index, text: match[0] }];
  });
}

/** The same text without them, as long as before. */
export function withoutPeriods(text: string): string {
  let rest = text;
  for (const { index, text: found } of periodMentions(text)) rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(index + found.length);
  return rest;
}

/** Whether a period that is claimed is what the facts say: the same one, or one in which it lies. */
export function isWithin(claimed: string, known: string): boolean {
  if (known.startsWith(claimed)) return true;
  if (claimed.startsWith('--')) return known.slice(4).startsWith(claimed.slice(1));
  if (known.startsWith('--')) return claimed.slice(4) === known.slice(1);
  return false;
}

function keyOf(found: Record<string, string | undefined>, before: string): string | null {
  if (found.iso) return found.iso;
  const month = found.month ?? found.month2 ?? found.month3;
  if (month) {
    // "May" is a verb, too: without a day or a year it counts only after a word of time.
    if (found.month3 === 'May' && !/\b(?:in|of|since|for|until|till|to|from|than|against|and|by|during|is|was|with|before|after)\s+$|^\s*$|[,:(–-]\s*$/i.test(before)) return null;
    if (found.month3 && month !== 'May' && !/^[A-Z]/.test(month)) return null;
    const year = found.year ?? found.year2 ?? found.only ?? '-';
    const day = found.day ?? found.day2;
    return `${year}-${twoDigits(monthNumber(month))}${day ? `-${twoDigits(Number(day))}` : ''}`;
  }
  const quarter = found.quarter ?? (found.ordinal ? String(QUARTERS.indexOf(found.ordinal.toLowerCase()) + 1) : undefined);
  if (quarter) return `${found.year4 ?? '-'}-Q${quarter}`;
  return found.year5 ?? null;
}

const monthNumber = (name: string): number => MONTH_NAMES.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
