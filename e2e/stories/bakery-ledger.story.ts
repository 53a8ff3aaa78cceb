/** Thirty months of a bakery, as its bank would export them: the figures over the file's span are the file's own totals. */
import { execFileSync } from 'node:child_process';
import { CORPORA_ABSENT, sharedPath } from '../support/corpora.ts';
import { sumOfRows } from '../support/ledger.ts';
import { signUp } from '../support/people.ts';
import { asUpload, dollars, minorOf } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { uploadAndRead } from '../support/upload.ts';

const AMOUNT_COLUMN = 3;

function amountsOf(csv: Buffer): number[] {
  const lines = csv.toString('utf8').trim().split(/\r?\n/).slice(1);
  return lines.map((line) => minorOf(line.split(',')[AMOUNT_COLUMN]!));
}

test('the generated bakery ledger', async ({ page }) => {
  const generator = sharedPath('questions/ledger.mjs');
  test.skip(generator === null, CORPORA_ABSENT);
  const csv = execFileSync(process.execPath, [generator!, 'bakery', 'bank']);
  const amounts = amountsOf(csv);
  const ownTotal = amounts.reduce((sum, cents) => sum + cents, 0);

  await signUp(page);
  const row = await uploadAndRead(page, asUpload('bakery-bank.csv', csv));
  await expect(row).toContainText(`${amounts.length.toLocaleString('en-US')} transactions`);
  const { pathname, searchParams } = new URL((await row.getByRole('link', { name: /View figures/ }).getAttribute('href'))!, page.url());
  expect(pathname).toBe('/dashboard');
  await row.getByRole('link', { name: /View figures/ }).click();

  expect(await sumOfRows(page.request, {})).toBe(ownTotal);
  const transfers = await sumOfRows(page.request, { kinds: ['transfer'] });
  await page.getByRole('button', { name: 'See transactions behind Cash Flow' }).click();
  await expect(page.getByRole('dialog')).toContainText(dollars(ownTotal - transfers));

  const figures = await (await page.request.get(`/api/financial-data?${searchParams.toString()}`)).json() as Record<'revenue' | 'expenses' | 'netProfit', string>;
  const otherIncome = await sumOfRows(page.request, { kinds: ['other-income'] });
  expect(minorOf(figures.revenue) + otherIncome - minorOf(figures.expenses)).toBe(minorOf(figures.netProfit));
});
