/** The journal of an account: every counted row with both legs, and what the accounts held at first; hledger reads it and comes to the balance that the file states. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hasHledger, withHledger } from '../../finance/statements/test-hledger.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { journal } from './journal-part.ts';

const CSV = ['Date,Description,Amount,Balance,Category,Payee', '2025-03-03,INVOICE 7,250.00,1250.00,Consulting Income,Acme; Ltd', '2025-03-04,RENT,-400.25,849.75,Rent,Landlord', ''].join('\n');

let books: TestBooks;
let text: string;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  const viewer = await books.newBusiness();
  await books.read(viewer, CSV, 'Checking.csv');
  await books.read(viewer, `${CSV}2025-03-05,TEA,-4.00,845.75,Meals,Tea\n`, 'Checking.csv');
  text = await books.parts.database.inTenantRaw(viewer.businessId, async (client) => {
    const [file] = await journal.files({ client, viewer });
    const parts: string[] = [];
    for await (const part of file!.content()) parts.push(String(part));
    return parts.join('');
  });
});
afterAll(() => books.close());

test('counted rows with both legs, after the opening balance', () => {
  expect(text.slice(text.indexOf('\n2025'))).toBe([
    '', '2025-03-02 Opening balances', '    assets:bank:Checking  1000.00 USD', '    equity:opening balances  -1000.00 USD', '',
    '2025-03-03 Acme Ltd | INVOICE 7', '    assets:bank:Checking  250.00 USD', '    revenues:Consulting Income  -250.00 USD', '',
    '2025-03-04 Landlord | RENT', '    assets:bank:Checking  -400.25 USD', '    expenses:Rent  400.25 USD', '',
    '2025-03-05 Tea | TEA', '    assets:bank:Checking  -4.00 USD', '    expenses:Meals  4.00 USD', '', ''].join('\n'));
});

(hasHledger ? test : test.skip)('hledger comes to the balance of the statement (skipped where it is not installed)', async () => {
  expect([...(await withHledger(text, 'USD', (hledger) => hledger('balancesheet'))).lines]).toEqual([['assets:bank:Checking', 84_575]]);
});
