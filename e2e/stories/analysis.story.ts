/** The analysis by keyboard alone, its address, its six suggestions, and files that come back exactly as they were. */
import { expectAccessible } from '../support/accessibility.ts';
import { sumOfRows } from '../support/ledger.ts';
import { asCsv, asUpload, BAKERY, dollars, totalsOf } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { fileRow } from '../support/upload.ts';
import { asBakery, asDemo } from '../support/ways-in.ts';

test('six suggestions for a file, each answered with a figure, and the address brings all of it back', async ({ page }) => {
  test.setTimeout(120_000);
  const fileId = await asBakery(page);
  await page.goto('/dashboard/analysis');
  await page.getByRole('button', { name: 'Analyze bakery.csv' }).click();
  await expect(page).toHaveURL(new RegExp(`step=analyze.*file=${fileId}`));
  const list = page.getByRole('list', { name: 'Suggested questions' });
  const suggestions = list.getByRole('button');
  await expect(suggestions).toHaveCount(6);
  for (const question of await suggestions.allInnerTexts()) {
    await list.getByRole('button', { name: question, exact: true }).click();
    await page.getByRole('button', { name: 'Ask Question' }).click();
    const answer = page.getByRole('article', { name: question, exact: true });
    await expect(answer).toBeVisible();
    await expect(answer.getByRole('button', { name: /transactions? behind this/ })).toBeVisible();
    await expect(page.getByLabel('Your question')).toHaveValue('');
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Analyze & Ask Questions', selected: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectAccessible(page, 'the second step with answers');
});

test('a deleted file takes its figures along and brings them back', async ({ page }) => {
  const fileId = await asBakery(page);
  await page.request.post('/api/queries', { data: { query: 'What is my total revenue?', fileId } });
  await page.request.post('/api/executive-summaries', { data: { fileId } });
  const sum = () => sumOfRows(page.request, {});
  const before = await sum();
  expect(before).toBe(BAKERY.reduce((total, { amountCents }) => total + amountCents, 0));

  await page.goto('/dashboard/analysis');
  await page.getByRole('button', { name: 'Delete bakery.csv' }).click();
  await expect(page.getByText('File Deleted')).toBeVisible();
  await expect(fileRow(page, 'bakery.csv')).toHaveCount(0);
  expect(await sum()).toBe(0);
  for (const path of ['/api/queries', '/api/executive-summaries', '/api/files']) expect(await (await page.request.get(path)).json()).toEqual([]);

  // The toast's Undo and the note's do the same.
  await page.locator('[data-toast]').or(page.getByRole('region', { name: /Notifications/ })).getByRole('button', { name: 'Undo' }).first().click();
  await expect(fileRow(page, 'bakery.csv')).toBeVisible();
  expect(await sum()).toBe(before);
  for (const path of ['/api/queries', '/api/executive-summaries', '/api/files']) expect(await (await page.request.get(path)).json()).toHaveLength(1);
});

test('the same file can be uploaded again after its deletion, and then there is nothing to undo', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/analysis');
  await page.getByRole('button', { name: 'Delete bakery.csv' }).click();
  await expect(page.getByText('File Deleted')).toBeVisible();
  await page.getByLabel('CSV or PDF file').setInputFiles(asUpload('again.csv', asCsv(BAKERY)));
  await expect(page.getByRole('tab', { name: 'Analyze & Ask Questions', selected: true })).toBeVisible();
  const [file] = (await (await page.request.get('/api/files')).json()) as { fileName: string }[];
  expect(file?.fileName).toBe('again.csv');
});

test('the whole analysis by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  await asBakery(page);
  await page.goto('/dashboard/analysis');
  await page.getByRole('button', { name: 'Analyze bakery.csv' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await page.getByLabel('Your question').focus();
  await page.keyboard.type('What was revenue in February 2026?');
  await page.keyboard.press('Control+Enter');
  const answer = page.getByRole('article', { name: 'What was revenue in February 2026?' });
  await expect(answer).toContainText('$18,163.51');
  // The answer is where the keyboard is: its first button is one Tab away.
  await expect(page.getByRole('group', { name: 'Questions and answers' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer.getByRole('button', { name: 'Copy answer' })).toBeFocused();

  await page.getByRole('tab', { name: 'Analyze & Ask Questions' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Generate Executive Summary' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText(dollars(totalsOf(BAKERY).revenueCents));
  await page.getByRole('button', { name: /^Delete / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a file that cannot be read says why and what to do', async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard/analysis');
  await page.getByLabel('CSV or PDF file').setInputFiles(asUpload('poem.csv', Buffer.from('roses are red\nviolets are blue\n')));
  const row = fileRow(page, 'poem.csv');
  await expect(row.getByText('Could not be read')).toBeVisible();
  await expect(row).toContainText('Nothing from this file has been counted.');
});

test('of a single file nobody needs to say which', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/analysis');
  await page.getByRole('tab', { name: 'Analyze & Ask Questions' }).click();
  await expect(page.getByRole('combobox', { name: 'File to analyze' })).toHaveText('bakery.csv');
  await page.getByRole('tab', { name: 'Executive Summary' }).click();
  await expect(page.getByRole('button', { name: 'Generate Executive Summary' })).toBeVisible();
});
