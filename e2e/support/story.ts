/** The `test` of every story: knows the product's address and fails on a console error or a request to a foreign host. */
import { test as base, expect, type Page } from '@playwright/test';

function watchPage(page: Page, baseUrl: string, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => { troubles.push(`page error: ${error.message}`); });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.host === new URL(baseUrl).host || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!own) troubles.push(`foreign request: ${request.url()}`);
  });
}

export const test = base.extend<{ quiet: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  baseURL: async ({}, use) => {
    const baseUrl = process.env.E2E_BASE_URL;
    if (!baseUrl) throw new Error('The product is not running: E2E_BASE_URL is not set.');
    await use(baseUrl);
  },
  quiet: [async ({ page, baseURL }, use) => {
    const troubles: string[] = [];
    watchPage(page, baseURL!, troubles);
    await use();
    expect(troubles).toEqual([]);
  }, { auto: true }],
});

export { expect };
