/** What happens to files that are wrong, repeated or no longer wanted. */
import { signUp } from '../support/people.ts';
import { asCsv, asUpload, BAKERY } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { chooseFile, fileRow, uploadAndRead } from '../support/upload.ts';

const FILE = asUpload('bakery.csv', asCsv(BAKERY));

test('files of the wrong kind or size are refused in words', async ({ page }) => {
  await signUp(page);
  await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText('File type must be .csv or .pdf')).toBeVisible();
  await chooseFile(page, asUpload('large.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a,b\n')));
  await expect(page.getByText('File is larger than 10485760 bytes')).toBeVisible();
});

test('the same file again is refused and names the first', async ({ page }) => {
  await signUp(page);
  await uploadAndRead(page, FILE);
  await chooseFile(page, { ...FILE, name: 'copy.csv' });
  await expect(page.getByText('Upload Failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'bakery.csv' })).toBeVisible();
});

test('overlapping statements count each payment once, and deleting takes rows out', async ({ page }) => {
  await signUp(page);
  await uploadAndRead(page, asUpload('account.csv', asCsv(BAKERY.slice(0, 9))));
  const overlap = await uploadAndRead(page, asUpload('account.CSV', asCsv(BAKERY.slice(4))));
  await expect(overlap).toContainText('9 transactions');

  for (const name of ['account.csv', 'account.CSV']) {
    await fileRow(page, name).getByRole('button', { name: `Delete ${name}` }).click();
    await expect(fileRow(page, name)).toHaveCount(0);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Connect First Account' })).toBeVisible();
});

test('a file that can be read in two ways asks, and is read as it was answered', async ({ page }) => {
  await signUp(page);
  const ambiguous = 'Date,Description,Amount\n03/04/2026,PIEDMONT PROPERTIES RENT,-5200.00\n05/04/2026,SQUARE INC DEPOSIT,812.30\n';
  await chooseFile(page, asUpload('which-day.csv', Buffer.from(ambiguous)));
  const row = fileRow(page, 'which-day.csv');
  await expect(row.getByText('Needs your answer')).toBeVisible();
  await row.getByRole('group').getByRole('button').first().click();
  await page.goto('/dashboard/analysis');
  await expect(row.getByText('Processed', { exact: true })).toBeVisible();
  await expect(row).toContainText('2 transactions');
});

test('lines that cannot be read are listed with their reason', async ({ page }) => {
  await signUp(page);
  const broken = Buffer.concat([asCsv(BAKERY), Buffer.from('2026-02-31,IMPOSSIBLE DAY,Rent,-12.00\r\n')]);
  await chooseFile(page, asUpload('with-a-broken-line.csv', broken));
  const row = fileRow(page, 'with-a-broken-line.csv');
  await expect(row.getByText('Processed', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: '1 line not read' }).click();
  await expect(page.getByRole('dialog')).toContainText('IMPOSSIBLE DAY');
});

test('a file says whether it ties out, and opens the certificate of its import', async ({ page }) => {
  await signUp(page);
  const statement = 'Date,Description,Amount,Balance\n2026-03-03,SQUARE INC DEPOSIT,812.30,1812.30\n2026-03-04,PIEDMONT RENT,-520.00,1292.30\nsoon,FLOUR,-92.30,1200.00\n2026-03-06,SQUARE INC DEPOSIT,300.00,1500.00\n2026-03-09,TEA,-20.00,1480.00\n';
  const row = await uploadAndRead(page, asUpload('proof.csv', Buffer.from(statement)));
  await expect(row).toContainText('4 rows · balance does not tie out · 1 line rejected');
  await row.getByRole('button', { name: 'Certificate of proof.csv' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The balances do not tie out');
  await expect(dialog.getByRole('row', { name: 'Difference −$92.30' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Rejected lines' })).toContainText('soon');
  await expect(page).toHaveURL(/certificate=/);
});
