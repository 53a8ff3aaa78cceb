/** The one test of every LedgerReader: the in-memory member and the SQL member answer these questions alike. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { DEFAULT_CHART, defaultAccount } from '../chart-of-accounts.ts';
import { entriesAsColumns } from './entry-columns.ts';
import type { EntryFilter, GroupKey, GroupTotal, LedgerReader } from './ledger-reader.ts';
import { memoryReader, type StoredEntry } from './memory-reader.ts';

const FILE_A = '019a0000-0000-7000-8000-00000000aaaa';
const FILE_B = '019a0000-0000-7000-8000-00000000bbbb';
const CHECKING = 1000;
const CARD = 2000;

let serial = 0;
function row(date: string, amountMinor: number, category: string, description: string, more: Partial<StoredEntry> = {}): StoredEntry {
  serial += 1;
  return {
    id: `019a0000-0000-7000-8000-${String(serial).padStart(12, '0')}`,
    date, amountMinor, description, counterparty: null, currency: 'USD', accountNumber: CHECKING, fileId: FILE_A,
    categoryNumber: defaultAccount(category).number, ...more,
  };
}

const first = row('2025-01-01', 120_00, 'Sales - Retail', 'SQUARE DEPOSIT 100%', { counterparty: 'Square' });
/** Sundays, leap days, ties, zero, two currencies, a duplicate, a null counterparty and characters that LIKE would read as wildcards. */
export const CONTRACT_ENTRIES: readonly StoredEntry[] = [
  first,
  row('2024-12-29', 80_00, 'Sales - Retail', 'Square deposit', { counterparty: 'Square' }),
  row('2024-12-30', -50_00, 'Rent', 'RENT_DECEMBER', { counterparty: 'Oak Properties' }),
  row('2024-02-29', -50_00, 'Rent', 'rent leap day', { counterparty: 'Oak Properties' }),
  row('2025-03-31', -12_34, 'Meals', "Joe's \\ Diner", { accountNumber: CARD, counterparty: "Joe's" }),
  row('2025-04-01', 12_34, 'Meals', 'credit memo', { accountNumber: CARD, counterparty: "Joe's" }),
  row('2025-04-01', -5_00, 'Refunds', 'customer refund', { counterparty: 'Square', sourceKind: 'refund' }),
  row('2025-04-06', -300_00, 'Transfer', 'to savings'),
  row('2025-04-07', -40_00, 'Owner Draw', 'draw', { counterparty: 'Ana' }),
  row('2025-04-07', 0, 'Bank Fees', 'waived fee'),
  row('2025-05-02', -7_00, 'Bank Fees', 'fee', { currency: 'EUR' }),
  row('2025-01-01', 120_00, 'Sales - Retail', 'SQUARE DEPOSIT 100%', { counterparty: 'Square', fileId: FILE_B, duplicateOf: first.id }),
  row('2025-06-15', 33_00, 'Sales - Online', 'STRIPE TRANSFER', { counterparty: 'Stripe', fileId: FILE_B }),
  row('2025-06-15', 33_00, 'Sales - Online', 'STRIPE TRANSFER', { counterparty: 'Stripe', fileId: FILE_B }),
];

const FILTERS: Readonly<Record<string, Omit<EntryFilter, 'currency'>>> = {
  'everything': {},
  'a file, what is known from others included': { fileId: FILE_B },
  'dates, both ends': { from: '2024-12-29', to: '2025-03-31' },
  'nothing there': { from: '2030-01-01' },
  'roles': { roles: ['revenue', 'refund'] },
  'no role at all': { roles: [] },
  'categories': { categories: [defaultAccount('Rent').number, defaultAccount('Meals').number] },
  'not categories': { notCategories: [defaultAccount('Rent').number] },
  'counterparties': { counterparties: ['Square', "Joe's"] },
  'not counterparties keeps the unnamed': { notCounterparties: ['Square'] },
  'accounts': { accounts: [CARD] },
  'not accounts': { notAccounts: [CARD] },
  'in': { direction: 'in' },
  'out': { direction: 'out' },
  'strict bounds': { moreThanMinor: 12_34, lessThanMinor: 80_00 },
  'inclusive bounds': { atLeastMinor: 12_34, atMostMinor: 80_00 },
  'weekend': { weekdays: [0, 6] },
  'words in any case': { descriptionWords: ['square', 'DEPOSIT'] },
  'a percent sign is itself': { descriptionWords: ['100%'] },
  'an underscore is itself': { descriptionWords: ['rent_'] },
  'a backslash is itself': { descriptionWords: ['\\'] },
  'not words': { notDescriptionWords: ['rent', 'deposit'] },
  'texts in description or counterparty': { texts: ['oak', 'RENT'] },
  'a text with signs that LIKE would read as wildcards': { texts: ['0%'] },
  'many at once': { roles: ['revenue'], from: '2025-01-01', direction: 'in', moreThanMinor: 33_00, accounts: [CHECKING] },
};

const GROUPINGS: readonly (readonly GroupKey[])[] = [[], ['day'], ['week'], ['month'], ['quarter'], ['year'], ['weekday'], ['category'], ['counterparty'], ['account'], ['role'], ['month', 'role'], ['counterparty', 'category'], ['sourceKind', 'account']];

/** `makeReader` gets entries and the default chart (plus accounts 1000 bank and 2000 card) and gives a reader over exactly them. */
export function ledgerReaderContract(name: string, makeReader: (entries: readonly StoredEntry[]) => Promise<LedgerReader>): void {
  describe(`${name} answers as the reference does`, () => {
    const reference = memoryReader(CONTRACT_ENTRIES, DEFAULT_CHART);
    let reader: LedgerReader;
    beforeAll(async () => { reader = await makeReader(CONTRACT_ENTRIES); });

    for (const [title, filter] of Object.entries(FILTERS)) {
      test(`sums: ${title}`, async () => {
        for (const groupBy of GROUPINGS) {
          const query = { currency: 'USD', ...filter };
          expect(sorted(await reader.totals(query, groupBy))).toEqual(sorted(await reference.totals(query, groupBy)));
        }
      });
      test(`rows: ${title}`, async () => {
        for (const order of ['newest', 'oldest', 'largest', 'smallest'] as const) {
          const query = { currency: 'USD', ...filter };
          expect(await reader.entries(query, order, 5)).toEqual(await reference.entries(query, order, 5));
        }
      });
    }
    for (const [title, filter] of Object.entries(FILTERS)) {
      test(`whether there are any, and the middle of them: ${title}`, async () => {
        for (const more of [{}, { from: '2025-01-02' }, { accounts: [CARD] }]) {
          const query = { currency: 'USD', ...filter, ...more };
          expect([await reader.has(query), await reader.middle(query)]).toEqual([await reference.has(query), await reference.middle(query)]);
        }
      });
    }
    for (const [title, filter] of Object.entries(FILTERS)) {
      test(`columns: ${title}`, async () => {
        for (const choice of [undefined, { descriptions: true }]) {
          const query = { currency: 'USD', ...filter };
          expect(await reader.rows(query, choice)).toEqual(await reference.rows(query, choice));
        }
      });
    }
    test('columns hold every row, oldest first', async () => {
      const { entries } = await reader.entries({ currency: 'USD' }, 'oldest', 50);
      expect(await reader.rows({ currency: 'USD' }, { descriptions: true })).toEqual(entriesAsColumns(entries, 'USD', { descriptions: true }));
    });
    test('currencies are kept apart', async () => {
      expect(await reader.totals({ currency: 'EUR' }, [])).toEqual([{ key: {}, inMinor: 0, outMinor: 7_00, inCount: 0, outCount: 1 }]);
    });
  });
}

function sorted(groups: readonly GroupTotal[]): GroupTotal[] {
  const id = (group: GroupTotal) => JSON.stringify(Object.entries(group.key).sort());
  return [...groups].sort((a, b) => (id(a) < id(b) ? -1 : 1));
}
