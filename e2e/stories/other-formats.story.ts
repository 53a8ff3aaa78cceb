/** Statements in the banks' own formats, imported from the ledger screen: what they hold counts to the cent. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { signUp } from '../support/people.ts';
import { asUpload, dollars } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';

const OFX = `OFXHEADER:100\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>7712</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260303120000[-5:EST]<TRNAMT>7022.18<FITID>1<NAME>SQUARE INC DEPOSIT</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260306<TRNAMT>-5200,00<FITID>2<NAME>PIEDMONT PROPERTIES RENT</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const entry = (amount: string, direction: string, text: string): string =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-12</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`;
const CAMT = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>${entry('120.05', 'CRDT', 'STAND AT THE FAIR')}${entry('45.50', 'DBIT', 'OFFICE DEPOT')}</Stmt></BkToCstmrStmt></Document>`;

async function importInDialog(page: Page, name: string, content: string, rowCount: number): Promise<void> {
  await page.getByLabel('Bank file').setInputFiles(asUpload(name, Buffer.from(content), ''));
  const outcome = page.getByRole('status', { name: 'What became of the file' });
  await expect(outcome.getByRole('heading', { name })).toBeVisible();
  await expect(outcome.getByText('Processed', { exact: true })).toBeVisible();
  await expect(outcome).toContainText(`${rowCount} transactions`);
}

test('an OFX and a CAMT are imported one after the other and add up', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/transactions');
  await page.getByRole('button', { name: 'Other bank formats' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Other bank formats' });
  await expect(dialog).toBeVisible();
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `other bank formats, ${width} wide`);
    await expectNoSidewaysScroll(page, `other bank formats, ${width} wide`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await importInDialog(page, 'march.ofx', OFX, 2);
  await dialog.getByRole('button', { name: 'Import another file' }).click();
  await importInDialog(page, 'march.xml', CAMT, 2);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const totals = page.getByRole('status', { name: 'Totals of these transactions' }).locator('dl > div');
  await expect(totals.filter({ hasText: 'Money in' }).locator('dd')).toHaveText(dollars(714_223));
  await expect(totals.filter({ hasText: 'Money out' }).locator('dd')).toHaveText(dollars(524_550));
  await page.goto('/dashboard/analysis');
  await expect(page.getByRole('listitem').filter({ hasText: 'march.xml' }).getByText('Processed', { exact: true })).toBeVisible();
});
