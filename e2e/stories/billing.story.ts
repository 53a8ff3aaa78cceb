/** A paid plan at Stripe as its owner meets it: trial, card, a payment that fails, ending and keeping it, coming back. Against a small Stripe, with a server of its own; only in the full run. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SECRET_KEY, signed, StripeStandIn, WEBHOOK_SECRET } from '../../backend/src/billing/testing/stripe-stand-in.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { openProduct, type Product } from '../support/product.ts';
import { asStarter } from '../support/ways-in.ts';

test.skip(!process.env.PURSER_TEST_FULL, 'needs a server of its own: npm run test:full');
test.describe.configure({ timeout: 400_000 });

const DAY_MS = 86_400_000;
const stripe = new StripeStandIn(new Date());
let product: Product;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const apiBase = await stripe.listen();
  product = await openProduct((baseUrl) => ({ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE: apiBase, PUBLIC_URL: baseUrl }));
  context = await browser.newContext({ baseURL: product.baseUrl, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // Stripe's own pages, which are not looked at here.
  await context.route(/^https:\/\/(checkout|billing)\.stripe\.test\//, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>A page of Stripe</h1>' }));
  page = await context.newPage();
});
test.afterAll(async () => {
  await context?.close();
  await product?.close();
  await stripe.close();
});

let delivered = 0;

/** What happened at Stripe since the last time is told to the server, which asks Stripe about it. */
async function deliver(): Promise<void> {
  const news = stripe.world.events.slice(delivered);
  delivered = stripe.world.events.length;
  for (const event of news) {
    const { bytes, signature } = signed(event, new Date());
    expect((await page.request.post('/api/webhooks/stripe-billing', { data: bytes, headers: { 'content-type': 'application/json', 'stripe-signature': signature } })).status()).toBe(204);
  }
}

async function standsAt(expected: Record<string, unknown>): Promise<void> {
  await expect(async () => { expect(await (await page.request.get('/api/subscription/current')).json()).toMatchObject(expected); }).toPass({ timeout: 30_000 });
  await page.goto('/dashboard/subscription');
}

/** At Stripe alone: the server hears of it. */
async function at(days: number, from: Date): Promise<void> {
  stripe.world.advance(new Date(from.getTime() + days * DAY_MS));
  await deliver();
}

const button = (name: string) => page.getByRole('button', { name });
const main = () => page.getByRole('main');
const customer = (): string => [...stripe.world.customers.keys()][0] ?? '';

test('from the trial to the last day', async () => {
  const began = new Date();
  await asStarter(page);
  await page.goto('/dashboard/subscription');
  await button('Switch to Pro').click();
  await expect(page.getByText('Plan Updated')).toBeVisible();
  await expect(main()).toContainText('Free Trial - 14 days left');
  await expect(main()).toContainText('Without a card you then go back to Startup, and nothing is charged.');
  await expectGoodLooks(page, 'a trial');

  await button('Manage billing').click();
  await expect(page.getByRole('heading', { name: 'A page of Stripe' })).toBeVisible();
  stripe.world.addCard(customer());
  await deliver();
  await page.goBack();
  await standsAt({ subscriptionStatus: 'trialing', nextCharge: { amount: '29.00' } });
  await expect(main()).toContainText('The plan then goes on: $29.00');
  await expect(button('Manage billing')).toBeEnabled();

  await at(15, began);
  await standsAt({ subscriptionStatus: 'active' });
  await expect(main()).toContainText('Next charge: $29.00');

  stripe.world.declined.add(customer());
  await at(46, began);
  await standsAt({ currentPlan: 'pro', subscriptionStatus: 'past_due' });
  await expect(main()).toContainText('Payment overdue');
  await expect(main()).toContainText('please update your card');
  await expectGoodLooks(page, 'an overdue payment');
  stripe.world.settle(customer());
  await deliver();
  await standsAt({ subscriptionStatus: 'active' });

  await button('Switch to Startup').click();
  await expect(main()).toContainText('You ended this plan.');
  await expectGoodLooks(page, 'a plan that was ended');
  await button('Keep this plan after all').click();
  await expect(main()).toContainText('Next charge: $29.00');
});

test('coming back from the checkout grants nothing by itself', async () => {
  await asStarter(page);
  await page.goto('/dashboard/subscription?checkout=done');
  await expect(page.getByText('Waiting for the payment provider to confirm your plan...')).toBeVisible();
  await expect(page.getByText('The payment provider has not confirmed the payment yet.')).toBeVisible();
  await expect(page.getByText('Waiting for the payment provider to confirm your plan...')).toBeHidden();
  await expect(page.getByRole('article', { name: /Startup/ }).getByRole('button', { name: 'Current plan' })).toBeDisabled();
  expect(await (await page.request.get('/api/subscription/current')).json()).toMatchObject({ currentPlan: 'startup' });
});
