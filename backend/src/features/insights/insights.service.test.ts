/** Insights follow the ledger: what is still so keeps its date, what no longer is goes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { geminiAnalyst } from '../../analysts/gemini.ts';
import { cutOff, fails, never, sameFor, says, startTestGemini, type Reply, type TestModel } from '../../analysts/test-model.ts';
import { removeBusiness } from '../account/remove-business.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { InsightsService } from './insights.service.ts';

let books: TestBooks;
let insights: InsightsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  insights = new InsightsService(books.parts);
});
afterAll(() => books.close());

test('a refresh finds, keeps and forgets', async () => {
  const viewer = await books.newBusiness();
  const list = () => insights.list(viewer, { limit: 50, cursor: null });
  const fileId = await books.read(viewer, SHOP_CSV);
  await insights.refresh({ businessId: viewer.businessId });
  const first = await list();
  expect(first.length).toBeGreaterThan(0);
  await insights.refresh({ businessId: viewer.businessId });
  expect(await list()).toEqual(first);
  expect(await insights.list(await books.newBusiness(), { limit: 50, cursor: null })).toEqual([]);
  await books.files.delete(viewer, fileId);
  await insights.refresh({ businessId: viewer.businessId });
  expect(await list()).toEqual([]);
});

test('the jobs of a business that is gone end', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  await removeBusiness(books.parts.database, viewer.businessId);
  await expect(insights.refresh({ businessId: viewer.businessId })).resolves.toBeUndefined();
});

test('a business that goes while insights are looked for takes them along', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const { ledgers, database } = books.parts;
  const looking = Object.assign(Object.create(ledgers) as typeof ledgers, {
    atOneMoment: async (...asked: Parameters<typeof ledgers.atOneMoment>) => {
      const found = await ledgers.atOneMoment(...asked);
      await removeBusiness(database, viewer.businessId);
      return found;
    },
  });
  await expect(new InsightsService({ ...books.parts, ledgers: looking }).refresh({ businessId: viewer.businessId })).resolves.toBeUndefined();
});

test('a category that comes into the ledger while insights are looked for does no harm', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const { ledgers } = books.parts;
  let hasImported = false;
  const looking = Object.assign(Object.create(ledgers) as typeof ledgers, {
    atOneMoment: (...[scope, currency, work]: Parameters<typeof ledgers.atOneMoment>) => ledgers.atOneMoment(scope, currency, async (ledger, client) => {
      const vocabulary = await ledger.vocabulary();
      await books.read(viewer, `Date,Description,Amount,Category\n2025-03-20,KILN REPAIR,-80.00,Kiln Upkeep\n`);
      hasImported = true;
      return work({ ...ledger, vocabulary: async () => vocabulary }, client);
    }),
  });
  await new InsightsService({ ...books.parts, ledgers: looking }).refresh({ businessId: viewer.businessId });
  expect(hasImported).toBe(true);
  expect((await insights.list(viewer, { limit: 50, cursor: null })).length).toBeGreaterThan(0);
});

test('what was dismissed stays away for as long as the ledger shows the same, and can be brought back', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const ids = async () => (await insights.list(viewer, { limit: 50, cursor: null })).map(({ id }) => id);
  await insights.refresh({ businessId: viewer.businessId });
  const before = await ids();
  expect((await insights.dismiss(viewer, before[0]!)).dismissedAt).not.toBeNull();
  await insights.refresh({ businessId: viewer.businessId });
  expect(await ids()).toEqual(before.slice(1));
  await insights.restore(viewer, before[0]!);
  expect(await ids()).toEqual(before);
  expect((await insights.list(viewer, { limit: 1, cursor: before[0]! })).map(({ id }) => id)).toEqual(before.slice(1, 2));
  await expect(insights.dismiss(await books.newBusiness(), before[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(insights.restore(viewer, 'no-id')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('with a language model', () => {
  let gemini: TestModel;
  beforeAll(async () => { gemini = await startTestGemini(); });
  afterAll(() => gemini.close());

  const open = async () => {
    gemini.reset();
    const told = new InsightsService({ ...books.parts, analystFor: sameFor(geminiAnalyst({ apiKey: 'k', model: 'gemini', baseUrl: gemini.baseUrl, timeoutMs: 500 })) });
    const viewer = await books.newBusiness();
    const fileId = await books.read(viewer, SHOP_CSV);
    const list = () => told.list(viewer, { limit: 50, cursor: null });
    await told.refresh({ businessId: viewer.businessId });
    const local = await list();
    expect(local.length).toBeGreaterThan(0);
    expect(gemini.seen).toEqual([]); // a refresh waits for nobody
    return { told, viewer, fileId, list, local, findWords: () => told.findWords({ businessId: viewer.businessId }) };
  };
  /** Tells every finding by its own title, as an honest model may. */
  const titles = (local: readonly { title: string }[], ending = '.') => says(JSON.stringify(local.map(({ title }, index) => ({ number: index + 1, words: `${title}${ending}` }))));

  test('its words are kept until the figures change; titles, citations and dates stay as they are', async () => {
    const { told, viewer, fileId, list, local, findWords } = await open();
    gemini.script(titles(local));
    await findWords();
    expect(await list()).toEqual(local.map((insight) => ({ ...insight, content: `${insight.title}.` })));
    await told.refresh({ businessId: viewer.businessId });
    await findWords();
    expect((await list()).map(({ content }) => content)).toEqual(local.map(({ title }) => `${title}.`));
    expect(gemini.seen).toHaveLength(1);
    await books.files.delete(viewer, fileId);
    await books.read(viewer, SHOP_CSV.replaceAll('360.00', '400.00'));
    await told.refresh({ businessId: viewer.businessId });
    for (const { title, content } of await list()) expect(content).not.toBe(`${title}.`);
  });

  test('it is asked once about all of them, and sees no other business', async () => {
    const { findWords, local } = await open();
    await findWords();
    expect(gemini.seen).toHaveLength(1);
    expect(JSON.parse(gemini.seen[0]?.text.slice('FACTS: '.length) ?? '')).toEqual(local.map(({ title, content }, index) => ({ number: index + 1, words: `${title}.\n\n${content}` })));
  });

  const stays = (name: string, reply: (local: readonly { title: string }[]) => Reply) => test(`${name}: the local words stay`, async () => {
    const { list, local, findWords } = await open();
    gemini.script(reply(local), reply(local));
    await findWords();
    expect(await list()).toEqual(local);
  });
  stays('a number of its own', (local) => titles(local, ', and $1,234.56 more.'));
  stays('never an answer', () => never);
  stays('quota used up', () => fails(429));
  stays('truncated', () => cutOff);
});
