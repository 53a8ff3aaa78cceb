/** The numbers of a supposition: money with its rhythm, percentages, counts, spans of days and months. */
import { currencyDigits } from '../../../money.ts';
import type { Token } from '../words/tokenize.ts';
import { CHANGE_FACTORS, LEVEL_WORDS } from '../lexicon/lever-words.ts';
import { MONTHS } from '../periods/period-words.ts';
import { wordTable } from '../../../word-table.ts';

/** Tokens from (inclusive) to (exclusive) of one supposition. */
export interface Clause {
  readonly tokens: readonly Token[];
  readonly currency: string;
}

export interface StatedAmount {
  readonly amountMinor: number;
  readonly rhythm: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | null;
  /** What it would be, not by how much it changes. */
  readonly isLevel?: boolean;
  readonly hoursAWeek?: number | null;
}

const RHYTHMS = wordTable<StatedAmount['rhythm']>({
  hour: 'hour', hourly: 'hour', day: 'day', daily: 'day', week: 'week', weekly: 'week', wk: 'week', month: 'month', monthly: 'month', mo: 'month', mth: 'month', pm: 'month', pcm: 'month', quarter: 'quarter', quarterly: 'quarter',
  year: 'year', yearly: 'year', annual: 'year', annually: 'year', yr: 'year', annum: 'year', pa: 'year', salary: 'year',
});
const PER_MONTH: Readonly<Record<NonNullable<StatedAmount['rhythm']>, number>> = { hour: 2080 / 12, day: 365 / 12, week: 52 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 };
/** A bare number from here on is money. */
const SMALLEST_BARE = 50;

const isYear = ({ text, isMoney }: Token): boolean => !isMoney && /^20\d{2}$/.test(text);

/** "From 299 to 200": the first is what it is now. */
const isLeftBehind = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.text === 'from' && tokens.some(({ kind }, i) => i > at && kind === 'number' && tokens[i - 1]?.text === 'to');

export function amountSaid({ tokens, currency }: Clause): StatedAmount | null {
  const at = tokens.findIndex((token, i) => !isLeftBehind(tokens, i) && token.kind === 'number' && token.value !== undefined && token.date === undefined && !token.isPercent && !isYear(token) && tokens[i + 1]?.text !== 'percent' && (token.isMoney || token.value >= SMALLEST_BARE || rhythmAfter(tokens, i) === 'hour') && !COUNTED.test(tokens[i + 1]?.text ?? ''));
  const token = tokens[at];
  if (!token) return null;
  return { amountMinor: Math.round((token.value ?? 0) * 10 ** currencyDigits(currency)), rhythm: rhythmAfter(tokens, at) ?? rhythmBefore(tokens, at), isLevel: LEVEL_WORDS.has(tokens[at - 1]?.text ?? '') && !MORE.test(tokens[at + 1]?.text ?? ''), hoursAWeek: hoursSaid(tokens) };
}

/** "3 fewer weddings a month at 3,200 each": as many times. */
export function piecesSaid({ tokens }: Clause): number {
  const at = tokens.findIndex(({ kind, text }, i) => kind === 'number' && tokens[i - 1]?.text === 'at' && /^(each|apiece)$/.test(tokens[i + 1]?.text ?? '') && !/^20\d\d$/.test(text));
  const count = at > 0 ? tokens.slice(0, at).find((token, i) => token.kind === 'number' && token.isMoney !== true && token.isPercent !== true && (token.value ?? 0) < SMALLEST_BARE && /^(more|fewer|less|extra|additional|new|[a-z]+s)$/.test(tokens[i + 1]?.text ?? '') && !UNITS_OF_TIME.test(tokens[i + 1]?.text ?? '')) : undefined;
  return count?.value ?? 1;
}

const UNITS_OF_TIME = /^(days|weeks|months|quarters|years|hours)$/;

export const tokensSayAmount = (tokens: readonly Token[]): boolean => amountSaid({ tokens, currency: 'USD' }) !== null;

/** "18 an hour, 20 hours a week". */
function hoursSaid(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ kind }, i) => kind === 'number' && /^(hours?|hrs?)$/.test(tokens[i + 1]?.text ?? '') && /^(a|per|each|every)$/.test(tokens[i + 2]?.text ?? '') && tokens[i + 3]?.text === 'week');
  return tokens[at]?.value ?? null;
}

/** "Cost 200 more": by how much, whatever stands before the number. */
const MORE = /^(more|less|extra|additional|fewer|higher|lower|cheaper|dearer|on top)$/;

const COUNTED = /^(days?|weeks?|months?|quarters?|years?|people|customers?|clients?|hours)$/;

function rhythmAfter(tokens: readonly Token[], at: number): StatedAmount['rhythm'] {
  let next = at + 1;
  while (/^(a|an|per|each|every|apiece|\/|extra|more|less|extra|in|the|of)$/.test(tokens[next]?.text ?? '') && next < at + 4) next++;
  const isBare = next === at + 1 && !/ly$|^(pm|pcm|pa|salary)$/.test(tokens[next]?.text ?? '');
  return (isBare ? null : RHYTHMS[tokens[next]?.text ?? '']) ?? rhythmLater(tokens, at);
}

/** "1,500 more on ads every month": a few words on, before another number. */
function rhythmLater(tokens: readonly Token[], at: number): StatedAmount['rhythm'] {
  const end = tokens.findIndex(({ kind }, i) => i > at && kind === 'number');
  const reach = tokens.slice(at + 1, Math.min(at + 7, end < 0 ? tokens.length : end));
  const found = reach.findIndex(({ text }, i) => /^(per|each|every)$/.test(text) && RHYTHMS[reach[i + 1]?.text ?? ''] !== undefined);
  return found < 0 ? null : RHYTHMS[reach[found + 1]?.text ?? ''] ?? null;
}

function rhythmBefore(tokens: readonly Token[], at: number): StatedAmount['rhythm'] {
  const word = tokens.slice(0, at).map(({ text }) => text).find((text) => /^(monthly|weekly|yearly|annual|annually|daily|hourly|quarterly)$/.test(text));
  return word ? RHYTHMS[word] ?? null : null;
}

export function perMonth({ amountMinor, rhythm, hoursAWeek }: StatedAmount): number {
  if (rhythm === 'hour' && hoursAWeek) return Math.round((amountMinor * hoursAWeek * 52) / 12);
  return Math.round(amountMinor * PER_MONTH[rhythm ?? 'month']);
}

/** "10 %", "ten percent", "double", "by half"; without a sign. */
/** "The first half of 2026" is a time. */
const PART_OF_TIME = /^(first|second|last|latter|other|front|back|1st|2nd|early|this)$/;

export function percentSaid({ tokens }: Clause): number | null {
  const at = tokens.findIndex((token, i) => token.kind === 'number' && token.value !== undefined && (token.isPercent || /^(percent|pct)$/.test(tokens[i + 1]?.text ?? '')));
  if (at >= 0) return tokens[at]?.value ?? null;
  const factor = tokens.map(({ text }, i) => (text === 'half' && PART_OF_TIME.test(tokens[i - 1]?.text ?? '') ? undefined : CHANGE_FACTORS[text])).find((value) => value !== undefined);
  if (factor !== undefined) return factor;
  const third = tokens.findIndex(({ text }) => text === 'third' || text === 'quarter' || text === 'tenth' || text === 'fifth');
  return third > 0 && /^(a|by|one)$/.test(tokens[third - 1]?.text ?? '') ? { third: 33.3, quarter: 25, tenth: 10, fifth: 20 }[tokens[third]?.text ?? ''] ?? null : null;
}

/** How many: "two people", "another driver"; 1 where no number is said. */
export function countSaid({ tokens }: Clause): number {
  const token = tokens.find((one, i) => one.kind === 'number' && !one.isMoney && !one.isPercent && !isYear(one) && (one.value ?? 0) < SMALLEST_BARE && rhythmAfter(tokens, i) !== 'hour' && !/^(days?|weeks?|months?|years?|percent|hours?)$/.test(tokens[i + 1]?.text ?? '') && MONTHS[tokens[i - 1]?.text ?? ''] === undefined);
  return token?.value ?? (tokens.some(({ text }) => text === 'couple') ? 2 : 1);
}

/** "30 days later", "three years": a number of units. */
export function spanSaid({ tokens }: Clause, unit: 'days' | 'months'): number | null {
  const sizes: Readonly<Record<string, number>> = unit === 'days' ? { day: 1, days: 1, week: 7, weeks: 7, month: 30, months: 30 } : { month: 1, months: 1, year: 12, years: 12, yr: 12, yrs: 12 };
  const at = tokens.findIndex((token, i) => (token.kind === 'number' && !token.isMoney && !token.isPercent || /^(a|one|extra|another)$/.test(token.text)) && sizes[tokens[i + 1]?.text ?? ''] !== undefined && !/^(per|each|every)$/.test(tokens[i - 1]?.text ?? '') && tokens[i - 1]?.isMoney !== true && tokens[i - 1]?.kind !== 'number');
  return at < 0 ? null : (tokens[at]?.value ?? 1) * (sizes[tokens[at + 1]?.text ?? ''] ?? 1);
}
