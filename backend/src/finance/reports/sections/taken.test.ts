/** Fees, refunds, disputes and payouts are what the provider said; words and categories tell them for files alone. */
import { expect, test } from '@jest/globals';
import { DEFAULT_CHART, defaultAccount } from '../../chart-of-accounts.ts';
import { memoryReader, type StoredEntry } from '../../ledger/memory-reader.ts';
import type { ReportContext } from '../report-context.ts';
import { takenBy } from './taken.ts';

const PERIOD = { from: '2026-10-01', to: '2026-10-31' };
let serial = 0;
const row = (amountMinor: number, category: string, description: string, sourceKind = '', accountNumber = 1000): StoredEntry => ({
  id: String(serial += 1).padStart(8, '0'), date: '2026-10-05', amountMinor, description, counterparty: null, currency: 'USD', accountNumber, categoryNumber: defaultAccount(category).number, fileId: null, ...(sourceKind ? { sourceKind } : {}),
});

function contextOf(rows: readonly StoredEntry[]): ReportContext {
  const vocabulary = { currency: 'USD', categories: DEFAULT_CHART.map(({ number, name, role }) => ({ number, name, role, count: 0 })) };
  return { source: { reader: memoryReader(rows, DEFAULT_CHART), vocabulary, fileId: null } } as unknown as ReportContext;
}

const of = async (...rows: StoredEntry[]) => (await takenBy('account', PERIOD, contextOf(rows))).get('1000');

test('what the provider called a fee is one whatever category the owner gave it, and the word dispute makes no dispute of its refund', async () => {
  expect(await of(
    row(100_00, 'Sales - Online', 'Charge', 'charge'), row(-3_20, 'Software Subscriptions', 'Stripe fee: Charge', 'fee'), row(-20_00, 'Refunds', 'Refund after dispute', 'refund'),
    row(-50_00, 'Refunds', 'Withdrawn', 'dispute'), row(-15_00, 'Refunds', 'Cost of it', 'fee'), row(-11_80, 'Transfer', 'STRIPE PAYOUT', 'payout'),
  )).toEqual({ chargesMinor: 100_00, charges: 1, refundsMinor: 20_00, disputesMinor: 50_00, feesMinor: 18_20, payoutsMinor: 11_80 });
});

test('of files, categories and words tell', async () => {
  expect(await of(row(100_00, 'Sales - Online', 'SALE'), row(-20_00, 'Refunds', 'REFUND 7'), row(-50_00, 'Refunds', 'Chargeback 12'), row(-15_00, 'Bank Fees', 'FEE'), row(-10_00, 'Transfer', 'TO SAVINGS')))
    .toEqual({ chargesMinor: 100_00, charges: 1, refundsMinor: 20_00, disputesMinor: 50_00, feesMinor: 15_00, payoutsMinor: 10_00 });
});

test("a vendor's credit is no refund to a customer", async () => {
  expect(await of(row(5_00, 'Office Supplies', 'Credit', 'refund'))).toBeUndefined();
});
