/** The comparison with the period before and the largest counterparties, from a real ledger. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { ComparisonService } from './comparison.service.ts';

let books: TestBooks;
let service: ComparisonService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  service = new ComparisonService(books.parts.ledgers);
});
afterAll(() => books.close());

const march = { period: null, from: '2025-03-01', to: '2025-03-31', currency: null };

test('the month before, and what changed the profit', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const found = await service.compare(viewer, march);
  expect(found.previous).toEqual({ revenue: 330_00, expenses: 100_00, netProfit: 230_00, cashFlow: 230_00 });
  expect(found.profitChangeMinor).toBe(20_00);
  expect(found.drivers.map(({ category, effectMinor }) => [category, effectMinor])).toEqual([['Sales - Retail', 30_00], ['Refunds', -10_00]]);
});

test('who brought most and who got most, as many as asked for', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, 'Date,Description,Amount,Category\n2025-03-01,ACH CREDIT NORDWIND LABS,900.00,Consulting Income\n2025-03-02,SHOPIFY PAYOUT,400.00,Sales - Online\n2025-03-03,GUSTO PAYROLL,-300.00,Payroll\n2025-03-04,OWNER DRAW,-800.00,Owner Draw\n');
  const found = await service.topCounterparties(viewer, { ...march, limit: 1 });
  expect(found.customers.map(({ amountMinor, count }) => [amountMinor, count])).toEqual([[900_00, 1]]);
  expect(found.vendors).toEqual([{ name: 'Gusto', amountMinor: 300_00, count: 1 }]);
  expect((await service.topCounterparties(viewer, { ...march, limit: null })).customers).toHaveLength(2);
});

test('remembered no longer than the ledger stays as it is', async () => {
  const viewer = await books.newBusiness();
  expect((await service.topCounterparties(viewer, { ...march, limit: null })).vendors).toEqual([]);
  await books.read(viewer, 'Date,Description,Amount\n2025-03-03,GUSTO PAYROLL,-300.00\n');
  expect((await service.topCounterparties(viewer, { ...march, limit: null })).vendors).toHaveLength(1);
});

test.each([[0], [51], [1.5], [NaN]])('refused: a limit of %p', async (limit) => {
  const viewer = await books.newBusiness();
  await expect(service.topCounterparties(viewer, { ...march, limit })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { limit: expect.any(String) } } });
});
