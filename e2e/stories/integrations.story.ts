/** Outside books: connecting at the provider's own page, syncing, a permission that ends, connecting again, and disconnecting with and without the transactions. */
import type { Page } from '@playwright/test';
import { breakDown, consent, KETTLE, KETTLES, repair, revoke, type SandboxAccount, sell } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';
import { asDemo, asStarter } from '../support/ways-in.ts';

const INTEGRATIONS = '/dashboard/integrations';

async function asPro(page: Page): Promise<void> {
  await asStarter(page);
  expect((await page.request.post('/api/subscription/change', { data: { planName: 'pro', billingType: 'monthly' } })).status()).toBe(200);
}

async function expectToast(page: Page, title: string, text: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole(/Failed/.test(title) ? 'alert' : 'status').filter({ hasText: title });
  await expect(toast).toContainText(text);
}

const rowOf = (page: Page, { name }: SandboxAccount) => page.getByRole('group', { name: 'Connected accounts' }).getByRole('listitem').filter({ hasText: `${name}, ` });

/** Of all time, in cents. */
async function revenueCents(page: Page): Promise<number> {
  const answer = await page.request.get('/api/financial-data?from=2024-01-01&to=2099-12-31');
  return Math.round(Number((await answer.json()).revenue) * 100);
}

async function sync(page: Page, account: SandboxAccount): Promise<void> {
  await rowOf(page, account).getByRole('button', { name: /^Sync/ }).click();
}

async function disconnect(page: Page, { name }: SandboxAccount, choice: 'Keep them' | 'Remove them'): Promise<void> {
  // Square writes "(sandbox)" behind the name.
  const words = new RegExp(`^Disconnect ${name}, ${KETTLE}`);
  await page.getByRole('button', { name: words }).click();
  const dialog = page.getByRole('dialog', { name: words });
  await dialog.getByRole('radio', { name: choice }).check();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Account Disconnected', 'The financial account has been disconnected successfully');
}

/** Thousands of rows, on whatever machine this runs. */
const FIRST_SYNC = { timeout: 150_000 };
test.describe.configure({ timeout: 400_000 });

for (const account of KETTLES) {
  test(`${account.name}: connected, synced, broken, connected again, disconnected`, async ({ page }) => {
    await asPro(page);
    await page.goto(INTEGRATIONS);
    await consent(page, 'Connect', account);
    await expectToast(page, 'Account Connected', `${account.name} is connected.`);
    const row = rowOf(page, account);
    await expect(row).toContainText(/Last sync .*transactions read/, FIRST_SYNC);
    await expect(row).toContainText('Sandbox data');

    const before = await revenueCents(page);
    expect(before).toBeGreaterThan(0);
    await sell(page, account, 123_400);
    await sync(page, account);
    await expectToast(page, 'Sync Complete', 'Your financial data has been updated successfully');
    expect(await revenueCents(page)).toBe(before + 123_400);

    await revoke(page, account);
    await sync(page, account);
    await expectToast(page, 'Sync Failed', `${account.name} asks for a new sign-in.`);
    await expect(row).toBeHidden();
    await consent(page, 'Reconnect', account);
    await expect(row).toContainText(/Last sync/, FIRST_SYNC);
    await expect(row.getByRole('button', { name: /^Sync/ })).toBeEnabled();
    expect(await revenueCents(page)).toBe(before + 123_400);

    await disconnect(page, account, 'Remove them');
    await expect(page.getByText('No accounts connected')).toBeVisible();
    expect(await revenueCents(page)).toBe(0);
  });
}

test('transactions that are kept stay, and are not doubled by connecting again', async ({ page }) => {
  const account = KETTLES.find(({ provider }) => provider === 'paypal')!;
  await asPro(page);
  await page.goto(INTEGRATIONS);
  await consent(page, 'Connect', account);
  await expect(rowOf(page, account)).toContainText(/Last sync .*transactions read/, FIRST_SYNC);
  const revenue = await revenueCents(page);
  await disconnect(page, account, 'Keep them');
  const card = page.getByRole('article', { name: account.name });
  await expect(card).toContainText(/Disconnected.*transactions kept/);
  expect(await revenueCents(page)).toBe(revenue);
  await consent(page, 'Connect', account);
  await expect(rowOf(page, account).getByRole('button', { name: /^Sync/ })).toBeEnabled();
  expect(await revenueCents(page)).toBe(revenue);
});

test('a provider that does not answer is told, and the connection stays; a refused permission connects nothing', async ({ page }) => {
  const account = KETTLES.find(({ provider }) => provider === 'square')!;
  await asPro(page);
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Square' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Connection Failed', 'The provider did not give its permission. Nothing was connected.');
  await consent(page, 'Connect', account);
  await expect(rowOf(page, account)).toContainText(/Last sync/, FIRST_SYNC);
  await breakDown(page, account, 'not-json');
  await sync(page, account);
  await expectToast(page, 'Sync Failed', /Square/);
  await expect(rowOf(page, account)).toBeVisible();
  await repair(page, account);
  await sync(page, account);
  await expectToast(page, 'Sync Complete', 'Your financial data has been updated successfully');
});

test('the demo has QuickBooks and Stripe connected: the panel, its alerts, a sync, a disconnection', async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'QuickBooks', exact: true });
  // Its figures are fetched once somebody comes to them.
  await expect(async () => panel.scrollIntoViewIfNeeded()).toPass();
  await expect(panel.getByText(/^And \d+ more transactions\.\.\.$/)).toBeVisible();
  for (const words of ['Sandbox data', 'Business Checking', 'Net profit']) await expect(panel).toContainText(words);
  const alerts = page.getByRole('region', { name: 'Recent Alerts' });
  for (const provider of ['QuickBooks', 'Stripe']) await expect(alerts).toContainText(`${provider} connection active and syncing`);

  await page.getByRole('link', { name: 'Integrations', exact: true }).click();
  await page.getByRole('button', { name: 'Sync QuickBooks, Larkspur Studio' }).click();
  await expectToast(page, 'Sync Complete', 'Your financial data has been updated successfully');
  await page.getByRole('button', { name: 'Disconnect QuickBooks, Larkspur Studio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Account Disconnected', 'The financial account has been disconnected successfully');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(alerts).toContainText('Connect QuickBooks to access real financial data and insights');
  await expect(panel).toBeHidden();
});
