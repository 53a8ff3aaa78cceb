/** What opens over or after a screen: drawers, dialogs and the later steps of the analysis, checked like the screens themselves. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { enterDemo } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

async function check(page: Page, where: string): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, where);
}

async function checkDialog(page: Page, path: string, opener: RegExp): Promise<void> {
  await page.goto(path);
  const button = page.getByRole('button', { name: opener }).first();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, `${path}, ${opener.source} opened`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Whoever closed it with the keyboard is back where they came from.
  await expect(button).toBeFocused();
}

for (const { scheme, width, height } of [{ scheme: 'light', width: 1440, height: 900 }, { scheme: 'dark', width: 390, height: 844 }] as const) {
  test(`dialogs, drawers and later steps, ${scheme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await enterDemo(page);

    await checkDialog(page, '/dashboard?period=last-month', /See transactions behind Cash Flow/);
    await page.getByRole('combobox', { name: 'Period' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await check(page, 'the list of periods');
    await page.keyboard.press('Escape');
    await checkDialog(page, '/dashboard/transactions?tab=accounts', /^Edit /);
    await checkDialog(page, '/dashboard/transactions?tab=accounts', /^Merge /);
    await checkDialog(page, '/dashboard/settings', /Delete Account/);
    if (width < 900) await checkDialog(page, '/dashboard/settings', /Open navigation/);
    await checkDialog(page, '/dashboard/queries', /transactions? behind this/);
    await checkDialog(page, '/dashboard/insights', /Read more/);
    await page.goto('/dashboard/reports');
    await page.getByRole('button', { name: 'Generate New Report' }).click();
    await expect(page.getByText('Report Generated')).toBeVisible();
    await checkDialog(page, '/dashboard/reports', /Read report/);
    await page.goto('/dashboard/analysis');
    await page.getByRole('button', { name: /^Delete / }).first().click();
    await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeFocused();
    await check(page, 'a deleted file with its undo');
    await page.getByRole('button', { name: /^Undo deleting/ }).click();
    await expect(page.getByText('File Restored')).toBeVisible();

    await page.getByRole('button', { name: /^Analyze / }).first().click();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
    await check(page, 'step 2 of the analysis');
    await page.getByRole('tab', { name: 'Executive Summary' }).click();
    await page.getByRole('button', { name: 'Generate Executive Summary' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await check(page, 'step 3 of the analysis');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Executive Summary', selected: true })).toBeVisible();
  });
}
