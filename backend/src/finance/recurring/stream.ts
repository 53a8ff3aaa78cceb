/** The rows of one party in one direction, oldest first, as the search for rhythms looks at them. */
import type { EntryColumns } from '../ledger/entry-columns.ts';

export interface Stream {
  readonly days: readonly number[];
  /** Absolute. */
  readonly amounts: readonly number[];
  /** Places in the columns. */
  readonly rows: readonly number[];
}

export function streamOf(columns: EntryColumns, rows: readonly number[]): Stream {
  return { rows, days: rows.map((row) => columns.days[row] ?? 0), amounts: rows.map((row) => Math.abs(columns.amountsMinor[row] ?? 0)) };
}

export function pick(stream: Stream, places: readonly number[]): Stream {
  return { days: places.map((place) => stream.days[place]!), amounts: places.map((place) => stream.amounts[place]!), rows: places.map((place) => stream.rows[place]!) };
}

/** What is left without those rows. */
export function without(stream: Stream, gone: ReadonlySet<number>): Stream {
  return pick(stream, stream.rows.map((_row, place) => place).filter((place) => !gone.has(stream.rows[place]!)));
}

/** Streams by a key of their rows, each in its own order. */
export function splitBy(stream: Stream, keyOf: (place: number) => number): Stream[] {
  const groups = new Map<number, number[]>();
  for (let place = 0; place < stream.rows.length; place += 1) {
    const key = keyOf(place);
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return [...groups.values()].map((places) => pick(stream, places));
}

/** Rows by party and direction; rows that name nobody, and rows of nothing, belong to none. */
export function partyStreams(columns: EntryColumns): { counterparty: string; direction: 'in' | 'out'; stream: Stream }[] {
  const groups = new Map<number, number[]>();
  for (let row = 0; row < columns.count; row += 1) {
    const party = columns.counterparties[row] ?? -1;
    const amount = columns.amountsMinor[row] ?? 0;
    if (party < 0 || amount === 0) continue;
    const key = party * 2 + (amount > 0 ? 1 : 0);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, rows]) => ({ counterparty: columns.names[key >> 1] ?? '', direction: key % 2 === 1 ? 'in' as const : 'out' as const, stream: streamOf(columns, rows) }));
}
