/** From a statement of thirty months to a forecast, a corrected expectation, a scenario beside it, its copy, and a report to hand on. */
import { longStatement } from '../support/long-statement.ts';
import { minorOf } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { uploadAndRead } from '../support/upload.ts';
import { asStarter } from '../support/ways-in.ts';

test('a statement of thirty months becomes a forecast, a scenario, and a report of it', async ({ page }) => {
  await asStarter(page);
  expect((await page.request.post('/api/subscription/change', { data: { planName: 'pro', billingType: 'monthly' } })).status()).toBe(200);
  await uploadAndRead(page, longStatement());

  await page.goto('/dashboard/forecast');
  await expect(page.getByRole('heading', { level: 2, name: /^Likely between \$[\d,]+ and \$[\d,]+ at the end of/ })).toBeVisible();
  await expect(page.getByText(/^Made again on the same day of \d+ past months/)).toBeVisible();
  const months = page.getByRole('table', { name: 'Cash flow ahead by month in USD' });
  const endOf = async (): Promise<number> => minorOf(await months.getByRole('row').last().getByRole('cell').nth(4).innerText());
  const before = await endOf();
  const monthCount = await months.getByRole('row').count() - 1;

  // The rent goes up: every month ahead costs 800.00 more.
  await page.getByRole('button', { name: /^Edit Piedmont Properties/i }).click();
  await page.getByLabel('Amount each time in USD').fill('4000');
  await page.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByText('Item Changed')).toBeVisible();
  await expect(async () => { expect(before - await endOf()).toBeGreaterThanOrEqual((monthCount - 1) * 800_00 - 100); }).toPass();

  // On paper: the content alone, as wide as it is.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 740, height: 900 });
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/dashboard/scenarios');
  await page.getByLabel('What if…').fill('we hire two people at 4k a month from next month');
  await page.getByRole('button', { name: 'Add in words' }).click();
  const hire = page.getByRole('group', { name: /hire/i });
  await expect(hire.getByRole('textbox', { name: 'People' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Add a change' }).click();
  await page.getByRole('menuitem', { name: /^Prices/ }).click();
  const slider = page.getByRole('slider', { name: 'Change in %, Prices' });
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Prices' }).getByRole('textbox', { name: 'Change in %' })).toHaveValue('6');
  await page.getByLabel('Name').fill('Two more people');
  await page.getByRole('button', { name: 'Save scenario' }).click();
  await expect(page.getByText('Scenario Saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^“Two more people” leaves/ })).toBeVisible();
  const table = page.getByRole('table', { name: 'Scenarios beside the months without changes' });
  await expect(table.getByRole('row', { name: /Two more people/ })).toContainText(/−\$[\d,]+/);

  await page.getByRole('button', { name: 'Duplicate Two more people' }).click();
  await expect(page.getByRole('heading', { name: /^“Two more people \(copy\)”/ })).toBeVisible();
  const original = table.getByRole('checkbox', { name: 'Two more people in the chart', exact: true });
  await expect(original).toBeEnabled();
  await original.click();
  await expect(original).toBeChecked();
  await expect(page).toHaveURL(/beside=/);

  await page.getByRole('button', { name: /^Share as a report: / }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^PDF/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Two more people.*\.pdf$/);
});
