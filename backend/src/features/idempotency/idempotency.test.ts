/** One run per key, whatever happens to the first: it is slow, refused, at fault, or its server died. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { AppError } from '../../errors.ts';
import { IdempotencyService } from './idempotency.service.ts';
import { IdempotencyStore } from './idempotency-store.ts';
import { nextStep } from './steps.ts';

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

const silent = () => age('0 minutes', `, alive_at = now() - interval '1 minute', response = null`);

test('a key whose server died is free for the same call, and for no other', async () => {
  await run('died', async () => 'first');
  await silent();
  await expect(run('died', async () => 'other', 'different')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await run('died', async () => 'second')).toEqual({ value: 'second', isRepeated: false });
});

/** Makes something in a transaction of its own, once. */
async function makeOnce(made: string): Promise<string> {
  const step = nextStep();
  if (step.made !== null) return `again ${step.made}`;
  await db.database.outsideTenants((em) => step.note(em, made));
  return made;
}

test('a call that is done over finds what it made, step by step', async () => {
  await expect(run('steps', async () => { await makeOnce('one'); throw new Error('the server died'); })).rejects.toThrow('died');
  expect((await run('steps', async () => [await makeOnce('one'), await makeOnce('two')])).value).toEqual(['again one', 'two']);
});

test('whoever was taken for dead and goes on makes nothing more, and answers for nobody', async () => {
  const goOn = Promise.withResolvers<void>();
  const isAtWork = Promise.withResolvers<void>();
  const slow = run('late', async () => { isAtWork.resolve(); await goOn.promise; return makeOnce('late'); }).catch((error: unknown) => error);
  await isAtWork.promise;
  await silent();
  expect((await run('late', () => makeOnce('in time'))).value).toBe('in time');
  goOn.resolve();
  expect(await slow).toMatchObject({ code: 'CONFLICT' });
  expect((await run('late', async () => 'third')).value).toBe('in time');
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
