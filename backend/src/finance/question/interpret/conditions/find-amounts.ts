/** Bounds on amounts ("over $60", "between 1,000 and 2,000") and amounts that stand alone (a stated balance). */
import { currencyDigits } from '../../../money.ts';
import type { PlanFilters } from '../../plan.ts';
import type { Span } from '../words/phrase-table.ts';
import { PhraseTable } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import { wordTable } from '../../../word-table.ts';
import { pointedAt } from './pointed-amounts.ts';

type Bound = 'moreThanMinor' | 'lessThanMinor' | 'atLeastMinor' | 'atMostMinor';
export type AmountBounds = Pick<PlanFilters, Bound>;

export interface FoundAmounts {
  readonly bounds: AmountBounds;
  readonly spans: readonly Span[];
  /** Money that belongs to no bound. */
  readonly alone: readonly (Span & { readonly amountMinor: number })[];
}

const COMPARATORS = new PhraseTable<Bound>()
  .add('over|above|more than|greater than|exceed|exceeding|exceeded|bigger than|larger than|higher than|in excess of|north of|beyond|surpass|surpassing|surpassed|topped|better than|upward of|past|>|beat|greater|larger|costing more than|worth more than|top|cross|crossed|went over|go over|went above|go above|go past|went past|pass|passed|clear|cleared|break|broke|exceeds|outstrip|more|crack|cracked|smash|smashed|went beyond|go beyond|got past|get past|got above|get above|got over|get over|break through|broke through|bust|busted|beyond', 'moreThanMinor')
  .add('under|below|less than|smaller than|fewer than|lower than|cheaper than|short of|south of|<|beneath|not reach|not above|fall below|fell below|drop below|dropped below|less|fewer', 'lessThanMinor')
  .add('at least|no less than|not less than|minimum of|minimum|min|from at least|reach|reached|hit', 'atLeastMinor')
  .add('at most|no more than|not more than|maximum of|up to|max|not over|not exceeding|no higher than', 'atMostMinor');
export const COMPARATOR_WORDS: ReadonlySet<string> = COMPARATORS.words;

export function findAmounts(tokens: readonly Token[], currency: string): FoundAmounts {
  const bounds: { -readonly [K in Bound]?: number } = {};
  const spans: Span[] = [];
  const minor = (token: Token) => Math.round((token.value ?? 0) * 10 ** currencyDigits(currency));
  for (let at = 0; at < tokens.length; at++) {
    const range = rangeAt(tokens, at) ?? dashedAt(tokens, at);
    if (range) {
      bounds.atLeastMinor = minor(scaledLike(tokens[range.low] as Token, tokens[range.high] as Token));
      bounds.atMostMinor = minor(tokens[range.high] as Token);
      const span = withRangeWords(tokens, { from: at, to: range.high + 1 });
      spans.push(span);
      at = span.to - 1;
      continue;
    }
    if (isExact(tokens, at)) {
      bounds.atLeastMinor = bounds.atMostMinor = minor(tokens[exactAmountAt(tokens, at)] as Token);
      spans.push({ from: at, to: exactAmountAt(tokens, at) + 1 });
      continue;
    }
    if (isAbout(tokens, at)) {
      const amount = minor(tokens[at + 1] as Token);
      bounds.atLeastMinor = Math.round(amount * (1 - NEARLY));
      bounds.atMostMinor = Math.round(amount * (1 + NEARLY));
      spans.push({ from: at, to: at + 2 });
      at++;
      continue;
    }
    const comparator = comparatorAt(tokens, at);
    const pointed = comparator ? null : pointedAt(tokens, at, isAmount(tokens[at]) && !spans.some((span) => at < span.to));
    if (pointed) {
      bounds.atLeastMinor = Math.round(pointed.low * 10 ** currencyDigits(currency));
      bounds.atMostMinor = Math.round(pointed.high * 10 ** currencyDigits(currency));
      spans.push({ from: at, to: at + 1 });
    }
    if (!comparator) continue;
    bounds[comparator.bound] = minor(tokens[comparator.to - 1] as Token);
    spans.push({ from: at, to: comparator.to });
    at = comparator.to - 1;
  }
  for (const tail of tails(tokens)) {
    bounds[tail.bound] = minor(tokens[tail.from] as Token);
    spans.push(tail);
  }
  const alone = tokens.flatMap((token, at) => (token.isMoney && !spans.some((span) => at >= span.from && at < span.to) ? [{ from: at, to: at + 1, amountMinor: minor(token) }] : []));
  return { bounds, spans, alone };
}

/** So many months, not so much money: "over 6 past months", but "over 1,000 last quarter". */
const FEW = 61;

const isAmount = (token: Token | undefined): boolean => token?.kind === 'number' && token.value !== undefined && token.date === undefined && !token.isPercent;
const isYear = (token: Token): boolean => !token.isMoney && /^((19|20)\d{2}|'\d{2})$/.test(token.text);
/** Verbs that are thresholds only before what is plainly money: "top 40 grand", but "top 5 vendors". */
const THRESHOLD_VERB = /^(top|pass|passed|clear|cleared|break|broke|cross|crossed|crack|cracked|smash|smashed|bust|busted|reach|reached|hit|more|less|fewer)$/;
const LEAST_PLAIN_MONEY = 1000;
const PERIOD_WORD = /^(q[1-4]|h[12]|first|second|third|fourth|last|quarter|half|season|year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)$/;
const ROW_NOUN = /^(payments?|transactions?|charges?|bills?|invoices?|purchases?|deposits?|rows?|checks?|cheques?|debits?|credits?)$/;
const COUNTED = /^(day|week|month|quarter|year|time|transaction|payment|percent|customer|client|vendor|charge)s?$/;

/** "between 1,000 and 2,000": at least one of the two has to look like money. */
function rangeAt(tokens: readonly Token[], at: number): { low: number; high: number } | null {
  if (!/^(between|from|of)$/.test(tokens[at]?.text ?? '') || !/^(and|to|until|till|-)$/.test(tokens[at + 2]?.text ?? '')) return null;
  const [low, high] = [tokens[at + 1], tokens[at + 3]];
  if (!low || !high || !isAmount(low) || !isAmount(high) || (isYear(low) && isYear(high)) || COUNTED.test(tokens[at + 4]?.text ?? '') && tokens[at + 5]?.text !== 'to') return null;
  const isOfRows = tokens[at]?.text === 'between' && (high.value ?? 0) > 31 && !isYear(high) && (low.value ?? 0) < (high.value ?? 0) && tokens.some(({ text }) => ROW_NOUN.test(text));
  return low.isMoney || high.isMoney || (low.value ?? 0) > 31 || isOfRows || scaledLike(low, high) !== low ? { low: at + 1, high: at + 3 } : null;
}

/** "Between two and four thousand": both are thousands. */
function scaledLike(low: Token, high: Token): Token {
  const scale = / hundred$/.test(high.raw) ? 100 : /( thousand| grand|\d\s?k)$/.test(high.raw) ? 1000 : 1;
  return scale > 1 && (low.value ?? 0) < scale && (low.value ?? 0) * scale < (high.value ?? 0) ? { ...low, value: (low.value ?? 0) * scale } : low;
}

/** "That fall in the 100-300 dollar range", "fell between", "somewhere from one to two grand". */
function withRangeWords(tokens: readonly Token[], { from, to }: Span): Span {
  if (/^(between|from)$/.test(tokens[from]?.text ?? '') && FALLS.test(tokens[from - 1]?.text ?? '')) return { from: from - 1, to };
  let end = to;
  while (/^(dollars?|euros?|pounds?|usd|eur|gbp)$/.test(tokens[end]?.text ?? '')) end++;
  if (!/^(range|band|bracket)$/.test(tokens[end]?.text ?? '')) return { from, to };
  let start = from;
  while (/^(in|within|inside|the|fall|falls|fell|lie|lies|lay)$/.test(tokens[start - 1]?.text ?? '')) start--;
  return { from: start, to: end + 1 };
}

const FALLS = /^(fall|falls|fell|falling|lie|lies|lay|lying|landed|somewhere|anywhere|ranging|ranged)$/;

function comparatorAt(tokens: readonly Token[], at: number): { bound: Bound; to: number } | null {
  const match = symbolAt(tokens, at) ?? COMPARATORS.matchAt(tokens, at, () => true);
  if (!match) return null;
  let next = match.to;
  while (/^(a|the|of|about|around)$/.test(tokens[next]?.text ?? '')) next++;
  const amount = tokens[next];
  const bound = match.values[0];
  if (!amount || !bound || !isAmount(amount)) return null;
  if (THRESHOLD_VERB.test(tokens[next - 1]?.text ?? '') && !isPlainMoney(amount) || isComparedYear(tokens, next)) return null;
  const counted = tokens.findIndex((token, i) => i > next && !((amount.value ?? 0) < FEW && /^(last|past)$/.test(token.text)) && !/^(full|whole|complete|calendar|entire|completed|straight|consecutive|different|separate)$/.test(token.text));
  const isCount = !amount.isMoney && (COUNTED.test(tokens[counted]?.text ?? '') || COUNTED.test(tokens[next + 1]?.text ?? '') || isYear(amount) && !/^(than|of|least|most)$/.test(tokens[next - 1]?.text ?? '') && !isLongAgo(tokens, next) && (!tokens.some((other) => ROW_NOUN.test(other.text)) || isOnlyTime(tokens, next)));
  return isCount ? null : { bound, to: next + 1 };
}

/** "Payments to Acme over 2025": without another time it is the year. */
const isOnlyTime = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.text === 'over' && !tokens.some((other, i) => i !== at && (isYear(other) || other.date !== undefined || TIME_WORD.test(other.text)));
const TIME_WORD = /^(q[1-4]|h[12]|this|last|past|ytd|today|yesterday|since|year|quarter|month|week|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;

/** "Expenses over 2000 in January 2026": beside a time of its own a year that no ledger reaches back to is an amount. */
const isLongAgo = (tokens: readonly Token[], at: number): boolean => (tokens[at]?.value ?? OLDEST) < OLDEST && tokens.some((other, i) => i !== at && (isYear(other) || other.date !== undefined || TIME_WORD.test(other.text)));
const OLDEST = 2010;

/** "Transactions around 500": a tenth more or less; "sales were about 500" asks for no rows. */
const isAbout = (tokens: readonly Token[], at: number): boolean => /^(around|about|roughly|approximately|approx|circa|near)$/.test(tokens[at]?.text ?? '') && tokens.slice(0, at).some(({ text }) => ROW_NOUN.test(text)) && !/^(is|are|was|were|be|been|cost|costs|to|earn|earned|make|made|spend|spent|come|came|total|totalled|averaged?)$/.test(tokens[at - 1]?.text ?? '') && isAmount(tokens[at + 1]) && !isYear(tokens[at + 1] as Token) && !COUNTED.test(tokens[at + 2]?.text ?? '') && !/^(and|or)$/.test(tokens[at + 2]?.text ?? '');
const NEARLY = 0.1;

/** "Exactly $25": both bounds at once. */
const isExact = (tokens: readonly Token[], at: number): boolean => /^(exactly|precisely|exact|equal|equalling)$/.test(tokens[at]?.text ?? '') && isAmount(tokens[exactAmountAt(tokens, at)]) && !COUNTED.test(tokens[exactAmountAt(tokens, at) + 1]?.text ?? '');
const exactAmountAt = (tokens: readonly Token[], at: number): number => (/^(to|of)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1);

/** "1k-2k", "the 1,000-2,000 band": two amounts with a dash between them. */
function dashedAt(tokens: readonly Token[], at: number): { low: number; high: number } | null {
  const [low, high] = [tokens[at], tokens[at + 2]];
  const isOfRows = tokens[at + 1]?.text === 'to' && (high?.isMoney === true || low?.isMoney === true) && tokens[at - 1]?.text !== 'from' && tokens.some(({ text }) => ROW_NOUN.test(text));
  if (!low || !high || tokens[at + 1]?.text !== '-' && !(tokens[at + 1]?.text === 'to' && (isOfRows || /^(range|band|bracket)$/.test(tokens[at + 3]?.text ?? ''))) || !isAmount(low) || !isAmount(high) || isYear(low) || isYear(high) || TIME_UNIT.test(tokens[at + 3]?.text ?? '') || (low.value ?? 0) >= (high.value ?? 0)) return null;
  return low.isMoney || high.isMoney || (low.value ?? 0) > LEAST_PLAIN_MONEY - 1 || /^(range|band|bracket)$/.test(tokens[at + 3]?.text ?? '') && (high.value ?? 0) > 31 ? { low: at, high: at + 2 } : null;
}

const TIME_UNIT = /^(days?|weeks?|months?|quarters?|years?|percent)$/;

const isPlainMoney = (token: Token): boolean => token.isMoney === true || (token.value ?? 0) >= LEAST_PLAIN_MONEY && !isYear(token);

/** "lower than 2024 Q4", "did we spend more than 2024": a year of the ledger's time is no amount, unless single rows are bounded. */
function isComparedYear(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.isMoney || !/^20[1-3]\d$/.test(token.text) || !/^(than|as|beat|exceed|exceeded|exceeds)$/.test(tokens[at - 1]?.text ?? '')) return false;
  return PERIOD_WORD.test(tokens[at + 1]?.text ?? '') || !tokens.some((other) => ROW_NOUN.test(other.text));
}

const SYMBOLS = wordTable<Bound>({ '>': 'moreThanMinor', '<': 'lessThanMinor', '>=': 'atLeastMinor', '<=': 'atMostMinor' });

function symbolAt(tokens: readonly Token[], at: number): (Span & { values: Bound[] }) | null {
  const bound = SYMBOLS[tokens[at]?.text ?? ''];
  return bound ? { from: at, to: at + 1, values: [bound] } : null;
}

/** "$500 or more", "1,000 and above", "$200 or less"; not "in 2025 and up to June". */
function tails(tokens: readonly Token[]): (Span & { bound: Bound })[] {
  return tokens.flatMap((token, at) => {
    // "Did Acme cost more than Birch in 2025 or less": a year, and the other answer.
    const isYear = /^20\d\d$/.test(token.text) && !token.isMoney && /^(in|during|of|for)$/.test(tokens[at - 1]?.text ?? '');
    if (isYear || !isAmount(token) || !/^(or|and)$/.test(tokens[at + 1]?.text ?? '')) return [];
    const word = tokens[at + 2]?.text ?? '';
    const bound = /^(more|above|over|higher|greater|up)$/.test(word) ? 'atLeastMinor' : /^(less|below|under|lower|fewer)$/.test(word) ? 'atMostMinor' : null;
    const isUpTo = word === 'up' && /^(to|until|till|through)$/.test(tokens[at + 3]?.text ?? '');
    return bound && !isUpTo && !COUNTED.test(tokens[at + 3]?.text ?? '') ? [{ bound, from: at, to: at + 3 } as const] : [];
  });
}
