import { expect, test } from '@jest/globals';
import { DEFAULT_CHART } from '../chart-of-accounts.ts';
import { memoryReader } from './memory-reader.ts';
import { CONTRACT_ENTRIES, ledgerReaderContract } from './reader-contract.ts';

ledgerReaderContract('the reader in memory', async (entries) => memoryReader(entries, DEFAULT_CHART));

const reader = memoryReader(CONTRACT_ENTRIES, DEFAULT_CHART);

test('a payment in two files counts once in the ledger and in each of the files', async () => {
  const sales = async (fileId?: string) => (await reader.totals({ currency: 'USD', ...(fileId ? { fileId } : {}), from: '2025-01-01', to: '2025-01-01' }, []))[0];
  const fileB = CONTRACT_ENTRIES.find((entry) => entry.duplicateOf)?.fileId ?? '';
  expect((await sales())?.inMinor).toBe(120_00);
  expect((await sales(fileB))?.inMinor).toBe(120_00);
});

test('groups: week is its Monday, a zero row counts as money in', async () => {
  const weeks = await reader.totals({ currency: 'USD', from: '2024-12-29', to: '2025-01-01' }, ['week']);
  expect(weeks.map((group) => group.key.week).sort()).toEqual(['2024-12-23', '2024-12-30']);
  const [fees] = await reader.totals({ currency: 'USD', descriptionWords: ['waived'] }, []);
  expect(fees).toEqual({ key: {}, inMinor: 0, outMinor: 0, inCount: 1, outCount: 0 });
});

test('the page says how many match, whatever the limit', async () => {
  const page = await reader.entries({ currency: 'USD' }, 'largest', 1);
  expect(page.entries.map((entry) => entry.amountMinor)).toEqual([-300_00]);
  expect(page.count).toBe(12);
});
