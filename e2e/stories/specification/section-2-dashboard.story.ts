/** Section 2 of the specification, the dashboard: its shell, the overview, and which view answers which address. */
import { expect, test } from '../../support/story.ts';
import { asBakery, asDemo, asStarter, holdOperation } from '../../support/ways-in.ts';

const SIDEBAR = [
  ['Dashboard', '/dashboard', false],
  ['Upload Files', '/dashboard/analysis', false],
  ['Ask Questions', '/dashboard/queries', false],
  ['Reports', '/dashboard/reports', false],
  ['Stories & Trends', '/dashboard/insights', true],
  ['Smart Alerts', '/dashboard/anomalies', true],
  ['Cash Flow Forecast', '/dashboard/forecast', true],
  ['Scenario Planner', '/dashboard/scenarios', true],
  ['KPI Dashboard', '/dashboard/kpis', true],
  ['Integrations', '/dashboard/integrations', false],
  ['Subscription', '/dashboard/subscription', false],
  ['Settings', '/dashboard/settings', false],
] as const;

const PREMIUM = [['Smart Alerts', 'anomalies'], ['Cash Flow Forecast', 'forecast'], ['Scenario Planner', 'scenarios'], ['KPI Dashboard', 'kpis']] as const;

test.describe('shell', () => {
  test('[2.20] [6.1] without a session the dashboard leads to /login', async ({ page }) => {
    for (const path of ['/dashboard', '/dashboard/reports']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
    }
  });

  test('[2.21] [4.1] a spinner shows while the user is loading', async ({ page }) => {
    await asStarter(page);
    const release = await holdOperation(page, 'Me');
    await page.goto('/dashboard');
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Financial Overview' })).toBeVisible();
  });

  test('[2.22] the top bar welcomes the business, and has a settings button', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard');
    await expect(page.getByText('Welcome, Crumb and Co')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /settings/i }).click();
    await expect(page).toHaveURL('/dashboard/settings');
  });

  test('[2.23] the logout button signs out and goes to /', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('button', { name: /log ?out/i }).click();
    await expect(page).toHaveURL('/');
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  });

  test('[2.24] the sidebar has its entries in order, each with its path', async ({ page }) => {
    await asDemo(page);
    await page.goto('/dashboard');
    const links = page.getByRole('navigation').first().getByRole('link');
    await expect(links).toHaveCount(SIDEBAR.length);
    for (const [index, [name, path]] of SIDEBAR.entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', path);
    }
  });

  test('[2.25] the current entry is highlighted', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/reports');
    const navigation = page.getByRole('navigation').first();
    await expect(navigation.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(navigation.getByRole('link', { name: /^Reports/ })).toHaveAttribute('aria-current', 'page');
  });

  test('[2.26] [4.4] locked entries carry a lock for accounts that do not pay, and can still be visited', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard');
    const navigation = page.getByRole('navigation').first();
    for (const [name, path, isLocked] of SIDEBAR) {
      const link = navigation.locator(`a[href="${path}"]`);
      await expect(link.getByText(/locked/i), name).toHaveCount(isLocked ? 1 : 0);
    }
    await navigation.locator('a[href="/dashboard/insights"]').click();
    await expect(page).toHaveURL('/dashboard/insights');
    await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0);
  });

  test('[2.27] nothing is locked for accounts that pay', async ({ page }) => {
    await asDemo(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Stories & Trends' })).toBeVisible();
    await expect(page.getByRole('navigation').first().getByText(/locked/i)).toHaveCount(0);
  });

  test('[2.28] an unknown view is the home', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard/no-such-view');
    await expect(page.getByRole('heading', { level: 1, name: 'Financial Overview' })).toBeVisible();
  });

  for (const [name, view] of PREMIUM) {
    test(`[2.29] [1.7] ${name} is a locked page with a sample for accounts that do not pay`, async ({ page }) => {
      await asStarter(page);
      await page.goto(`/dashboard/${view}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeDisabled();
      await expect(page.getByRole('region', { name: 'Sample data' })).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: /plan/i })).toHaveAttribute('href', '/dashboard/subscription');
    });

    test(`[2.30] [6.2] ${name} is the real screen for accounts that pay`, async ({ page }) => {
      await asDemo(page);
      await page.goto(`/dashboard/${view}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Sample data' })).toHaveCount(0);
    });
  }
});

const PERIODS = ['today', 'this-week', 'last-week', 'this-month', 'last-month', 'last-6-months', 'this-year', 'last-year'] as const;
const METRICS = ['Revenue', 'Expenses', 'Net Profit', 'Cash Flow'] as const;

test.describe('overview', () => {
  test('[2.31] the period selector has its eight options, this month first, and the address keeps the choice', async ({ page }) => {
    await asDemo(page);
    await page.goto('/dashboard');
    const selector = page.getByRole('combobox', { name: 'Period' });
    await expect(selector).toContainText('This month');
    await selector.click();
    await expect(page.getByRole('option')).toHaveText(['Today', 'This week', 'Last week', 'This month', 'Last month', 'Last 6 months', 'This year', 'Last year']);
    for (const [index, period] of PERIODS.entries()) {
      if (index > 0) await selector.click();
      await page.getByRole('option').nth(index).click();
      if (period !== 'this-month') await expect(page).toHaveURL(new RegExp(`period=${period}`));
    }
    await page.reload();
    await expect(selector).toContainText('Last year');
  });

  test('[2.32] [9.10] four metric cards, each with a change that is computed from the ledger', async ({ page }) => {
    await asDemo(page);
    const answer = await page.request.get('/api/financial-data?period=last-month');
    const data = (await answer.json()) as { revenue: string; change: { revenue: number } };
    await page.goto('/dashboard?period=last-month');
    for (const name of METRICS) await expect(page.getByRole('article', { name })).toBeVisible();
    const card = page.getByRole('article', { name: 'Revenue' });
    await expect(card).toContainText(`$${Math.round(Number(data.revenue)).toLocaleString('en-US')}`);
    await expect(card).toContainText(`${Math.abs(data.change.revenue).toFixed(1)}%`);
  });

  test('[2.33] an Account Integrations card', async ({ page }) => {
    await asDemo(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Account Integrations' })).toBeVisible();
  });

  test('[2.34] a Recent Alerts card with the number of alerts', async ({ page }) => {
    await asDemo(page);
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Recent Alerts' });
    await expect(card.getByText(/^\d+( alerts?)?$/).first()).toBeVisible();
    await expect(card.getByRole('listitem').first()).toBeVisible();
  });

  test('[2.35] without a QuickBooks connection there is no QuickBooks panel', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('article', { name: 'Revenue' })).toBeVisible();
    await expect(page.getByText(/QuickBooks sandbox data/)).toHaveCount(0);
  });

  test('[2.36] Quick Actions lead to reports, insights, and to a connection while there is none', async ({ page }) => {
    await asBakery(page);
    await page.goto('/dashboard');
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    for (const path of ['/dashboard/reports', '/dashboard/insights', '/dashboard/integrations']) await expect(actions.locator(`a[href="${path}"]`)).toBeVisible();
  });

  test('[2.37] an account without data is led to its first connection', async ({ page }) => {
    await asStarter(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Connect First Account' })).toHaveAttribute('href', '/dashboard/integrations');
  });
});
