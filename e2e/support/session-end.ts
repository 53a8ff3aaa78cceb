/** A session that ends while its screen is open. */
import type { Locator, Page } from '@playwright/test';

export async function endSession(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
}

/** News from the server may tell the screen first; then there is no button left to press. */
export async function pressIfStillThere(button: Locator): Promise<void> {
  await button.click({ timeout: 5_000 }).catch(() => undefined);
}
