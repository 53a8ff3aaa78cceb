/** Sums of the counted entries of a ledger, or of one file, by month, other party, bank account and category: one look at the rows, after which questions about names need none. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { addDays, dayOf, daysBetween } from '../../finance/local-date.ts';
import { COUNTED, countedInFile } from './entry-filter-sql.ts';
import { monthIndex } from './month-index.ts';
import type { SqlRunner } from './sql-values.ts';

/** The same place in every column is one group. Kept for a version of the ledger. */
export interface CounterpartySums {
  /** Months since the year 0. */
  readonly months: Int32Array;
  readonly names: readonly string[];
  /** Places in `names`; −1 where the rows name nobody. */
  readonly counterparties: Int32Array;
  /** The groups of each name. */
  readonly groupsOfName: ReadonlyMap<string, readonly number[]>;
  readonly accountNumbers: Int32Array;
  readonly categoryNumbers: Int32Array;
  readonly inMinor: Float64Array;
  /** Positive. */
  readonly outMinor: Float64Array;
  /** With the rows of zero, as in the rollups. */
  readonly inCounts: Int32Array;
  readonly outCounts: Int32Array;
  readonly zeroCounts: Int32Array;
  /** The largest single amounts; zero where there is none that way. */
  readonly largestIn: Float64Array;
  readonly largestOut: Float64Array;
  /** The days of the month that have rows: bit 0 is the first. */
  readonly days: Int32Array;
}

/** A ledger in which nearly every row names somebody else is looked through row by row. */
const MOST_GROUPS = 200_000;

/** The month and the day's bit are looked up by the day: PostgreSQL takes several times as long to cut them out of a date. */
const OF_THE_DAY = '[date - $4::date + 1]';
const statement = (rows: string): string => `with sums as (
    select ($3::int[])${OF_THE_DAY} as month, counterparty, account_number, category_number, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as in_minor, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor,
      count(*) filter (where amount_minor >= 0) as in_count, count(*) filter (where amount_minor < 0) as out_count, count(*) filter (where amount_minor = 0) as zero_count,
      greatest(max(amount_minor), 0) as largest_in, greatest(-min(amount_minor), 0) as largest_out, bit_or(($6::int[])${OF_THE_DAY}) as days
    from entry where business_id = $1 and ${rows} and currency = $2 and date between $4 and $5 group by 1, 2, 3, 4 limit ${MOST_GROUPS + 1}
  )
  select json_agg(month) as months, json_agg(counterparty) as counterparties, json_agg(account_number) as accounts, json_agg(category_number) as categories, json_agg(in_minor) as in_minor, json_agg(out_minor) as out_minor,
    json_agg(in_count) as in_counts, json_agg(out_count) as out_counts, json_agg(zero_count) as zero_counts, json_agg(largest_in) as largest_in, json_agg(largest_out) as largest_out, json_agg(days) as days from sums`;

/** Null lists for an empty ledger. */
type Lists = Readonly<Record<'months' | 'accounts' | 'categories' | 'in_minor' | 'out_minor' | 'in_counts' | 'out_counts' | 'zero_counts' | 'largest_in' | 'largest_out' | 'days', readonly number[] | null>> & { readonly counterparties: readonly (string | null)[] | null };

export interface SummedSpan {
  /** Only this file's rows, with those that are known from others. */
  readonly fileId?: string | undefined;
  readonly currency: string;
  /** The first and last day that have rows of the currency. */
  readonly dateFrom: LocalDate;
  readonly dateTo: LocalDate;
}

/** Null where there are too many groups to keep. */
export async function loadCounterpartySums(sql: SqlRunner, businessId: string, { fileId, currency, dateFrom, dateTo }: SummedSpan): Promise<CounterpartySums | null> {
  const days = Array.from({ length: daysBetween(dateFrom, dateTo) + 1 }, (_, place) => addDays(dateFrom, place));
  const { rows: [lists] } = await sql.query<Lists>(statement(fileId === undefined ? COUNTED : countedInFile('$7')), [businessId, currency, days.map(monthIndex), dateFrom, dateTo, days.map((day) => 1 << (dayOf(day) - 1)), ...(fileId === undefined ? [] : [fileId])]);
  if (!lists || (lists.months?.length ?? 0) > MOST_GROUPS) return null;
  const integers = (list: readonly number[] | null): Int32Array => Int32Array.from(list ?? []);
  const numbers = (list: readonly number[] | null): Float64Array => Float64Array.from(list ?? []);
  return {
    months: integers(lists.months), ...namedGroups(lists.counterparties ?? []), accountNumbers: integers(lists.accounts), categoryNumbers: integers(lists.categories),
    inMinor: numbers(lists.in_minor), outMinor: numbers(lists.out_minor), inCounts: integers(lists.in_counts), outCounts: integers(lists.out_counts), zeroCounts: integers(lists.zero_counts),
    largestIn: numbers(lists.largest_in), largestOut: numbers(lists.largest_out), days: integers(lists.days),
  };
}

function namedGroups(counterparties: readonly (string | null)[]): Pick<CounterpartySums, 'names' | 'counterparties' | 'groupsOfName'> {
  const groupsOfName = new Map<string, number[]>();
  counterparties.forEach((name, at) => {
    if (name === null) return;
    const own = groupsOfName.get(name);
    if (own) own.push(at);
    else groupsOfName.set(name, [at]);
  });
  const names = [...groupsOfName.keys()];
  const places = new Map<string | null, number>(names.map((name, place) => [name, place]));
  return { names, groupsOfName, counterparties: Int32Array.from(counterparties, (name) => places.get(name) ?? -1) };
}

/** How many rows bear each name, most of them first. */
export function countsByName({ names, counterparties, inCounts, outCounts }: CounterpartySums): [name: string, count: number][] {
  const counts = names.map(() => 0);
  counterparties.forEach((place, at) => { if (place >= 0) counts[place] = counts[place]! + inCounts[at]! + outCounts[at]!; });
  return names.map((name, place): [string, number] => [name, counts[place]!]).sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1));
}
