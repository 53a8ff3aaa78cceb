/** Numbers in words, as dictation gives them: "top five", "ninety five thousand", "twenty twenty four". */
import { MONTHS } from '../periods/period-words.ts';
import type { Token } from './token.ts';
import { wordTable } from '../../../word-table.ts';

const UNITS = wordTable<number>({
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
});
const TENS = wordTable<number>({ twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, ninty: 90, thrity: 30, fivty: 50 });
const SCALES = wordTable<number>({ hundred: 100, thousand: 1000, million: 1_000_000, mil: 1_000_000 });
/** "A grand" is a thousand; elsewhere "grand" may be a grand total. */
const GRAND = 1000;
/** "one" alone is a pronoun more often than a number, unless one of these follows. */
const COUNTED = /^(day|week|month|quarter|year|hundred|thousand|million|percent|dollar)s?$/;

export const isSingleNumber = (word: string): boolean => UNITS[word] !== undefined || TENS[word] !== undefined || SCALES[word] !== undefined;

export function readNumberWords(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfNumber(tokens, at);
    if (end === at) {
      read.push(tokens[at++] as Token);
      continue;
    }
    const day = dayBeforeYear(tokens, at, end);
    if (day !== null) {
      read.push({ text: String(day.value), raw: tokens.slice(at, day.to).map((word) => word.raw).join(' '), kind: 'number', value: day.value });
      at = day.to;
      continue;
    }
    const words = tokens.slice(at, end);
    const raw = words.map((word) => word.raw).join(' ');
    const year = yearInPairs(words.map((word) => word.text)) ?? yearInShort(tokens, at, end);
    read.push({ text: year === null ? raw : String(year), raw, kind: 'number', value: year ?? valueOf(words), isMoney: words.some((word) => word.isMoney || word.text === 'grand') });
    at = end;
  }
  return read;
}

const LAST_DAY = 31;

/** "July five twenty twenty six": a day and a year spoken in pairs behind it, two numbers in one breath. */
function dayBeforeYear(tokens: readonly Token[], at: number, end: number): { readonly value: number; readonly to: number } | null {
  if (MONTHS[tokens[at - 1]?.text ?? ''] === undefined) return null;
  for (const to of [end - 3, end - 2]) {
    const value = to > at ? valueOf(tokens.slice(at, to)) : 0;
    if (value >= 1 && value <= LAST_DAY && yearInPairs(tokens.slice(to, end).map(({ text }) => text)) !== null) return { value, to };
  }
  return null;
}

function endOfNumber(tokens: readonly Token[], start: number): number {
  const first = tokens[start];
  if (!first) return start;
  if (first.kind === 'number') return first.date === undefined && isScale(tokens[start + 1]) || isGrouped(tokens, start) ? start + 2 : start;
  if (first.text === 'a' && isScale(tokens[start + 1])) return endOfWords(tokens, start, start + 1);
  if (first.text === 'a' && tokens[start + 1]?.text === 'grand' && tokens[start + 2]?.text !== 'total') return start + 2;
  const part = partOfScale(tokens, start);
  if (part) return part.to;
  if (isNumberOfQuarter(tokens, start)) return start + 1;
  if (first.text === 'one' && !COUNTED.test(tokens[start + 1]?.text ?? '')) return startsRange(tokens, start) ? start + 1 : start;
  const end = endOfWords(tokens, start, start);
  return end > start && !isScale(first) ? end : start;
}

function endOfWords(tokens: readonly Token[], start: number, from: number): number {
  let end = from;
  while (isNumberWord(tokens[end]) || (end > start && tokens[end]?.text === 'and' && isNumberWord(tokens[end + 1]) && isScale(tokens[end - 1]) && !isScaledAgain(tokens, end))) end++;
  return end;
}

/** "Q two twenty twenty six", "quarter four twenty five": the year is a number of its own. */
const isNumberOfQuarter = (tokens: readonly Token[], at: number): boolean => /^(q|quarter)$/.test(tokens[at - 1]?.text ?? '') && /^(one|two|three|four)$/.test(tokens[at]?.text ?? '') && !isScale(tokens[at + 1]);

/** "Between one and two hundred", "one to two grand". */
const startsRange = (tokens: readonly Token[], at: number): boolean => isNumberWord(tokens[at + 2]) && (tokens[at - 1]?.text === 'between' && tokens[at + 1]?.text === 'and' || tokens[at + 1]?.text === 'to' && /^(grand|thousand|hundred)$/.test(tokens[at + 3]?.text ?? ''));

/** "8 000", "over 12 500": thousands set apart by a blank, of anything but round ones only where an amount is expected. */
function isGrouped(tokens: readonly Token[], at: number): boolean {
  const [first, next] = [tokens[at]?.raw ?? '', tokens[at + 1]?.raw ?? ''];
  return /^[$€£]?\d{1,3}$/.test(first) && /^\d{3}$/.test(next) && (next === '000' || /^[$€£]/.test(first) || /^(over|under|above|below|than|exceeds?|exceeding|least|most|have|got|holding)$/.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.text === 'at' && /^(a|an|per|each|every|monthly)$/.test(tokens[at + 2]?.text ?? ''));
}

/** "Between one thousand and two thousand", "between one hundred and two thousand": two numbers, where "two thousand and five hundred" and "a hundred and twenty thousand" are one. */
function isScaledAgain(tokens: readonly Token[], and: number): boolean {
  let at = and + 1;
  while (isNumberWord(tokens[at]) && !isScale(tokens[at])) at++;
  const [before, after] = [SCALES[tokens[and - 1]?.text ?? ''] ?? 0, isScale(tokens[at]) ? SCALES[tokens[at]?.text ?? ''] ?? 0 : 0];
  const isOneGroup = before === 100 && after > 100 && !tokens.slice(Math.max(0, and - RANGE_REACH), and).some(({ text }) => text === 'between');
  return after >= before && !isOneGroup;
}
const RANGE_REACH = 4;

const isScale = (token: Token | undefined) => token?.kind === 'word' && Object.hasOwn(SCALES, token.text);

function isNumberWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && (Object.hasOwn(UNITS, token.text) || Object.hasOwn(TENS, token.text) || isScale(token));
}

const PARTS = wordTable<number>({ half: 0.5, quarter: 0.25, third: 1 / 3 });

/** "Half a million", "a quarter million", "a quarter of a million", "three quarters of a million"; null elsewhere. */
function partOfScale(tokens: readonly Token[], from: number): { readonly to: number; readonly value: number } | null {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const times = text(from) === 'three' && text(from + 1) === 'quarters' ? 3 : 1;
  let at = times === 3 || text(from) === 'a' || text(from) === 'one' ? from + 1 : from;
  const part = PARTS[text(at).replace(/s$/, '')];
  if (part === undefined) return null;
  at++;
  const isOf = text(at) === 'of';
  if (isOf) at++;
  const hasArticle = text(at) === 'a' || text(at) === 'one';
  if (hasArticle) at++;
  return /^(million|mil)$/.test(text(at)) && (isOf ? hasArticle : part !== PARTS.third) ? { to: at + 1, value: Math.round(times * part * (SCALES[text(at)] ?? 0)) } : null;
}

function valueOf(words: readonly Token[]): number {
  const part = partOfScale(words, 0);
  if (part) return part.value;
  if (words.length === 2 && words.every(({ kind }) => kind === 'number')) return Number(words.map(({ raw }) => raw.replace(/\D/g, '')).join(''));
  let total = 0;
  let group = 0;
  for (const word of words) {
    const scale = word.text === 'grand' ? GRAND : SCALES[word.text];
    if (scale === 100) group = (group || 1) * 100;
    else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else group += word.value ?? UNITS[word.text] ?? TENS[word.text] ?? 0;
  }
  return total + group;
}

/** "twenty twenty four" → 2024; null when the words are no year spoken in pairs. */
function yearInPairs(words: readonly string[]): number | null {
  if (words[0] !== 'twenty' || words.length < 2 || words.length > 3) return null;
  const rest = words.slice(1).map((word) => UNITS[word] ?? TENS[word]);
  if (rest.includes(undefined)) return null;
  const value = (rest as number[]).reduce((sum, part) => sum + part, 0);
  return value >= 10 && value < 100 ? 2000 + value : null;
}

/** "in twenty six", "june twenty six" where nothing is counted → 2026; a day is the twenty-sixth. */
function yearInShort(tokens: readonly Token[], at: number, end: number): number | null {
  const [tens, unit] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  const isOfMonth = MONTHS[tokens[at - 1]?.text ?? ''] !== undefined && tokens[at - 2]?.text !== 'on';
  if (tens !== 'twenty' || end !== at + 2 || !isOfMonth && !isNumberOfQuarter(tokens, at - 1) && !/^(in|during|of|for|fy|throughout|year)$/.test(tokens[at - 1]?.text ?? '')) return null;
  // "June twenty two to July five" are days.
  if (/^(to|thru|through|till|until|-)$/.test(tokens[end]?.text ?? '')) return isOfMonth && tokens[end + 2]?.text === 'twenty' ? 2020 + (UNITS[unit] ?? 0) : null;
  const isTold = tokens[end] === undefined || tokens[end]?.kind === 'stop' || /^(where|when|did|was|were|what|how|with|that|which|and|to|so|has|have|we|i|against|vs|versus|compared|up|down|please)$/.test(tokens[end]?.text ?? '');
  const value = UNITS[unit] ?? 0;
  return isTold && value > 0 && value < 10 ? 2020 + value : null;
}
