/** What happened is told beside a dialog, never over its buttons. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/story.ts';
import { asDemo, refuseOperation } from '../support/ways-in.ts';

async function overlapPx(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not drawn.');
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(wide, high));
}

for (const [name, viewport] of Object.entries({ 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 }, 'a small window': { width: 800, height: 520 } })) {
  test(`a failed save in a dialog leaves its buttons free on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await asDemo(page);
    await refuseOperation(page, 'UpdateAccount', 'The ledger is being repaired, and nothing can be written to it until this evening.');
    await page.goto('/dashboard/transactions?tab=accounts');
    await page.getByRole('button', { name: /^Edit / }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Edit / });
    const save = dialog.getByRole('button', { name: 'Save account' });
    await save.click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText('Account Not Saved');
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    for (const button of [save, dialog.getByRole('button', { name: 'Cancel' })]) expect(await overlapPx(toast, button)).toBe(0);
  });
}
