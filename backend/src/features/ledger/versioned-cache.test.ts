/** What is kept for a version of a ledger, and for how long. */
import { expect, test } from '@jest/globals';
import { VersionedCache } from './versioned-cache.ts';

/** Loads each time another value, so that it shows what was kept. */
function counted(): () => Promise<number> {
  let loads = 0;
  return async () => (loads += 1);
}

test('kept for a version, loaded anew for another', async () => {
  const [cache, load] = [new VersionedCache<number>(10), counted()];
  expect([await cache.get('a', 1, load), await cache.get('a', 1, load), await cache.get('a', 2, load), await cache.get('a', 1, load)]).toEqual([1, 1, 2, 3]);
});

test('what was read after the ledger had moved on is told, and not kept', async () => {
  const [cache, load] = [new VersionedCache<number>(10), counted()];
  expect(await cache.get('a', 1, load, async () => false)).toBe(1);
  expect(cache.peek('a')).toBeUndefined();
  expect([await cache.get('a', 1, load), await cache.get('a', 1, load)]).toEqual([2, 2]);
});

test('what was used longest ago makes room', async () => {
  const [cache, load] = [new VersionedCache<number>(2), counted()];
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 1, load);
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual([1, undefined, 3]);
});

test('a heavy one makes room of several light ones, and is kept even where it weighs too much', async () => {
  const cache = new VersionedCache<number>(10, (weight) => weight);
  for (const [key, weight] of [['a', 3], ['b', 3], ['c', 3], ['d', 7]] as const) await cache.get(key, 1, async () => weight);
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c'), cache.peek('d')]).toEqual([undefined, undefined, 3, 7]);
  await cache.get('c', 2, async () => 11);
  expect([cache.peek('c'), cache.peek('d')]).toEqual([11, undefined]);
  await cache.get('e', 1, async () => 1);
  expect([cache.peek('c'), cache.peek('e')]).toEqual([undefined, 1]);
});

/** What is loaded once it is let go on. */
function held<T>(value: T): { load: () => Promise<T>; letGo: () => void; loads: () => number } {
  let [loads, letGo] = [0, (): void => undefined];
  const gate = new Promise<void>((resolve) => { letGo = resolve; });
  return { load: () => { loads += 1; return gate.then(() => value); }, letGo, loads: () => loads };
}

test('what several ask for at the same time is loaded once, each version by itself', async () => {
  const [cache, slow] = [new VersionedCache<string>(10), held('first')];
  const asked = [cache.get('a', 1, slow.load), cache.get('a', 1, slow.load), cache.get('a', 1, slow.load)];
  expect(await cache.get('a', 2, async () => 'second')).toBe('second');
  slow.letGo();
  expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
  expect(slow.loads()).toBe(1);
});

test('who waited for another loads it anew where that failed, or read a later version', async () => {
  const [cache, load] = [new VersionedCache<number>(10), counted()];
  const [failing, late] = [held(0), held(-1)];
  const failed = cache.get('a', 1, () => failing.load().then(() => { throw new Error('cancelled'); }));
  const afterFailure = cache.get('a', 1, load);
  const moved = cache.get('b', 1, late.load, async () => false);
  const afterMove = cache.get('b', 1, load);
  failing.letGo();
  await expect(failed).rejects.toThrow('cancelled');
  expect(await afterFailure).toBe(1);
  late.letGo();
  expect([await moved, await afterMove]).toEqual([-1, 2]);
});
