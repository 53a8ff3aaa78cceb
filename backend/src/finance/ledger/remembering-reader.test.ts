/** The same question is asked once, whoever asks and in whatever order its conditions stand; another one, or one that failed, is asked. */
import { expect, test } from '@jest/globals';
import { DEFAULT_CHART } from '../chart-of-accounts.ts';
import { CONTRACT_ENTRIES } from './reader-contract.ts';
import { memoryReader } from './memory-reader.ts';
import { rememberingReader } from './remembering-reader.ts';
import type { LedgerReader } from './ledger-reader.ts';

function counted(isDown = () => false): { reader: LedgerReader; asked: string[] } {
  const asked: string[] = [];
  const books = memoryReader(CONTRACT_ENTRIES, DEFAULT_CHART);
  const note = (what: string): void => {
    asked.push(what);
    if (isDown()) throw new Error('down');
  };
  return {
    asked,
    reader: rememberingReader({
      totals: async (filter, groupBy) => { note('totals'); return books.totals(filter, groupBy); },
      entries: async (filter, order, limit) => { note('entries'); return books.entries(filter, order, limit); },
      has: async (filter) => { note('has'); return books.has(filter); },
      middle: async (filter) => { note('middle'); return books.middle(filter); },
      rows: async (filter, choice) => { note('rows'); return books.rows(filter, choice); },
    }),
  };
}

test('once for the same question, again for another', async () => {
  const { reader, asked } = counted();
  const [one, other] = await Promise.all([reader.totals({ currency: 'USD', from: '2025-01-01' }, ['role']), reader.totals({ from: '2025-01-01', currency: 'USD' }, ['role'])]);
  expect(other).toEqual(one);
  expect(asked).toEqual(['totals']);
  await reader.totals({ currency: 'USD', from: '2025-01-01' }, ['month']);
  await reader.entries({ currency: 'USD' }, 'newest', 5);
  await reader.entries({ currency: 'USD' }, 'newest', 6);
  await reader.entries({ currency: 'USD' }, 'newest', 5);
  await Promise.all([reader.rows({ currency: 'USD' }), reader.rows({ currency: 'USD' })]);
  await reader.rows({ currency: 'USD' }, { descriptions: true });
  expect(asked).toEqual(['totals', 'totals', 'entries', 'entries', 'rows', 'rows']);
});

test('what failed is asked again', async () => {
  let isDown = true;
  const { reader, asked } = counted(() => isDown);
  await expect(reader.totals({ currency: 'USD' }, [])).rejects.toThrow('down');
  isDown = false;
  expect(await reader.totals({ currency: 'USD' }, [])).toHaveLength(1);
  expect(asked).toHaveLength(2);
});
