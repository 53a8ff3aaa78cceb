/** Pulling a Stripe account's balance transactions, newest first, page by page, from any page on after a crash; and what its customers subscribed to. */
import type Stripe from 'stripe';
import type { PulledPage } from '../contract.ts';
import { numberIn, readCursor, textIn } from '../cursor.ts';
import type { OutsideLine } from '../outside-line.ts';
import { PageWalk } from '../page-walk.ts';
import { currencyOf, idAt, isObject, type WireObject } from '../wire-value.ts';
import { rowsOfBalanceTransaction } from './balance-row.ts';
import { listSubscriptions } from './stripe-subscriptions.ts';

/** One pull stops after so many pages and the next one goes on: half a million transactions. */
const MOST_PAGES = 5_000;
/** However many pulls it takes: five million transactions. */
const MOST_PAGES_EVER = 50_000;
const PAGE_SIZE = 100;
/** Transactions may be listed a little after the moment that they carry; the rows of a day are read again. */
const OVERLAP_SECONDS = 86_400;

/** Moments in seconds since 1970. */
interface Position {
  /** Everything before it has been pulled; null before the first pull is complete. */
  readonly since: number | null;
  /** The newest moment seen in the pull under way: where the next one begins. */
  readonly newest: number | null;
  /** The last transaction of the last page; null between two pulls. */
  readonly after: string | null;
  /** Pages up to there. */
  readonly pages: number;
}

export async function* pullStripe(stripe: Stripe, line: OutsideLine, cursor: string | null): AsyncIterable<PulledPage> {
  const account: unknown = await line.run(() => stripe.accounts.retrieveCurrent());
  if (!isObject(account)) throw line.broken('an account that is none');
  const homeCurrency = currencyOf(account.default_currency);
  const walk = new PageWalk(line);
  let position = positionOf(cursor);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { transactions, hasMore } = await listPage(stripe, line, position);
    const moments = transactions.map(({ created }) => created).filter((created) => typeof created === 'number');
    const newest = moments.reduce((most, created) => Math.max(most, created), position.newest ?? position.since ?? 0) || null;
    const last = idAt(transactions.at(-1), 'id');
    if (hasMore && (last === null || last === position.after || position.pages >= MOST_PAGES_EVER)) throw line.broken('a page that leads nowhere');
    if (last !== null) walk.leave(last);
    const percent = hasMore ? percentOf(newest, moments.at(-1) ?? null, position.since ?? numberIn(account, 'created')) : 100;
    position = hasMore ? { since: position.since, newest, after: last, pages: position.pages + 1 } : { since: newest, newest: null, after: null, pages: 0 };
    const found = transactions.map((transaction) => rowsOfBalanceTransaction(transaction, homeCurrency));
    yield { rows: found.flatMap(({ rows }) => rows), skipped: found.flatMap(({ skipped }) => skipped), goneIds: [], cursor: JSON.stringify(position), percent };
    if (!hasMore) break;
  }
  // Whole at each pull: they are few, and a crash before their end is made good by the next one.
  for await (const subscriptions of listSubscriptions(stripe, line)) {
    if (subscriptions.length > 0) yield { rows: [], subscriptions, goneIds: [], cursor: JSON.stringify(position), percent: 100 };
  }
}

async function listPage(stripe: Stripe, line: OutsideLine, { since, after }: Position): Promise<{ transactions: WireObject[]; hasMore: boolean }> {
  const answer: unknown = await line.run(() => stripe.balanceTransactions.list({
    limit: PAGE_SIZE,
    // The source is the charge, refund, payout or dispute behind the transaction.
    expand: ['data.source', 'data.source.customer'],
    ...(since === null ? {} : { created: { gte: Math.max(0, since - OVERLAP_SECONDS) } }),
    ...(after === null ? {} : { starting_after: after }),
  }));
  if (!isObject(answer) || !Array.isArray(answer.data) || typeof answer.has_more !== 'boolean') throw line.broken('a list that is none');
  return { transactions: answer.data.filter(isObject), hasMore: answer.has_more };
}

function positionOf(cursor: string | null): Position {
  const state = readCursor(cursor);
  return { since: numberIn(state, 'since'), newest: numberIn(state, 'newest'), after: idAt(state, 'after') && textIn(state, 'after'), pages: Math.max(0, numberIn(state, 'pages') ?? 0) };
}

function percentOf(newest: number | null, oldestOfPage: number | null, from: number | null): number | null {
  if (newest === null || oldestOfPage === null || from === null || newest <= from) return null;
  return Math.max(0, Math.min(99, Math.round((100 * (newest - oldestOfPage)) / (newest - from))));
}
