/** Section 2 of the specification, the screens that need no session: landing, sign-in, sign-up and the page that is not there. */
import { expect, test } from '../../support/story.ts';
import { newEmail, PASSWORD } from '../../support/people.ts';
import { asStarter, holdOperation } from '../../support/ways-in.ts';

const main = 'main';

test.describe('landing', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('[2.3] the sticky header has anchors HOME, HOW IT WORKS and PRICING', async ({ page }) => {
    const header = page.getByRole('banner');
    for (const name of ['HOME', 'HOW IT WORKS', 'PRICING']) await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', /#|^\/$/);
    await header.getByRole('link', { name: 'PRICING', exact: true }).click();
    await expect(page.locator('#pricing')).toBeInViewport();
    await expect(header).toBeInViewport();
  });

  test('[2.4] LOGIN leads to /login and TRY FOR FREE to /signup', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN', exact: true })).toHaveAttribute('href', '/login');
    await page.getByRole('banner').getByRole('link', { name: 'TRY FOR FREE', exact: true }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('[2.5] [1.8] the hero has a version badge, a BETA badge and its headline', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your AI-Powered CFO Assistant' })).toBeVisible();
    await expect(page.locator(main).getByText(/^v\d+\.\d+\.\d+$/)).toBeVisible();
    await expect(page.locator(main).getByText('BETA', { exact: true })).toBeVisible();
  });

  test('[2.6] Get Started Free leads to /signup', async ({ page }) => {
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('[2.7] How Purser Works has three steps', async ({ page }) => {
    const section = page.getByRole('region', { name: 'How Purser Works' }).or(page.locator('#how-it-works'));
    for (const step of [/Connect/, /Analyze/, /Report & Advise/]) await expect(section.getByRole('heading', { name: step }).first()).toBeVisible();
    for (const words of [/QuickBooks, Stripe, PayPal or Square/, /trends and outliers/i, /board-ready reports/i, /anomaly alerts/i, /scenario planner/i]) await expect(section.first()).toContainText(words);
  });

  test('[2.8] the demo section has its checklist', async ({ page }) => {
    for (const words of [/connect accounting in 30 seconds/i, /real-time KPIs/i, /AI insights/i, /automated reports/i]) await expect(page.locator('#demo')).toContainText(words);
  });

  test('[2.9] Try Demo Account leads to /login, and an interactive demo is said to come soon', async ({ page }) => {
    const demo = page.locator('#demo');
    await expect(demo).toContainText(/interactive demo .*coming soon/i);
    await demo.getByRole('link', { name: 'Try Demo Account' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('[2.10] [4.3] the pricing has a Monthly/Annual toggle and two plan cards, whose buttons go to /signup', async ({ page }) => {
    const pricing = page.locator('#pricing');
    await expect(pricing.getByRole('link', { name: 'Start Monthly Plan' })).toHaveCount(2);
    await pricing.getByRole('button', { name: /^Annual/ }).or(pricing.getByRole('radio', { name: /^Annual/ })).first().click();
    await expect(pricing.getByRole('link', { name: 'Start Annual Plan' })).toHaveCount(2);
    await pricing.getByRole('link', { name: 'Start Annual Plan' }).first().click();
    await expect(page).toHaveURL(/\/signup/);
  });

  test('[2.11] the enterprise card has Contact Sales', async ({ page }) => {
    await expect(page.locator('#pricing').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', /^(mailto:|\/contact)/);
  });

  test('[2.12] the footer links to the sections, /integrations and short honest pages', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const anchor of ['#features', '#pricing', '#demo']) await expect(footer.locator(`a[href$="${anchor}"]`)).toBeVisible();
    for (const path of ['/integrations', '/about', '/careers', '/contact', '/blog', '/help', '/docs', '/security', '/privacy']) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    await footer.locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[1.9] marketing claims are not printed as facts', async ({ page }) => {
    const text = await page.locator('body').innerText();
    for (const claim of ['10,000', '2.5B', '99.9%']) expect(text).not.toContain(claim);
  });
});

test.describe('sign-in', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('[2.13] a form with email and password, and Sign In', async ({ page }) => {
    await expect(page.getByLabel('Email', { exact: false }).first()).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });

  test('[2.14] [4.2] Sign In becomes Signing in... while pending, and leads to /dashboard', async ({ page }) => {
    const email = newEmail();
    await page.request.post('/api/auth/signup', { data: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Baker', businessName: 'Crumb and Co' } });
    await page.request.post('/api/auth/logout');
    // The page that was open may have seen the account's session meanwhile, and left.
    await page.goto('/login');
    const release = await holdOperation(page, 'Login');
    await page.getByLabel('Email', { exact: false }).first().fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[2.15] Try Demo Account shows Loading Demo... while pending, with a note on its sample data', async ({ page }) => {
    await expect(page.getByText(/pre-loaded sample data/i)).toBeVisible();
    const release = await holdOperation(page, 'DemoLogin');
    await page.getByRole('button', { name: 'Try Demo Account' }).click();
    await expect(page.getByRole('button', { name: 'Loading Demo...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[2.16] a link leads to sign-up', async ({ page }) => {
    await page.locator('main').locator('a[href^="/signup"]').click();
    await expect(page).toHaveURL(/\/signup/);
  });
});

test.describe('sign-up', () => {
  test.beforeEach(({ page }) => page.goto('/signup'));

  test('[2.17] First Name, Last Name, Business Name, Email address and Password', async ({ page }) => {
    for (const label of ['First Name', 'Last Name', 'Business Name', 'Email address']) await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  });

  test('[2.18] Create Account shows Creating account... while pending, and leads to /dashboard', async ({ page }) => {
    const release = await holdOperation(page, 'SignUp');
    for (const [label, value] of [['First Name', 'Ada'], ['Last Name', 'Baker'], ['Business Name', 'Crumb and Co'], ['Email address', newEmail()]] as const) await page.getByLabel(label).fill(value);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[2.19] Back to Home and a link to sign in', async ({ page }) => {
    await expect(page.locator('a[href^="/login"]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('[2.2] any other address reads 404 Page Not Found', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('[2.1] the documented routes answer', async ({ page }) => {
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await asStarter(page);
  for (const path of ['/dashboard', '/dashboard/reports']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
