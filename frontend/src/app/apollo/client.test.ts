/** How often data is fetched: once, however it went, until a mutation or a person asks again. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { InsightsDocument, type InsightsQuery } from '../../generated/graphql.ts';
import { createApolloClient } from './client.ts';

const hourMs = 3_600_000;
let isDown = false;
const fetched = jest.fn(async () => ({
  ok: !isDown, status: isDown ? 503 : 200, headers: new Map([['content-type', 'application/json']]),
  text: async () => JSON.stringify(isDown ? { errors: [{ message: 'Down.', extensions: { status: 503 } }] } : { data: { insights: [] } }),
}));

beforeEach(() => {
  isDown = false;
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
  jest.useFakeTimers();
});
afterEach(() => { jest.useRealTimers(); });

/** Shows the list, and lets an hour pass in which the window is left and entered. */
async function watchForAnHour() {
  const client = createApolloClient();
  const results: (InsightsQuery | undefined)[] = [];
  const subscription = client.watchQuery({ query: InsightsDocument, variables: {} }).subscribe(({ data }) => results.push(data as InsightsQuery));
  await jest.advanceTimersByTimeAsync(10);
  for (const event of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(hourMs);
  subscription.unsubscribe();
  return { client, results };
}

test('what came is kept: no polling, nothing goes stale, coming back to the window asks nothing', async () => {
  const { client, results } = await watchForAnHour();
  expect(results.at(-1)).toMatchObject({ insights: [] });
  await client.query({ query: InsightsDocument, variables: {} });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what failed is not tried again by itself', async () => {
  isDown = true;
  await watchForAnHour();
  expect(fetched).toHaveBeenCalledTimes(1);
});
