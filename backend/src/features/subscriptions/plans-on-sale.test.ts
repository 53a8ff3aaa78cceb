/** The landing page is written from schema/plans.json when the client is built, and subscriptions refer to names in the database: both must say what is sold. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { PLANS_ON_SALE } from './plan-table.ts';

const onSale: unknown = JSON.parse(readFileSync(new URL('../../../../schema/plans.json', import.meta.url), 'utf8'));

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

test('the plans on the landing page are those that are sold', () => {
  expect(onSale).toEqual(PLANS_ON_SALE.map(({ name, displayName, description, monthlyPriceMinor, yearlyPriceMinor, currency, features }) => (
    { name, displayName, description, monthlyPrice: minorToDecimal(monthlyPriceMinor, currency), yearlyPrice: minorToDecimal(yearlyPriceMinor, currency), features }
  )));
});

test('a subscription can refer to each of them', async () => {
  const names = await db.database.outsideTenants((em) => em.execute<{ name: string }[]>('select name from plan order by name desc'));
  expect(names.map(({ name }) => name)).toEqual(PLANS_ON_SALE.map(({ name }) => name));
});
