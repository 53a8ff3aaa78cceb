/** Sums of a ledger's counted entries by month, other party, bank account and category: one look at the rows, after which questions about names need none. */
import type { SqlRunner } from './sql-values.ts';

/** The same place in every column is one group; the earliest months first. Kept for a version of the ledger. */
export interface CounterpartySums {
  /** Months since the year 0. */
  readonly months: Int32Array;
  /** Places in `names`; −1 where the rows name nobody. */
  readonly names: readonly string[];
  readonly counterparties: Int32Array;
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
const MOST_GROUPS = 150_000;

/** By day first: PostgreSQL takes longer to work out the month of a row than to group it. */
const STATEMENT = `with by_day as materialized (
    select date, counterparty, account_number, category_number, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as in_minor, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor,
      count(*) as row_count, count(*) filter (where amount_minor < 0) as out_count, count(*) filter (where amount_minor = 0) as zero_count, greatest(max(amount_minor), 0) as largest_in, greatest(-min(amount_minor), 0) as largest_out
    from entry where business_id = $1 and duplicate_of is null and currency = $2 group by 1, 2, 3, 4
  ), by_month as (
    select extract(year from date)::int * 12 + extract(month from date)::int - 1 as month, counterparty, account_number, category_number, sum(in_minor)::bigint as in_minor, sum(out_minor)::bigint as out_minor,
      sum(row_count - out_count)::int as in_count, sum(out_count)::int as out_count, sum(zero_count)::int as zero_count, max(largest_in) as largest_in, max(largest_out) as largest_out, bit_or(1 << (extract(day from date)::int - 1)) as days
    from by_day group by 1, 2, 3, 4 order by 1 limit ${MOST_GROUPS + 1}
  )
  select json_agg(month) as months, json_agg(counterparty) as counterparties, json_agg(account_number) as accounts, json_agg(category_number) as categories, json_agg(in_minor) as in_minor, json_agg(out_minor) as out_minor,
    json_agg(in_count) as in_counts, json_agg(out_count) as out_counts, json_agg(zero_count) as zero_counts, json_agg(largest_in) as largest_in, json_agg(largest_out) as largest_out, json_agg(days) as days from by_month`;

/** Null lists for an empty ledger. */
type Lists = Readonly<Record<'months' | 'accounts' | 'categories' | 'in_minor' | 'out_minor' | 'in_counts' | 'out_counts' | 'zero_counts' | 'largest_in' | 'largest_out' | 'days', readonly number[] | null>> & { readonly counterparties: readonly (string | null)[] | null };

/** Null where there are too many groups to keep. */
export async function loadCounterpartySums(sql: SqlRunner, businessId: string, currency: string): Promise<CounterpartySums | null> {
  const { rows: [lists] } = await sql.query<Lists>(STATEMENT, [businessId, currency]);
  if (!lists || (lists.months?.length ?? 0) > MOST_GROUPS) return null;
  const places = new Map<string, number>();
  const placeOf = (name: string | null): number => {
    if (name === null) return -1;
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, places.size);
    return places.size - 1;
  };
  const counterparties = Int32Array.from(lists.counterparties ?? [], placeOf);
  const integers = (list: readonly number[] | null): Int32Array => Int32Array.from(list ?? []);
  return {
    months: integers(lists.months), names: [...places.keys()], counterparties, accountNumbers: integers(lists.accounts), categoryNumbers: integers(lists.categories),
    inMinor: Float64Array.from(lists.in_minor ?? []), outMinor: Float64Array.from(lists.out_minor ?? []), inCounts: integers(lists.in_counts), outCounts: integers(lists.out_counts), zeroCounts: integers(lists.zero_counts),
    largestIn: Float64Array.from(lists.largest_in ?? []), largestOut: Float64Array.from(lists.largest_out ?? []), days: integers(lists.days),
  };
}

/** How many rows bear each name, most of them first. */
export function countsByName({ names, counterparties, inCounts, outCounts }: CounterpartySums): [name: string, count: number][] {
  const counts = names.map(() => 0);
  counterparties.forEach((place, at) => { if (place >= 0) counts[place] = counts[place]! + inCounts[at]! + outCounts[at]!; });
  return names.map((name, place): [string, number] => [name, counts[place]!]).sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1));
}
