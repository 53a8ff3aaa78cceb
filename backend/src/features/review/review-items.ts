/** What waits for the owner's word, one item per counterparty and direction, the largest money first. */
import { readBasis } from '../../finance/categories/basis.ts';
import type { Direction } from '../../finance/categories/history/name-features.ts';
import { explain, type Explanation } from '../../finance/categories/reason.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { loadRules } from '../ledger/category-rules.ts';
import { loadHistory } from '../ledger/load-history.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import { SqlValues } from '../ledger/sql-values.ts';
import { writeCursor, type ReviewCursor } from './review-cursor.ts';
import { uncertainRows } from './uncertain-rows.ts';
import { hasUnjudged } from './unjudged-rows.ts';

export interface ReviewItem {
  readonly id: string;
  /** Null: its texts name nobody. */
  readonly counterparty: string | null;
  readonly direction: Direction;
  readonly currency: string;
  readonly transactionCount: number;
  readonly amountMinor: number;
  readonly dateFrom: LocalDate;
  readonly dateTo: LocalDate;
  /** Some of the bank's texts, the newest first. */
  readonly descriptions: readonly string[];
  /** The category that its rows count under now. */
  readonly category: string;
  /** The category that is proposed; null where nothing is known. */
  readonly suggestion: string | null;
  readonly reason: string;
  /** Of the suggestion, in percent. */
  readonly confidence: number;
}

export interface ReviewList {
  /** All that wait, not only those that are listed. */
  readonly itemCount: number;
  readonly transactionCount: number;
  readonly items: readonly ReviewItem[];
  /** Where the next page begins; null after the last one. */
  readonly nextCursor: string | null;
}

export interface ReviewPage {
  readonly limit: number;
  readonly after: ReviewCursor | null;
}

interface ItemRow {
  item_id: string; counterparty: string | null; direction: Direction; currency: string; row_count: number; amount: string; first_day: string; last_day: string;
  texts: string[]; category_number: number; category_basis: number; size: string;
}
interface PageRow { item_count: number; all_rows: string; has_unjudged: boolean; items: readonly ItemRow[] | null }

const TEXTS = 3;

export async function listReviewItems({ sql: runner, chart }: Pick<OpenLedger, 'sql' | 'chart'>, businessId: string, { limit, after }: ReviewPage): Promise<{ list: ReviewList; hasUnjudged: boolean }> {
  const sql = new SqlValues();
  const uncertain = uncertainRows(businessId, await loadRules(runner, businessId), sql);
  // One more than is shown, which tells whether there is a next page.
  const { rows: [page] } = await runner.query<PageRow>(
    `with item as (
       select item_id, max(counterparty) as counterparty, direction, currency, count(*)::int as row_count, sum(amount_minor)::text as amount,
       to_char(min(date), 'YYYY-MM-DD') as first_day, to_char(max(date), 'YYYY-MM-DD') as last_day,
         (array_agg(description order by date desc, id desc))[1:${TEXTS}] as texts, abs(sum(amount_minor)) as size,
         mode() within group (order by category_number) as category_number, mode() within group (order by category_basis) as category_basis
       from (${uncertain}) as uncertain group by item_id, direction, currency),
     page as (select * from item ${after ? `where (-size, item_id) > (-${sql.add(after.sizeMinor)}::numeric, ${sql.add(after.id)}::uuid)` : ''} order by size desc, item_id limit ${sql.add(limit + 1)})
     select (select count(*)::int from item) as item_count, (select coalesce(sum(row_count), 0)::text from item) as all_rows, ${hasUnjudged(sql.add(businessId))} as has_unjudged,
       (select json_agg(page order by size desc, item_id) from page) as items`, sql.values);
  const found = page?.items ?? [];
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const history = await loadHistory({ query: (text, values) => runner.query(text, values) }, businessId, chart);
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  const nameOf = (number: number): string => names.get(number) ?? '';
  const list: ReviewList = {
    itemCount: page?.item_count ?? 0,
    transactionCount: Number(page?.all_rows ?? 0),
    nextCursor: last ? writeCursor({ sizeMinor: String(last.size), id: last.item_id }) : null,
    items: rows.map((row) => itemOf(row, nameOf, explain({
      counterparty: row.counterparty, direction: row.direction, categoryNumber: row.category_number, decided: readBasis(row.category_basis),
    }, history, nameOf))),
  };
  return { list, hasUnjudged: page?.has_unjudged ?? false };
}

function itemOf(row: ItemRow, nameOf: (number: number) => string, { says, categoryNumber, confidence }: Explanation): ReviewItem {
  return {
    id: row.item_id, counterparty: row.counterparty, direction: row.direction, currency: row.currency, transactionCount: row.row_count, amountMinor: Number(row.amount),
    dateFrom: row.first_day, dateTo: row.last_day, descriptions: [...new Set(row.texts)], category: nameOf(row.category_number),
    suggestion: categoryNumber === null ? null : nameOf(categoryNumber), reason: says, confidence,
  };
}
