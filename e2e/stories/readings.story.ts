/** How files are read: a question with both its readings, an answer that is remembered, and a column that is put right, each to the cent. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { signUp } from '../support/people.ts';
import { asUpload } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { chooseFile, fileRow, uploadAndRead } from '../support/upload.ts';

const csv = (name: string, ...lines: string[]) => asUpload(name, Buffer.from(`${lines.join('\n')}\n`));

async function expectTotals(page: Page, moneyIn: string, moneyOut: string): Promise<void> {
  await page.goto('/dashboard/transactions');
  const totals = page.getByRole('status', { name: 'Totals of these transactions' });
  await expect(totals).toContainText(`Money in${moneyIn}`);
  await expect(totals).toContainText(`Money out${moneyOut}`);
}

test('a file that reads two ways shows both; the answer holds for the next file like it', async ({ page }) => {
  await signUp(page);
  await chooseFile(page, csv('checking-april.csv', 'Date,Description,Amount', '03/04/2026,SQUARE INC DEPOSIT,812.30', '05/06/2026,PIEDMONT PROPERTIES RENT,-520.05'));
  const question = page.getByRole('group', { name: 'Question about checking-april.csv' });
  await expect(question).toContainText('Is 03/04/2026 the 3rd of April or the 4th of March?');
  await expect(question.getByRole('group', { name: 'First rows: 3 April 2026 (day first)' })).toContainText('Apr 3, 2026');
  await expect(question.getByRole('group', { name: 'First rows: March 4, 2026 (month first)' })).toContainText('Mar 4, 2026');
  await expect(question).toContainText('2 rows · $812.30 in · $520.05 out');
  await question.getByRole('button', { name: 'March 4, 2026 (month first)' }).click();
  await page.goto('/dashboard/analysis');
  await expect(fileRow(page, 'checking-april.csv').getByText('Processed', { exact: true })).toBeVisible();
  await expect(fileRow(page, 'checking-april.csv')).toContainText('Mar 4 – May 6, 2026');

  const next = await uploadAndRead(page, csv('checking-may.csv', 'Date,Description,Amount', '07/06/2026,SQUARE INC DEPOSIT,100.10', '08/06/2026,PIEDMONT PROPERTIES RENT,-20.00'));
  await expect(next).toContainText('Jul 6 – Aug 6, 2026');
  await next.getByRole('button', { name: 'How it was read: checking-may.csv' }).click();
  await expect(page.getByRole('dialog')).toContainText('you said so for an earlier file');
});

test('a wrong column is put right before it counts, and the figures follow to the cent', async ({ page }) => {
  await signUp(page);
  const row = await uploadAndRead(page, csv('till.csv', 'Date,Description,Net,Gross', '2026-03-03,SQUARE INC DEPOSIT,97.10,100.00', '2026-03-04,PIEDMONT PROPERTIES RENT,-40.00,-41.25'));
  await row.getByRole('button', { name: 'How it was read: till.csv' }).click();
  const dialog = page.getByRole('dialog', { name: 'How till.csv was read' });
  await expect(dialog).toContainText('2 rows · $97.10 in · $40.00 out');
  await expectAccessible(page, 'how a file was read');
  await dialog.getByRole('combobox', { name: 'What Gross holds: Not used' }).click();
  await page.getByRole('option', { name: 'Amount' }).click();
  await expect(dialog).toContainText('2 rows · $100.00 in · $41.25 out');
  await expect(dialog.getByRole('combobox', { name: 'What Net holds: Not used' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'how a file is read, on a phone');
  await expectAccessible(page, 'how a file is read, changed');
  await dialog.getByRole('button', { name: 'Use this reading' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Processed', { exact: true })).toBeVisible();
  await expectTotals(page, '$100.00', '$41.25');
});
