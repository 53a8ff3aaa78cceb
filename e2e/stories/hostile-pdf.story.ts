/** Files made to hurt: each ends in a clear reason, while the server goes on answering. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CORPORA_ABSENT, sharedPath } from '../support/corpora.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { chooseFile, fileRow } from '../support/upload.ts';

/** Asks for the server's health again and again while `work` goes on; resolves to how often it answered. */
async function healthAnswersDuring(page: Page, work: () => Promise<void>): Promise<number> {
  let isWorking = true;
  let answers = 0;
  const watching = (async () => {
    while (isWorking) {
      expect((await page.request.get('/healthz')).ok()).toBe(true);
      answers += 1;
      await page.waitForTimeout(50);
    }
  })();
  await work().finally(() => { isWorking = false; });
  await watching;
  return answers;
}

async function expectReason(page: Page, name: string, content: Buffer): Promise<void> {
  const answers = await healthAnswersDuring(page, async () => {
    await chooseFile(page, { name, mimeType: 'application/pdf', buffer: content });
    const row = fileRow(page, name);
    await expect(row.getByText('Could not be read')).toBeVisible({ timeout: 30_000 });
    await expect(row).toContainText('Nothing from this file has been counted.');
  });
  expect(answers).toBeGreaterThan(1);
}

test('a PDF that ends in the middle', async ({ page }) => {
  await signUp(page);
  await expectReason(page, 'cut-off.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'));
});

for (const name of ['flate2_1g.pdf', 'pagetree_loop.pdf', 'count_lie.pdf']) {
  test(`the hostile ${name}`, async ({ page }) => {
    const path = sharedPath('corpora/hostile/pdf', name);
    test.skip(path === null, CORPORA_ABSENT);
    await signUp(page);
    await expectReason(page, name, readFileSync(path!));
  });
}

for (const [what, content] of [['a web page that calls itself a PDF', '<!doctype html><title>Sign in</title>'], ['an empty file', '']] as const) {
  test(`${what} is refused at once`, async ({ page }) => {
    await signUp(page);
    await chooseFile(page, { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
    await expect(page.getByText('Upload Failed')).toBeVisible();
  });
}
