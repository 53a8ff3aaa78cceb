/** Subscriptions that end with a fault begin again, whatever the fault was of; those that are refused do not. */
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { InsightsChangedDocument } from '../../generated/graphql.ts';
import { createSocketLink } from './socket-link.ts';

interface Message { readonly type: string; readonly id?: string }

/** Takes every connection; what it says to a subscription is up to the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  static answersPings = true;
  readonly protocol = 'graphql-transport-ws';
  readyState = 1;
  readonly asked: Message[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    FakeSocket.opened.push(this);
    setTimeout(() => this.onopen());
  }
  send(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type === 'connection_init') this.say({ type: 'connection_ack' });
    if (message.type === 'ping' && FakeSocket.answersPings) this.say({ type: 'pong' });
    if (message.type === 'subscribe') this.asked.push(message);
  }
  say(message: object): void {
    setTimeout(() => this.onmessage({ data: JSON.stringify(message) }));
  }
  close(code = 1000, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

const latest = () => FakeSocket.opened.at(-1)!;
const subscriptionsAsked = () => FakeSocket.opened.flatMap(({ asked }) => asked).length;
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const tellNews = () => latest().say({ type: 'next', id: latest().asked.at(-1)!.id, payload: { data: { insightsChanged: true } } });
const tellFault = (status: number) => latest().say({ type: 'error', id: latest().asked.at(-1)!.id, payload: [{ message: 'No.', extensions: { status } }] });

const WebSocketBefore = globalThis.WebSocket;
beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  FakeSocket.answersPings = true;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = WebSocketBefore;
});

async function subscribed() {
  const client = new ApolloClient({ link: createSocketLink('/graphql'), cache: new InMemoryCache() });
  const heard: string[] = [];
  const subscription = client.subscribe({ query: InsightsChangedDocument }).subscribe({ next: ({ error }) => { heard.push(error ? 'fault' : 'news'); } });
  await after(10);
  return { heard, subscription };
}

test.each([
  ['the server could not look up the session', () => tellFault(500)],
  ['there were too many calls', () => tellFault(429)],
  ['the server closed the socket for a fault of its own', () => latest().close(4500, 'Internal server error')],
  ['the network was gone', () => latest().close(1006)],
])('news come again after %s', async (_name, fail) => {
  const { heard, subscription } = await subscribed();
  fail();
  await after(5_000);
  expect(subscriptionsAsked()).toBe(2);
  tellNews();
  await after(10);
  expect(heard).toEqual(['news']);
  subscription.unsubscribe();
});

test('who is not signed in is told so, once', async () => {
  const { heard } = await subscribed();
  tellFault(401);
  await after(600_000);
  expect(heard).toEqual(['fault']);
  expect(subscriptionsAsked()).toBe(1);
});

test.each([4400, 4401, 4403, 4406, 4409, 4429])('a server that closes with %i is not asked again', async (code) => {
  const { heard } = await subscribed();
  latest().close(code, 'No.');
  await after(600_000);
  expect(heard).toEqual(['fault']);
  expect(subscriptionsAsked()).toBe(1);
});

test('a question that the server no longer knows is not put again', async () => {
  const { heard } = await subscribed();
  latest().say({ type: 'error', id: latest().asked.at(-1)!.id, payload: [{ message: 'Cannot query field "insightsChanged".' }] });
  await after(600_000);
  expect(heard).toEqual(['fault']);
  expect(subscriptionsAsked()).toBe(1);
});

test('after news the next fault is waited for no longer than the first', async () => {
  const { subscription } = await subscribed();
  for (let fault = 1; fault <= 10; fault += 1) {
    tellFault(500);
    await after(1_100);
    expect(subscriptionsAsked()).toBe(fault + 1);
    tellNews();
    await after(10);
  }
  subscription.unsubscribe();
});

test('without news between them faults are answered later and later', async () => {
  const { subscription } = await subscribed();
  for (let fault = 1; fault <= 10; fault += 1) {
    tellFault(500);
    await after(30_100);
  }
  const asked = subscriptionsAsked();
  tellFault(500);
  await after(14_000);
  expect(subscriptionsAsked()).toBe(asked);
  await after(17_000);
  expect(subscriptionsAsked()).toBe(asked + 1);
  subscription.unsubscribe();
});

test('who leaves while a fault is waited out is not heard of again', async () => {
  const { subscription } = await subscribed();
  tellFault(500);
  await after(20);
  subscription.unsubscribe();
  await after(60_000);
  expect(subscriptionsAsked()).toBe(1);
});

test('a socket that no longer answers gives way to another one', async () => {
  const { subscription } = await subscribed();
  await after(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  FakeSocket.answersPings = false;
  await after(30_000);
  FakeSocket.answersPings = true;
  await after(5_000);
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
  expect(latest().asked).toHaveLength(1);
  subscription.unsubscribe();
});

test('after half an hour without a network news come within a minute of its return', async () => {
  const { heard, subscription } = await subscribed();
  const isUp = FakeSocket.prototype.send;
  FakeSocket.prototype.send = function fail(this: FakeSocket) { this.close(1006); };
  latest().close(1006);
  await after(1_800_000);
  FakeSocket.prototype.send = isUp;
  await after(60_000);
  tellNews();
  await after(10);
  expect(heard).toEqual(['news']);
  subscription.unsubscribe();
});
