/** Pulling a QuickBooks company's movements: kind after kind the first time, then what changed, with what was deleted. */
import type { PulledPage } from '../contract.ts';
import { numberIn, readCursor, textIn } from '../cursor.ts';
import { PageWalk } from '../page-walk.ts';
import { ProviderError } from '../provider-error.ts';
import { momentOfText, type WireObject } from '../wire-value.ts';
import type { AccountBook } from './quickbooks-account.ts';
import type { QuickBooksApi } from './quickbooks-api.ts';
import { CASH_ENTITIES, type CashEntity } from './quickbooks-legs.ts';
import { rowsOfTransaction } from './quickbooks-row.ts';

const PAGE_SIZE = 500;
/** A transaction that is deleted during the pull moves those behind it forward; so many are read twice. */
const POSITIONS_READ_AGAIN = 25;
/** One pull stops after so many pages and the next one goes on: more than a million transactions. */
const MOST_PAGES = 2_500;
/** Of one kind, however many pulls it takes. */
const MOST_OF_A_KIND = 3_000_000;
/** Below QuickBooks' own thirty days. */
const CHANGES_REACH_MS = 29 * 86_400_000;
const MOST_CHANGES = 1_000;
/** QuickBooks' clock and ours may differ, and a change may be told late. */
const OVERLAP_MS = 15 * 60_000;

/** Between two pulls `started` is null. */
interface Position {
  /** Everything that changed before it has been pulled; null before the first pull is complete. */
  readonly since: string | null;
  /** When the pull under way began: `since` of the next one. */
  readonly started: string | null;
  readonly entity: number;
  /** Counted from one, as QuickBooks does. */
  readonly start: number;
}

const CARD_PAYMENT = 'CreditCardPayment' satisfies CashEntity;

type Pages = AsyncGenerator<PulledPage>;

export async function* pullQuickBooks(api: QuickBooksApi, cursor: string | null, now: () => Date): Pages {
  const book = await api.book();
  const position = positionOf(cursor);
  const since = position.since === null ? null : Date.parse(position.since);
  if (position.started !== null || since === null) return yield* listed(api, book, { ...position, started: position.started ?? now().toISOString() });
  const started = now().toISOString();
  const changedSince = new Date(since - OVERLAP_MS).toISOString();
  // Longer ago QuickBooks no longer tells what was deleted, only what was changed.
  if (now().getTime() - since > CHANGES_REACH_MS) return yield* listed(api, book, { ...position, started });
  const changes = await changesSince(api, changedSince);
  const isComplete = changes.every(([, objects]) => objects.length < MOST_CHANGES) && changes.reduce((sum, [, objects]) => sum + objects.length, 0) < MOST_CHANGES;
  const next: Position = isComplete ? { since: started, started: null, entity: 0, start: 1 } : { since: position.since, started, entity: 0, start: 1 };
  yield pageOf(changes, book, { next, percent: isComplete ? 100 : null, withGone: true });
  if (!isComplete) yield* listed(api, book, next);
}

/** QuickBooks does not document that it tells changes of payments of cards; where it refuses to, they are asked for as such, without those that were deleted. */
async function changesSince(api: QuickBooksApi, since: string): Promise<(readonly [CashEntity, readonly WireObject[]])[]> {
  const changes = await api.changesSince(CASH_ENTITIES.filter((entity) => entity !== CARD_PAYMENT), since);
  const cardPayments = await api.changesSince([CARD_PAYMENT], since).then((told) => told.get(CARD_PAYMENT) ?? []).catch((error: unknown) => {
    if (error instanceof ProviderError && error.fault === 'broken') return api.query(CARD_PAYMENT, { where: changedAfter(since), orderBy: 'Id', start: 1, most: MOST_CHANGES });
    throw error;
  });
  return [...changes, [CARD_PAYMENT, cardPayments]];
}

function changedAfter(moment: string): string {
  return `MetaData.LastUpdatedTime >= '${moment}'`;
}

/** Every transaction, or every one that changed since the last pull, in the order of their identifiers. */
async function* listed(api: QuickBooksApi, book: AccountBook, from: Position): Pages {
  const where = from.since === null ? '' : changedAfter(new Date(Date.parse(from.since) - OVERLAP_MS).toISOString());
  const walk = new PageWalk(api);
  let position = from;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const entity = CASH_ENTITIES[position.entity];
    if (!entity) return;
    const objects = await api.query(entity, { where, orderBy: 'Id', start: position.start, most: PAGE_SIZE });
    const isLastPage = objects.length < PAGE_SIZE;
    if (!isLastPage && position.start > MOST_OF_A_KIND) throw api.broken('more transactions than a company has');
    if (!isLastPage) walk.leave(`${entity} ${String(objects.at(-1)?.Id)}`);
    const entityAfter = isLastPage ? position.entity + 1 : position.entity;
    const isDone = entityAfter >= CASH_ENTITIES.length;
    position = isDone
      ? { since: position.started, started: null, entity: 0, start: 1 }
      : { ...position, entity: entityAfter, start: isLastPage ? 1 : position.start + PAGE_SIZE - POSITIONS_READ_AGAIN };
    const percent = isDone ? 100 : Math.round((100 * entityAfter) / CASH_ENTITIES.length);
    yield pageOf([[entity, objects]], book, { next: position, percent, withGone: from.since !== null });
    if (isDone) return;
  }
}

function pageOf(groups: readonly (readonly [CashEntity, readonly WireObject[]])[], book: AccountBook, { next, percent, withGone }: { next: Position; percent: number | null; withGone: boolean }): PulledPage {
  const found = groups.flatMap(([entity, objects]) => objects.map((object) => rowsOfTransaction(entity, object, book)));
  return {
    rows: found.flatMap(({ rows }) => rows),
    // The first time there is nothing yet that could be gone.
    goneIds: withGone ? found.flatMap(({ goneIds }) => goneIds) : [],
    skipped: found.flatMap(({ skipped }) => skipped),
    cursor: JSON.stringify(next), percent,
  };
}

function positionOf(cursor: string | null): Position {
  const state = readCursor(cursor);
  const moment = (key: string): string | null => (momentOfText(state?.[key]) === null ? null : textIn(state, key));
  return { since: moment('since'), started: moment('started'), entity: Math.max(0, numberIn(state, 'entity') ?? 0), start: Math.max(1, numberIn(state, 'start') ?? 1) };
}
