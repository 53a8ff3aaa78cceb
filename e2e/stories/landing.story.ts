/** The landing page and the pages of text: with and without JavaScript, by keyboard, and into the demo with one click. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/story.ts';

interface Plan { name: string; monthlyPrice: string; yearlyPrice: string }

/** What the page says about the plans that the server sells. */
async function expectPrices(page: Page): Promise<void> {
  const plans = (await (await page.request.get('/api/subscription/plans')).json()) as Plan[];
  const pricing = page.locator('#pricing');
  for (const { name, monthlyPrice, yearlyPrice } of plans) {
    const card = pricing.getByRole('article').filter({ has: page.locator(`#plan-${name}`) });
    await pricing.getByRole('radio', { name: 'Monthly' }).check();
    await expect(card.getByText(`$${Number(monthlyPrice)} per month`)).toBeVisible();
    await pricing.getByRole('radio', { name: 'Annual' }).check();
    await expect(card.getByText(`$${Number(yearlyPrice)} per year`)).toBeVisible();
    await expect(card.locator('del')).toHaveText(`$${Number(monthlyPrice) * 12}`);
    await expect(card).toContainText(`saves $${Number(monthlyPrice) * 12 - Number(yearlyPrice)}`);
  }
  await expect(pricing).toContainText('50% off');
  await expect(pricing).toContainText('Save up to $174 per year');
}

test('the prices are those of the server, by the month and by the year', async ({ page }) => {
  await page.goto('/');
  await expectPrices(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads, compares prices and links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Your AI-Powered CFO Assistant' })).toBeVisible();
    await expectPrices(page);
    await page.getByRole('radio', { name: 'Revenue' }).check();
    await expect(page.getByText('What were our top 3 revenue sources last month?')).toBeVisible();
    await page.getByText('Which files can I upload?').click();
    await expect(page.getByText(/^CSV exports and PDF statements/)).toBeVisible();
  });

  test('every page of the footer reads', async ({ page }) => {
    await page.goto('/');
    const addresses = await page.getByRole('contentinfo').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses.filter((href) => !href.includes('#') && href !== '/')) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/ · Purser$/);
    }
  });

  test('the narrow menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('summary[aria-label="Menu"]').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('the demo is one click from the landing page, with a picture of it beside', async ({ page }) => {
  await page.goto('/');
  const picture = page.locator('#demo img:visible');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'Open the live demo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Overview' })).toBeVisible();
});

test('the colour scheme that is chosen holds on the next page, in the product too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the dark scheme' }).click();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-dark');
});

test('the menu closes on Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.locator('summary[aria-label="Menu"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(opener).toBeFocused();
});
