/** The GraphQL playground for other developers: ours alone, under the strict policy. */
import { expect, test } from '../support/story.ts';

test('the playground opens and asks nobody else', async ({ page }) => {
  await page.goto('/playground');
  await expect(page.locator('.graphiql-container')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /execute/i }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});
