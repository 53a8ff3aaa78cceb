/** The overview's panel reads a connected company from QuickBooks itself: here from its local stand-in. */
import { afterEach, expect, test } from '@jest/globals';
import type { Access } from '../../providers/contract.ts';
import { QuickBooksProvider } from '../../providers/quickbooks/quickbooks-provider.ts';
import { startTestSandbox, TEST_NOW, type TestSandbox } from '../../providers/sandbox/test-sandbox.ts';
import type { Integration } from './integration.entity.ts';
import { LiveQuickBooksBooks } from './live-quickbooks-books.ts';

let sandbox: TestSandbox | null = null;
afterEach(async () => { await sandbox?.close(); sandbox = null; });

const CONNECTION = { businessId: 'b', id: 'i', provider: 'quickbooks', isSandbox: true, companyId: null } as unknown as Integration;

async function start(companyIndex = 0) {
  const opened = await startTestSandbox();
  sandbox = opened;
  const companyId = opened.companies('quickbooks')[companyIndex]?.id ?? '';
  const { accessToken } = await opened.grantTo('quickbooks', companyId);
  const world = { now: TEST_NOW, reads: 0, accessToken };
  const clock = (): Date => world.now;
  const address = (): string => opened.address('quickbooks');
  const provider = new QuickBooksProvider({ clientId: 'c', clientSecret: 's', webhookVerifierToken: null }, { api: address, tokens: address, signIn: address }, { isSandbox: true, now: clock });
  const access = {
    use: <T>(_connection: unknown, work: (access: Access, by: QuickBooksProvider) => Promise<T>): Promise<T> => {
      world.reads += 1;
      return work({ accessToken: world.accessToken, companyId }, provider);
    },
  };
  return { world, connection: { ...CONNECTION, companyId }, books: new LiveQuickBooksBooks({ access: access as never, providers: { of: () => provider }, clock }) };
}

test('its figures, newest movements and accounts, in one reading', async () => {
  const { world, books, connection } = await start();
  const [summary, transactions, accounts] = await Promise.all([books.summary(connection), books.transactions(connection), books.accounts(connection)]);
  expect(world.reads).toBe(1);
  expect(summary).toMatchObject({ lastUpdated: TEST_NOW.toISOString(), currency: 'USD', accountCount: accounts.length });
  expect(Number(summary.totalRevenue) - Number(summary.totalExpenses)).toBeCloseTo(Number(summary.netProfit), 2);
  expect(Number(summary.totalRevenue)).toBeGreaterThan(0);
  expect(summary.transactionCount).toBeGreaterThan(100);
  expect(transactions.length).toBeGreaterThan(5);
  expect(transactions.map(({ date }) => date)).toEqual(transactions.map(({ date }) => date).sort().reverse());
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
  const inBank = accounts.filter(({ type }) => type === 'Bank').reduce((sum, { balance }) => sum + Number(balance), 0);
  expect(Number(summary.totalBalance)).toBeCloseTo(inBank, 2);
});

test.each([[2, 'JPY', /^\d+$/], [3, 'KWD', /^\d+\.\d{3}$/]])('company %i has the decimals of %s', async (index, currency, form) => {
  const { books, connection } = await start(index);
  expect(await books.summary(connection)).toMatchObject({ currency, totalRevenue: expect.stringMatching(form) });
});

test('read again after a minute, and at once after a failure', async () => {
  const { world, books, connection } = await start();
  await books.summary(connection);
  world.now = new Date(TEST_NOW.getTime() + 59_000);
  await books.summary(connection);
  expect(world.reads).toBe(1);
  const good = world.accessToken;
  [world.now, world.accessToken] = [new Date(TEST_NOW.getTime() + 61_000), 'eyJnone'];
  await expect(books.summary(connection)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  world.accessToken = good;
  await books.summary(connection);
  expect(world.reads).toBe(3);
});
