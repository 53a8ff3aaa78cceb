/** The GraphQL playground for other developers: ours alone, under the strict policy. */
import { expect, test } from '../support/story.ts';

test('the playground opens and asks nobody else', async ({ page }) => {
  await page.goto('/playground');
  await expect(page.locator('.graphiql-container')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /execute/i }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('on a phone the answer stands below its question, both as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/playground');
  const [question, answer] = [page.locator('.graphiql-query-editor'), page.locator('.graphiql-response')];
  await expect(question).toBeVisible({ timeout: 30_000 });
  const [above, below] = [await question.boundingBox(), await answer.boundingBox()];
  for (const box of [above, below]) {
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(150);
  }
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(below!.y + below!.height).toBeLessThanOrEqual(844);
});
