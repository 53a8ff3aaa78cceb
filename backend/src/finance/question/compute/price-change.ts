/** How far a price has moved: the first charge of a stream of like rows beside its latest. */
import type { Entry } from '../../ledger/entry.ts';
import { percentChange } from '../../percent.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, rowsFilter } from './books.ts';
import type { Figures } from './figures.ts';
import { aliveStreams, streamKey } from './latest.ts';
import { entryTable } from './single-rows.ts';

const ROWS_LOOKED_AT = 120;

export async function priceChange(plan: Plan, books: Books): Promise<Figures> {
  const [newest, oldest] = [await pageOf(plan, 'newest', ROWS_LOOKED_AT, books), await pageOf(plan, 'oldest', ROWS_LOOKED_AT, books)];
  const stream = aliveStreams(newest.entries).at(-1) ?? [];
  const last = stream[0] ?? null;
  const first = firstOf(oldest.entries, stream, last);
  const percent = first && last ? percentChange(Math.abs(last.amountMinor), Math.abs(first.amountMinor)) : null;
  const difference = first && last ? Math.abs(last.amountMinor) - Math.abs(first.amountMinor) : null;
  const isPercent = plan.answerIn === 'percent';
  return {
    value: isPercent ? percent : difference, unit: isPercent ? 'percent' : 'currency', table: first && last ? entryTable([first, last], books) : null, chart: null,
    cited: [rowsFilter(plan, books)], detail: { task: 'price-change', first, last, percent },
  };
}

/** The oldest row that is worded as the stream; where the wording has changed, the stream's own oldest. */
function firstOf(oldest: readonly Entry[], stream: readonly Entry[], last: Entry | null): Entry | null {
  return (last && oldest.find((entry) => streamKey(entry) === streamKey(last))) ?? stream.at(-1) ?? null;
}
