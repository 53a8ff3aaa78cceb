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

/** The product leads on to the questions by itself; this comes back to the list. */
export async function uploadAndRead(page: Page, upload: Upload): Promise<Locator> {
  await chooseFile(page, upload);
  await expect(page.getByText('Upload Successful')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Analyze & Ask Questions', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Upload Files' }).click();
  const row = fileRow(page, upload.name);
  await expect(row.getByText('Processed', { exact: true })).toBeVisible();
  return row;
}
