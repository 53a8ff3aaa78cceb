/** The `test` of every story: knows the product's address and fails on a console error or a request to a foreign host. */
import { test as base, expect, type Page } from '@playwright/test';

interface Watch {
  /** Messages that this story provokes on purpose, e.g. the browser's own line about a 401. */
  allow(pattern: RegExp): void;
}

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

export const test = base.extend<{ watch: Watch }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  baseURL: async ({}, use) => {
    const baseUrl = process.env.E2E_BASE_URL;
    if (!baseUrl) throw new Error('The product is not running: E2E_BASE_URL is not set.');
    await use(baseUrl);
  },
  watch: [async ({ page, baseURL }, use) => {
    const troubles: string[] = [];
    const allowed: RegExp[] = [];
    watchPage(page, baseURL!, troubles);
    await use({ allow: (pattern) => { allowed.push(pattern); } });
    expect(troubles.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  }, { auto: true }],
});

export { expect };
