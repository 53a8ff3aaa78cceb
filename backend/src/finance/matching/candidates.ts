/** Which rows could belong together at all: equal amounts of one currency within the days in which a bank books, of accounts of one role. */
import { dayNumber } from '../local-date.ts';
import type { SourceMatchKind, ProviderRow, SourceRow } from './source-row.ts';
import { tellingWords, type TellingWords } from './telling-words.ts';

/** Days from the provider's date to the statement's, both ends included. A payout counts from the day of its arrival. */
export const DAYS: Readonly<Record<SourceMatchKind, readonly [first: number, last: number]>> = { payout: [-1, 4], 'same-payment': [-4, 4] };

/** With more rows of its amount near it a row is compared with some of each day only, so that the pairs run along both sides. */
const MOST_COMPARED = 40;
const MOST_OF_A_DAY = 3;

export interface Placed<Row extends SourceRow> {
  readonly row: Row;
  readonly day: number;
  readonly words: TellingWords;
}

/** Rows of one amount, each side in an order that says nothing about how they came. */
export interface AmountGroup {
  readonly providers: readonly Placed<ProviderRow>[];
  readonly statements: readonly Placed<SourceRow>[];
}

export function* amountGroups(kind: SourceMatchKind, providers: readonly ProviderRow[], statements: readonly SourceRow[]): Generator<AmountGroup> {
  const groups = new Map<string, { providers: ProviderRow[]; statements: SourceRow[] }>();
  for (const row of providers) {
    const key = `${row.currency} ${kind === 'payout' ? -row.amountMinor : row.amountMinor}`;
    const group = groups.get(key) ?? { providers: [], statements: [] };
    groups.set(key, group);
    group.providers.push(row);
  }
  for (const row of statements) groups.get(`${row.currency} ${row.amountMinor}`)?.statements.push(row);
  for (const group of groups.values()) {
    if (group.statements.length === 0) continue;
    yield { providers: inOrder(group.providers, (row) => (kind === 'payout' ? row.arrivesOn ?? row.date : row.date)), statements: inOrder(group.statements, (row) => row.date) };
  }
}

/** By day, then by text: an order that says nothing about how the rows came. */
export function inOrder<Row extends SourceRow>(rows: readonly Row[], dateOf: (row: Row) => string): Placed<Row>[] {
  const placed = rows.map((row) => ({ row, day: dayNumber(dateOf(row)), words: tellingWords(row) }));
  return placed.sort((a, b) => a.day - b.day || compare(a.row.description, b.row.description) || compare(a.row.key, b.row.key));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** For each provider row of the group the places of the statement rows that it is compared with. */
export function candidatesOf(kind: SourceMatchKind, { providers, statements }: AmountGroup): number[][] {
  return placesNear(providers, statements, DAYS[kind]);
}

/** For each left row the places of the right rows from so many days before it to so many after it; both sides as `inOrder` puts them. */
export function placesNear(lefts: readonly Placed<SourceRow>[], rights: readonly Placed<SourceRow>[], [first, last]: readonly [first: number, last: number]): number[][] {
  const [alike, spans] = [daySpans(lefts), daySpans(rights)];
  return lefts.map(({ day }, index) => {
    const near = Array.from({ length: last - first + 1 }, (_, ahead) => spans.get(day + first + ahead) ?? NO_ROWS);
    const count = near.reduce((sum, { from, to }) => sum + to - from, 0);
    const own = alike.get(day)!;
    const share = (index - own.from) / Math.max(1, own.to - own.from - 1);
    return near.flatMap((span) => placesIn(span, count <= MOST_COMPARED ? span.to - span.from : MOST_OF_A_DAY, share));
  });
}

interface Span { readonly from: number; readonly to: number }
const NO_ROWS: Span = { from: 0, to: 0 };

/** Where the rows of each day lie. */
function daySpans(rows: readonly Placed<SourceRow>[]): ReadonlyMap<number, Span> {
  const spans = new Map<number, Span>();
  rows.forEach(({ day }, index) => spans.set(day, { from: spans.get(day)?.from ?? index, to: index + 1 }));
  return spans;
}

/** Of very many those about as far along in their day as the provider row is in its own. */
function placesIn({ from, to }: Span, most: number, share: number): number[] {
  const count = Math.min(to - from, most);
  const start = from + Math.round((to - from - count) * share);
  return Array.from({ length: count }, (_, index) => start + index);
}
