/** The ledger screen: finding, sorting and exporting payments, rules with undo, accounts renamed and merged, by mouse and by keyboard alone. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { enterDemo, signUp } from '../support/people.ts';
import { asCsv, asUpload, BAKERY, dollars } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { uploadAndRead } from '../support/upload.ts';

const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Transactions' }).locator('[data-index]');
const rowCount = (page: Page): Promise<string | null> => page.getByRole('grid', { name: 'Transactions' }).getAttribute('aria-rowcount');
const total = (page: Page, label: string): Locator => page.getByRole('status', { name: 'Totals of these transactions' }).locator('dl > div').filter({ hasText: label }).locator('dd');

async function openBakery(page: Page): Promise<void> {
  await signUp(page);
  await uploadAndRead(page, asUpload('bakery.csv', asCsv(BAKERY)));
  await page.goto('/dashboard/transactions');
  await expect(rows(page)).toHaveCount(BAKERY.length);
}

test('search and conditions live in the address, add up, and are exported', async ({ page }) => {
  await openBakery(page);
  const isRent = ({ category }: { category: string }): boolean => category === 'Rent';
  const rent = BAKERY.filter(isRent).reduce((sum, { amountCents }) => sum - amountCents, 0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('piedmont');
  await expect(rows(page)).toHaveCount(BAKERY.filter(isRent).length);
  await expect(total(page, 'Money out')).toHaveText(dollars(rent));
  await expect(page).toHaveURL(/search=piedmont/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('piedmont');
  await expect(rows(page)).toHaveCount(BAKERY.filter(isRent).length);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()]);
  const lines = readFileSync(await download.path(), 'utf8').trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFDate,Description,Counterparty,Category,Account,Amount,Currency,Reference');
  expect(lines).toHaveLength(1 + BAKERY.filter(isRent).length);

  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Amount at least').fill('6,000');
  await page.getByLabel('Amount at least').press('Enter');
  await expect(rows(page)).toHaveCount(BAKERY.filter(({ amountCents }) => Math.abs(amountCents) >= 600_000).length);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such payment');
  await expect(page.getByText('No transactions match')).toBeVisible();
});

test('one transaction, then all like it: seen before, undone after', async ({ page }) => {
  await openBakery(page);
  await rows(page).filter({ hasText: 'WILSON MILLS FLOUR' }).click();
  const drawer = page.getByRole('dialog', { name: 'Transaction' });
  await drawer.getByRole('combobox', { name: 'Category' }).fill('Office Sup');
  await page.getByRole('option', { name: 'Office Supplies' }).click();
  await drawer.getByRole('button', { name: 'Change category' }).click();
  const flour = rows(page).filter({ hasText: 'WILSON MILLS FLOUR' });
  await expect(flour).toContainText('Office Supplies');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(flour).toContainText('Cost of Goods Sold');
  await flour.click();
  await expect(drawer.getByText('Cost of Goods Sold. As its file or its provider states. 95% sure.')).toBeVisible();
  await expectAccessible(page, 'an open transaction');
  await page.keyboard.press('Escape');

  const payroll = BAKERY.filter(({ category }) => category === 'Payroll');
  await rows(page).filter({ hasText: 'GUSTO PAYROLL' }).first().click();
  await drawer.getByRole('combobox', { name: 'Category' }).fill('Professional');
  await page.getByRole('option', { name: 'Professional Fees' }).click();
  await drawer.getByLabel('Everything with these words in its text').check();
  await expect(drawer.getByText(`${payroll.length} of them change their category.`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Apply rule' }).click();
  await expect(page.getByText('Rule Applied')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Professional Fees' })).toHaveCount(payroll.length);

  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByText(/Text contains “gusto” and “payroll” → Professional Fees/)).toBeVisible();
  await expectAccessible(page, 'the rules');
  await page.getByRole('button', { name: /^Delete rule/ }).click();
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(rows(page).filter({ hasText: 'Professional Fees' })).toHaveCount(0);
});

test('two accounts become one, and a payment that both hold counts once', async ({ page }) => {
  await openBakery(page);
  await uploadAndRead(page, asUpload('bakery-copy.csv', asCsv(BAKERY.slice(0, 5))));
  await page.goto('/dashboard/transactions?tab=accounts');
  await page.getByRole('button', { name: 'Edit bakery', exact: true }).click();
  await page.getByLabel('Name').fill('Main account');
  await page.getByLabel('Opening balance in USD').fill('1,000');
  await page.getByLabel('On the morning of').fill('2026-01-01');
  await expectAccessible(page, 'editing an account');
  await page.getByRole('button', { name: 'Save account' }).click();
  const balance = 100_000 + BAKERY.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Main account' }).filter({ hasText: 'Balance on Mar 27, 2026' })).toContainText(dollars(balance));

  await page.getByRole('button', { name: 'Merge bakery-copy into another account' }).click();
  await expect(page.getByText('5 transactions that both hold will count once.')).toBeVisible();
  await expectAccessible(page, 'merging accounts');
  await page.getByRole('button', { name: 'Merge accounts' }).click();
  await expect(page.getByText('Accounts Merged')).toBeVisible();
  await page.getByRole('link', { name: 'See transactions of Main account' }).click();
  await expect(total(page, 'Transactions')).toHaveText(String(BAKERY.length));
});

test('by keyboard alone: any row is reached, opened and left, and the focus stays', async ({ page }) => {
  await enterDemo(page);
  await page.goto('/dashboard/transactions');
  await expect(rows(page).first()).toBeVisible();
  const last = Number(await rowCount(page)) - 2;
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.locator(`[data-index="${last}"]`)).toBeFocused();
  await expect(page.locator(`[data-index="${last}"]`)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  const opened = page.locator(`[data-index="${last - 1}"]`);
  await expect(opened).toBeFocused();
  await expect(opened.locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible();
  await expect(page).toHaveURL(/row=/);
  await page.keyboard.press('Escape');
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-index="0"]')).toBeFocused();
});

test('a phone shows cards, and a day is gone to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDemo(page);
  await page.goto('/dashboard/transactions');
  await expect(rows(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'the ledger on a phone');
  await expect(rows(page).first()).toContainText('$');
  const topOf = async (cell: string) => (await rows(page).first().locator(`[data-cell=${cell}]`).boundingBox())!.y;
  // What and how much on the first line, when and what for on the last.
  expect(Math.max(await topOf('description'), await topOf('amount'))).toBeLessThan(Math.min(await topOf('date'), await topOf('category')));
  const day = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Go to day').fill(day);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
  await expect(rows(page).filter({ hasText: String(new Date(day).getUTCFullYear()) }).first()).toBeVisible();
});
