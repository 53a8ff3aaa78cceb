/** The assistant's answers: figure, picture, reading, rows, what to ask next, deleting with undo; in both schemes and sizes. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/story.ts';
import { asBakery, asDemo } from '../support/ways-in.ts';

async function ask(page: Page, query: string) {
  await page.getByLabel('Your question').fill(query);
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const answer = page.getByRole('article', { name: query, exact: true }).first();
  await expect(answer).toBeVisible();
  return answer;
}

test('an answer shows its figure, how it was read, its rows and what to ask next, which is answered too', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/queries');
  const answer = await ask(page, 'What was revenue in March 2026?');
  await expect(answer).toContainText('$6,976.68');
  await expect(answer).toContainText('How I read this');
  await expect(answer.getByRole('listitem').filter({ hasText: /March .*2026/ })).toBeVisible();
  await answer.getByRole('button', { name: /^2 transactions behind this/ }).click();
  await expect(page.getByRole('dialog')).toContainText('adding up to $6,976.68');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const next = answer.getByRole('group', { name: 'Ask next' }).getByRole('button');
  await expect(next.first()).toBeVisible();
  const questions = await next.allInnerTexts();
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    await answer.getByRole('button', { name: question, exact: true }).click();
    await expect(page.getByRole('article', { name: question, exact: true }).getByRole('button', { name: /behind this/ })).toBeVisible();
  }
});

test('a question back offers choices to click; what the data cannot tell is said, with what it can', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/queries');
  const unclear = await ask(page, 'what was the best');
  const choice = unclear.getByRole('group', { name: 'Choose one' }).getByRole('button').first();
  const question = await choice.innerText();
  await choice.click();
  await expect(page.getByRole('article', { name: question, exact: true })).toContainText('How I read this');
  const impossible = await ask(page, 'What is my credit score?');
  await expect(impossible).toContainText('Your data cannot tell this');
  await expect(impossible.getByRole('group', { name: 'It can tell' }).getByRole('button')).toHaveCount(3);
});

test('a deleted answer leaves every list at once, and comes back', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/queries');
  await ask(page, 'What was revenue in March 2026?');
  await page.getByRole('button', { name: 'Delete What was revenue in March 2026?' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await (await page.request.get('/api/queries')).json()).toEqual([]);
  await page.getByRole('button', { name: 'Undo deleting What was revenue in March 2026?' }).click();
  await expect(page.getByRole('article', { name: 'What was revenue in March 2026?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'What was revenue in March 2026?' })).toBeVisible();
});

test('the history is paged', async ({ page }) => {
  test.setTimeout(120_000);
  await asBakery(page);
  for (let day = 1; day <= 22; day += 1) await page.request.post('/api/queries', { data: { query: `What was revenue on March ${day}, 2026?` } });
  await page.goto('/dashboard/queries');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show earlier questions' }).click();
  await expect(page.getByRole('article')).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'Show earlier questions' })).toHaveCount(0);
});

const LOOKS = ['What are my top 3 revenue sources?', 'Show me cash flow trends for the last 6 months', 'Which expenses increased the most?', 'What is our profit margin?', 'What is my credit score?'];

for (const { scheme, width, height } of [{ scheme: 'light', width: 390, height: 844 }, { scheme: 'dark', width: 1440, height: 900 }] as const) {
  test(`answers of every kind, ${scheme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await asDemo(page);
    for (const query of LOOKS) await page.request.post('/api/queries', { data: { query } });
    await page.goto('/dashboard/queries');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page, 'the answers');
    await expectAccessible(page, 'the answers');
  });
}
