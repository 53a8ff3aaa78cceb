/** The stories run in a real Chromium, two files of them at a time, against the built product, which `support/product.ts` starts. */
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  globalSetup: './support/product.ts',
  // Every story has an account of its own. More than two would only wait for the server and its database.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // On a loaded machine a story may meet the one moment that it was not written for. What passed only then is named in the summary.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_JSON_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_JSON_REPORT }]]
    : [['list']],
  outputDir: 'results',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    acceptDownloads: true,
    // A trace of every story would cost a quarter of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
