/** Section 8 of the specification: what each toast and each notice says, to the letter. Failures are the product's own where one can be had, refused on the way where not. */
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../../support/people.ts';
import { asCsv, asUpload, BAKERY } from '../../support/statements.ts';
import { expect, test } from '../../support/story.ts';
import { asBakery, asDemo, asStarter, refuseOperation } from '../../support/ways-in.ts';

/** Failures interrupt (alert), the rest is told when there is time (status). */
async function expectToast(page: Page, kind: 'failure' | 'success', title: string, text?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole(kind === 'failure' ? 'alert' : 'status').filter({ hasText: title });
  await expect(toast).toBeVisible();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(toast).toContainText(text);
}

async function upload(page: Page, name = 'bakery.csv', content = asCsv(BAKERY)): Promise<void> {
  await page.goto('/dashboard/analysis');
  await page.getByLabel('CSV or PDF file').setInputFiles(asUpload(name, content));
}

test('[8.2] sign-in fails: the person stays on the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: false }).first().fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'failure', 'Login Failed', 'Invalid credentials. Please try again.');
  await expect(page).toHaveURL('/login');
});

test('[8.3] the demo fails', async ({ page }) => {
  await page.goto('/login');
  await refuseOperation(page, 'DemoLogin', 'It is broken.');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expectToast(page, 'failure', 'Demo Login Failed', 'Failed to login with demo account');
});

test('[8.4] sign-up fails', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/api/auth/signup', { data: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Baker', businessName: 'Crumb and Co' } });
  await page.request.post('/api/auth/logout');
  await page.goto('/signup');
  for (const [label, value] of [['First Name', 'Ada'], ['Last Name', 'Baker'], ['Business Name', 'Crumb and Co'], ['Email address', email]] as const) await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'failure', 'Signup Failed', 'Unable to create account. Please try again.');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test('[8.5] an upload fails', async ({ page }) => {
  await asBakery(page);
  await upload(page, 'copy.csv');
  await expectToast(page, 'failure', 'Upload Failed', 'bakery.csv');
});

test('[8.6] an upload succeeds', async ({ page }) => {
  await asStarter(page);
  await upload(page);
  await expectToast(page, 'success', 'Upload Successful', 'Your file has been uploaded and AI analysis is starting. Check insights for results.');
});

for (const fails of [true, false]) {
  test(`[1.2] [${fails ? '8.7' : '8.8'}] a question about a file ${fails ? 'fails' : 'succeeds'}`, async ({ page }) => {
    const fileId = await asBakery(page);
    await page.goto(`/dashboard/analysis?file=${fileId}`);
    await page.getByRole('tab', { name: 'Analyze & Ask Questions' }).click();
    if (fails) await refuseOperation(page, 'AskQuestion', 'It is broken.');
    await page.getByLabel('Your question').fill('What was revenue in March 2026?');
    await page.getByRole('button', { name: /^(Ask|Submit)/ }).first().click();
    if (fails) await expectToast(page, 'failure', 'Error', 'Failed to submit query. Please try again.');
    else await expectToast(page, 'success', 'Query submitted successfully', 'Your question has been analyzed.');
  });
}

test('[8.9] a question of the assistant without processed files', async ({ page }) => {
  await asStarter(page);
  await page.goto('/dashboard/queries');
  await page.getByLabel('Your question').fill('What was my revenue?');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expectToast(page, 'failure', 'Error', 'Please upload and process financial files first to ask questions.');
});

test('[8.10] the assistant repeats what the server says, without its number', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/queries');
  await refuseOperation(page, 'AskQuestion', '422: The ledger is being rebuilt.', 422);
  await page.getByLabel('Your question').fill('What was my revenue?');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expectToast(page, 'failure', 'Error', /^Error\s*The ledger is being rebuilt\.$/);
});

for (const fails of [true, false]) {
  test(`[${fails ? '8.11' : '8.12'}] a summary ${fails ? 'fails' : 'succeeds'}`, async ({ page }) => {
    const fileId = await asBakery(page);
    await page.goto(`/dashboard/analysis?file=${fileId}`);
    await page.getByRole('tab', { name: 'Executive Summary' }).click();
    if (fails) await refuseOperation(page, 'CreateExecutiveSummary', 'It is broken.');
    await page.getByRole('button', { name: /Generate/ }).first().click();
    if (fails) await expectToast(page, 'failure', 'Error', 'Failed to generate executive summary. Please try again.');
    else await expectToast(page, 'success', 'Executive Summary Generated', 'Your comprehensive financial summary is ready.');
  });
}

test('[8.14] a report fails', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/reports');
  await refuseOperation(page, 'CreateReport', 'There is no room for reports.', 503);
  await page.getByRole('button', { name: 'Generate New Report' }).click();
  await expectToast(page, 'failure', 'Generation Failed', 'There is no room for reports.');
});

test('[8.15] a connection fails with the reason, and can be tried again', async ({ page }) => {
  await asStarter(page);
  await page.goto('/dashboard/integrations');
  const connect = page.getByRole('button', { name: /Connect QuickBooks/ }).first();
  await connect.click();
  await expectToast(page, 'failure', 'Connection Failed', /plan/i);
  await expect(connect).toBeEnabled();
});

for (const fails of [true, false]) {
  test(`[${fails ? '8.20' : '8.21'}] a plan change ${fails ? 'fails' : 'succeeds'}`, async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/subscription');
    if (fails) await refuseOperation(page, 'ChangeSubscription', 'The plan could not be changed just now.', 503);
    await page.getByRole('article', { name: /Pro/ }).first().getByRole('button').first().click();
    if (fails) await expectToast(page, 'failure', 'Error', 'The plan could not be changed just now.');
    else await expectToast(page, 'success', 'Plan Updated', /\w/);
  });
}

test('[8.24] with no connection the alerts offer QuickBooks', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Connect QuickBooks to access real financial data and insights')).toBeVisible();
});

test('[9.12] answers are split into paragraphs, and those with amounts are highlighted', async ({ page }) => {
  await asBakery(page);
  const answer = (await (await page.request.post('/api/queries', { data: { query: 'Why did revenue change in March 2026 against February 2026?' } })).json()) as { response: string };
  const paragraphs = answer.response.split(/\n\s*\n/);
  // Lists of amounts are drawn as a table beside the words.
  const sentences = paragraphs.filter((paragraph) => !paragraph.startsWith('- '));
  const withAmount = sentences.filter((paragraph) => /[$%]/.test(paragraph));
  expect(withAmount.length).toBeGreaterThan(0);
  expect(sentences.length).toBeGreaterThan(withAmount.length);
  await page.goto('/dashboard/queries');
  const highlighted = page.locator('[data-highlighted="true"]');
  await expect(highlighted).toHaveCount(withAmount.length);
  for (const [index, paragraph] of withAmount.entries()) await expect(highlighted.nth(index)).toContainText(paragraph.slice(0, 20));
});

test('[9.13] one toast at a time, five seconds, F8 reaches it, and it can be swiped away to the right', async ({ page }) => {
  await page.goto('/login');
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await page.getByLabel('Email', { exact: false }).first().fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const toast = page.locator('[data-toast]');
  const refused = async () => {
    const answered = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === 'Login');
    await signIn.click();
    await answered;
    await expect(toast).toBeVisible();
  };
  await refused();
  await refused();
  await expect(toast).toHaveCount(1);
  await expect(async () => {
    // On a busy machine the five seconds may be over before the finger is there.
    if ((await toast.count()) === 0) await refused();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeFocused({ timeout: 1_000 });
    const box = (await toast.boundingBox({ timeout: 1_000 }))!;
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(toast).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('[9.14] the currency is shown as USD in the en-US format', async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard?period=last-year');
  await expect(page.getByRole('article', { name: 'Revenue' })).toContainText(/\$\d{3},\d{3}/);
});
