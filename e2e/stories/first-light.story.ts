/** The main job, end to end: sign-up, upload, figures, a question that can be checked, a summary, a report. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { signUp } from '../support/people.ts';
import { asCsv, asUpload, BAKERY, minorOf, dollars, totalsOf } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { chooseFile, fileRow } from '../support/upload.ts';

const FILE = asUpload('bakery-first-quarter.csv', asCsv(BAKERY));
const { revenueCents, expensesCents, cashFlowCents } = totalsOf(BAKERY);

async function amountsIn(page: Page): Promise<number> {
  const cells = await page.getByRole('dialog').getByRole('row').locator('td:last-child').allInnerTexts();
  return cells.map(minorOf).reduce((sum, cents) => sum + cents, 0);
}

async function contentOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('a bank file becomes figures, an answer, a summary and a report', async ({ page }) => {
  await signUp(page);
  await expect(page.getByRole('link', { name: 'Connect First Account' })).toBeVisible();

  await test.step('the file is read whole', async () => {
    await page.getByRole('link', { name: 'Upload a bank file' }).click();
    await chooseFile(page, FILE);
    await expect(page.getByText('Upload Successful')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Analyze & Ask Questions', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Upload Files' }).click();
    const row = fileRow(page, FILE.name);
    await expect(row).toContainText('13 transactions');
    await row.getByRole('link', { name: /View figures/ }).click();
  });

  await test.step('the figures over its span are its own totals, to the cent', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Financial Overview' })).toBeVisible();
    for (const [label, cents] of [['Revenue', revenueCents], ['Expenses', expensesCents], ['Net Profit', revenueCents - expensesCents], ['Cash Flow', cashFlowCents]] as const) {
      await page.getByRole('button', { name: `See transactions behind ${label}` }).click();
      await expect(page.getByRole('dialog', { name: label })).toContainText(dollars(cents));
      const signedRows = label === 'Expenses' ? -cents : cents;
      await expect.poll(() => amountsIn(page)).toBe(signedRows);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
  });

  await test.step('an answer cites rows that add up to it', async () => {
    await page.getByRole('link', { name: 'Ask Questions' }).click();
    await expect(page.getByText('Start Your Financial Conversation')).toBeVisible();
    await page.getByLabel('Your question').fill('How much did I spend on rent between January and March 2026?');
    await page.getByRole('button', { name: 'Ask Question' }).click();
    const answer = page.getByRole('article').first();
    await expect(answer).toContainText('$15,600.00');
    await expect(answer).toContainText('How I read this');
    await answer.getByRole('button', { name: '3 transactions behind this' }).click();
    await expect.poll(() => amountsIn(page)).toBe(-1_560_000);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a summary states the same figures and can be kept', async () => {
    await page.getByRole('link', { name: 'Upload Files' }).click();
    await page.getByRole('button', { name: `Analyze ${FILE.name}` }).click();
    await page.getByRole('tab', { name: 'Executive Summary' }).click();
    await page.getByRole('button', { name: 'Generate Executive Summary' }).click();
    await expect(page.getByText('Executive Summary Generated')).toBeVisible();
    const summary = page.getByRole('article').first();
    for (const cents of [revenueCents, expensesCents, revenueCents - expensesCents]) await expect(summary).toContainText(dollars(Math.abs(cents)));
    const [download] = await Promise.all([page.waitForEvent('download'), summary.getByRole('button', { name: /Download/ }).click()]);
    expect(await contentOf(download)).toContain(dollars(revenueCents));
  });

  await test.step('a report is generated and downloaded under its title', async () => {
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Quarterly Report', exact: true }).click();
    await expect(page.getByText('No quarterly reports yet')).toBeVisible();
    await page.getByRole('button', { name: 'Generate New Report' }).click();
    await expect(page.getByText('Your financial report has been generated successfully.')).toBeVisible();
    const report = page.getByRole('article').first();
    const title = await report.getByRole('heading').innerText();
    const [download] = await Promise.all([page.waitForEvent('download'), report.getByRole('button', { name: /Download/ }).click()]);
    expect(download.suggestedFilename()).toBe(`${title.replaceAll('/', '-')}.txt`);
    expect((await contentOf(download)).length).toBeGreaterThan(200);
  });
});
