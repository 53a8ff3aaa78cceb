/** Ways into the product: a new business of one's own, or the demo. */
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

let signUps = 0;

export const PASSWORD = 'correct horse battery staple';

export function newEmail(): string {
  signUps += 1;
  return `owner-${Date.now()}-${signUps}@example.com`;
}

/** Signs up through the form and ends on the overview. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Baker');
  await page.getByLabel('Business Name').fill('Crumb and Co');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Overview' })).toBeVisible();
  return email;
}

export async function enterDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Overview' })).toBeVisible();
}
