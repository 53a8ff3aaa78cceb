/** Reports: which there are, what is refused, and that text and table tell the same figures. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { geminiAnalyst } from '../../analysts/gemini.ts';
import { cutOff, fails, never, says, startTestGemini, type Reply, type TestModel } from '../../analysts/test-model.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { ReportsService } from './reports.service.ts';

let books: TestBooks;
let reports: ReportsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  reports = new ReportsService(books.parts);
});
afterAll(() => books.close());

test('the types follow the data sources', async () => {
  const viewer = await books.newBusiness();
  expect(await reports.types(viewer)).toMatchObject({ fileBasedReports: false, types: [{ type: 'monthly' }, { type: 'quarterly' }] });
  await books.read(viewer, SHOP_CSV);
  expect((await reports.types(viewer)).types.map(({ type }) => type)).toEqual(['monthly', 'quarterly', 'financial-overview', 'expense-summary', 'revenue-summary']);
});

test('refused: no title, an unknown type, a period upside down, one that the data cannot give, an empty ledger', async () => {
  const viewer = await books.newBusiness();
  await expect(reports.create(viewer, { title: '', type: 'astrology' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { title: expect.any(String), type: expect.any(String) } } });
  await expect(reports.create(viewer, { title: 'M', type: 'monthly' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
  await books.read(viewer, SHOP_CSV);
  await expect(reports.create(viewer, { title: 'M', type: 'monthly', period: { from: '2025-03-31', to: '2025-03-01' } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(reports.create(viewer, { title: 'B', type: 'balance-sheet' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
});

test('a monthly report covers the last whole month and downloads as text and as a table', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const report = await reports.create(viewer, { title: 'March "25', type: 'monthly' });
  expect(report).toMatchObject({ type: 'monthly', periodFrom: '2025-03-01', periodTo: '2025-03-31' });
  expect(report.content).toContain('$350.00');
  const text = await reports.download(viewer, report.id, 'txt');
  expect(text).toMatchObject({ name: 'March "25.txt', mediaType: 'text/plain; charset=utf-8' });
  const table = new TextDecoder().decode((await reports.download(viewer, report.id, 'csv')).bytes).split('\r\n');
  for (const [name, now, before] of [['Revenue', '350.00', '330.00'], ['Net profit', '250.00', '230.00'], ['Cash flow', '200.00', '230.00']]) expect(table).toContainEqual(expect.stringMatching(new RegExp(`^${name},(?:[a-z]+,)?${now},${before},`)));
  await expect(reports.download(viewer, report.id, 'doc')).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: 'Reports can be downloaded as txt, pdf, xlsx or csv, not as "doc".' });
  await expect(reports.download(await books.newBusiness(), report.id, 'txt')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await reports.list(viewer, 'quarterly', { limit: 50, cursor: null })).toEqual([]);
  expect(await reports.list(viewer, 'monthly', { limit: 50, cursor: null })).toHaveLength(1);
});

test('a cell that a spreadsheet would run is text', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, `Date,Description,Amount,Category,Payee\n2025-03-03,x,100.00,Sales - Retail,"=HYPERLINK(""http://x"")"\n2025-03-04,y,-5.00,Rent,Landlord\n`);
  const report = await reports.create(viewer, { title: 'R', type: 'monthly' });
  const table = new TextDecoder().decode((await reports.download(viewer, report.id, 'csv')).bytes);
  expect(table).toContain(`"'=HYPERLINK`);
});

describe('with a language model', () => {
  let gemini: TestModel;
  beforeAll(async () => { gemini = await startTestGemini(); });
  afterAll(() => gemini.close());

  /** The same report in local words and as the model told it. */
  async function both(...replies: Reply[]): Promise<{ local: string; told: string }> {
    const viewer = await books.newBusiness();
    await books.read(viewer, SHOP_CSV);
    gemini.reset();
    gemini.script(...replies);
    const analyst = geminiAnalyst({ apiKey: 'k', model: 'gemini', baseUrl: gemini.baseUrl, timeoutMs: 500 });
    const fields = { title: 'March', type: 'monthly' };
    return { local: (await reports.create(viewer, fields)).content, told: (await new ReportsService({ ...books.parts, analystFor: () => analyst }).create(viewer, fields)).content };
  }

  test('its sentences open the report, the tables are never its words', async () => {
    const { local, told } = await both(says('March 2025 earned $350.00 and kept a net profit of $250.00.'));
    expect(told).toContain('\n\nMarch 2025 earned $350.00 and kept a net profit of $250.00.\n\nKey figures');
    expect(told.split('Key figures')[1]).toBe(local.split('Key figures')[1]);
    expect(gemini.seen).toHaveLength(1);
    expect(gemini.seen[0]?.text).toMatch(/^TOPIC: "March"\nFACTS: "In March 2025 revenue was \$350\.00/);
    expect(gemini.seen[0]?.text).not.toContain('SQUARE');
  });

  const stays = (name: string, ...replies: Reply[]) => test(`${name}: the local sentences stay`, async () => {
    const { local, told } = await both(...replies);
    expect(told).toBe(local);
  });
  stays('a number of its own', says('March 2025 earned $350.00, 17% more than planned.'));
  stays('the result left out', says('March 2025 was fine.'));
  stays('never an answer', never);
  stays('quota used up', fails(429));
  stays('truncated, twice', cutOff, cutOff);
});
