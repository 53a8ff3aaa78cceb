/** Lists of what is owed by its age hold no payments, and a statement says its currency in its own language. */
import { expect, test } from '@jest/globals';
import { ledgerOfDebts, notAStatement } from '../columns/not-a-statement.ts';
import { statedCurrency } from '../understand/stated-currency.ts';

test.each([
  [['Date', 'Ref. No.', 'Party\'s Name', 'Pending Amount', '< 30 days', '30 to 60 days', '60 to 90 days', 'Due on']],
  [['Customer', 'Invoice date', '1-30 days', '31-60 days', '61-90 days', 'Over 90 days']],
])('%j tell how long amounts have been owed', (headings) => {
  expect(notAStatement(headings)).toContain('how long amounts have been owed');
});

test.each([[['Date', 'Description', 'Amount', 'Balance']], [['Date', 'Description', 'Rental days', '30 days plan', 'Amount']]])('%j may be a statement', (headings) => {
  expect(notAStatement(headings)).toBeNull();
});

test.each([['العملة;SAR;;;;', 'SAR'], ['Döviz Cinsi: TRY', 'TRY']])('%s', (line, currency) => {
  expect(statedCurrency([line])).toBe(currency);
});

test('what somebody owes is no statement of an account', () => {
  const headings = ['Date', 'Payer', 'Description', 'Charges', 'Payments', 'Balance'];
  expect(ledgerOfDebts([['Tenant Ledger'], ['Unit: 204']], headings)).toContain('ledger of what is owed ("Tenant Ledger")');
  expect(ledgerOfDebts([['Card statement']], headings)).toBeNull();
  expect(ledgerOfDebts([['Tenant Ledger']], ['Date', 'Description', 'Money in', 'Money out'])).toBeNull();
});
