/** Writes a change of the rollups, in the transaction that changes the entries. */
import type { PoolClient } from 'pg';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { lockLedger } from './ledger-change.ts';
import { eachPart, linesOf, PAGES, type PageLine, type PageSpan } from './rollup-page.ts';
import { Rollup, type RollupRow } from './rollup.ts';

interface ChangedPage {
  readonly currency: string;
  readonly start: LocalDate;
  readonly sums: Rollup;
}

/** Adds the change to the pages that it touches. Takes the ledger's lock where the caller has not: a page is read, summed and written back. */
export async function applyRollup(client: PoolClient, businessId: string, change: Rollup): Promise<void> {
  const days = change.days();
  if (days.length === 0) return;
  await lockLedger(client, businessId);
  await changePages(client, businessId, 'month', days);
  await changePages(client, businessId, 'year', change.months());
  await refreshOutline(client, businessId);
}

async function changePages(client: PoolClient, businessId: string, span: PageSpan, rows: readonly RollupRow[]): Promise<void> {
  const pages = new Map<string, ChangedPage>();
  const pageOf = (currency: string, start: LocalDate): ChangedPage => {
    const id = `${currency} ${start}`;
    const page = pages.get(id) ?? { currency, start, sums: new Rollup() };
    pages.set(id, page);
    return page;
  };
  for (const row of rows) pageOf(row.currency, PAGES[span].startOf(row.date)).sums.addRow(row);
  for (const stored of await takePages(client, businessId, span, [...pages.values()])) addStored(pageOf(stored.currency, stored.start).sums, span, stored);
  await writePages(client, businessId, span, [...pages.values()]);
}

interface StoredPage { readonly currency: string; readonly start: LocalDate; readonly parts: readonly PageLine[] }

/** Takes the pages out of the table. */
async function takePages(client: PoolClient, businessId: string, span: PageSpan, pages: readonly ChangedPage[]): Promise<StoredPage[]> {
  const { rows } = await client.query<StoredPage>(
    `delete from rollup where business_id = $1 and span = $2 and (currency, start) in (select * from unnest($3::bpchar[], $4::date[]))
     returning currency, to_char(start, 'YYYY-MM-DD') as start, parts`,
    [businessId, span, pages.map((page) => page.currency), pages.map((page) => page.start)]);
  return rows;
}

function addStored(sums: Rollup, span: PageSpan, { currency, start, parts }: StoredPage): void {
  for (const line of parts) {
    eachPart(line, (part, partSums) => sums.addRow({ currency, date: PAGES[span].dateOf(start, part), accountNumber: line[0]!, categoryNumber: line[1]!, ...partSums }));
  }
}

/** A page that nothing is left of is not written. */
async function writePages(client: PoolClient, businessId: string, span: PageSpan, pages: readonly ChangedPage[]): Promise<void> {
  const filled = pages.map(({ sums, ...page }) => ({ ...page, rows: sums.days().sort((a, b) => (a.date < b.date ? -1 : 1)) })).filter(({ rows }) => rows.length > 0);
  const partAt = (rows: readonly RollupRow[], index: number): number => PAGES[span].partOf(rows.at(index)!.date);
  await client.query(
    `insert into rollup (business_id, span, currency, start, entry_count, first_part, last_part, parts, to_date)
     select $1::uuid, $2, currency, start, entry_count, first_part, last_part, parts, to_date::text[]
     from unnest($3::bpchar[], $4::date[], $5::bigint[], $6::smallint[], $7::smallint[], $8::json[], $9::text[]) as page (currency, start, entry_count, first_part, last_part, parts, to_date)`,
    [businessId, span, filled.map((page) => page.currency), filled.map((page) => page.start),
      filled.map(({ rows }) => rows.reduce((sum, row) => sum + row.inCount + row.outCount, 0)), filled.map(({ rows }) => partAt(rows, 0)), filled.map(({ rows }) => partAt(rows, -1)),
      filled.map(({ rows }) => JSON.stringify(linesOf(span, rows))), filled.map(({ start, rows }) => arrayLiteral(sumsToDate(span, start, rows)))]);
}

/** For every part of the page the lines of all parts up to it, under the page's first day. */
function sumsToDate(span: PageSpan, start: LocalDate, rows: readonly RollupRow[]): string[] {
  const sums = new Rollup();
  const left = [...rows].reverse();
  return Array.from({ length: PAGES[span].partCount }, (_, index) => {
    while (left.length > 0 && PAGES[span].partOf(left.at(-1)!.date) === index + 1) sums.addRow({ ...left.pop()!, date: start });
    return JSON.stringify(linesOf(span, sums.days()));
  });
}

/** The elements are lists of numbers: nothing in them needs escaping. */
const arrayLiteral = (elements: readonly string[]): string => `{${elements.map((element) => `"${element}"`).join(',')}}`;

/** The currencies of the ledger with their dates, so that opening it costs no look at its months. */
async function refreshOutline(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `update ledger set outline = coalesce((
       select json_agg(json_build_object('currency', currency, 'entryCount', entry_count, 'dateFrom', date_from, 'dateTo', date_to) order by entry_count desc, currency)
       from (select currency, sum(entry_count) as entry_count, min(start + first_part - 1) as date_from, max(start + last_part - 1) as date_to
         from rollup where business_id = $1 and span = 'month' group by currency) as sums
     ), '[]') where business_id = $1`, [businessId]);
}
