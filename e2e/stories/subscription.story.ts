/** The subscription as an owner meets it: what this month has used, what a year would cost, another plan, and the way it is billed. */
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/story.ts';
import { asBakery } from '../support/ways-in.ts';

test('what the month has used, what a year would cost, and another plan that opens what was locked', async ({ page }) => {
  await asBakery(page);
  await page.goto('/dashboard/subscription');
  const plan = (name: RegExp) => page.getByRole('article', { name });
  await expect(page.getByText('1 of 50')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'File uploads' })).toHaveAttribute('aria-valuenow', '2');
  await expect(plan(/Startup/).getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(page.getByRole('navigation').getByRole('link', { name: /locked/ })).toHaveCount(5);
  await expectAccessible(page, 'the subscription');

  await page.getByRole('button', { name: 'Annual' }).click();
  await expect(plan(/Startup/)).toContainText('$48');
  await expect(plan(/Pro/)).toContainText('$174');
  await plan(/Pro/).getByRole('button', { name: 'Switch to Pro' }).click();
  await expect(page.getByText('Plan Updated')).toBeVisible();
  await expect(plan(/Pro/).getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(plan(/Startup/).getByRole('button', { name: 'Switch to Startup' })).toBeEnabled();
  await expect(page.getByText('1, unlimited')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /locked/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Monthly' }).click();
  await plan(/Pro/).getByRole('button', { name: 'Switch to monthly billing' }).click();
  await expect(plan(/Pro/).getByRole('button', { name: 'Switch to monthly billing' })).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/api/subscription/current')).json()).toMatchObject({ currentPlan: 'pro', billingType: 'monthly' });
});
