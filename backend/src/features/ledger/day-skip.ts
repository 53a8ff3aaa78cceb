/** Finds the day on which the how-manieth row lies from the daily sums, so that a far page need not walk over every row before it. */
import type { EntryOrder } from '../../finance/ledger/ledger-reader.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { startOfMonth } from '../../finance/local-date.ts';
import { rollupsAnswer, type EntryConditions, type RoleOfCategory } from './entry-filter-sql.ts';
import type { PageLine } from './rollup-page.ts';
import type { RollupSlice } from './rollup-slices.ts';
import { rollupTotals } from './rollup-totals.ts';
import type { SqlRunner } from './sql-values.ts';

/** Whose rows, and what their categories mean. */
export interface RowScope {
  readonly sql: SqlRunner;
  readonly businessId: string;
  readonly roles: RoleOfCategory;
}

interface Skip {
  /** Where to start; null: at the beginning. */
  readonly date: LocalDate | null;
  /** How many rows of that start still lie before the window. */
  readonly offset: number;
}

/** Below this it is quicker to walk. */
const WORTHWHILE_ROWS = 500;

/** Null when there are not that many rows. */
export async function daySkip({ sql: runner, businessId, roles }: RowScope, filter: EntryConditions, { order, offset }: { order: EntryOrder; offset: number }): Promise<Skip | null> {
  const isByDate = order === 'newest' || order === 'oldest';
  if (offset < WORTHWHILE_ROWS || !isByDate || !rollupsAnswer(filter)) return { date: null, offset };
  const counts = await countsByDay({ sql: runner, businessId, roles }, filter);
  const days = [...counts.keys()].sort();
  let before = 0;
  for (const date of order === 'newest' ? days.reverse() : days) {
    const count = counts.get(date) ?? 0;
    if (before + count > offset) return { date, offset: offset - before };
    before += count;
  }
  return null;
}

/** Over all currencies where the filter names none. */
async function countsByDay({ sql, businessId, roles }: RowScope, filter: EntryConditions): Promise<Map<LocalDate, number>> {
  const slice: RollupSlice = { span: 'month', from: filter.from, to: filter.to, take: 'parts', sign: 1 };
  const { rows } = await sql.query<{ currency: string; start: LocalDate; lines: PageLine[] }>(
    `select currency, start, parts as lines from rollup
     where business_id = $1 and span = 'month' and ($2::bpchar is null or currency = $2) and start between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')`,
    [businessId, filter.currency ?? null, filter.from ? startOfMonth(filter.from) : null, filter.to ?? null]);
  const counts = new Map<LocalDate, number>();
  for (const { currency, start, lines } of rows) {
    for (const { key, inCount, outCount } of rollupTotals([{ slice, start, lines }], { ...filter, currency }, ['day'], roles)) {
      counts.set(key.day!, (counts.get(key.day!) ?? 0) + inCount + outCount);
    }
  }
  return counts;
}
