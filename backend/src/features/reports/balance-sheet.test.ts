/** A balance sheet takes what connected books state: refused without, written with, and a sync keeps the newest word. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localAnalyst } from '../../analysts/local.ts';
import type { StatedBalances } from '../../finance/statements/stated-balances.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { createTestConnections, type TestConnections } from '../integrations/test-connections.ts';
import { COMPANY, sale, TestProvider } from '../integrations/test-provider.ts';
import { LedgerSource } from '../ledger/ledger-source.ts';
import type { Viewer } from '../users/viewer.ts';
import { ReportsService } from './reports.service.ts';

const stated = (asOf: string, bankMinor: number): StatedBalances => ({
  asOf, basis: 'cash', currency: 'USD', assetsMinor: bankMinor, claimsMinor: bankMinor, accounts: [{ key: '35', name: 'Checking', kind: 'bank', balanceMinor: bankMinor }, { key: '34', name: 'Equity', kind: 'equity', balanceMinor: bankMinor }],
});

let all: TestConnections;
let reports: ReportsService;
const quickbooks = new TestProvider('quickbooks');
beforeAll(async () => {
  all = await createTestConnections([quickbooks]);
  reports = new ReportsService({ database: all.db.database, ledgers: new LedgerSource(all.db.database, () => all.world.now), analystFor: () => localAnalyst, clock: () => all.world.now });
});
afterAll(() => all.close());

/** One sale of January 1st 2026, 10.00, from the books themselves. */
async function connected(balances: readonly StatedBalances[]): Promise<{ viewer: Viewer; connection: Awaited<ReturnType<TestConnections['connect']>> }> {
  quickbooks.told.clear();
  quickbooks.stated = balances;
  const viewer = await all.newBusiness();
  const connection = await all.connect(viewer);
  quickbooks.tell(COMPANY, sale(0));
  await all.sync(connection);
  return { viewer, connection };
}

const january = { title: 'Where we stand', type: 'balance-sheet', period: { from: '2026-01-01', to: '2026-01-31' } };

describe('refused', () => {
  test('without books', async () => {
    const { viewer } = await connected([]);
    await expect(reports.create(viewer, january)).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('Connect QuickBooks, or sync it, under Integrations.') });
  });

  test('for a day before the books', async () => {
    const { viewer } = await connected([stated('2026-03-31', 5_000)]);
    await expect(reports.create(viewer, january)).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('reach back to March 31, 2026') });
  });

  test('without accounting software, naming it', async () => {
    await expect(reports.create(await all.newBusiness(), january)).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('it takes connected accounting software (QuickBooks)') });
  });
});

test('written from what the books state, with every identity and its difference', async () => {
  const { viewer } = await connected([stated('2025-12-31', 5_000), stated('2026-01-31', 6_000)]);
  const report = await reports.create(viewer, january);
  expect(report.content).toMatch(/^Where we stand\n.*\n\nOn January 31, 2026 the business owned \$60\.00 and owed \$0\.00: \$60\.00 was the owners'\. Equity rose by \$10\.00 since December 31, 2025\./);
  expect(report.document?.integrity.slice(0, 4).map(({ name, differenceMinor }) => [name, differenceMinor])).toEqual([
    ['Assets = liabilities + equity', 0], ['The accounts = the total that your accounting software states', 0], ['Cash flow = change in cash', 0], ['Net profit and owner movements = change in equity', 0]]);
  const lines = report.document!.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(lines.find(({ cells: [label] }) => label === 'Checking')).toMatchObject({ place: null, origin: { kind: 'books', name: 'QuickBooks', on: '2026-01-31' } });
  expect((await reports.get(viewer, report.id)).document).toEqual(report.document);
});

test('its proof replays what the books state: nothing changed, then another balance, then none that reaches back', async () => {
  const { viewer, connection } = await connected([stated('2025-12-31', 5_000), stated('2026-01-31', 6_000)]);
  const { id } = await reports.create(viewer, january);
  const proof = await reports.proof(viewer, id);
  expect(proof).toMatchObject({ isChanged: false, sentence: null });
  expect(proof.figures.map(({ label, valueThen, valueNow }) => [label, valueThen, valueNow])).toEqual([
    ['Assets, January 31, 2026', '60.00', '60.00'], ['Liabilities, January 31, 2026', '0.00', '0.00'], ['Equity, January 31, 2026', '60.00', '60.00'],
    ['Assets, December 31, 2025', '50.00', '50.00'], ['Liabilities, December 31, 2025', '0.00', '0.00'], ['Equity, December 31, 2025', '50.00', '50.00']]);
  quickbooks.stated = [stated('2025-12-31', 5_000), stated('2026-01-31', 7_000)];
  expect((await reports.get(viewer, id)).hasLedgerMoved).toBe(false);
  await all.sync(connection);
  expect((await reports.get(viewer, id)).hasLedgerMoved).toBe(true);
  const later = await reports.proof(viewer, id);
  expect(later.sentence).toBe('Since then your accounting software told other balances: Assets, January 31, 2026 $60.00 → $70.00, and 3 more figures.');
  expect(later.figures.filter(({ isChanged }) => isChanged).map(({ label }) => label)).toEqual(['Assets, January 31, 2026', 'Equity, January 31, 2026', 'Checking, January 31, 2026', 'Equity, January 31, 2026']);
  quickbooks.stated = [stated('2026-02-28', 7_000)];
  await all.sync(connection);
  expect((await reports.proof(viewer, id)).figures[0]).toMatchObject({ valueThen: '60.00', valueNow: null, isChanged: true });
});

test('a sync that tells the same balances leaves what was written as it was', async () => {
  const { viewer, connection } = await connected([stated('2025-12-31', 5_000), stated('2026-01-31', 6_000)]);
  const { id } = await reports.create(viewer, january);
  await all.sync(connection);
  expect((await reports.get(viewer, id)).hasLedgerMoved).toBe(false);
});

test('the newest sync replaces what was stated; one that cannot be read leaves it, and the rows come all the same', async () => {
  const { viewer, connection } = await connected([stated('2026-01-31', 6_000)]);
  quickbooks.stated = [stated('2026-01-31', 7_000)];
  await all.sync(connection);
  expect((await reports.create(viewer, january)).content).toContain('owned $70.00');
  quickbooks.faults.balances = [new ProviderError('broken', 'A balance sheet that is none.')];
  quickbooks.tell(COMPANY, sale(1));
  await all.sync(connection);
  expect((await all.rows(viewer))).toHaveLength(2);
  expect((await reports.create(viewer, january)).content).toContain('owned $70.00');
});
