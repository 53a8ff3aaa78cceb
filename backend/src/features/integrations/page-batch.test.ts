/** Pages that are stored together say what they would have said one after the other. */
import { expect, test } from '@jest/globals';
import type { PulledPage } from '../../providers/contract.ts';
import { PageBatch } from './page-batch.ts';
import { sale } from './test-provider.ts';

function batchOf(...pages: readonly Partial<PulledPage>[]): PageBatch {
  const batch = new PageBatch();
  pages.forEach((page, index) => batch.add({ rows: [], goneIds: [], cursor: String(index), percent: index, ...page }));
  return batch;
}

test('the last word counts: changed, gone, and back again', () => {
  const { page } = batchOf({ rows: [sale(1), sale(2), sale(3)] }, { rows: [sale(1, { amountMinor: 5 })], goneIds: ['ch_2', 'ch_3'] }, { rows: [sale(3)] });
  expect(page).toMatchObject({ rows: [{ externalId: 'ch_1', amountMinor: 5 }, { externalId: 'ch_3' }], goneIds: ['ch_2'], cursor: '2', percent: 2 });
});

test('what is left out stays told', () => {
  const { page } = batchOf({ skipped: [{ externalId: 'a', reason: 'no amount' }] }, { skipped: [{ externalId: 'b', reason: 'no date' }] });
  expect(page?.skipped).toHaveLength(2);
});

test('due with a thousand rows; nothing without a page', () => {
  const rows = Array.from({ length: 500 }, (_, number) => sale(number));
  expect(batchOf({ rows }).isDue).toBe(false);
  expect(batchOf({ rows }, { rows: rows.map((row) => ({ ...row, externalId: `${row.externalId}b` })) }).isDue).toBe(true);
  expect(new PageBatch().page).toBeNull();
});
