/** Section 2 of the specification, the views of the dashboard: analysis, questions, reports, insights, settings, integrations, subscription. */
import { expect, test } from '../../support/story.ts';
import { uploadByRest } from '../../support/visitors.ts';
import { asBakery, asDemo, asStarter, holdOperation } from '../../support/ways-in.ts';
import { asCsv, asUpload, BAKERY } from '../../support/statements.ts';

const STEPS = ['Upload Files', 'Analyze & Ask Questions', 'Executive Summary'];

test.describe('analysis', () => {
  test('[2.38] three steps as tabs, with the progress at 33%, 66% and 100%', async ({ page }) => {
    const fileId = await asBakery(page);
    await page.goto(`/dashboard/analysis?file=${fileId}`);
    for (const [index, name] of STEPS.entries()) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', ['33', '66', '100'][index]!);
    }
  });

  test('[2.39] the first step has the dropzone and the list of uploaded files', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/analysis');
    await expect(page.getByLabel('CSV or PDF file')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'bakery.csv' })).toBeVisible();
  });

  test('[2.40] the second step opens only when a file has been processed', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('tab', { name: STEPS[1] })).toBeDisabled();
    await uploadByRest(page.request, asUpload('bakery.csv', asCsv(BAKERY)));
    await page.reload();
    await expect(page.getByRole('tab', { name: STEPS[1] })).toBeEnabled();
  });

  test('[2.41] [9.6] it has a file selector, the first 500 characters, a question box, suggestions and the history', async ({ page }) => {
    await asStarter(page);
    const csv = asCsv(Array.from({ length: 20 }, (_, day) => ({ ...BAKERY[day % 2]!, date: `2026-01-${String(day + 1).padStart(2, '0')}` })));
    const file = await uploadByRest(page.request, asUpload('long.csv', csv));
    await page.goto('/dashboard/analysis');
    await page.getByRole('button', { name: /Analyze/ }).first().click();
    await expect(page.getByRole('combobox').first()).toContainText('long.csv');
    const shown = csv.toString().slice(0, 500);
    expect(shown.length).toBe(500);
    await expect.poll(async () => (await page.locator('pre').first().textContent())?.replaceAll('\r', '')).toContain(shown.replaceAll('\r', ''));
    const rest = csv.toString().slice(0, 540).replaceAll('\r', '');
    expect((await page.locator('pre').first().textContent())?.replaceAll('\r', '')).not.toContain(rest);
    await expect(page.getByLabel('Your question')).toBeVisible();
    await expect(page.getByText(/suggested questions/i)).toBeVisible();
    await expect(page.getByText(/Questions? (&|and) Answers?|history/i).first()).toBeVisible();
    expect(file.id).toBeTruthy();
  });

  test('[2.42] [5.6] [5.7] the third step opens only with a file, generates a summary and lists it with Download', async ({ page }) => {
    const fileId = await asBakery(page);
    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('tab', { name: STEPS[2] })).toBeDisabled();
    await page.goto(`/dashboard/analysis?file=${fileId}`);
    await page.getByRole('tab', { name: STEPS[2] }).click();
    await page.getByRole('button', { name: /Generate/ }).first().click();
    await expect(page.getByText('Executive Summary Generated')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).or(page.getByRole('link', { name: /^Download/ })).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.txt$/);
  });
});

test.describe('questions', () => {
  test('[2.43] [2.44] a multi-line box, and Ask Question shows Analyzing... while pending', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/queries');
    await expect(page.getByRole('heading', { level: 1, name: 'AI Financial Assistant' })).toBeVisible();
    const box = page.getByLabel('Your question');
    expect(await box.evaluate((element) => element.tagName)).toBe('TEXTAREA');
    const release = await holdOperation(page, 'AskQuestion');
    await box.fill('What was revenue in February 2026?');
    await page.getByRole('button', { name: 'Ask Question' }).click();
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(box).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: 'Ask Question' })).toBeVisible();
  });

  test('[2.45] [9.11] eight suggested questions; clicking one fills the box', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/queries');
    const about = [/revenue last month/i, /expenses .*last quarter/i, /top 3 revenue sources/i, /cash flow trends .*6 months/i, /burn rate/i, /runway/i, /expenses increased|expense increases/i, /gross margin trend/i];
    for (const question of about) await expect(page.getByRole('button', { name: question }).first()).toBeVisible();
    await page.getByRole('button', { name: about[2] }).first().click();
    await expect(page.getByLabel('Your question')).toHaveValue(/top 3 revenue sources/i);
  });

  test('[2.46] [9.8] Recent Questions & Answers scrolls within 600 px and shows question, date and response, with a copy button', async ({ page }) => {
    await asBakery(page);
    for (const month of ['January', 'February', 'March']) await page.request.post('/api/queries', { data: { query: `What was revenue in ${month} 2026?` } });
    await page.goto('/dashboard/queries');
    const history = page.getByRole('region', { name: 'Recent Questions & Answers' });
    await expect(history).toContainText('What was revenue in February 2026?');
    await expect(history).toContainText('$18,163.51');
    await expect(history).toContainText(new Date().getFullYear().toString());
    await expect(history.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
    const heights = await history.evaluate((region) => [region, ...region.querySelectorAll('*')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)).map((element) => getComputedStyle(element).maxHeight + getComputedStyle(element).height));
    expect(heights.join(' ')).toContain('600px');
  });

  test('[2.47] an empty history shows Start Your Financial Conversation', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/queries');
    await expect(page.getByText('Start Your Financial Conversation')).toBeVisible();
  });
});

test.describe('reports', () => {
  test('[2.49] [7.12] [8.13] a type selector, Generate New Report, a capability banner, and the toast', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/reports');
    await expect(page.getByRole('button', { name: 'Monthly Report' }).or(page.getByRole('radio', { name: 'Monthly Report' })).or(page.getByRole('tab', { name: 'Monthly Report' })).first()).toBeVisible();
    await page.getByRole('button', { name: 'Generate New Report' }).click();
    await expect(page.getByText('Report Generated', { exact: true })).toBeVisible();
    await expect(page.getByText('Your financial report has been generated successfully.')).toBeVisible();
    await expect(page.getByText(/Monthly Report - (\d+\/\d+|\w{3} \d+, ?|\d+ \w{3} )\/?\d{4}/).first()).toBeVisible();
  });

  test('[2.50] [2.51] [9.7] a report shows title, date, its first 200 characters and a badge, and downloads as text', async ({ page }) => {
    await asBakery(page);
    const report = (await (await page.request.post('/api/reports', { data: { title: 'Monthly Report - 3/31/2026', type: 'monthly', period: { from: '2026-03-01', to: '2026-03-31' } } })).json()) as { content: string };
    expect(report.content.length).toBeGreaterThan(200);
    await page.goto('/dashboard/reports?type=monthly');
    const item = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'Monthly Report - 3/31/2026' }).first();
    const text = (await item.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(report.content.slice(0, 190).replace(/\s+/g, ' ').trim());
    expect(text).not.toContain(report.content.slice(0, 220).replace(/\s+/g, ' ').trim());
    const download = page.waitForEvent('download');
    await item.getByRole('link', { name: /^Download/ }).or(item.getByRole('button', { name: /^Download/ })).first().click();
    expect((await download).suggestedFilename()).toMatch(/^Monthly Report - .*\.txt$/);
  });

  test('[2.52] an empty list says No {type} reports yet', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard/reports?type=quarterly');
    await expect(page.getByText(/^No quarterly reports yet$/i)).toBeVisible();
  });
});

test.describe('insights', () => {
  test('[2.53] [2.54] cards by type, and Read more opens the title and the content', async ({ page }) => {
    await asDemo(page);
    const [insight] = (await (await page.request.get('/api/insights')).json()) as { title: string; content: string }[];
    await page.goto('/dashboard/insights');
    const card = page.getByRole('article').filter({ hasText: insight!.title }).first();
    await expect(card.locator('svg').first()).toBeVisible();
    await card.getByRole('button', { name: /^Read more/ }).click();
    await expect(page.getByRole('dialog')).toContainText(insight!.title);
    await expect(page.getByRole('dialog')).toContainText(insight!.content.split('\n')[0]!);
  });

  test('[2.55] an account without insights reads No insights yet', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/insights');
    await expect(page.getByText('No insights yet')).toBeVisible();
  });
});

test.describe('settings', () => {
  test('[2.56] [8.22] the profile has business name and email; Save Changes shows Settings Updated', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/settings');
    await expect(page.getByLabel('Email', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Business name', { exact: false }).first().fill('Crumb and Daughters');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page.getByText('Settings Updated')).toBeVisible();
    await expect(page.getByText('Welcome, Crumb and Daughters')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Welcome, Crumb and Daughters')).toBeVisible();
  });

  test('[2.57] two switches, both on by default, and kept', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/settings');
    const mail = page.getByRole('switch', { name: /email notifications/i });
    const reports = page.getByRole('switch', { name: /monthly reports/i });
    await expect(mail).toBeChecked();
    await expect(reports).toBeChecked();
    await reports.click();
    await expect(reports).not.toBeChecked();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(reports).not.toBeChecked();
    await expect(mail).toBeChecked();
  });

  test('[2.58] the Danger Zone has Logout and Delete Account', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/settings');
    const zone = page.getByRole('region', { name: 'Danger Zone' });
    await expect(zone.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(zone.getByRole('button', { name: 'Delete Account' })).toBeVisible();
  });
});

test.describe('integrations', () => {
  test('[2.59] a QuickBooks section that names the sandbox company, with a connect button', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/integrations');
    const section = page.getByRole('region', { name: /^QuickBooks/ }).first();
    await expect(section).toContainText(/sandbox company/i);
    await expect(section.getByRole('button', { name: /Connect/ })).toBeVisible();
  });

  test('[2.60] without a connection an empty notice and an explanatory card', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/integrations');
    await expect(page.getByRole('heading', { name: 'Connected Accounts' })).toBeVisible();
    await expect(page.getByText(/No accounts connected/i)).toBeVisible();
  });
});

test.describe('subscription', () => {
  test('[2.61] [9.2] [9.4] [5.9] current plan, toggle, comparison and plan cards; the current plan has a disabled button', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/subscription');
    await expect(page.getByText(/current plan/i).first()).toBeVisible();
    await expect(page.getByText('Most Popular')).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    const startup = page.getByRole('article', { name: /Startup/ }).first();
    await expect(startup.getByRole('button')).toBeDisabled();
    await expect(startup).toContainText('$8');
    await page.getByRole('button', { name: /^Annual/ }).or(page.getByRole('radio', { name: /^Annual/ })).first().click();
    const pro = page.getByRole('article', { name: /Pro/ }).first();
    for (const words of ['$174', '$348', '$14.50']) await expect(pro).toContainText(words);
  });
});
