/** Scenarios: saved, changed, previewed, read from words, bounded; and that an answer and a scenario never disagree. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localAnalyst } from '../../analysts/local.ts';
import { addMonths, monthKey } from '../../finance/local-date.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { pathFacts } from '../../finance/forecast/balance-path.ts';
import { isRefusal } from '../../finance/forecast/forecast-types.ts';
import { ForecastsService } from '../forecasts/forecasts.service.ts';
import { QuestionsService } from '../questions/questions.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { ScenariosService } from './scenarios.service.ts';

const PAGE = { limit: 50, cursor: null };
let books: TestBooks;
let forecasts: ForecastsService;
let scenarios: ScenariosService;
/** For whoever only looks. */
let shop: Viewer;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  forecasts = new ForecastsService(books.parts);
  scenarios = new ScenariosService({ ...books.parts, forecasts });
  shop = await paidShop();
});
afterAll(() => books.close());

/** January to March: sales of 1,000.00, 1,100.00 and 1,200.00, goods 200.00 a month, rent 300.00; 5,000.00 in the bank. */
const CSV = ['Date,Description,Amount,Category,Payee,Balance', ...[[1, 1000], [2, 1100], [3, 1200]].flatMap(([month, sales], at) => {
  const before = 3200 + [0, 500, 1100][at]!;
  return [`2025-0${month}-05,INVOICE,${sales}.00,Sales - Invoiced,Acme,${before + sales!}.00`, `2025-0${month}-10,RENT,-300.00,Rent,Landlord,${before + sales! - 300}.00`, `2025-0${month}-12,GOODS,-200.00,Cost of Goods Sold,Mill,${before + sales! - 500}.00`];
})].join('\n');

async function paidShop(): Promise<Viewer> {
  const viewer: Viewer = { ...(await books.newBusiness()), accountType: 'pro' };
  await books.read(viewer, CSV);
  return viewer;
}

const HIRE = { kind: 'hire', count: 2, monthlyCost: '500.00', startMonth: '2025-06' };

test('a starter is refused, a foreign identifier is unknown', async () => {
  const starter = await books.newBusiness();
  for (const call of [() => scenarios.list(starter, PAGE), () => scenarios.create(starter, {}), () => scenarios.preview(starter, {}), () => scenarios.read(starter, {})]) await expect(call()).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  const { scenario } = await scenarios.create(shop, { name: 'Mine' });
  const stranger = await paidShop();
  for (const call of ['get', 'update', 'duplicate', 'delete', 'restore'] as const) for (const id of [scenario.id, 'x']) await expect(scenarios[call](stranger, id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('every field at fault is named by its path', async () => {
  const levers = [
    { kind: 'hire', count: 0, monthlyCost: 5000, startMonth: 'March' }, { kind: 'magic' }, null, { kind: 'recurring', amount: '0', startMonth: '2025-06', endMonth: '2025-05' },
    { kind: 'category-change', category: 'Unicorns', percent: 2000, startMonth: '2025-06' }, { kind: 'loan', principal: '-5.00', annualRatePercent: 101, termMonths: 1.5, startMonth: '2025-06' }, { kind: 'one-off', amount: '1.005', month: '2025-06', label: 7 },
  ];
  const refused = scenarios.create(shop, { name: ' ', months: 7, openingBalance: 5, levers });
  await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  const fields = await refused.catch((error: { details: { fields: object } }) => Object.keys(error.details.fields));
  expect((fields as string[]).sort()).toEqual([
    'levers.0.count', 'levers.0.monthlyCost', 'levers.0.startMonth', 'levers.1.kind', 'levers.2.kind', 'levers.3.amount', 'levers.3.endMonth', 'levers.4.category', 'levers.4.percent',
    'levers.5.annualRatePercent', 'levers.5.principal', 'levers.5.termMonths', 'levers.6.amount', 'levers.6.label', 'months', 'name', 'openingBalance'].sort());
  await expect(scenarios.preview(shop, { levers: Array.from({ length: 11 }, () => HIRE) })).rejects.toMatchObject({ details: { fields: { levers: expect.any(String) } } });
});

test('begins with the known cash and the next month, looks six months ahead, and each change is told', async () => {
  const { scenario, result } = await scenarios.create(shop, { name: 'Two hires', levers: [HIRE] });
  expect(scenario).toMatchObject({ name: 'Two hires', months: 6, currency: 'USD', openingBalanceMinor: null });
  expect(result).toMatchObject({ openingMinor: 5_000_00, leverNames: ['2 hires at $500.00 a month from June 2025'] });
  expect(result.played.base.map(({ month }) => month)).toEqual(['2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10']);
  expect(result.played.scenario.map(({ netMinor }, at) => netMinor - result.played.base[at]!.netMinor)).toEqual([0, -100_000, -100_000, -100_000, -100_000, -100_000]);
});

test('without changes it is the cash flow forecast, to the cent and from the same cash', async () => {
  const viewer: Viewer = { ...(await books.newBusiness()), accountType: 'pro' };
  const months = Array.from({ length: 18 }, (_one, at) => monthKey(addMonths('2023-10-01', at)));
  let balance = 5_000;
  const rows = months.flatMap((month, at) => [[`${month}-05`, 'INVOICE', 1_000 + at * 10, 'Sales - Invoiced', 'Acme'], [`${month}-10`, 'RENT', -300, 'Rent', 'Landlord'], [`${month}-20`, 'GOODS', -200 - at * 3, 'Cost of Goods Sold', 'Mill']] as const);
  await books.read(viewer, ['Date,Description,Amount,Category,Payee,Balance', ...rows.map(([date, text, amount, category, payee]) => `${date},${text},${amount}.00,${category},${payee},${balance += amount}.00`)].join('\n'));
  const { outcome } = await forecasts.forBusiness(viewer.businessId, 6, null);
  const { result } = await scenarios.preview(viewer, { levers: [HIRE] });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  expect(result.baseline.method).toBe('forecast');
  expect(result.played.base.map(({ month, netMinor, balanceMinor }) => ({ month, netMinor, balanceMinor }))).toEqual(outcome.months.map(({ month, netMinor, balanceMinor }) => ({ month, netMinor, balanceMinor })));
  const { lowest, zeroCashDate } = outcome;
  expect(result.played.outcome.base).toMatchObject({ lowest, zeroCashDate });
  expect(result.played.scenario.at(-1)!.balanceMinor).toBe(outcome.months.at(-1)!.balanceMinor! - 5 * 1000_00);
});

test('cash that runs out does so on the day of the forecast, in the middle of a month', async () => {
  const viewer: Viewer = { ...(await books.newBusiness()), accountType: 'pro' };
  const months = Array.from({ length: 14 }, (_one, at) => monthKey(addMonths('2024-02-01', at)));
  let balance = 9_000;
  const rows = months.flatMap((month) => [[`${month}-03`, 'INVOICE', 700, 'Sales - Invoiced', 'Acme'], [`${month}-12`, 'RENT', -900, 'Rent', 'Landlord'], [`${month}-25`, 'SALARY', -300, 'Payroll', 'Ana Alvarez']] as const);
  await books.read(viewer, ['Date,Description,Amount,Category,Payee,Balance', ...rows.map(([date, text, amount, category, payee]) => `${date},${text},${amount}.00,${category},${payee},${balance += amount}.00`)].join('\n'));
  const asked = { levers: [], openingBalance: '1300.00' };
  const { result } = await scenarios.preview(viewer, asked);
  const { outcome } = await forecasts.forBusiness(viewer.businessId, 6, null);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  const path = pathFacts(1300_00, outcome.dailyNetMinor, outcome.asOf);
  expect(path.zeroCashDate).not.toBeNull();
  expect(result.played.outcome.base).toMatchObject(path);
});

test('a change keeps what it does not name, a copy is one of its own, what is deleted can be restored', async () => {
  const viewer = await paidShop();
  const { scenario: { id } } = await scenarios.create(viewer, { name: 'A', months: 4, openingBalance: '100.00', levers: [HIRE] });
  expect((await scenarios.update(viewer, id, { name: 'B' })).scenario).toMatchObject({ name: 'B', months: 4, openingBalanceMinor: 100_00, levers: [{ kind: 'hire', monthlyCostMinor: 500_00 }] });
  expect((await scenarios.update(viewer, id, { name: 'B', openingBalance: null, levers: [] })).scenario).toMatchObject({ openingBalanceMinor: null, levers: [] });
  const copy = (await scenarios.duplicate(viewer, id)).scenario;
  expect((await scenarios.list(viewer, PAGE)).map(({ scenario }) => scenario.name)).toEqual(['B (copy)', 'B']);
  await scenarios.delete(viewer, copy.id);
  expect((await scenarios.list(viewer, PAGE)).map(({ scenario }) => scenario.name)).toEqual(['B']);
  expect((await scenarios.restore(viewer, copy.id)).scenario.name).toBe('B (copy)');
});

test('there are at most fifty', async () => {
  const viewer = await paidShop();
  await scenarios.create(viewer, { name: 'A' });
  await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query(
    `insert into scenario (business_id, id, name, months, currency, levers, created_at, updated_at) select $1, gen_random_uuid(), 'B', 6, 'USD', '[]', now(), now() from generate_series(2, 50)`, [viewer.businessId]));
  await expect(scenarios.create(viewer, { name: 'One more' })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([
  'what if I hire two people at 5k from June', 'what if we raise prices by 4 % and rent goes up 10 % from June', 'what if we lose Acme', 'what if sales drop 20 %', 'what if customers pay 45 days later',
  'what if we take a loan of $5,000 at 7.5% over 12 months', 'what if we buy a van for $2,000 in May',
])('an answer and a scenario agree: %s', async (query) => {
  const viewer = shop;
  const question = await new QuestionsService(books.parts).ask(viewer, { query });
  const { result } = await scenarios.create(viewer, { name: 'From an answer', queryId: question.id });
  const { monthlyMinor, monthlyProfitMinor, onceMinor } = result.played.difference;
  const { table, value } = question.answer;
  const stated = Math.round(Number(value) * 100);
  expect(stated).toBe(monthlyMinor === 0 ? onceMinor : monthlyMinor);
  const rows = new Map(table!.rows.map(([label, amount]) => [label, Math.round(Number(amount) * 100)]));
  expect(rows.get('The same month with it')! - rows.get([...rows.keys()].find((label) => String(label).startsWith('Average month'))!)!).toBe(monthlyProfitMinor);
  const read = await scenarios.read(viewer, { text: query.replace('what if ', '') });
  expect(read.levers).toEqual(result.played.levers.map(({ lever }) => lever));
});

test('words without a change, or with too little said, are told so', async () => {
  const viewer = shop;
  expect(await scenarios.read(viewer, { text: 'revenue last month' })).toMatchObject({ levers: [], explanation: expect.stringMatching(/^No change is understood/) });
  expect(await scenarios.read(viewer, { text: 'hire two people' })).toMatchObject({ levers: [], explanation: 'What would each of them cost per month, everything included?' });
  await expect(scenarios.read(viewer, { text: ' ' })).rejects.toMatchObject({ details: { fields: { text: expect.any(String) } } });
});

test('where the words are not understood here, a language model may propose levers; what it makes up is refused', async () => {
  const period = { from: '2025-01-01', to: '2025-03-31', label: '', unit: 'range' };
  const lever = { kind: 'category-change', category: 6020, percent: 12.5, startMonth: '2025-06', count: null, amountMinor: null };
  const propose = (levers: readonly object[]) => new ScenariosService({ ...books.parts, forecasts, analystFor: () => ({ ...localAnalyst, isAvailable: true, proposePlan: async () => ({ version: 1, task: 'what-if', metric: 'netProfit', filters: {}, period, answerIn: 'amount', levers }) }) }).read(shop, { text: 'the landlord gets greedy' });
  expect((await propose([lever])).levers).toEqual([{ kind: 'category-change', category: 6020, percent: 12.5, startMonth: '2025-06' }]);
  expect(await propose([{ ...lever, category: 1 }])).toMatchObject({ levers: [], explanation: expect.any(String) });
});

test('as a file: text that says what it comes to, and a table', async () => {
  const { scenario } = await scenarios.create(shop, { name: 'Two hires', levers: [HIRE] });
  const text = new TextDecoder().decode((await scenarios.download(shop, scenario.id, 'txt')).bytes);
  expect(text).toMatch(/Scenario, May 2025 – October 2025 compared with the same months without changes/);
  expect(text).toContain('“Two hires” leaves $5,000.00 less cash at the end of October 2025.');
  expect(text).toMatch(/2 hires at \$500\.00 a month from June 2025 +-\$1,000\.00 +\$0\.00 +-\$5,000\.00/);
  expect(await scenarios.download(shop, scenario.id, 'csv')).toMatchObject({ name: 'Two hires.csv', mediaType: 'text/csv; charset=utf-8' });
  expect(new TextDecoder().decode((await scenarios.download(shop, scenario.id, 'pdf')).bytes.slice(0, 5))).toBe('%PDF-');
  await expect(scenarios.download(shop, scenario.id, 'doc')).rejects.toMatchObject({ details: { fields: { format: expect.any(String) } } });
});

test('only a what-if can be saved from an answer', async () => {
  const viewer = shop;
  const question = await new QuestionsService(books.parts).ask(viewer, { query: 'total revenue' });
  await expect(scenarios.create(viewer, { name: 'X', queryId: question.id })).rejects.toMatchObject({ details: { fields: { queryId: expect.any(String) } } });
});

test('an empty ledger still plays what is stated', async () => {
  const viewer: Viewer = { ...(await books.newBusiness()), accountType: 'pro' };
  const { result } = await scenarios.preview(viewer, { openingBalance: '1000.00', levers: [{ kind: 'recurring', amount: '-400.00', startMonth: monthKey(addMonths('2025-04-01', 1)) }] });
  expect(result.played.outcome.scenario).toMatchObject({ runwayMonths: expect.closeTo(2.5, 3), zeroCashDate: '2025-07-16' });
});
