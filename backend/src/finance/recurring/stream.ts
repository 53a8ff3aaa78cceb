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

/** Streams of equal amounts that come at least so often; those of other amounts cost nothing. */
export function byAmount(stream: Stream, least: number): Stream[] {
  const counts = new Map<number, number>();
  for (const amount of stream.amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const places: number[] = [];
  stream.amounts.forEach((amount, place) => { if (counts.get(amount)! >= least) places.push(place); });
  return places.length === 0 ? [] : splitBy(pick(stream, places), (place) => stream.amounts[places[place]!]!);
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

export interface PartyStream {
  readonly counterparty: string;
  readonly direction: 'in' | 'out';
  readonly stream: Stream;
}

/** The part of each between two days, the first one not included; parties without rows in it are left out. */
export function between(parties: readonly PartyStream[], after: number, to: number): PartyStream[] {
  return parties.flatMap((party) => {
    const [from, end] = [countUpTo(party.stream.days, after), countUpTo(party.stream.days, to)];
    if (end <= from) return [];
    const { days, amounts, rows } = party.stream;
    return [{ ...party, stream: { days: days.slice(from, end), amounts: amounts.slice(from, end), rows: rows.slice(from, end) } }];
  });
}

/** How many of rising days are no later. */
export function countUpTo(days: ArrayLike<number>, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows by party and direction; rows that name nobody, and rows of nothing, belong to none. */
export function partyStreams(columns: EntryColumns): PartyStream[] {
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
