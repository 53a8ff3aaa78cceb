/** One run per key, whatever happens to the first: it is slow, refused, at fault, or its server died. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { AppError } from '../../errors.ts';
import { IdempotencyService } from './idempotency.service.ts';
import { IdempotencyStore } from './idempotency-store.ts';

let db: TestDatabase;
let idempotency: IdempotencyService;
beforeAll(async () => {
  db = await createTestDatabase();
  idempotency = new IdempotencyService(new IdempotencyStore(db.database));
});
afterAll(() => db.close());

let runs = 0;
const owner = { address: '192.0.2.1' };
const run = (key: string, work: () => Promise<unknown>, request = 'same') => idempotency.run(owner, key, [request], () => {
  runs += 1;
  return work();
});

async function age(interval: string, change = ''): Promise<void> {
  await db.database.outsideTenants((em) => em.execute(`update visitor_idempotency_key set created_at = now() - interval '${interval}'${change}`));
}

test('a slow first call is waited for', async () => {
  runs = 0;
  const slow = () => new Promise((resolve) => setTimeout(resolve, 200, { n: 1 }));
  const answers = await Promise.all([run('slow', slow), run('slow', slow)]);
  expect(answers.map((answer) => answer.value)).toEqual([{ n: 1 }, { n: 1 }]);
  expect(runs).toBe(1);
});

test('a refusal is repeated', async () => {
  runs = 0;
  const refuse = () => Promise.reject(new AppError('CONFLICT', 'Taken.', { fields: { email: 'Taken.' } }));
  const expected = { code: 'CONFLICT', message: 'Taken.', details: { fields: { email: 'Taken.' } } };
  await expect(run('refused', refuse)).rejects.toMatchObject(expected);
  await expect(run('refused', refuse)).rejects.toMatchObject(expected);
  expect(runs).toBe(1);
});

test('a fault of our own, or a limit, is tried again', async () => {
  for (const error of [new Error('broken'), new AppError('RATE_LIMITED', 'Later.')]) {
    await expect(run('fault', () => Promise.reject(error))).rejects.toBe(error);
  }
  expect((await run('fault', async () => 'well')).value).toBe('well');
});

test('another request under the same key is refused', async () => {
  await run('other', async () => 1);
  await expect(run('other', async () => 2, 'different')).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a key whose server died is free after a minute', async () => {
  await run('died', async () => 'first');
  await age('2 minutes', ', response = null');
  expect(await run('died', async () => 'second')).toEqual({ value: 'second', isRepeated: false });
});

test('an answer is kept for a day', async () => {
  await run('day', async () => 'first');
  await age('23 hours');
  expect((await run('day', async () => 'second')).value).toBe('first');
  await age('25 hours');
  expect((await run('day', async () => 'second')).value).toBe('second');
});

test('neither the key nor the request can be read from the table', async () => {
  await run('a-readable-key', async () => 1, 'a readable secret');
  const rows = await db.database.outsideTenants((em) => em.execute<{ row: string }[]>(`select k::text as row from visitor_idempotency_key k`));
  expect(rows.some(({ row }) => row.includes('readable'))).toBe(false);
});
