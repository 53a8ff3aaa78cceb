/** A question with its names, times and numbers taken out: what is left says what is asked, whoever's ledger it is. */
import type { LocalDate } from '../../ledger/entry.ts';
import type { NameMention } from '../interpret/names/find-names.ts';
import type { DatedPeriod } from '../interpret/periods/period-atom.ts';
import type { Span } from '../interpret/words/phrase-table.ts';
import type { Reading } from '../interpret/reading.ts';
import { saidPeriod } from './said-period.ts';
import type { Slot } from './slots.ts';
import { slotOfRole } from './slots.ts';

export interface Filler {
  readonly slot: Slot;
  readonly said: string;
  /** An owner's word for several names ("jobs"), or a time around another one: as often it is only how the question is put. */
  readonly isLoose: boolean;
  /** Of a pair of times the later and the earlier one. */
  readonly both?: readonly [string, string];
}

export interface Masked {
  /** Words and slots in the order of the question. */
  readonly words: readonly string[];
  /** What stands where, in the same order. */
  readonly fillers: readonly Filler[];
}

interface Mention extends Span, Filler {}

export function masked(reading: Reading): Masked {
  const { tokens, names, exceptions, included } = reading;
  const wordsOf = ({ from, to }: Span): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
  const mentions = [...periodsOf(reading, wordsOf), ...[...names, ...exceptions, ...included].filter((name) => name.names.length > 0).map((name) => mentionOf(name, wordsOf(name)))].sort((a, b) => a.from - b.from);
  const words: string[] = [];
  const fillers: Filler[] = [];
  for (let at = 0; at < tokens.length;) {
    const mention = mentions.find(({ from, to }) => from <= at && at < to) ?? numberAt(reading, at);
    if (mention) fillers.push(mention);
    if (mention && !(mention.isLoose && mention.slot !== '<period>')) words.push(mention.slot);
    else words.push(...tokens.slice(at, mention?.to ?? at + 1).map(({ text }) => text));
    at = mention?.to ?? at + 1;
  }
  return { words: words.filter((word) => /[a-z0-9<]/.test(word)), fillers };
}

/** Above it a number is money rather than a count: "top 10", "over 500". */
const COUNT_MOST = 40;

function numberAt({ tokens }: Reading, at: number): Mention | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'number' || token.value === undefined || token.raw.toLowerCase() === 'one') return undefined;
  const isSpelt = /^(percent|per cent|pct|%)$/.test(next?.text ?? '');
  if (token.isPercent || isSpelt) return { from: at, to: at + (isSpelt ? 2 : 1), slot: '<percent>', said: `${token.value}%`, isLoose: false };
  return { from: at, to: at + 1, slot: !token.isMoney && token.value <= COUNT_MOST && Number.isInteger(token.value) ? '<count>' : '<amount>', said: String(token.value), isLoose: false };
}

interface Time extends Span { readonly period: DatedPeriod; readonly said: string; readonly both?: readonly [string, string] }

/** Times that only little words part are one time to the form ("July, August and September of last year"); one that holds another may be told by the way ("it's November 22: expenses today"). */
function periodsOf({ periods, tokens, calendar: { asOf } }: Reading, wordsOf: (span: Span) => string): Mention[] {
  const times: Time[] = [];
  for (const mention of periods) {
    const time: Time = mention.ends ? between(mention, mention.ends, asOf) : { ...mention, said: saidPeriod(mention.period, wordsOf(mention), asOf) };
    const before = times.at(-1);
    const parting = before ? tokens.slice(before.to, time.from).map(({ text }) => text) : [];
    const joined = before && isJoined(parting) ? join(before, time, parting.some((word) => RANGE.test(word)), asOf) : null;
    if (joined) times[times.length - 1] = joined;
    else times.push(time);
  }
  return times.map((time) => ({ ...time, slot: '<period>', isLoose: times.some((other) => other !== time && isWithin(other.period, time.period) && (!isWithin(time.period, other.period) || other.from < time.from)) }));
}

/** "From 2024 to 2025" is a stretch to some forms, and its two ends to those that compare. */
function between(mention: Span & { readonly period: DatedPeriod }, [earlier, later]: readonly [DatedPeriod, DatedPeriod], asOf: LocalDate): Time {
  if (earlier.unit !== later.unit) return { from: mention.from, to: mention.to, period: mention.period, said: `from ${earlier.from} to ${later.to}` };
  const [first, last] = [earlier, later].map((end) => saidPeriod(end, end.unit === 'year' ? end.from.slice(0, 4) : `since ${end.from}`, asOf)) as [string, string];
  return { from: mention.from, to: mention.to, period: mention.period, said: `from ${first} to ${last}`, both: [last, first] };
}

const RANGE = /^(to|through|thru|until|till|-|–|from)$/;
const isJoined = (between: readonly string[]): boolean => between.length <= 3 && between.every((word) => /^(,|and|&|of|in|to|through|thru|until|till|-|–|the|plus|from|so|far|ended|ending|end)$/.test(word));

/** One time out of two: the narrower of nested ones, or the stretch that both make up; null where something lies between them. */
function join(a: Time, b: Time, isRange: boolean, asOf: LocalDate): Time | null {
  const span = { from: a.from, to: b.to };
  if (!isRange && isWithin(a.period, b.period)) return { ...a, ...span, period: a.period };
  if (!isRange && isWithin(b.period, a.period)) return { ...b, ...span, period: b.period };
  if (a.period.from > b.period.from || dayAfter(a.period.to) !== b.period.from) return null;
  const period: DatedPeriod = { from: a.period.from, to: b.period.to, unit: 'range' };
  return { ...span, period, said: period.to >= asOf ? `since ${period.from}` : saidPeriod(period, '', asOf) };
}

const dayAfter = (date: LocalDate): LocalDate => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

interface Days { readonly from: string; readonly to: string }
const isWithin = (inner: Days, outer: Days): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** "Harrow Furniture" where banks wrote several things behind it: all of the said words begin each name. */
const isOneParty = (names: NameMention['names'], said: number): boolean => said > 1 && names.every(({ kind, words }) => kind === 'counterparty' && words.slice(0, said).join(' ') === names[0]?.words.slice(0, said).join(' '));

function mentionOf({ from, to, names }: NameMention, words: string): Mention {
  const [first] = names;
  const isLoose = names.length > 1 && !isOneParty(names, to - from);
  const said = isLoose ? words : first?.name ?? words;
  if (first?.kind !== 'category') return { from, to, slot: first?.kind === 'account' ? '<account>' : '<party>', said, isLoose: isLoose && first?.kind === 'counterparty' };
  const [slot, another] = new Set(names.map(({ role }) => slotOfRole(role)));
  return { from, to, slot: another === undefined && slot ? slot : '<cost>', said, isLoose };
}
