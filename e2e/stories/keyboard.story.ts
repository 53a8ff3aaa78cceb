/** The main job without a mouse: the focus is seen at every stop, comes back to what opened something, and is never lost. */
import { expectVisibleFocus, press, tabTo } from '../support/keyboard.ts';
import { newEmail, PASSWORD, signUp } from '../support/people.ts';
import { asUpload } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { fileRow } from '../support/upload.ts';

test('from signing up to signing out with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const dialog = page.getByRole('dialog');

  await test.step('signing up', async () => {
    await page.goto('/signup');
    for (const [label, value] of [['First Name', 'Ada'], ['Last Name', 'Baker'], ['Business Name', 'Crumb and Co'], ['Email address', newEmail()], ['Password', PASSWORD]] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(value);
    }
    await press(page, page.getByRole('button', { name: 'Create Account' }));
    await expect(title('Financial Overview')).toBeFocused();
  });

  await test.step('past the navigation', async () => {
    await page.reload();
    await expect(title('Financial Overview')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  await test.step('the sample statement', async () => {
    await press(page, page.getByRole('button', { name: 'Import a sample statement' }));
    await expect(page.getByText(/these figures come from the sample statement/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'See transactions behind Expenses' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus after the import' }).not.toBe('BODY');
  });

  await test.step('the rows behind a figure', async () => {
    // On the first of a month there are none in this one yet.
    await page.goto('/dashboard?period=last-month');
    const opener = page.getByRole('button', { name: 'See transactions behind Expenses' });
    await press(page, opener);
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a category', async () => {
    await press(page, page.getByRole('button', { name: 'See transactions behind Expenses' }));
    await press(page, dialog.getByRole('link', { name: 'Open in ledger' }));
    await expect(title('Ledger')).toBeFocused();
    const firstRow = page.getByRole('grid', { name: 'Transactions' }).locator('[data-index="0"]');
    await tabTo(page, firstRow);
    await page.keyboard.press('ArrowDown');
    const row = page.getByRole('grid', { name: 'Transactions' }).locator('[data-index="1"]');
    await expect(row).toBeFocused();
    // A row that is still on its way has nothing to open.
    await expect(row).toHaveAttribute('data-id');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Category' }));
    await page.keyboard.type('Insurance');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Change category' }));
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Insurance');
    await expect(row).toBeFocused();
  });

  await test.step('a question and its sources', async () => {
    await press(page, page.getByRole('link', { name: 'Ask Questions' }));
    await expect(title('AI Financial Assistant')).toBeFocused();
    await tabTo(page, page.getByLabel('Your question'));
    await page.keyboard.type('What were my expenses last month?');
    await page.keyboard.press('Control+Enter');
    const sources = page.getByRole('article').first().getByRole('button', { name: /transactions? behind this/ });
    await press(page, sources);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    await page.keyboard.press('Escape');
    await expect(sources).toBeFocused();
  });

  await test.step('a report, deleted and brought back through the toast', async () => {
    await press(page, page.getByRole('link', { name: 'Reports' }));
    await expect(title('Reports')).toBeFocused();
    const generate = page.getByRole('button', { name: 'Generate New Report' });
    await press(page, generate);
    const report = page.getByRole('article').first();
    await expect(report).toBeVisible();
    await expect(generate).toBeFocused();
    await press(page, report.getByRole('button', { name: /^Delete/ }));
    await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeFocused();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
    const undo = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' });
    await press(page, undo);
    await expect(report).toBeVisible();
    // The last place of the page: from a toast on its way out the next Tab would leave the page.
    await expect(undo).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus after the undo' }).not.toBe('BODY');
  });

  await test.step('the settings', async () => {
    await press(page, page.getByRole('link', { name: 'Settings' }).first());
    await expect(title('Settings')).toBeFocused();
    await tabTo(page, page.getByLabel('First Name'));
    await page.keyboard.type('Grace');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await press(page, save);
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await expect(save).toBeFocused();
    await press(page, page.getByRole('switch', { name: 'Email notifications' }), 'Space');
    await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeFocused();
  });

  await test.step('signing out', async () => {
    await press(page, page.getByRole('button', { name: 'Log out' }));
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectVisibleFocus(page);
  });
});

test('a file that asks, its answer, its columns and its proof with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/analysis');
  const dialog = page.getByRole('dialog');
  const row = fileRow(page, 'checking-april.csv');
  const isLost = () => page.evaluate(() => document.activeElement === document.body);

  await expect(page.getByText('No files yet')).toBeVisible();
  // Asked for well before the key: a chooser that opens before the browser has been told to hand it over is cancelled at once.
  const chosen = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Choose a file' }));
  await (await chosen).setFiles(asUpload('checking-april.csv', Buffer.from('Date,Description,Net,Gross\n03/04/2026,SQUARE INC DEPOSIT,97.10,100.00\n05/06/2026,PIEDMONT PROPERTIES RENT,-40.00,-41.25\n')));

  await press(page, row.getByRole('button', { name: 'March 4, 2026 (month first)' }));
  // Read, the product leads on to the questions.
  await expect(page.getByRole('tabpanel', { name: 'Analyze & Ask Questions' })).toBeFocused();
  await page.goto('/dashboard/analysis');

  await press(page, row.getByRole('button', { name: 'How it was read: checking-april.csv' }));
  await tabTo(page, dialog.getByRole('combobox', { name: 'What Gross holds: Not used' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Amount');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('2 rows · $100.00 in · $41.25 out');
  await press(page, dialog.getByRole('button', { name: 'Use this reading' }));
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Processed', { exact: true })).toBeVisible();
  expect(await isLost(), 'focus after the reading').toBe(false);

  const opener = row.getByRole('button', { name: 'Certificate of checking-april.csv' });
  await press(page, opener);
  await expect(dialog).toContainText('$100.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
