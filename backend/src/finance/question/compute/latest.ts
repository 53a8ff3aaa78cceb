/** What is paid now: the newest row of each stream of like rows. A party that is paid for two things, each month anew, has two streams. */
import type { Entry } from '../../ledger/entry.ts';
import { daysBetween } from '../../local-date.ts';
import { sumMinor } from '../../money.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, partyOf, rowsFilter } from './books.ts';
import type { Figures } from './figures.ts';
import { entryTable } from './single-rows.ts';

const ROWS_LOOKED_AT = 120;
/** A stream is alive when its newest row is at most this much older than the newest of all. */
const ALIVE_DAYS = 35;

export async function latest(plan: Plan, books: Books): Promise<Figures> {
  const { entries } = await pageOf(plan, 'newest', ROWS_LOOKED_AT, books);
  const streams = plan.filters.direction === 'in' ? ofNewestDay(entries) : aliveStreams(entries);
  const chosen = plan.order === 'first' ? streams.slice(-1) : streams;
  const newest = chosen.flatMap((stream) => stream.slice(0, 1));
  const entry = newest[0] ?? null;
  const earlier = chosen[0]?.find((other) => other.amountMinor !== entry?.amountMinor) ?? null;
  const table = newest.length > 1 ? newest : (chosen[0] ?? []).slice(0, 6);
  return {
    value: entry ? Math.abs(sumMinor((plan.yearly ? chosen : newest.map((row) => [row])).map((rows) => (rows[0]?.amountMinor ?? 0) * (plan.yearly ? timesAYear(rows) : 1)))) : null, unit: 'currency', table: entryTable(table, books), chart: null,
    cited: [rowsFilter(plan, books)], detail: { task: 'latest', entry, earlier, streams: newest },
  };
}

/** What a customer pays for is billed anew each time, so that its newest payment is that of the newest day. */
function ofNewestDay(entries: readonly Entry[]): (readonly Entry[])[] {
  const ofDay = entries.filter(({ date }) => date === entries[0]?.date);
  return ofDay.length > 1 ? ofDay.map((entry) => [entry]) : entries.length > 0 ? [entries] : [];
}

/** By the usual distance between two of them: 12 for what comes monthly, 1 for what came once. */
export function timesAYear(newestFirst: readonly Entry[]): number {
  const days = [...new Set(newestFirst.map(({ date }) => date))];
  const gaps = days.slice(1).map((day, at) => daysBetween(day, days[at] ?? day)).sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)];
  if (usual === undefined) return 1;
  return RHYTHMS.reduce((best: number, times: number) => (Math.abs(YEAR_DAYS / times - usual) < Math.abs(YEAR_DAYS / best - usual) ? times : best));
}

const YEAR_DAYS = 365;
const RHYTHMS: readonly number[] = [1, 2, 4, 6, 12, 24, 26, 52];

/** Newest row first in each; the stream that goes back furthest last. */
export function aliveStreams(entries: readonly Entry[]): Entry[][] {
  const [newest] = entries;
  if (!newest) return [];
  const byText = new Map<string, Entry[]>();
  for (const entry of entries) push(byText, streamKey(entry), entry);
  const streams = new Map<string, Entry[]>();
  const recurring = [...byText].filter(([, rows]) => recurs(rows)).map(([text]) => text);
  for (const [text, rows] of byText) for (const row of rows) push(streams, recurs(rows) ? text : likeText(text, recurring) ?? partyOf(row), row);
  for (const rows of streams.values()) rows.sort((a, b) => (a.date < b.date ? 1 : -1));
  return [...streams.values()].filter((rows) => daysBetween(rows[0]?.date ?? '', newest.date) <= ALIVE_DAYS).sort((a, b) => ((a.at(-1)?.date ?? '') < (b.at(-1)?.date ?? '') ? 1 : -1));
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  map.set(key, [...(map.get(key) ?? []), entry]);
}

/** The bank's text without its references: words that hold a digit go. */
export function streamKey(entry: Entry): string {
  return `${entry.counterparty ?? ''} ${entry.description.toLowerCase().split(/[^a-z0-9&]+/).filter((word) => !/\d/.test(word)).join(' ')}`;
}

/** A text that only adds a reference to one that recurs belongs to it. */
function likeText(text: string, recurring: readonly string[]): string | null {
  const words = new Set(text.split(' '));
  return recurring.find((other) => other.split(' ').every((word) => words.has(word))) ?? null;
}

/** Like rows in two different months; texts that never come again are references in disguise. */
function recurs(rows: readonly Entry[]): boolean {
  return new Set(rows.map((row) => row.date.slice(0, 7))).size > 1;
}
