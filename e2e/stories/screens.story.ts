/** Every screen in both colour schemes and at both sizes: no accessibility violation, no sideways scroll, headings in order, a quiet console. */
import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../support/looks.ts';
import { expect, test } from '../support/story.ts';
import { asDemo, asStarter, refuseAllBut } from '../support/ways-in.ts';

const PUBLIC = [
  '/', '/integrations', '/about', '/careers', '/contact', '/blog', '/help', '/docs', '/security', '/privacy', '/no-such-page',
  '/login', '/signup', '/forgot-password', '/reset-password', '/reset-password?token=of-yesterday',
];

const VIEWS = [
  '', '/analysis', '/transactions', '/transactions?tab=accounts', '/transactions?tab=rules', '/transactions?tab=review', '/queries', '/reports', '/insights',
  '/anomalies', '/forecast', '/scenarios', '/kpis', '/integrations', '/integrations?error=connection-refused', '/subscription', '/settings',
].map((view) => `/dashboard${view}`);

const WITH_DATA = [
  '/dashboard?period=last-year', '/dashboard/analysis?step=analyze', '/dashboard/transactions?period=last-year&direction=out&search=a',
  '/dashboard/transactions?search=nothing-is-called-this', '/dashboard/reports?type=quarterly',
];

const BEFORE = { width: 1440, height: 900 } as const;

async function lookAt(page: Page, paths: readonly string[], who: string): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(BEFORE);
    await page.goto(path);
    await expectGoodLooks(page, `${path} of ${who}`);
  }
}

// The longest file of all: its four may be shared out.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('the public screens', ({ page }) => lookAt(page, PUBLIC, 'a visitor'));

test('the dashboard of an account with data', async ({ page }) => {
  await asDemo(page);
  await lookAt(page, [...VIEWS, ...WITH_DATA], 'the demo');
});

test('the dashboard of a new account: nothing there yet, the premium screens locked', async ({ page }) => {
  await asStarter(page);
  await lookAt(page, VIEWS, 'a new account');
});

test('the dashboard when the server answers nothing but who is here', async ({ page }) => {
  await asDemo(page);
  await refuseAllBut(page, 'Me', 'The ledger is being repaired.');
  await page.goto('/dashboard');
  await expect(page.getByText('500: The ledger is being repaired.').first()).toBeVisible();
  await lookAt(page, VIEWS, 'an account in trouble');
});
