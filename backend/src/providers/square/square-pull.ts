/** Pulling a Square seller: payments, refunds and payouts of each location in the order in which they changed, then disputes. */
import type { SquareClient } from 'square';
import type { PulledPage } from '../contract.ts';
import { numberIn, readCursor, textIn } from '../cursor.ts';
import type { OutsideLine } from '../outside-line.ts';
import { PageWalk } from '../page-walk.ts';
import { idAt, isObject, momentOfText, type WireObject } from '../wire-value.ts';
import { rowsOfDispute, rowsOfPayment, rowsOfPayout, rowsOfRefund, type SquareRows } from './square-row.ts';

/** One pull stops after so many pages and the next one goes on. */
const MOST_PAGES = 10_000;
/** However many pulls it takes: five million objects. */
const MOST_PAGES_EVER = 50_000;
const PAGE_SIZE = 100;
/** Before Square was founded. */
const BEGINNING = '2009-01-01T00:00:00Z';
/** Changes may be told late. */
const OVERLAP_MS = 3_600_000;
/** Payouts are listed by the time of their making alone: their end is seen by reading the latest ones again. */
const PAYOUTS_READ_AGAIN_MS = 14 * 86_400_000;

interface Page {
  readonly objects: readonly WireObject[];
  readonly cursor: string | null;
}

interface Asking {
  readonly locationId: string;
  /** RFC 3339. */
  readonly from: string;
  readonly cursor: string | null;
}

interface Step {
  readonly perLocation: boolean;
  list(square: SquareClient, asking: Asking): Promise<unknown>;
  readonly rowsOf: (object: WireObject) => SquareRows;
  /** By which a pull that was cut off goes on; null where the whole list is read again. */
  readonly time: 'updatedAt' | 'createdAt' | null;
  readonly reachMs: number;
}

const STEPS: readonly Step[] = [
  {
    perLocation: true, time: 'updatedAt', reachMs: OVERLAP_MS, rowsOf: rowsOfPayment,
    list: (square, { locationId, from, cursor }) => square.payments.list({ locationId, beginTime: BEGINNING, updatedAtBeginTime: from, sortField: 'UPDATED_AT', sortOrder: 'ASC', limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) }),
  },
  {
    perLocation: true, time: 'updatedAt', reachMs: OVERLAP_MS, rowsOf: rowsOfRefund,
    list: (square, { locationId, from, cursor }) => square.refunds.list({ locationId, beginTime: BEGINNING, updatedAtBeginTime: from, sortField: 'UPDATED_AT', sortOrder: 'ASC', limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) }),
  },
  {
    perLocation: true, time: 'createdAt', reachMs: PAYOUTS_READ_AGAIN_MS, rowsOf: rowsOfPayout,
    list: (square, { locationId, from, cursor }) => square.payouts.list({ locationId, beginTime: from, sortOrder: 'ASC', limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) }),
  },
  { perLocation: false, time: null, reachMs: 0, rowsOf: rowsOfDispute, list: (square, { cursor }) => square.disputes.list(cursor ? { cursor } : {}) },
];

/** Square's own cursors end within minutes, so that a pull that was cut off goes on by time. */
interface Position {
  readonly since: string | null;
  readonly started: string | null;
  readonly step: number;
  /** Locations before it, in the order of their identifiers, are done in this step. */
  readonly location: string | null;
  readonly from: string | null;
  /** Pages up to there. */
  readonly pages: number;
}

export async function* pullSquare(square: SquareClient, line: OutsideLine, cursor: string | null, now: () => Date): AsyncGenerator<PulledPage> {
  const saved = positionOf(cursor);
  const started = saved.started ?? now().toISOString();
  const locations = await locationIds(square, line);
  let pages = 0;
  for (let index = saved.started === null ? 0 : saved.step; index < STEPS.length; index += 1) {
    const step = STEPS[index] as Step;
    const places = step.perLocation ? locations : [''];
    for (const [at, locationId] of places.entries()) {
      const isResumed = saved.started !== null && index === saved.step;
      if (isResumed && saved.location !== null && locationId < saved.location) continue;
      const from = isResumed && locationId === saved.location && saved.from ? saved.from : earlier(saved.since, step.reachMs);
      let reached = from;
      let vendorCursor: string | null = null;
      const walk = new PageWalk(line);
      do {
        const page: Page = await listPage(square, line, step, { locationId, from, cursor: vendorCursor });
        if (saved.pages + pages >= MOST_PAGES_EVER) throw line.broken('more than a seller has');
        if (page.cursor !== null) walk.leave(page.cursor);
        if (page.objects.length > 0) walk.leave(`${String(page.objects[0]?.id)} to ${String(page.objects.at(-1)?.id)}, ${page.objects.length} of them`);
        vendorCursor = page.cursor;
        reached = (step.time && momentText(page.objects.at(-1)?.[step.time])) ?? reached;
        const isDone = vendorCursor === null && at === places.length - 1 && index === STEPS.length - 1;
        const position: Position = isDone ? { since: started, started: null, step: 0, location: null, from: null, pages: 0 } : { since: saved.since, started, step: index, location: locationId, from: reached, pages: saved.pages + pages + 1 };
        const found = page.objects.map(step.rowsOf);
        yield {
          rows: found.flatMap(({ rows }) => rows), goneIds: found.flatMap(({ goneIds }) => goneIds), skipped: found.flatMap(({ skipped }) => skipped),
          cursor: JSON.stringify(position), percent: isDone ? 100 : Math.round((100 * index) / STEPS.length),
        };
        pages += 1;
        if (pages >= MOST_PAGES) return;
      } while (vendorCursor !== null);
    }
  }
}

async function listPage(square: SquareClient, line: OutsideLine, step: Step, asking: Asking): Promise<Page> {
  const answer = await line.run(() => step.list(square, asking));
  if (!isObject(answer) || !Array.isArray(answer.data) || !isObject(answer.response)) throw line.broken('a list that is none');
  const { cursor } = answer.response;
  return { objects: answer.data.filter(isObject), cursor: typeof cursor === 'string' && cursor !== '' ? cursor : null };
}

/** Lists without a location are those of the main one only. */
async function locationIds(square: SquareClient, line: OutsideLine): Promise<string[]> {
  const answer: unknown = await line.run(() => square.locations.list());
  const locations = isObject(answer) ? answer.locations ?? [] : null;
  if (!Array.isArray(locations)) throw line.broken('locations that are none');
  return locations.map((location) => idAt(location, 'id')).filter((id) => id !== null).sort();
}

function momentText(value: unknown): string | null {
  const time = momentOfText(value);
  return time === null ? null : new Date(time).toISOString();
}

function earlier(moment: string | null, byMs: number): string {
  const time = momentOfText(moment);
  return time === null ? BEGINNING : new Date(time - byMs).toISOString();
}

function positionOf(cursor: string | null): Position {
  const state = readCursor(cursor);
  const moment = (key: string): string | null => (momentOfText(state?.[key]) === null ? null : textIn(state, key));
  return { since: moment('since'), started: moment('started'), step: Math.max(0, numberIn(state, 'step') ?? 0), location: textIn(state, 'location'), from: moment('from'), pages: Math.max(0, numberIn(state, 'pages') ?? 0) };
}
