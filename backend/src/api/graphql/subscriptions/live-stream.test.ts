/** A live stream delivers what comes, skips what is out of date, and stops listening when nobody reads it any more. */
import { expect, test } from '@jest/globals';
import { LiveStream } from './live-stream.ts';

interface Item { readonly key: string; readonly version: number }

function open(isWanted: () => Promise<boolean> = async () => true) {
  let send: (item: Item) => void = () => undefined;
  const state = { isListening: true };
  const stream = new LiveStream<Item>({
    listen: (onItem) => {
      send = onItem;
      return () => { state.isListening = false; };
    },
    keyOf: (item) => item.key,
    isWanted,
  });
  return { stream, state, send: (key: string, version: number) => send({ key, version }) };
}

test('delivers items in the order in which they came', async () => {
  const { stream, send } = open();
  const first = stream.next();
  send('a', 1);
  expect(await first).toEqual({ done: false, value: { key: 'a', version: 1 } });
  send('b', 1);
  expect((await stream.next()).value).toEqual({ key: 'b', version: 1 });
});

test('a slow reader gets only the newest of a key', async () => {
  const { stream, send } = open();
  send('a', 1);
  send('b', 1);
  send('a', 2);
  expect([(await stream.next()).value, (await stream.next()).value]).toEqual([{ key: 'b', version: 1 }, { key: 'a', version: 2 }]);
});

test('ends a pending read at once when it is closed', async () => {
  const { stream, state } = open();
  const pending = stream.next();
  await stream.return();
  expect(await pending).toEqual({ done: true, value: undefined });
  expect(state.isListening).toBe(false);
});

test('ends with the session', async () => {
  const { stream, state, send } = open(async () => false);
  send('a', 1);
  expect((await stream.next()).done).toBe(true);
  expect(state.isListening).toBe(false);
});

test('a session that cannot be looked up ends it with a fault, and the listening', async () => {
  const { stream, state, send } = open(async () => { throw new Error('no database'); });
  send('a', 1);
  await expect(stream.next()).rejects.toThrow('no database');
  expect(state.isListening).toBe(false);
});
