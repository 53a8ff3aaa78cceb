/** The sandbox of the providers as stories use it: its sign-in page, and the switches that change or break its books. */
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

export interface SandboxAccount {
  readonly provider: 'quickbooks' | 'stripe' | 'square' | 'paypal';
  /** As the product calls the provider. */
  readonly name: string;
  readonly companyId: string;
}

/** One company at every provider. No other story connects it: what is done to it disturbs nobody. */
export const KETTLE = 'Copper Kettle Bakery';
export const KETTLES: readonly SandboxAccount[] = [
  { provider: 'quickbooks', name: 'QuickBooks', companyId: '4620816366000001' },
  { provider: 'stripe', name: 'Stripe', companyId: 'acct_1SbxKETTLE00000001' },
  { provider: 'square', name: 'Square', companyId: 'MLSBXKETTLE01' },
  { provider: 'paypal', name: 'PayPal', companyId: 'SBXKETTLE2222' },
];

/** From the button that leads there and back again. */
export async function consent(page: Page, verb: 'Connect' | 'Reconnect', { name }: SandboxAccount, company = KETTLE): Promise<void> {
  await page.getByRole('button', { name: `${verb} ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Connect Purser to ${name}` })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(company) }).check();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page).toHaveURL(/\/dashboard\/integrations/);
}

/** The company sells something, and its provider says so. */
export async function sell(page: Page, { provider, companyId }: SandboxAccount, amountMinor: number): Promise<void> {
  expect((await page.request.post('/sandbox/control/changes', { data: { provider, companyId, kind: 'add', amountMinor } })).status()).toBe(201);
}

/** The company's owner takes the permission back at the provider. */
export async function revoke(page: Page, { provider, companyId }: SandboxAccount): Promise<void> {
  expect((await page.request.post('/sandbox/control/revocations', { data: { provider, companyId } })).status()).toBe(200);
}

export async function breakDown(page: Page, { provider, companyId }: SandboxAccount, kind: string): Promise<void> {
  expect((await page.request.post('/sandbox/control/faults', { data: { provider, companyId, kind } })).status()).toBe(201);
}

export async function repair(page: Page, { provider }: SandboxAccount): Promise<void> {
  expect((await page.request.delete(`/sandbox/control/faults?provider=${provider}`)).status()).toBe(200);
}
