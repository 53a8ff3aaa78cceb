/** QuickBooks' books: nothing without a connection, the provider's answer with one, and an honest word where the server cannot sign in. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../database/new-id.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
import { IntegrationEntity, type Integration } from './integration.entity.ts';
import { LiveQuickBooksBooks } from './live-quickbooks-books.ts';
import type { QuickBooksBooks } from './quickbooks-books.ts';
import { QuickBooksService } from './quickbooks.service.ts';

let opened: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => { opened = await createTestDatabase(); });
afterAll(() => opened.close());

const books: QuickBooksBooks = {
  summary: async () => ({ lastUpdated: '2026-11-20T10:00:00.000Z', currency: 'USD', totalRevenue: '100.00', totalExpenses: '40.00', netProfit: '60.00', netCashFlow: '55.00', totalBalance: '500.00', profitMargin: 60, transactionCount: 1, accountCount: 1 }),
  transactions: async () => [{ id: '1', description: 'Landscaping', date: '2026-11-19', category: 'Services', type: 'income', amount: '100.00', currency: 'USD' }],
  accounts: async ({ companyName }) => [{ id: '35', name: `Checking of ${companyName}`, type: 'Bank', balance: '500.00', currency: 'USD' }],
};

async function connect(viewer: Viewer, status: Integration['status'], provider: Integration['provider'] = 'quickbooks'): Promise<void> {
  await opened.database.inTenant(viewer.businessId, async (em) => {
    em.create(IntegrationEntity, { businessId: viewer.businessId, id: newId(), provider, status, companyName: 'Craig Design' });
    await em.flush();
  });
}

test.each([['nothing', null], ['only another provider', 'stripe'], ['a connection that was ended', 'quickbooks']] as const)('with %s there is nothing to tell', async (_what, provider) => {
  const viewer = await createTestBusiness(opened.database);
  if (provider) await connect(viewer, provider === 'stripe' ? 'connected' : 'disconnected', provider);
  const service = new QuickBooksService(opened.database, books);
  for (const call of ['summary', 'transactions', 'accounts'] as const) await expect(service[call](viewer)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'QuickBooks is not connected.' });
});

test('with a connection its books are told', async () => {
  const viewer = await createTestBusiness(opened.database, 'pro');
  await connect(viewer, 'connected');
  const service = new QuickBooksService(opened.database, books);
  expect(await service.summary(viewer)).toMatchObject({ netProfit: '60.00', profitMargin: 60 });
  expect(await service.transactions(viewer)).toHaveLength(1);
  expect(await service.accounts(viewer)).toEqual([expect.objectContaining({ name: 'Checking of Craig Design' })]);
});

test('a plan without connections reads none of it, though the connection is there still', async () => {
  const viewer = await createTestBusiness(opened.database);
  await connect(viewer, 'connected');
  const service = new QuickBooksService(opened.database, books);
  for (const call of ['summary', 'transactions', 'accounts'] as const) await expect(service[call](viewer)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
});

test('a server without credentials says which settings it lacks', async () => {
  const viewer = await createTestBusiness(opened.database, 'pro');
  await connect(viewer, 'connected');
  const liveBooks = new LiveQuickBooksBooks({ providers: { of: () => null }, access: { use: () => Promise.reject(new Error('never asked')) }, clock: () => new Date() });
  await expect(new QuickBooksService(opened.database, liveBooks).summary(viewer)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('QUICKBOOKS_CLIENT_ID') });
});
