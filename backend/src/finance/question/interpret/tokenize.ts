/** Cuts a question into words, numbers and stops; tolerant of quotes, accents, contractions and glued units. */
import { readNumberWords } from './number-words.ts';
import { SPLIT_YEAR, splitYearToken, withSplitYears } from './split-year.ts';
import { withSpokenDays } from './spoken-days.ts';
import { SHORT_DAYS, WEEKDAYS } from './period-words.ts';
import type { Token } from './token.ts';

export type { Token };

const QUESTION_LIMIT = 2000;
const PIECE = new RegExp(`(${SPLIT_YEAR})|${/(\d{4}-\d{2}-\d{2}|\d{4}-\d{2}(?![\d-])|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}\/\d{1,2}\/\d{2}(?!\d)|\d{1,2}\/\d{4})|((?:[$€£]\s?)?\d(?:[\d,]*\d)?(?:\.\d+)?\s?(?:k|m|mm|mil)?(?![a-z0-9&]))|('\d{2})(?![a-z0-9])|([a-z0-9&+]+(?:'[a-z]+)?)|([%]|>=|<=|[><=.,;:?!()"/\n-])/.source}`, 'g');

/** "We finished the job - when did they pay": a dash before words that ask parts two clauses. */
const CLAUSE_DASH = /\s+-{1,2}\s+(?=(?:so )?(?:what|whats|what's|when|how|which|who|where|why|did|is|are|was|were|has|have|show|give|tell|list|can)\b)/g;

/** "Booking.com": a name is told by what stands before it. */
const DOMAIN = /(?<=[a-z0-9]{2})\.(?:com|net|org|io|biz|co\.uk)\b(?!\.?[a-z0-9@])/g;

/** "What'd the van cost us": did, unless something is supposed. */
const WHAT_DID = /\b(what|how|where)'d (?=(?:the|our|my|we|i|they|that|those)\b(?!.*\b(?:if|be|happen|look)\b))/g;

/** A line that goes on in the next one; a new sentence, or one that was ended, stands for itself. */
const BROKEN_LINE = /(?<=[A-Za-z0-9,'\u2019])[ \t]*\r?\n[ \t]*(?=[a-z0-9])/g;

/** Never throws; text beyond the limit is not read. */
export function tokenize(question: string): Token[] {
  const text = withSplitYears(withSignedShares(question.slice(0, QUESTION_LIMIT).replace(BROKEN_LINE, ' ')).normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/[\u2018\u2019\u02bc`]/g, "'").replace(/[\u201c\u201d]/g, '"').replace(/[\u2010-\u2015\u2212]/g, '-').toLowerCase().replace(/\b(top|bottom|last|first|past)(\d{1,2})\b/g, '$1 $2').replace(/\b(\d{1,3})(d|days?|wks?|weeks?|mos?|mths?|months?|qtrs?|yrs?|years?)\b/g, gluedUnit).replace(/\s*(?:\u2192|->|=>)\s*/g, ' to ').replace(DOMAIN, '').replace(CLAUSE_DASH, ', ').replace(/(?<=[a-z0-9])\+(?=[a-z0-9])/g, ' + ').replace(WHAT_DID, '$1 did ').replace(/(^|\s)(?:#\s?|no\.\s?)(?:of\s)?(?=[a-z])/g, '$1number of ').replace(/[,:]?\s#(?=\s*[?.!]?\s*$)/g, ', how many').replace(/>(?=\s?\d+(?:\.\d+)?\s?%)/g, ' over ').replace(/(^|\s)(?:#|no\.?)\s?(?=\d\b)/g, '$1number ').replace(/(^|\s)w\/o(?=\s)/g, '$1without').replace(/(^|\s)w\/(?=\s)/g, '$1with').replaceAll('\u00f7', '/').replace(/\be-mail/g, 'email').replace(/\b(excl|incl|approx|avg|est|vs)\.(?=\s)/g, '$1').replace(/\b[fc]y?q([1-4])\b/g, 'q$1'));
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
  return withoutVastNumbers(markMoney(readNumberWords(withSpokenDays(joinPercent(withoutHyphens(tokens))))));
}

/** "Rent +10%", "ads \u221250 %": by so much up or down; "four and a half thousand". */
const withSignedShares = (text: string): string => text.replace(/(^|\s)\+\s?(?=\d+(?:\.\d+)?\s?(?:%|percent\b|pct\b))/gi, '$1up ').replace(/(^|\s)[-\u2212](?=\d+(?:\.\d+)?\s?(?:%|percent\b|pct\b))/gi, '$1down ').replace(/^\s*\+\s?(?=\d{1,2}\s[a-z])/i, 'adding ').replace(/\b(one|two|three|four|five|six|seven|eight|nine|\d) and a half (?=thousand\b|million\b)/gi, (_, count: string) => `${HALVED[count.toLowerCase()] ?? count}.5 `);
const HALVED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };

/** More than any ledger holds: what is computed from it would no longer be exact. */
const VAST = 100_000_000_000;
const VAST_PERCENT = 100_000;

/** A number as long as a reference is a word like any other, to be found in a text or asked about. */
function withoutVastNumbers(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => ((token.value ?? 0) >= (token.isPercent ? VAST_PERCENT : VAST) ? { text: token.text, raw: token.raw, kind: 'word' } : token));
}

/** "30d", "12mo": so many days, so many months. */
const gluedUnit = (_: string, count: string, unit: string): string => `${count} ${unit === 'd' ? 'days' : unit}`;

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

function wordTokens(word: string): Token[] {
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

/** "Q2 26 vs Q2 25 %": the sign says in what the answer is wanted. */
const isShortYear = (before: readonly Token[]): boolean => /^\d{2}$/.test(before.at(-1)?.text ?? '') && /^(q[1-4]|h[12]|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/.test(before.at(-2)?.text ?? '');

const MONEY_WORDS = new Set(['dollar', 'dollars', 'buck', 'bucks', 'usd', 'grand', 'eur', 'euro', 'euros', 'gbp', 'pounds']);

/** "500 dollars" → one money token. */
function markMoney(tokens: Token[]): Token[] {
  const marked: Token[] = [];
  for (const token of tokens) {
    const before = marked.at(-1);
    if (token.kind === 'word' && MONEY_WORDS.has(token.text) && before?.kind === 'number' && before.value !== undefined) {
      marked[marked.length - 1] = { ...before, isMoney: true, value: token.text === 'grand' ? before.value * 1000 : before.value };
    } else marked.push(token);
  }
  return marked;
}
