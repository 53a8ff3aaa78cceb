/** Names, descriptions, categories, questions and titles that were made to do harm, on every screen that shows them: nothing runs, nothing is fetched, nothing breaks out of its place or turns what stands beside it. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { HOSTILE_TEXTS, PROGRAMS, SHAPES } from '../support/hostile-texts.ts';
import { newEmail, PASSWORD } from '../support/people.ts';
import { asUpload } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { uploadByRest } from '../support/visitors.ts';

const SCREENS = [
  '', '/analysis', '/analysis?step=analyze', '/transactions?period=all-time', '/transactions?tab=accounts', '/transactions?tab=rules', '/transactions?tab=review', '/queries', '/reports', '/insights',
  '/anomalies', '/forecast', '/scenarios', '/kpis', '/integrations', '/subscription', '/settings',
].map((view) => `/dashboard${view}`);
const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1440, height: 900 } as const;

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A row for each text as other party, text and category, six months in a row, so that every list, chart and alert has reason to name it. */
function hostileStatement(): Buffer {
  const rows = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'].flatMap((month, index) => HOSTILE_TEXTS.map((text, at) =>
    [`${month}-${String(at + 1).padStart(2, '0')}`, cell(text), cell(text), cell(text.slice(0, 100)), ((at % 2 === 0 ? 1 : -1) * (1_000 + 50 * at + 400 * (index === 5 ? 9 : index))).toFixed(2)].join(',')));
  return Buffer.from(['Date,Payee,Description,Category,Amount', ...rows, ''].join('\r\n'));
}

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(`/api${path}`, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  return answer.json();
}

/** Everything of an account that takes words gets hostile ones. */
async function asHostile(page: Page): Promise<void> {
  const [image, vector, script] = PROGRAMS;
  await post(page, '/auth/signup', { email: newEmail(), password: PASSWORD, firstName: image, lastName: vector, businessName: script });
  await post(page, '/subscription/change', { planName: 'pro', billingType: 'monthly' });
  const { id: fileId } = await uploadByRest(page.request, asUpload(`\u202e${PROGRAMS[0].replaceAll(/["\\/]/g, '')}.csv`, hostileStatement()));
  for (const text of [...PROGRAMS, ...SHAPES]) await post(page, '/queries', { query: `How much did we pay ${text} in 2026?` });
  for (const query of ['top 10 vendors in 2026', 'who are our biggest customers in 2026', 'expenses by category in 2026', `payments to ${image}`]) await post(page, '/queries', { query });
  for (const [at, type] of ['monthly', 'expense-summary', 'quarterly'].entries()) await post(page, '/reports', { title: PROGRAMS[at], type, period: { from: '2026-06-01', to: '2026-06-30' } });
  for (const text of PROGRAMS.slice(0, 3)) {
    await post(page, '/scenarios', { name: text.slice(0, 60), levers: [{ kind: 'one-off', amount: '-100.00', month: '2026-08', label: text.slice(0, 60) }] });
    await post(page, '/categories', { name: text.slice(0, 60), kind: 'opex' });
    await post(page, '/rules', { match: 'counterparty', pattern: text, category: text.slice(0, 60) });
  }
  await post(page, '/executive-summaries', { fileId });
  const accounts = await (await page.request.get('/api/accounts')).json();
  expect((await page.request.patch(`/api/accounts/${accounts[0].id}`, { data: { name: PROGRAMS[4] } })).status()).toBe(200);
}

async function expectHarmless(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    ran: (window as { __ran?: number }).__ran ?? 0,
    turned: document.body.innerText.match(/.{0,20}[\u202a-\u202e\u2066-\u2069].{0,20}/u)?.[0] ?? null,
    planted: [...document.querySelectorAll('img[src="x"], iframe, base, svg[onload], [onerror], [onmouseover], a[href^="javascript:"], link[href*="evil.example"]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  }));
  expect.soft(found, where).toEqual({ ran: 0, turned: null, planted: [] });
}

test.describe.configure({ timeout: 300_000 });

test('every screen of an account whose words are all hostile', async ({ page }) => {
  await asHostile(page);
  for (const path of SCREENS) {
    await page.setViewportSize(DESK);
    await page.goto(path);
    await expectHarmless(page, path);
    await expectNoSidewaysScroll(page, path);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page, `${path} on a phone`);
  }
  await page.setViewportSize(DESK);
  await page.goto('/dashboard/transactions?period=all-time&search=script');
  await expect(page.getByText(PROGRAMS[2]).first()).toBeVisible();
});
