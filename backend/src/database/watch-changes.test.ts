/** A listener is told how things stand, then what changes, in the order in which it changed. */
import { expect, test } from '@jest/globals';
import type { NotificationHandler } from './notifications.ts';
import { watchChanges } from './watch-changes.ts';

function open({ now = () => [] as string[], ms = {} as Record<string, number>, timesAway = 0, tooSlow = 0 } = {}) {
  let send: NotificationHandler = () => undefined;
  let missSome = (): void => undefined;
  let failures = timesAway + tooSlow;
  const told: string[] = [];
  const state = { isListening: false };
  const notifications = {
    listen: (_channel: string, handler: NotificationHandler, missedSome = () => undefined as void) => {
      send = handler;
      missSome = missedSome;
      state.isListening = true;
      return () => { state.isListening = false; };
    },
    inForce: async () => undefined,
  };
  const read = (item: string) => new Promise<string>((resolve, reject) => {
    if (failures > 0) {
      failures -= 1;
      reject(Object.assign(new Error('not now'), { code: failures < tooSlow ? '57014' : '57P01' }));
    }
    setTimeout(() => { if (item === 'gone') reject(new Error('It is gone.')); else resolve(item); }, ms[item] ?? 0);
  });
  const stop = watchChanges<string>(notifications, { channel: 'c', now: async () => now(), changed: (payload) => (payload === 'foreign' ? null : () => read(String(payload))) }, (item) => told.push(item), 1);
  const until = async (count: number) => { while (told.length < count) await new Promise((resume) => { setTimeout(resume, 1); }); return told; };
  return { send: (payload: string) => send(payload), missSome: () => missSome(), until, stop, state };
}

test('at first how things stand, once the listening is in force', async () => {
  expect(await open({ now: () => ['a', 'b'] }).until(2)).toEqual(['a', 'b']);
});

test('a change that takes long to read comes before the one after it', async () => {
  const { send, until } = open({ ms: { slow: 30 } });
  for (const item of ['slow', 'quick']) send(item);
  expect(await until(2)).toEqual(['slow', 'quick']);
});

test('what is foreign or gone is passed over', async () => {
  const { send, until } = open();
  for (const item of ['foreign', 'gone', 'mine']) send(item);
  expect(await until(1)).toEqual(['mine']);
});

test('how things stand is told anew when the connection is back that was lost', async () => {
  let newest = 'before';
  const { until, missSome } = open({ now: () => [newest] });
  await until(1);
  newest = 'meanwhile';
  missSome();
  expect(await until(2)).toEqual(['before', 'meanwhile']);
});

test('what the database was away for is read once it is back, in its turn', async () => {
  const { send, until } = open({ timesAway: 3 });
  for (const item of ['first', 'second']) send(item);
  expect(await until(2)).toEqual(['first', 'second']);
});

test('what takes too long is read again, and in the end passed over for what comes after it', async () => {
  const twice = open({ tooSlow: 2 });
  twice.send('heavy');
  expect(await twice.until(1)).toEqual(['heavy']);
  const always = open({ tooSlow: 3 });
  for (const item of ['heavy', 'light']) always.send(item);
  expect(await always.until(1)).toEqual(['light']);
});

test('a database that is away for long does not count as slow', async () => {
  const { send, until } = open({ timesAway: 4, tooSlow: 2 });
  send('first');
  expect(await until(1)).toEqual(['first']);
});

test('stopping ends the listening', () => {
  const { stop, state } = open();
  stop();
  expect(state.isListening).toBe(false);
});
