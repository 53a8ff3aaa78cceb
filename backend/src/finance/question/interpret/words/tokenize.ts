/** Cuts a question into words, numbers and stops; tolerant of quotes, accents, contractions and glued units. */
import { readNumberWords } from './number-words.ts';
import { SPLIT_YEAR, splitYearToken, withSplitYears } from '../periods/split-year.ts';
import { withSpokenDays } from '../periods/spoken-days.ts';
import { SHORT_DAYS, WEEKDAYS } from '../periods/period-words.ts';
import type { Token } from './token.ts';
import { largeWords, markLarge } from './large-words.ts';
import { inWrittenWords } from './written-words.ts';

export type { Token };

const QUESTION_LIMIT = 2000;
const PIECE = new RegExp(`(${SPLIT_YEAR})|${/(\d{4}-\d{2}-\d{2}|\d{4}-\d{2}(?![\d-])|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}\/\d{1,2}\/\d{2}(?!\d)|\d{1,2}\/\d{4})|((?:[$€£]\s?)?\d(?:[\d,]*\d)?(?:\.\d+)?\s?(?:k|m|mm|mil)?(?![a-z0-9&]))|('\d{2})(?![a-z0-9])|([a-z0-9&+]+(?:'[a-z]+)?)|([%]|>=|<=|[><=.,;:?!()"/\n-])/.source}`, 'g');

/** Never throws; text beyond the limit is not read. */
export function tokenize(question: string): Token[] {
  const text = withSplitYears(inWrittenWords(question.slice(0, QUESTION_LIMIT)));
  const isDayFirst = DAY_FIRST.test(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [raw, years, date, number, shortYear, word, stop] = match;
    if (years) tokens.push(splitYearToken(years));
    else if (date) tokens.push(dateToken(date, isDayFirst));
    else if (number) tokens.push(numberToken(number));
    else if (shortYear) tokens.push({ text: shortYear, raw, kind: 'number', value: 2000 + Number(shortYear.slice(1)) });
    else if (word) tokens.push(...wordTokens(word));
    else if (stop) tokens.push(stop === '%' ? { text: 'percent', raw: '%', kind: 'word' } : { text: stop, raw: stop, kind: 'stop' });
  }
  return withoutVastNumbers(markMoney(readNumberWords(withSpokenDays(joinPercent(withoutHyphens(markLarge(tokens, largeWords(question))))))));
}

/** More than any ledger holds: what is computed from it would no longer be exact. */
const VAST = 100_000_000_000;
const VAST_PERCENT = 100_000;

/** A number as long as a reference is a word like any other, to be found in a text or asked about. */
function withoutVastNumbers(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => ((token.value ?? 0) >= (token.isPercent ? VAST_PERCENT : VAST) ? { text: token.text, raw: token.raw, kind: 'word' } : token));
}

/** A hyphen counts between dates, months and numbers ("Jan-Mar"); elsewhere it only joins words ("year-to-date"). */
function withoutHyphens(tokens: readonly Token[]): Token[] {
  const isDay = (token: Token | undefined) => (WEEKDAYS[token?.text ?? ''] ?? SHORT_DAYS[token?.text ?? '']) !== undefined;
  const isDated = (token: Token | undefined) => token?.kind === 'number' || /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|h[12]|fy)/.test(token?.text ?? '');
  return tokens.filter((token, at) => token.text !== '-' || (isDated(tokens[at - 1]) && isDated(tokens[at + 1])) || (isDay(tokens[at - 1]) && isDay(tokens[at + 1])));
}

/** Who writes 31/05/2026 writes 01/03/2026 for the first of March. */
const DAY_FIRST = /\b(1[3-9]|2\d|3[01])\/\d{1,2}\/(\d{4}|\d{2})\b/;

function dateToken(text: string, isDayFirst: boolean): Token {
  const parts = text.split(/[-/.]/);
  const pad = (part: string | undefined) => (part ?? '').padStart(2, '0');
  if (text.includes('-')) return { text, raw: text, kind: 'number', date: text };
  if (parts.length === 2) return { text, raw: text, kind: 'number', date: `${parts[1]}-${pad(parts[0])}` };
  const dayFirst = Number(parts[0]) > 12 || isDayFirst && Number(parts[1]) <= 12 || text.includes('.');
  const [monthPart, dayPart] = dayFirst ? [parts[1], parts[0]] : [parts[0], parts[1]];
  return { text, raw: text, kind: 'number', date: `${(parts[2] ?? '').length === 2 ? '20' : ''}${parts[2]}-${pad(monthPart)}-${pad(dayPart)}` };
}

function numberToken(text: string): Token {
  const scale = /m(m|il)?$/.test(text) ? 1_000_000 : text.endsWith('k') ? 1000 : 1;
  const plain = text.replace(/[^\d.]/g, '');
  const value = Number(/^\d{1,3}\.\d{3}$/.test(plain) ? plain.replace('.', '') : plain) * scale;
  return { text: text.trim(), raw: text, kind: 'number', value, isMoney: /[$€£]/.test(text) || scale > 1 };
}

const NEGATED = /^(do|does|did|is|are|was|were|has|have|had|ca|wo|should|would|could|isn|don)n?'?t$/;

/** "Can't" and "won't" lose a letter of their own. */
const fullStem = (stem: string): string => (stem === 'ca' ? 'can' : stem === 'wo' ? 'will' : stem);

/** "2025s expenses" are those of 2025; the 2020s are ten years. */
const YEARS_OWN = /^(20\d[1-9])'?s$/;

function wordTokens(word: string): Token[] {
  const year = YEARS_OWN.exec(word)?.[1];
  if (year !== undefined) return [numberToken(year)];
  const simple = (text: string): Token => ({ text, raw: word, kind: 'word' });
  if (/n't$/.test(word) || (NEGATED.test(word) && word.endsWith('nt'))) return [simple(fullStem(word.replace(/n'?t$/, ''))), simple('not')];
  const [stem = word, ending] = word.split("'");
  if (ending === undefined || ending === 's' && !/^(what|who|how|where|when|let|that|it|here|there)$/.test(stem)) return [simple(stem)];
  if (ending === 's') return [simple(stem), simple('is')];
  return [simple(/^(re|ve|ll|d|m|t|am)$/.test(ending) ? stem : stem + ending)];
}

function joinPercent(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (token.raw === '%' && before?.kind === 'number' && !isShortYear(joined)) joined[joined.length - 1] = { ...before, isPercent: true };
    else joined.push(token);
  }
  return joined;
}

/** "Q2 26 vs Q2 25 %", "2024 to 2025 %": the sign says in what the answer is wanted. */
const isShortYear = (before: readonly Token[]): boolean => /^20[0-5]\d$/.test(before.at(-1)?.text ?? '') || /^\d{2}$/.test(before.at(-1)?.text ?? '') && /^(q[1-4]|h[12]|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/.test(before.at(-2)?.text ?? '');

const MONEY_WORDS = new Set(['dollar', 'dollars', 'buck', 'bucks', 'usd', 'grand', 'eur', 'euro', 'euros', 'gbp', 'pounds']);

/** "500 dollars" → one money token. */
function markMoney(tokens: Token[]): Token[] {
  const marked: Token[] = [];
  for (const token of tokens) {
    const before = marked.at(-1);
    if (token.kind === 'word' && MONEY_WORDS.has(token.text) && before?.kind === 'number' && before.value !== undefined) {
      marked[marked.length - 1] = token.text === 'grand' ? { ...before, raw: `${before.raw} grand`, isMoney: true, value: before.value * 1000 } : { ...before, isMoney: true };
    } else marked.push(token);
  }
  return marked;
}
