/** A listener is told how things stand, then what changes, in the order in which it changed. */
import { expect, test } from '@jest/globals';
import type { NotificationHandler } from './notifications.ts';
import { watchChanges } from './watch-changes.ts';

function open({ now = [] as string[], ms = {} as Record<string, number> } = {}) {
  let send: NotificationHandler = () => undefined;
  const told: string[] = [];
  const state = { isListening: false };
  const notifications = {
    listen: (_channel: string, handler: NotificationHandler) => {
      send = handler;
      state.isListening = true;
      return () => { state.isListening = false; };
    },
    inForce: async () => undefined,
  };
  const read = (item: string) => new Promise<string>((resolve, reject) => {
    setTimeout(() => { if (item === 'gone') reject(new Error('It is gone.')); else resolve(item); }, ms[item] ?? 0);
  });
  const stop = watchChanges<string>(notifications, { channel: 'c', now: async () => now, changed: (payload) => (payload === 'foreign' ? null : () => read(String(payload))) }, (item) => told.push(item));
  const until = async (count: number) => { while (told.length < count) await new Promise((resume) => { setTimeout(resume, 1); }); return told; };
  return { send: (payload: string) => send(payload), until, stop, state };
}

test('at first how things stand, once the listening is in force', async () => {
  expect(await open({ now: ['a', 'b'] }).until(2)).toEqual(['a', 'b']);
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

test('stopping ends the listening', () => {
  const { stop, state } = open();
  stop();
  expect(state.isListening).toBe(false);
});
