/** One payment that two sources tell of: shown with both, explained, counted once, undone and taken back. */
import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../support/looks.ts';
import { expect, test } from '../support/story.ts';
import { asDemo } from '../support/ways-in.ts';

/** Of all time, in cents. */
async function revenueCents(page: Page): Promise<number> {
  const answer = await page.request.get('/api/financial-data?from=2024-01-01&to=2099-12-31');
  return Math.round(Number((await answer.json()).revenue) * 100);
}

test("a payout on the bank's statement and the charges behind it at Stripe count once", async ({ page }) => {
  await asDemo(page);
  await page.goto('/dashboard/transactions?tab=matches');
  const matched = page.getByRole('region', { name: 'Matched payments' });
  const card = matched.getByRole('listitem', { name: 'Payout from Stripe' }).first();
  // Whether the first page holds one depends on the day.
  await expect(async () => {
    await expect(matched).toBeVisible();
    if (await card.count() === 0) await matched.getByRole('button', { name: 'Show earlier ones' }).click();
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(card).toContainText('STRIPE PAYOUT');
  await expect(card).toContainText('Counts as a transfer: your income is what customers paid through Stripe, not the payout.');
  await card.getByText(/^Why: \d+ reasons?$/).click();
  await expect(card.getByRole('list', { name: 'Why' }).getByRole('listitem')).not.toHaveCount(0);
  await expectGoodLooks(page, 'matched payments');

  const payout = /\$([\d,]+\.\d\d)/.exec((await card.textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? '';
  const before = await revenueCents(page);
  await card.getByRole('button', { name: 'Undo' }).click();
  const toast = page.getByRole('region', { name: /^Notifications/ });
  await expect(toast.getByRole('status')).toContainText('Match Undone');
  const apart = page.getByRole('region', { name: 'Kept apart' }).getByRole('listitem', { name: 'Payout from Stripe' });
  await expect(apart).toContainText('You said that these are two payments: both count.');
  expect(await revenueCents(page)).toBe(before + Math.round(Number(payout) * 100));

  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast.getByRole('status')).toContainText('Change Undone');
  await expect(apart).toHaveCount(0);
  expect(await revenueCents(page)).toBe(before);
});
