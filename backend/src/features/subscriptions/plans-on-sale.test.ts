/** The landing page is written from schema/plans.json when the client is built: it must say what the plan table says. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

const onSale: unknown = JSON.parse(readFileSync(new URL('../../../../schema/plans.json', import.meta.url), 'utf8'));

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

test('the plans on the landing page are those that are sold', async () => {
  const plans = await new SubscriptionsService(db.database).plans();
  expect(onSale).toEqual(plans.map(({ name, displayName, description, monthlyPriceMinor, yearlyPriceMinor, currency, features }) => (
    { name, displayName, description, monthlyPrice: minorToDecimal(monthlyPriceMinor, currency), yearlyPrice: minorToDecimal(yearlyPriceMinor, currency), features }
  )));
});
