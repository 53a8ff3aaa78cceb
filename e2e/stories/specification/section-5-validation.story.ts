/** Sections 4, 5 and 6 of the specification: states, validation rules and permissions, in the browser and at the door. */
import { newEmail } from '../../support/people.ts';
import { endSession, pressIfStillThere } from '../../support/session-end.ts';
import { asCsv, asUpload, BAKERY } from '../../support/statements.ts';
import { expect, test } from '../../support/story.ts';
import { newBusiness, newDemo, newVisitor } from '../../support/visitors.ts';
import { asBakery, asStarter, holdOperation, refuseOperation } from '../../support/ways-in.ts';

test.describe('states', () => {
  test('[4.5] [4.6] [4.7] an upload says so, the file goes from Processing... to Processed, and the workflow moves on', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/analysis');
    const release = await holdOperation(page, 'UploadFile');
    await page.getByLabel('CSV or PDF file').setInputFiles(asUpload('bakery.csv', asCsv(BAKERY)));
    await expect(page.getByText('Upload received. Processing...')).toBeVisible();
    release();
    await expect(page.getByText('Upload Successful')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Analyze & Ask Questions' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Upload Files' }).click();
    await expect(page.getByText('Processed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Analyze/ }).click();
    await expect(page.getByRole('tab', { name: 'Analyze & Ask Questions' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('combobox').first()).toContainText('bakery.csv');
  });

  test('[4.8] [9.9] the copy button shows a check mark for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await asBakery(page);
    await page.request.post('/api/queries', { data: { query: 'What was revenue in March 2026?' } });
    await page.goto('/dashboard/queries');
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    const mark = page.getByTestId('copied').first();
    await expect(mark).toBeVisible();
    await page.waitForTimeout(1_000);
    await expect(mark).toBeVisible();
    await expect(mark).toBeHidden({ timeout: 3_000 });
  });

  test('[4.9] a plan change refreshes plan and usage', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/subscription');
    await page.getByRole('article', { name: /Pro/ }).first().getByRole('button').first().click();
    await expect(page.getByText('Plan Updated')).toBeVisible();
    await expect(page.getByText(/Free Trial - 14 days left/).first()).toBeVisible();
    await expect(page.getByRole('article', { name: /Pro/ }).first().getByRole('button')).toBeDisabled();
  });

  test('[4.10] what is premium opens with the plan, and the sidebar follows', async ({ page }) => {
    await asStarter(page);
    expect((await page.request.post('/api/subscription/change', { data: { planName: 'pro', billingType: 'monthly' } })).status()).toBe(200);
    await page.goto('/dashboard/kpis');
    await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0);
  });
});

test.describe('validation', () => {
  test('[5.1] sign-in needs an email and a password', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Email', { exact: false }).first()).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/login/);
  });

  test('[5.2] sign-up needs all five fields', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create Account' }).click();
    for (const label of ['First Name', 'Last Name', 'Business Name', 'Email address']) await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    const visitor = await newVisitor();
    const answer = await visitor.post('/api/auth/signup', { data: { email: newEmail() } });
    expect(answer.status()).toBe(400);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors).sort()).toEqual(['businessName', 'firstName', 'lastName', 'password']);
    await visitor.dispose();
  });

  test('[5.3] [9.5] only .csv and .pdf, one at a time, at most 10 MB: the words of the dropzone', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/analysis');
    const box = page.getByLabel('CSV or PDF file');
    await box.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(page.getByText(/File type must be/)).toBeVisible();
    await box.setInputFiles(asUpload('large.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a,b\n')));
    await expect(page.getByText('File is larger than 10485760 bytes')).toBeVisible();
    const files = ['one.csv', 'two.csv'].map((name) => ({ name, type: 'text/csv', text: 'Date,Amount\n' }));
    const dropped = await page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of list) transfer.items.add(new File([text], name, { type }));
      return transfer;
    }, files);
    const target = box.locator('xpath=..');
    for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: dropped });
    await expect(page.getByText('Too many files').first()).toBeVisible();
  });

  test('[5.4] the server says the same of type, size and number', async () => {
    const business = await newBusiness();
    const upload = async (file: ReturnType<typeof asUpload>) => (await business.post('/api/files/upload', { multipart: { file }, headers: { Accept: 'text/plain' } }));
    const wrongType = await upload(asUpload('notes.txt', Buffer.from('hello'), 'text/plain'));
    expect([wrongType.status(), await wrongType.text()]).toEqual([400, 'File type must be .csv or .pdf']);
    const tooLarge = await upload(asUpload('large.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a,b\n')));
    expect([tooLarge.status(), await tooLarge.text()]).toEqual([413, 'File is larger than 10485760 bytes']);
    await business.dispose();
  });

  test('[5.5] a question must not be empty after trimming, and needs processed data', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/queries');
    await page.getByLabel('Your question').fill('   ');
    await expect(page.getByRole('button', { name: 'Ask Question' })).toBeDisabled();
    const empty = await page.request.post('/api/queries', { data: { query: '   ' } });
    expect(empty.status()).toBe(400);
    const nothing = await page.request.post('/api/queries', { data: { query: 'What was revenue?' } });
    expect(nothing.status()).toBe(400);
    expect(await nothing.text()).toContain('processed files');
  });

  test('[5.8] Generate New Report is disabled while there is no data source, and while pending', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/reports');
    await expect(page.getByRole('button', { name: 'Generate New Report' })).toBeDisabled();
  });

  test('[5.10] Generate New Report is disabled while pending', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/reports');
    const release = await holdOperation(page, 'CreateReport');
    await page.getByRole('button', { name: 'Generate New Report' }).click();
    await expect(page.getByRole('button', { name: /Generating/ }).or(page.getByRole('button', { name: 'Generate New Report' })).first()).toBeDisabled();
    release();
    await expect(page.getByText('Report Generated', { exact: true })).toBeVisible();
  });
});

test.describe('permissions', () => {
  test('[6.3] premium data is refused without a paid plan, on both doors, and given with one', async () => {
    const [starter, paid] = await Promise.all([newBusiness(), newDemo()]);
    for (const path of ['/api/alerts', '/api/forecast?months=3', '/api/scenarios', '/api/kpis/realtime']) {
      expect((await starter.get(path)).status(), path).toBe(402);
      expect((await paid.get(path)).status(), path).not.toBe(402);
    }
    await Promise.all([starter.dispose(), paid.dispose()]);
  });

  test('[6.5] without a file there are the two base types of report; with one the file-based ones', async () => {
    const business = await newBusiness();
    const typesOf = async () => ((await (await business.get('/api/reports/types')).json()) as { types: { type: string }[] }).types.map(({ type }) => type);
    expect(await typesOf()).toEqual(['monthly', 'quarterly']);
    await business.post('/api/files/upload', { multipart: { file: asUpload('bakery.csv', asCsv(BAKERY)) } });
    await expect.poll(typesOf).toEqual(['monthly', 'quarterly', 'financial-overview', 'expense-summary', 'revenue-summary']);
    expect((await business.post('/api/reports', { data: { title: 'Balance Sheet', type: 'balance-sheet' } })).status()).toBe(422);
    await business.dispose();
  });

  test('[6.6] nobody sees what belongs to another business', async () => {
    const [one, other] = await Promise.all([newBusiness(), newBusiness()]);
    const { id } = (await (await one.post('/api/files/upload', { multipart: { file: asUpload('bakery.csv', asCsv(BAKERY)) } })).json()) as { id: string };
    expect((await other.get(`/api/files/${id}`)).status()).toBe(404);
    expect(await (await other.get('/api/files')).json()).toEqual([]);
    await Promise.all([one.dispose(), other.dispose()]);
  });

  test('[4.11] a session that ended while a screen was open says so and leads back', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/queries');
    await page.getByLabel('Your question').fill('What was revenue in March 2026?');
    await endSession(page);
    await pressIfStillThere(page.getByRole('button', { name: 'Ask Question' }));
    await expect(page.getByText('Please log in to ask questions about your financial data.').first()).toBeVisible();
    await page.locator('a[href^="/login"]').first().click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('[7.28] reading calls are not repeated after a failure, nor when the window gets the focus', async ({ page }) => {
  await asBakery(page);
  let calls = 0;
  page.on('request', (request) => { if (request.postData()?.includes('"operationName":"Insights"')) calls += 1; });
  await refuseOperation(page, 'Insights', 'It is broken.');
  await page.goto('/dashboard/insights');
  await expect(page.getByRole('button', { name: /retry|try again/i })).toBeVisible();
  await page.evaluate(() => { window.dispatchEvent(new Event('focus')); document.dispatchEvent(new Event('visibilitychange')); });
  await page.waitForTimeout(1_500);
  expect(calls).toBe(1);
});
