/** Section 7 of the specification, the calls, and section 3, the fields of what they answer. One test per row, by REST alone. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { newEmail, PASSWORD } from '../../support/people.ts';
import { asCsv, asUpload, BAKERY } from '../../support/statements.ts';
import { expect, test } from '../../support/story.ts';
import { newBusiness, newDemo, newVisitor, uploadByRest } from '../../support/visitors.ts';

let starter: APIRequestContext;
let demo: APIRequestContext;
let visitor: APIRequestContext;
let fileId: string;

test.beforeAll(async () => {
  [starter, demo, visitor] = await Promise.all([newBusiness(), newDemo(), newVisitor()]);
  ({ id: fileId } = await uploadByRest(starter, asUpload('bakery.csv', asCsv(BAKERY))));
});
test.afterAll(() => Promise.all([starter, demo, visitor].map((person) => person.dispose())));

async function bodyOf<Body = Record<string, unknown>>(answer: APIResponse, status = 200): Promise<Body> {
  expect(answer.status(), await answer.text()).toBe(status);
  return (await answer.json()) as Body;
}

/** Exactly these fields are there, whatever else is. */
function expectFields(thing: object, fields: readonly string[]): void {
  expect(Object.keys(thing)).toEqual(expect.arrayContaining([...fields]));
}

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const DECIMAL = expect.stringMatching(/^-?\d+\.\d\d$/);

test('[7.1] [3.1] GET /api/auth/me gives the user: accountType, businessName, email', async () => {
  const user = await bodyOf(await starter.get('/api/auth/me'));
  expect(user).toMatchObject({ accountType: 'starter', businessName: 'Crumb and Co', email: expect.stringContaining('@'), isPro: false });
  expect(await bodyOf(await demo.get('/api/auth/me'))).toMatchObject({ accountType: 'pro', isPro: true, isDemo: true });
  expect((await visitor.get('/api/auth/me')).status()).toBe(401);
});

test('[7.2] [3.3] POST /api/auth/login takes email and password', async () => {
  const email = newEmail();
  await (await newBusiness(email)).dispose();
  const person = await newVisitor();
  expect((await person.post('/api/auth/login', { data: { email, password: 'not the password' } })).status()).toBe(401);
  expect(await bodyOf(await person.post('/api/auth/login', { data: { email, password: PASSWORD } }))).toMatchObject({ email });
  expect((await person.get('/api/auth/me')).status()).toBe(200);
  await person.dispose();
});

test('[7.3] [3.2] POST /api/auth/signup takes email, password, businessName, firstName and lastName', async () => {
  const person = await newVisitor();
  const data = { email: newEmail(), password: PASSWORD, businessName: 'Crumb and Co', firstName: 'Ada', lastName: 'Baker' };
  const user = await bodyOf(await person.post('/api/auth/signup', { data }), 201);
  expect(user).toMatchObject({ id: ID, email: data.email, businessName: data.businessName, firstName: 'Ada', lastName: 'Baker' });
  expect((await person.get('/api/auth/me')).status()).toBe(200);
  await person.dispose();
});

test('[7.4] POST /api/auth/logout ends the session', async () => {
  const person = await newBusiness();
  expect((await person.post('/api/auth/logout')).status()).toBe(204);
  expect((await person.get('/api/auth/me')).status()).toBe(401);
  expect((await person.post('/api/auth/logout')).status()).toBe(204);
  await person.dispose();
});

test('[7.5] [6.4] POST /api/auth/demo opens a copy of the sample company', async () => {
  const person = await newDemo();
  const files = await bodyOf<unknown[]>(await person.get('/api/files'));
  expect(files.length).toBeGreaterThan(0);
  await person.dispose();
});

for (const [row, path] of [['7.6', 'summary'], ['7.7', 'transactions'], ['7.8', 'accounts']] as const) {
  test(`[${row}] GET /api/quickbooks/${path} is 404 while QuickBooks is not connected`, async () => {
    expect((await starter.get(`/api/quickbooks/${path}`)).status()).toBe(404);
  });
}

test('[7.9] [3.7] GET /api/files lists id, fileName, uploadedAt, processedAt and parsedContent', async () => {
  const [file] = await bodyOf<Record<string, unknown>[]>(await starter.get('/api/files'));
  expect(file).toMatchObject({ id: fileId, fileName: 'bakery.csv', uploadedAt: TIME, processedAt: TIME, parsedContent: expect.stringContaining('SQUARE INC DEPOSIT') });
});

test('[7.10] POST /api/files/upload takes one part named file and answers with the file', async () => {
  const person = await newBusiness();
  const answer = await person.post('/api/files/upload', { multipart: { file: asUpload('march.csv', asCsv(BAKERY)) } });
  expect(await bodyOf(answer, 201)).toMatchObject({ id: ID, fileName: 'march.csv', status: 'processing', processedAt: null });
  await person.dispose();
});

test('[7.11] [3.11] GET /api/reports lists id, title, type, content and createdAt', async () => {
  const [report] = await bodyOf<Record<string, unknown>[]>(await demo.get('/api/reports'));
  expect(report).toMatchObject({ id: ID, title: expect.any(String), type: expect.any(String), content: expect.any(String), createdAt: TIME });
});

test('[7.12] POST /api/reports takes title and type and answers with the report', async () => {
  const report = await bodyOf(await demo.post('/api/reports', { data: { title: 'Monthly Report - 11/21/2026', type: 'monthly' } }), 201);
  expect(report).toMatchObject({ title: 'Monthly Report - 11/21/2026', type: 'monthly', content: expect.stringContaining('$') });
});

test('[7.13] [3.12] GET /api/reports/types tells the capabilities', async () => {
  expectFields(await bodyOf(await starter.get('/api/reports/types')), ['fullFinancialReports', 'revenueAnalysisOnly', 'fileBasedReports', 'hasUploadedFiles']);
});

test('[7.14] [3.13] GET /api/insights lists id, type, title and content', async () => {
  const insights = await bodyOf<{ type: string }[]>(await demo.get('/api/insights'));
  expect(insights.length).toBeGreaterThan(0);
  for (const insight of insights) {
    expectFields(insight, ['id', 'type', 'title', 'content']);
    expect(['growth', 'warning', 'info', 'alert']).toContain(insight.type);
  }
});

test('[7.15] GET /api/integrations is a list, empty for a new account', async () => {
  expect(await bodyOf(await starter.get('/api/integrations'))).toEqual([]);
});

test('[7.16] POST /api/integrations/connect takes a provider; the Startup plan and unknown providers are told so', async () => {
  expect((await starter.post('/api/integrations/connect', { data: { provider: 'quickbooks' } })).status()).toBe(402);
  expect((await demo.post('/api/integrations/connect', { data: { provider: 'abacus' } })).status()).toBe(400);
});

test('[7.17] POST /api/integrations/{id}/sync answers 404 for what is not there', async () => {
  expect((await demo.post('/api/integrations/019a0000-0000-7000-8000-00000000abcd/sync')).status()).toBe(404);
});

test('[7.18] DELETE /api/integrations/{id} answers 404 for what is not there', async () => {
  expect((await demo.delete('/api/integrations/019a0000-0000-7000-8000-00000000abcd')).status()).toBe(404);
});

test('[7.19] GET /api/financial-data gives the figures of a period', async () => {
  const data = await bodyOf(await demo.get('/api/financial-data?period=last-month'));
  expect(data).toMatchObject({ currency: 'USD', revenue: DECIMAL, expenses: DECIMAL, netProfit: DECIMAL, cashFlow: DECIMAL });
  expectFields(data, ['period', 'change', 'byCategory', 'series']);
});

test('[7.20] GET /api/kpis/realtime belongs to paid plans', async () => {
  expect((await starter.get('/api/kpis/realtime')).status()).toBe(402);
  const board = await bodyOf(await demo.get('/api/kpis/realtime'));
  expectFields(board, ['asOf', 'currency']);
  expectFields((board.kpis as Record<string, unknown>[])[0]!, ['id', 'label', 'value', 'unit', 'change', 'formula', 'inputs']);
});

test('[7.21] [3.8] POST /api/queries takes query and fileId; GET /api/queries lists id, query, response and createdAt', async () => {
  const asked = await bodyOf(await starter.post('/api/queries', { data: { query: 'What was revenue in February 2026?', fileId } }), 201);
  expect(asked).toMatchObject({ id: ID, query: 'What was revenue in February 2026?', response: expect.stringContaining('$18,163.51'), createdAt: TIME, fileId });
  const [newest] = await bodyOf<object[]>(await starter.get('/api/queries'));
  expect(newest).toEqual(asked);
});

test('[7.22] [3.9] POST /api/executive-summaries takes fileId; GET lists id, fileId, title, content and createdAt', async () => {
  const summary = await bodyOf<{ content: string }>(await starter.post('/api/executive-summaries', { data: { fileId } }), 201);
  expect(summary).toMatchObject({ id: ID, fileId, title: expect.any(String), createdAt: TIME });
  expect(summary.content).toContain('\n');
  expect(await bodyOf(await starter.get('/api/executive-summaries'))).toEqual([summary]);
});

test('[7.23] [3.14] [9.1] GET /api/subscription/plans is open to visitors and gives the plans', async () => {
  const plans = await bodyOf<{ features: string }[]>(await visitor.get('/api/subscription/plans'));
  expect(plans).toMatchObject([
    { name: 'startup', displayName: 'Startup', monthlyPrice: '8.00', yearlyPrice: '48.00', maxFileUploads: 50, hasIntegrations: false },
    { name: 'pro', displayName: 'Pro', monthlyPrice: '29.00', yearlyPrice: '174.00', maxFileUploads: -1, hasIntegrations: true, hasAdvancedAnalytics: true, hasCustomReports: true },
  ]);
  for (const plan of plans) expect(JSON.parse(plan.features)).toEqual(expect.arrayContaining([expect.any(String)]));
});

test('[7.24] [3.15] GET /api/subscription/current gives plan, status and the end of a trial', async () => {
  expect(await bodyOf(await starter.get('/api/subscription/current')))
    .toMatchObject({ currentPlan: 'startup', subscriptionStatus: 'none', trialEndsAt: null, planDetails: { displayName: 'Startup', maxFileUploads: 50 } });
});

test('[7.25] [3.16] GET /api/subscription/usage counts uploads, questions and reports', async () => {
  expect(await bodyOf(await starter.get('/api/subscription/usage'))).toEqual({ fileUploads: 1, queriesUsed: expect.any(Number), reportsGenerated: 0 });
});

test('[7.26] POST /api/subscription/change takes planName and billingType and returns a message', async () => {
  const person = await newBusiness();
  expect(await bodyOf(await person.post('/api/subscription/change', { data: { planName: 'pro', billingType: 'yearly' } }))).toMatchObject({ message: expect.any(String) });
  expect((await person.post('/api/subscription/change', { data: { planName: 'gold', billingType: 'yearly' } })).status()).toBe(400);
  await person.dispose();
});

test('[7.27] [8.1] a failed call answers in words that a person can act on', async () => {
  const answer = await visitor.get('/api/files', { headers: { Accept: 'text/plain' } });
  expect(answer.status()).toBe(401);
  expect(await answer.text()).toMatch(/^[A-Z][^{}<>]+\.?$/);
});
