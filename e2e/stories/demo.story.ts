/** The demo: one click from the sign-in page to a company with figures, a private copy for every visitor. */
import { enterDemo } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test('the demo shows a working company and ends with sign-out', async ({ page }) => {
  await enterDemo(page);
  await page.goto('/dashboard?period=last-month');
  await expect(page.getByRole('button', { name: 'See transactions behind Revenue' })).toBeVisible();
  const revenue = page.getByRole('article', { name: 'Revenue' });
  await expect(revenue).toContainText(/\$[1-9]/);

  await page.getByRole('navigation').first().getByRole('link', { name: 'Stories & Trends' }).click();
  await page.getByRole('button', { name: /Read more about/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: /log ?out|sign out/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('a suggestion fills the box, and its answer can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterDemo(page);
  await page.goto('/dashboard/queries');
  await page.getByRole('button', { name: 'What was my total revenue last month?' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('What was my total revenue last month?');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(page.getByText('Query submitted successfully')).toBeVisible();
  const answer = page.getByRole('article').first();
  await expect(answer).toContainText(/\$[1-9]/);
  await answer.getByRole('button', { name: 'Copy answer' }).click();
  await expect(answer.getByTestId('copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\$[1-9]/);
  await expect(answer.getByTestId('copied')).toBeHidden({ timeout: 4_000 });
});
