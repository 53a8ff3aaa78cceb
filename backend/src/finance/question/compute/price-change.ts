/** How far a price has moved: the first charge of a stream of like rows beside its latest. */
import type { Entry } from '../../ledger/entry.ts';
import { percentChange } from '../../percent.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, rowsFilter } from './books.ts';
import type { Figures } from './figures.ts';
import { aliveStreams } from './latest.ts';
import { entryTable } from './single-rows.ts';

const ROWS_LOOKED_AT = 120;

export async function priceChange(plan: Plan, books: Books): Promise<Figures> {
  const [newest, oldest] = [await pageOf(plan, 'newest', ROWS_LOOKED_AT, books), await pageOf(plan, 'oldest', ROWS_LOOKED_AT, books)];
  const stream = aliveStreams(togetherNewestFirst(newest.entries, oldest.entries)).at(-1) ?? [];
  const last = stream[0] ?? null;
  const first = stream.at(-1) ?? null;
  const percent = first && last ? percentChange(Math.abs(last.amountMinor), Math.abs(first.amountMinor)) : null;
  const difference = first && last ? Math.abs(last.amountMinor) - Math.abs(first.amountMinor) : null;
  const isPercent = plan.answerIn === 'percent';
  return {
    value: isPercent ? percent : difference, unit: isPercent ? 'percent' : 'currency', table: first && last ? entryTable([first, last], books) : null, chart: null,
    cited: [rowsFilter(plan, books)], detail: { task: 'price-change', first, last, percent },
  };
}

/** Each row once: references that are letters alone ("CREATIVE CLOUD JUWUBW") are known as such only beside the other rows of their stream. */
function togetherNewestFirst(newest: readonly Entry[], oldest: readonly Entry[]): Entry[] {
  const byId = new Map([...newest, ...oldest].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}
