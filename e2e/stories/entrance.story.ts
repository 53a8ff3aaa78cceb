/** The doors of the product: signing in and up as the specification words it, and the way to a new password by mail. */
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { CONSOLE_UNREAD, mailedPath, serverLog } from '../support/console-mail.ts';
import { newEmail, PASSWORD, signUp } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test('a forgotten password is replaced through the link in the mail, once', async ({ page }) => {
  test.skip(!serverLog, CONSOLE_UNREAD);
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  // What was typed came along.
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();

  const path = await mailedPath(email);
  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a quite different one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quite different one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('a third one altogether');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This link has been used already')).toBeVisible();
});

test('an unknown address hears the same', async ({ page }) => {
  const email = newEmail();
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
});

test('a failed sign-in says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  const email = newEmail();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('while an answer is awaited the buttons say so and are disabled', async ({ page }) => {
  let answer = (): void => undefined;
  const awaited = new Promise<void>((resolve) => { answer = resolve; });
  await page.route('**/graphql', async (route) => {
    if (!/"(Login|SignUp|DemoLogin)"/.test(route.request().postData() ?? '')) return route.continue();
    await awaited;
    await route.fulfill({ json: { data: null, errors: [{ message: 'No.', extensions: { status: 401 } }] } }).catch(() => undefined);
  });
  const pending = async (path: string, fill: () => Promise<void>, button: string, words: string) => {
    await page.goto(path);
    await fill();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('button', { name: words })).toBeDisabled();
  };
  await pending('/login', async () => {
    await page.getByLabel('Email address').fill('a@example.com');
    await page.getByLabel('Password', { exact: true }).fill('x');
  }, 'Sign In', 'Signing in...');
  await pending('/login', async () => undefined, 'Try Demo Account', 'Loading Demo...');
  await pending('/signup', async () => {
    for (const label of ['First Name', 'Last Name', 'Business Name']) await page.getByLabel(label).fill('A');
    await page.getByLabel('Email address').fill('a@example.com');
    await page.getByLabel('Password', { exact: true }).fill('quiet river stone');
  }, 'Create Account', 'Creating account...');
  answer();
});

test('signing in leads back to where somebody wanted to be', async ({ page }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/dashboard/reports?type=quarterly');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/reports\?type=quarterly$/);
});

test('sign-up has a way home and one to signing in', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const { scheme, width, height } of [{ scheme: 'light', width: 1440, height: 900 }, { scheme: 'dark', width: 390, height: 844 }] as const) {
  test(`the pages, ${scheme}, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    for (const path of ['/login', '/signup', '/forgot-password', '/reset-password', '/reset-password?token=x']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, path);
      await expectAccessible(page, path);
    }
  });
}
