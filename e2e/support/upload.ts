/** Brings a file in through the dropzone and waits until it has been read. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './story.ts';

type Upload = { name: string; mimeType: string; buffer: Buffer };

export async function chooseFile(page: Page, upload: Upload): Promise<void> {
  await page.goto('/dashboard/analysis');
  await page.getByLabel('CSV or PDF file').setInputFiles(upload);
}

export function fileRow(page: Page, fileName: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: fileName, exact: true }) });
}

/** Resolves to the file's row in the list, read. */
export async function uploadAndRead(page: Page, upload: Upload): Promise<Locator> {
  await chooseFile(page, upload);
  await expect(page.getByText('Upload Successful')).toBeVisible();
  // The product leads on to the questions by itself; opening the screen anew stays with the list.
  await page.goto('/dashboard/analysis');
  const row = fileRow(page, upload.name);
  await expect(row.getByText('Processed', { exact: true })).toBeVisible();
  return row;
}
