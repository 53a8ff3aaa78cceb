/** Settings: what is changed is kept and seen at once, other devices are signed out, all data goes along, and the account can end. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { enterDemo, newEmail, PASSWORD, signUp } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' });
  return context.newPage();
}

test('the profile is saved, seen in the bar at once, and still there after a reload', async ({ page }) => {
  await signUp(page);
  await openSettings(page);
  const profile = section(page, 'Profile');
  await profile.getByLabel('Business Name').fill('Harbor Bakery');
  await expect(profile.getByText('Not saved yet')).toBeVisible();
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings Updated')).toBeVisible();
  await expect(page.getByText('Welcome, Harbor Bakery')).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Business Name')).toHaveValue('Harbor Bakery');
});

test('another address asks for the password and then signs in', async ({ page }) => {
  const taken = await signUp(page);
  await page.context().clearCookies();
  await signUp(page);
  await openSettings(page);
  const profile = section(page, 'Profile');
  const change = async (email: string, password: string) => {
    await profile.getByLabel('Email address').fill(email);
    await profile.getByLabel('Current password', { exact: true }).fill(password);
    await profile.getByRole('button', { name: 'Save Changes' }).click();
  };
  const wanted = newEmail();
  await change(wanted, 'not this one');
  await expect(profile.getByText('The password is not right.')).toBeVisible();
  await change(taken, PASSWORD);
  await expect(profile.getByText('This email address is taken.')).toBeVisible();
  await change(wanted, PASSWORD);
  await expect(page.getByText('Settings Updated')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, wanted);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the switches are on at first, and kept as they are set', async ({ page }) => {
  await signUp(page);
  await openSettings(page);
  const [news, monthly] = [page.getByRole('switch', { name: 'Email notifications' }), page.getByRole('switch', { name: 'Auto-generate monthly reports' })];
  await expect(news).toBeChecked();
  await expect(monthly).toBeChecked();
  await monthly.click();
  await expect(page.getByText('Settings Updated')).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked();
  await expect(monthly).not.toBeChecked();
});

test('the time zone is the browser\'s at first, is found by its city, and is kept', async ({ page }) => {
  await signUp(page);
  await openSettings(page);
  const zone = section(page, 'Time zone').getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('New York');
  await zone.fill('zurich');
  await page.getByRole('option', { name: 'Zurich' }).click();
  await page.getByRole('button', { name: 'Save time zone' }).click();
  await expect(page.getByText('Settings Updated')).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Zurich');
  await page.getByRole('button', { name: /Use this browser's: New York/ }).click();
  await expect(zone).toHaveValue('New York');
});

test('other devices are listed and signed out', async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  const other = await elsewhere(browser, baseURL);
  await signIn(other, email);
  await expect(other).toHaveURL(/\/dashboard$/);
  await openSettings(page);
  const rows = section(page, 'Sessions').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.last()).toContainText('Firefox on Windows');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('button', { name: 'Sign out others' }).click();
  await expect(rows).toHaveCount(1);
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/login$/);
  await other.context().close();
});

test('a new password signs the others out', async ({ page }) => {
  const email = await signUp(page);
  await openSettings(page);
  const password = section(page, 'Password');
  await password.getByLabel('Current password', { exact: true }).fill('not this one');
  await password.getByLabel('New password', { exact: true }).fill('a quite different one');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('The password is not right.')).toBeVisible();
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, email, 'a quite different one');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('all data is downloaded, then the account is deleted with its name and password', async ({ page }) => {
  const email = await signUp(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Export all data first' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^purser-Crumb and Co-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');

  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(dialog.getByText('This is not the name of the business')).toBeVisible();
  await dialog.getByLabel('Type Crumb and Co to confirm').fill('Crumb and Co');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(page.getByText('Account deleted. Everything that belonged to it is gone.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, email);
  await expect(page.getByText('Login Failed')).toBeVisible();
});

test('logging out leads to the landing page', async ({ page }) => {
  await enterDemo(page);
  await openSettings(page);
  await section(page, 'Danger Zone').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const { scheme, width, height } of [{ scheme: 'light', width: 1440, height: 900 }, { scheme: 'dark', width: 390, height: 844 }] as const) {
  test(`every section, ${scheme}, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await signUp(page);
    await openSettings(page);
    await section(page, 'Profile').getByLabel('Email address').fill('nobody');
    await section(page, 'Profile').getByRole('button', { name: 'Save Changes' }).click();
    await expect(section(page, 'Sessions').getByText('This device')).toBeVisible();
    await expectNoSidewaysScroll(page, 'the settings');
    await expectAccessible(page, 'the settings');
    await section(page, 'Time zone').getByRole('combobox').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, 'the list of time zones');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expectNoSidewaysScroll(page, 'the deletion');
    await expectAccessible(page, 'the deletion');
  });
}
