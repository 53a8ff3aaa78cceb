/** Writes a change of the rollups, in the transaction that changes the entries. */
import type { PoolClient } from 'pg';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { type ChangedPage, ChangedPages, type PageContent } from './changed-pages.ts';
import { lockLedger } from './ledger-change.ts';
import type { PageLine, PageSpan } from './rollup-page.ts';
import type { Rollup } from './rollup.ts';

/** Adds the change to the pages that it touches, of which some may have been made ahead. Takes the ledger's lock where the caller has not: a page is read, summed and written back. */
export async function applyRollup(client: PoolClient, businessId: string, change: Rollup, ahead?: ChangedPages): Promise<void> {
  const pages = ahead?.isOf(change) ? ahead : new ChangedPages(change);
  if (pages.months.length === 0) return;
  await lockLedger(client, businessId);
  await changePages(client, businessId, 'month', pages.months);
  await changePages(client, businessId, 'year', pages.years);
  await refreshOutline(client, businessId);
}

async function changePages(client: PoolClient, businessId: string, span: PageSpan, pages: readonly ChangedPage[]): Promise<void> {
  for (const stored of await takePages(client, businessId, span, pages)) {
    pages.find(({ currency, start }) => currency === stored.currency && start === stored.start)!.addStored(stored.parts);
  }
  await writePages(client, businessId, span, pages);
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

/** A page that nothing is left of is not written. */
async function writePages(client: PoolClient, businessId: string, span: PageSpan, pages: readonly ChangedPage[]): Promise<void> {
  const filled = pages.flatMap(({ currency, start, content }) => (content ? [{ currency, start, content }] : []));
  const column = (pick: (content: PageContent) => number | string): (number | string)[] => filled.map(({ content }) => pick(content));
  await client.query(
    `insert into rollup (business_id, span, currency, start, entry_count, first_part, last_part, parts, to_date)
     select $1::uuid, $2, currency, start, entry_count, first_part, last_part, parts, to_date::text[]
     from unnest($3::bpchar[], $4::date[], $5::bigint[], $6::smallint[], $7::smallint[], $8::json[], $9::text[]) as page (currency, start, entry_count, first_part, last_part, parts, to_date)`,
    [businessId, span, filled.map(({ currency }) => currency), filled.map(({ start }) => start),
      column((content) => content.entryCount), column((content) => content.firstPart), column((content) => content.lastPart), column((content) => content.parts), column((content) => content.toDate)]);
}

/** The currencies of the ledger with their dates, so that opening it costs no look at its months. */
async function refreshOutline(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `update ledger set outline = coalesce((
       select json_agg(json_build_object('currency', currency, 'entryCount', entry_count, 'dateFrom', date_from, 'dateTo', date_to) order by entry_count desc, currency)
       from (select currency, sum(entry_count) as entry_count, min(start + first_part - 1) as date_from, max(start + last_part - 1) as date_to
         from rollup where business_id = $1 and span = 'month' group by currency) as sums
     ), '[]') where business_id = $1`, [businessId]);
}
