/** Numbers in words, as dictation gives them: "top five", "ninety five thousand", "twenty twenty four". */
import type { Token } from './token.ts';

const UNITS: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, ninty: 90, thrity: 30, fivty: 50 };
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, mil: 1_000_000 };
/** "A grand" is a thousand; elsewhere "grand" may be a grand total. */
const GRAND = 1000;
/** "one" alone is a pronoun more often than a number, unless one of these follows. */
const COUNTED = /^(day|week|month|quarter|year|hundred|thousand|million|percent|dollar)s?$/;

export function readNumberWords(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfNumber(tokens, at);
    if (end === at) {
      read.push(tokens[at++] as Token);
      continue;
    }
    const words = tokens.slice(at, end);
    const raw = words.map((word) => word.raw).join(' ');
    const year = yearInPairs(words.map((word) => word.text));
    read.push({ text: year === null ? raw : String(year), raw, kind: 'number', value: year ?? valueOf(words), isMoney: words.some((word) => word.isMoney || word.text === 'grand') });
    at = end;
  }
  return read;
}

function endOfNumber(tokens: readonly Token[], start: number): number {
  const first = tokens[start];
  if (!first) return start;
  if (first.kind === 'number') return first.date === undefined && isScale(tokens[start + 1]) ? start + 2 : start;
  if (first.text === 'a' && /^(hundred|thousand|million)$/.test(tokens[start + 1]?.text ?? '')) return start + 2;
  if (first.text === 'a' && tokens[start + 1]?.text === 'grand' && tokens[start + 2]?.text !== 'total') return start + 2;
  if (first.text === 'one' && !COUNTED.test(tokens[start + 1]?.text ?? '')) return start;
  let end = start;
  while (isNumberWord(tokens[end]) || (end > start && tokens[end]?.text === 'and' && isNumberWord(tokens[end + 1]) && isScale(tokens[end - 1]) && !isScaledAgain(tokens, end))) end++;
  return end > start && !isScale(first) ? end : start;
}

/** "Between one thousand and two thousand": two numbers, where "two thousand and five hundred" is one. */
function isScaledAgain(tokens: readonly Token[], and: number): boolean {
  let at = and + 1;
  while (isNumberWord(tokens[at]) && !isScale(tokens[at])) at++;
  const [before, after] = [SCALES[tokens[and - 1]?.text ?? ''] ?? 0, isScale(tokens[at]) ? SCALES[tokens[at]?.text ?? ''] ?? 0 : 0];
  return after >= before;
}

const isScale = (token: Token | undefined) => token?.kind === 'word' && Object.hasOwn(SCALES, token.text);

function isNumberWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && (Object.hasOwn(UNITS, token.text) || Object.hasOwn(TENS, token.text) || isScale(token));
}

function valueOf(words: readonly Token[]): number {
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
