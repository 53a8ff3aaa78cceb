/** Pulling a PayPal account: its transactions month by month, oldest first, and the latest days again each time. */
import type { PulledPage } from '../contract.ts';
import { numberIn, readCursor, textIn } from '../cursor.ts';
import type { OutsideLine } from '../outside-line.ts';
import { ProviderError } from '../provider-error.ts';
import { currencyOf, isObject, listAt, momentOfText, type WireObject } from '../wire-value.ts';
import { rowsOfPayPal } from './paypal-row.ts';

export interface PayPalBooks {
  readonly api: string;
  readonly accessToken: string;
}

const MOST_PAGES = 2_000;
const PAGE_SIZE = 500;
/** Five times as many as a full window has. */
const MOST_PAGES_OF_WINDOW = 100;
/** PayPal answers for at most 31 days and 10,000 transactions at once, and for the last three years. */
const WINDOW_MS = 30 * 86_400_000;
/** The last window takes in what would be a short one after it: PayPal refuses windows that begin within the last hours. */
const LAST_WINDOW_MS = 31 * 86_400_000;
const SHORTEST_WINDOW_MS = 3_600_000;
const MOST_IN_WINDOW = 10_000;
const REACH_MS = (3 * 365 - 1) * 86_400_000;
/** Transactions show up to three hours late, and pending ones are decided within days. */
const READ_AGAIN_MS = 7 * 86_400_000;

interface Position {
  /** Everything before it has been pulled; null before the first pull is complete. */
  readonly since: string | null;
  readonly started: string | null;
  /** The window under way. */
  readonly from: string | null;
  readonly until: string | null;
  /** Counted from one. */
  readonly page: number;
}

export async function* pullPayPal(line: OutsideLine, books: PayPalBooks, cursor: string | null, now: () => Date): AsyncGenerator<PulledPage> {
  const homeCurrency = await primaryCurrency(line, books);
  const saved = positionOf(cursor);
  const started = saved.started ?? now().toISOString();
  const [beginning, end] = [startOf(saved, started), Date.parse(started)];
  let from = saved.started !== null && saved.from !== null ? Date.parse(saved.from) : beginning;
  let until = saved.started !== null && saved.until !== null ? Date.parse(saved.until) : windowEnd(from, end);
  let page = saved.started === null ? 1 : saved.page;
  for (let pages = 0; pages < MOST_PAGES && from < end; pages += 1) {
    const found = await search(line, books, { from, until, page });
    if (found === null) {
      if (until - from <= SHORTEST_WINDOW_MS) throw line.broken('more transactions of one hour than it can list');
      until = from + Math.ceil((until - from) / 2);
      page = 1;
      continue;
    }
    if (page < found.totalPages) page += 1;
    else [from, until, page] = [until, windowEnd(until, end), 1];
    const isDone = from >= end;
    const next: Position = isDone ? { since: started, started: null, from: null, until: null, page: 1 } : { since: saved.since, started, from: isoOf(from), until: isoOf(until), page };
    const read = found.details.map((detail) => rowsOfPayPal(detail, homeCurrency));
    yield {
      rows: read.flatMap(({ rows }) => rows), goneIds: read.flatMap(({ goneIds }) => goneIds), skipped: read.flatMap(({ skipped }) => skipped),
      cursor: JSON.stringify(next), percent: isDone ? 100 : Math.min(99, Math.floor((100 * (from - beginning)) / (end - beginning))),
    };
  }
}

/** Null where PayPal does not tell, or not to this app: then every balance has the plain name. Whether the sign-in still holds the search will say. */
async function primaryCurrency(line: OutsideLine, { api, accessToken }: PayPalBooks): Promise<string | null> {
  const answer = await line.json(`${api}/v1/reporting/balances`, { headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' } }).catch((error: unknown) => {
    if (error instanceof ProviderError && (error.fault === 'broken' || error.fault === 'denied')) return null;
    throw error;
  });
  return currencyOf((listAt(answer, 'balances') ?? []).filter(isObject).find(({ primary }) => primary === true)?.currency);
}

interface Found {
  readonly details: readonly WireObject[];
  readonly totalPages: number;
}

/** Null for a window with more transactions than PayPal lists. */
async function search(line: OutsideLine, { api, accessToken }: PayPalBooks, { from, until, page }: { from: number; until: number; page: number }): Promise<Found | null> {
  const query = new URLSearchParams({
    start_date: isoOf(from), end_date: isoOf(until), fields: 'transaction_info,payer_info,cart_info', balance_affecting_records_only: 'Y', page_size: String(PAGE_SIZE), page: String(page),
  });
  const answer = await line.json(`${api}/v1/reporting/transactions?${query}`, { headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' } });
  if (!isObject(answer)) throw line.broken('an answer without transactions');
  if (saysTooMany(400, answer)) return null;
  const { transaction_details: details = [], total_pages: totalPages, total_items: totalItems } = answer;
  if (!Array.isArray(details) || typeof totalPages !== 'number' || !Number.isSafeInteger(totalPages) || totalPages < 0 || totalPages > MOST_PAGES_OF_WINDOW) throw line.broken('an answer without transactions');
  if (typeof totalItems === 'number' && totalItems > MOST_IN_WINDOW) return null;
  return { details: details.filter(isObject), totalPages };
}

/** How PayPal refuses a window with more than it lists, with status 400. */
export function saysTooMany(status: number, body: unknown): boolean {
  return status === 400 && isObject(body) && body.name === 'RESULTSET_TOO_LARGE';
}

function startOf({ since }: Position, started: string): number {
  return since === null ? Date.parse(started) - REACH_MS : Math.max(Date.parse(since) - READ_AGAIN_MS, Date.parse(started) - REACH_MS);
}

function windowEnd(from: number, end: number): number {
  return end - from <= LAST_WINDOW_MS ? end : from + WINDOW_MS;
}

/** PayPal wants whole seconds. */
function isoOf(time: number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

function positionOf(cursor: string | null): Position {
  const state = readCursor(cursor);
  const moment = (key: string): string | null => (momentOfText(state?.[key]) === null ? null : textIn(state, key));
  const [from, until] = [moment('from'), moment('until')];
  const hasWindow = from !== null && until !== null && from < until;
  return { since: moment('since'), started: moment('started'), from: hasWindow ? from : null, until: hasWindow ? until : null, page: hasWindow ? Math.max(1, numberIn(state, 'page') ?? 1) : 1 };
}
