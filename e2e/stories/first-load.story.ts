/** How much JavaScript a browser fetches before the dashboard works, packed as the server sends it: a slow phone waits for every byte. */
import { expect, test } from '../support/story.ts';

const MOST_BYTES = 180_000;

test('the dashboard’s first route needs at most 180 kB of JavaScript', async ({ request }) => {
  const page = await (await request.get('/dashboard')).text();
  const scripts = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
  expect(scripts.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const script of scripts) {
    const length = Number((await request.head(script, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length']);
    expect(length, script).toBeGreaterThan(0);
    bytes += length;
  }
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
