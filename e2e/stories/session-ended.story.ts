/** A session that ends while a screen is open: told there, with a way to sign in that leads back; and where the focus goes between pages. */
import { PASSWORD, signUp } from '../support/people.ts';
import { endSession, pressIfStillThere } from '../support/session-end.ts';
import { expect, test } from '../support/story.ts';
import { asDemo } from '../support/ways-in.ts';

test('on the questions screen: told, signed in, and back', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/dashboard/queries');
  await page.getByLabel('Your question').fill('What was my revenue?');
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await pressIfStillThere(page.getByRole('button', { name: 'Ask Question' }));
  await expect(page.getByRole('main').getByText('Please log in to ask questions about your financial data.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/queries');
  // What was typed before is there again.
  await expect(page.getByLabel('Your question')).toHaveValue('What was my revenue?');
});

test('on another screen it keeps what the address holds', async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard?period=last-year');
  await expect(page.getByRole('article', { name: 'Revenue' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await pressIfStillThere(page.getByRole('button', { name: 'See transactions behind Revenue' }));
  await expect(page.getByText('Please log in to see your financial data.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL('/dashboard?period=last-year');
});

test('another page takes the focus to its title and names the tab', async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).first().getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused();
  await expect(page).toHaveTitle(/^Reports/);
});

test('the sidebar is a drawer on a phone, a rail in between, and whole on a desk', async ({ page }) => {
  await asDemo(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').or(page.getByRole('presentation')).getByRole('link', { name: 'Reports' }).first().click();
  await expect(page).toHaveURL('/dashboard/reports');
  for (const [width, columnPx] of [[1000, 72], [1440, 248]] as const) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole('navigation', { name: 'Dashboard' }).boundingBox();
    expect(Math.round(box!.width)).toBeGreaterThanOrEqual(columnPx - 2);
    expect(Math.round(box!.width)).toBeLessThanOrEqual(columnPx);
  }
});
