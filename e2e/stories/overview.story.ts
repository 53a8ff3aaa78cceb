/** The overview as an owner uses it: onboarding with the sample statement, the rows behind figures, and a period chosen by keyboard. */
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/story.ts';
import { dollars, minorOf } from '../support/statements.ts';
import { asDemo, asStarter } from '../support/ways-in.ts';

interface Counterparties { customers: { name: string; amount: string; count: number }[] }

test('an account without data brings in the sample with one click, and takes it out again', async ({ page }) => {
  await asStarter(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Three steps to your first answer' })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the overview without data');
  await page.getByRole('button', { name: 'Import a sample statement' }).click();
  await expect(page.getByText('Sample Statement Added')).toBeVisible();

  await expect(page.getByText(/these figures come from the sample statement/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article', { name: 'Expenses' })).toContainText(/\$\d/);
  const usage = (await (await page.request.get('/api/subscription/usage')).json()) as { fileUploads: number };
  expect(usage.fileUploads).toBe(0);

  await page.getByRole('button', { name: 'Remove the sample' }).click();
  await expect(page.getByRole('heading', { name: 'Three steps to your first answer' })).toBeVisible();
  expect(await (await page.request.get('/api/files')).json()).toEqual([]);
});

test('the verdict says how the profit moved, as the ledger has it', async ({ page }) => {
  await asDemo(page);
  const answer = await page.request.get('/api/financial-data/comparison?period=last-month');
  const { profitChange, drivers } = (await answer.json()) as { profitChange: string; drivers: { effect: string }[] };
  expect(drivers.reduce((sum, { effect }) => sum + minorOf(effect), 0)).toBe(minorOf(profitChange));
  await page.goto('/dashboard?period=last-month');
  const moved = profitChange.startsWith('-') ? 'fell' : 'rose';
  await expect(page.getByText(new RegExp(`^Profit ${moved} \\$[\\d,]+ against .+, most(ly| of all) .+`))).toBeVisible();
});

test('the rows behind a customer add up to its figure', async ({ page }) => {
  await asDemo(page);
  const { customers } = (await (await page.request.get('/api/financial-data/counterparties?period=last-year')).json()) as Counterparties;
  const [first] = customers;
  await page.goto('/dashboard?period=last-year');
  const opener = page.getByRole('region', { name: 'Where it came from' }).getByRole('button', { name: new RegExp(first!.name) });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: first!.name });
  await expect(drawer).toContainText(dollars(minorOf(first!.amount)));
  await expect(drawer.getByRole('row')).toHaveCount(Math.min(first!.count, 50) + 1);
  const amounts = await drawer.getByRole('row').locator('td:last-child').allTextContents();
  if (first!.count <= 50) expect(amounts.reduce((sum, amount) => sum + minorOf(amount), 0)).toBe(minorOf(first!.amount));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a period is chosen with the keyboard alone, and the focus stays there', async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard');
  const selector = page.getByRole('combobox', { name: 'Period' });
  await expect(page.getByRole('article', { name: 'Revenue' })).toBeVisible();
  await selector.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?period=last-month');
  await expect(selector).toBeFocused();
});

test('one card that fails leaves the others standing, and can be tried again', async ({ page }) => {
  await asDemo(page);
  let isDown = true;
  await page.route('**/graphql', async (route) => {
    const isAsked = route.request().postData()?.includes('"operationName":"TopCounterparties"') ?? false;
    if (!isAsked || !isDown) return route.fallback();
    return route.fulfill({ json: { data: null, errors: [{ message: 'No names just now.', extensions: { status: 503 } }] } });
  });
  await page.goto('/dashboard?period=last-year');
  const card = page.getByRole('region', { name: 'Where it went' });
  await expect(card).toContainText('503: No names just now.');
  await expect(page.getByRole('article', { name: 'Revenue' })).toContainText(/\$\d/);
  isDown = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('heading', { name: 'Vendors' })).toBeVisible();
});

test('the verdict and the figures stand before the product has been fetched, and stay when it takes over', async ({ page }) => {
  await asDemo(page);
  let send = (): void => undefined;
  const sent = new Promise<void>((done) => { send = done; });
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    return route.fallback();
  });
  await page.goto('/dashboard');
  const early = page.locator('#first-screen');
  // On the first of a month nothing has been earned in this one yet.
  const verdict = early.getByText(/^(Profit|Loss|The loss|Nothing was) /);
  await expect(verdict).toBeVisible();
  await expect(early.getByText(/^Welcome, /)).toBeVisible();
  const words = await verdict.textContent();
  send();
  await expect(page.getByRole('button', { name: 'See transactions behind Revenue' })).toBeVisible();
  await expect(early).toHaveCount(0);
  await expect(page.getByText(words!)).toBeVisible();
});
