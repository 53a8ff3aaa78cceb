/** One definition of every figure: over ledgers made by chance whatever is told in two places is equal to the minor unit, wherever it is told. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowIn } from '../question/test-ledgers.ts';
import { ledgerOf, type PlainRow } from '../question/statement-ledger.test-data.ts';
import { PLACES } from './told-figures.test-data.ts';
import type { Told } from './told-forecast.test-data.ts';

const RUNS = process.env.PURSER_TEST_FULL ? 1_000 : 20;

/** Recent enough that periods count from today. */
const RECENT: PlainRow = { date: '2026-11-12', amount: -12.34, category: 'Rent', counterparty: 'Gale', description: 'RENT', account: 'Checking' };
/** A standing order that a file lists ahead of its day. */
const AHEAD: PlainRow = { date: '2026-12-05', amount: -77.01, category: 'Insurance', counterparty: 'Harbor', description: 'INSURANCE', account: 'Checking' };

/** Half a year earlier: a ledger that long can be foreseen. */
const EARLIER: readonly PlainRow[] = ['2026-02-03', '2026-03-03', '2026-04-03', '2026-05-04', '2026-06-03', '2026-07-03'].map((date) => ({ date, amount: 1_900.5, category: 'Sales - Wholesale', counterparty: 'Finch', description: 'FINCH', account: 'Checking' }));

interface Books { readonly rows: readonly PlainRow[]; readonly isAhead: boolean; readonly isLong: boolean; readonly balanceMinor: number | null }

async function check({ rows, isAhead, isLong, balanceMinor }: Books, seen: Map<string, number>): Promise<void> {
  const ledger = ledgerOf([...(isLong ? EARLIER : []), ...rows, RECENT, ...(isAhead ? [AHEAD] : [])], 'categorised', balanceMinor === null ? {} : { Checking: balanceMinor });
  const told = new Map<string, [place: string, value: string | number][]>();
  for (const [place, tell] of Object.entries(PLACES)) {
    for (const [figure, value] of Object.entries(await tell({ ...ledger, fileId: null }) satisfies Told)) {
      if (value !== null) told.set(figure, [...(told.get(figure) ?? []), [place, value]]);
    }
  }
  for (const [figure, places] of told) {
    const [first] = places;
    expect({ figure, places }).toEqual({ figure, places: places.map(([place]) => [place, first?.[1]]) });
    if (places.length > 1) seen.set(figure, Math.max(seen.get(figure) ?? 0, places.length));
  }
}

const books: fc.Arbitrary<Books> = fc.record({
  rows: fc.array(rowIn(8, 9, 10), { minLength: 3, maxLength: 60 }), isAhead: fc.boolean(), isLong: fc.boolean(), balanceMinor: fc.option(fc.integer({ min: -500_000, max: 9_000_000 })),
});

test('whatever is told in two places is the same', async () => {
  const seen = new Map<string, number>();
  await fc.assert(fc.asyncProperty(books, (one) => check(one, seen)), { numRuns: RUNS, seed: 20261122 });
  // The property is worth something only where figures meet.
  for (const figure of ['revenue 2026-10', 'netProfit 2026-10', 'cashFlow 2026-10', 'grossMargin 2026-10', 'averageSale 2026-10', 'largestCustomer 2026-10', 'burn', 'cash', 'recurringCost', 'total revenue', 'revenueChange 2026-10', 'moneyIn 2026-08', 'moneyOut 2026-09', 'lowest cash', 'spent on Rent 2026-10']) {
    expect([figure, (seen.get(figure) ?? 0) > 1]).toEqual([figure, true]);
  }
}, RUNS * 2_000);
