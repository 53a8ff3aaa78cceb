/** Reports: a chosen period, a page to read under its own address, deleting with undo; in both schemes and sizes. */
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/story.ts';
import { asBakery, asDemo } from '../support/ways-in.ts';

test('a report of a chosen period is generated, read under its own address, deleted and brought back', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/reports?type=monthly');
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'February 2026' }).click();
  await expect(page).toHaveURL(/from=2026-02-01&to=2026-02-28/);
  await page.getByRole('button', { name: 'Generate New Report' }).click();
  await expect(page.getByText('Your financial report has been generated successfully.')).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/Feb 1\s*–\s*28, 2026/);

  await card.getByRole('button', { name: /^Read report/ }).click();
  await expect(page).toHaveURL(/report=[0-9a-f-]{36}/);
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Profit and loss' })).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: 'Revenue' }).first()).toBeVisible();
  await expect(dialog).toContainText('$18,163.51');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).not.toHaveURL(/report=/);

  const title = await card.getByRole('heading').innerText();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByText('No monthly reports yet')).toBeVisible();
  expect(await (await page.request.get('/api/reports')).json()).toEqual([]);
  await page.getByRole('button', { name: `Undo deleting ${title}` }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('the address keeps the type, and a report that is gone says so', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/reports');
  await page.getByRole('button', { name: 'Expense Summary' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expense Summary' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard/reports?report=01a1fb50-9c15-70b9-96c4-ac6cedd959f3');
  await expect(page.getByRole('dialog')).toContainText('There is no such report.');
});

for (const { scheme, width, height } of [{ scheme: 'light', width: 390, height: 844 }, { scheme: 'dark', width: 1440, height: 900 }] as const) {
  test(`an open report, ${scheme}, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await asDemo(page);
    await page.goto('/dashboard/reports');
    await page.getByRole('button', { name: /^Read report/ }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Key figures' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'an open report');
    await expectAccessible(page, 'an open report');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Read report/ }).first()).toBeFocused();
  });
}
