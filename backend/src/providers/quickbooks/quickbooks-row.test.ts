/** Transactions as QuickBooks sends them move the money of bank and card accounts, and of nothing else. */
import { describe, expect, test } from '@jest/globals';
import { readAccount, type QuickBooksLedgerAccount } from './quickbooks-account.ts';
import type { CashEntity } from './quickbooks-legs.ts';
import { rowsOfTransaction } from './quickbooks-row.ts';

const account = (Id: string, Name: string, AccountType: string, AccountSubType = '', currency = 'USD') =>
  [Id, readAccount({ Id, Name, AccountType, AccountSubType, CurrencyRef: { value: currency } }) as QuickBooksLedgerAccount] as const;

const book = new Map([
  account('35', 'Checking', 'Bank', 'Checking'), account('36', 'Savings', 'Bank', 'Savings'), account('41', 'Mastercard', 'Credit Card', 'CreditCard'),
  account('4', 'Undeposited Funds', 'Other Current Asset', 'UndepositedFunds'), account('7', 'Advertising', 'Expense', 'AdvertisingPromotional'), account('13', 'Meals and Entertainment', 'Expense', 'EntertainmentMeals'),
  account('64', 'Job Expenses:Decks and Patios', 'Expense', 'SuppliesMaterialsThing'), account('79', 'Sales of Product Income', 'Income', 'SalesOfProductIncome'), account('44', 'Notes Payable', 'Long Term Liability'),
  account('90', 'Euro account', 'Bank', 'Checking', 'EUR'), account('91', 'Yen account', 'Bank', 'Checking', 'JPY'), account('60', 'Software Subscriptions', 'Expense', 'OfficeGeneralAdministrativeExpenses'),
]);

const ref = (value: string, name?: string) => ({ value, ...(name ? { name } : {}) });
const expense = (Amount: number, accountId: string, Description?: string) => ({ Amount, Description, DetailType: 'AccountBasedExpenseLineDetail', AccountBasedExpenseLineDetail: { AccountRef: ref(accountId) } });
const posting = (PostingType: string, Amount: number, accountId: string) => ({ Amount, DetailType: 'JournalEntryLineDetail', JournalEntryLineDetail: { PostingType, AccountRef: ref(accountId) } });

function read(entity: CashEntity, transaction: object) {
  return rowsOfTransaction(entity, { Id: '99', TxnDate: '2026-11-05', CurrencyRef: ref('USD'), ...transaction }, book);
}

/** [account, amount, kind, category] of each row. */
const brief = (entity: CashEntity, transaction: object) => read(entity, transaction).rows.map(({ account: { name }, amountMinor, kind, category }) => [name, amountMinor, kind, category]);

test('an expense by card', () => {
  const { rows, goneIds } = read('Purchase', { PaymentType: 'CreditCard', AccountRef: ref('41'), TotalAmt: 74.86, EntityRef: { ...ref('30', 'Google'), type: 'Vendor' }, Line: [expense(74.86, '7', 'Ads in October')] });
  expect(rows).toEqual([{
    externalId: 'Purchase:99:41', account: { key: '41', name: 'Mastercard', role: 'card' }, date: '2026-11-05', amountMinor: -7_486, currency: 'USD',
    description: 'Expense - Google - Ads in October', counterparty: 'Google', category: 'Advertising', kind: 'expense',
  }]);
  // An earlier state of it may have stood in another account.
  expect(goneIds).toEqual(['Purchase:99:35', 'Purchase:99:36', 'Purchase:99:90', 'Purchase:99:91']);
});

describe('each kind', () => {
  const deposit = (Amount: number, accountId: string) => ({ Amount, DepositLineDetail: { AccountRef: ref(accountId) } });
  test.each<[string, CashEntity, object, unknown[]]>([
    ['a returned expense', 'Purchase', { Credit: true, AccountRef: ref('41'), TotalAmt: 20, Line: [expense(20, '7')] }, [['Mastercard', 2_000, 'refund', 'Advertising']]],
    ['an expense of many kinds goes by the largest', 'Purchase', { AccountRef: ref('35'), TotalAmt: 100, Line: [expense(30, '7'), expense(40, '13'), expense(30, '7')] }, [['Checking', -10_000, 'expense', 'Advertising']]],
    ['an own kind of cost by its own name', 'Purchase', { AccountRef: ref('35'), TotalAmt: 5, Line: [expense(5, '64')] }, [['Checking', -500, 'expense', 'Decks and Patios']]],
    ['a kind that is named as ours', 'Purchase', { AccountRef: ref('35'), TotalAmt: 5, Line: [expense(5, '60')] }, [['Checking', -500, 'expense', 'Software Subscriptions']]],
    ['an expense for things', 'Purchase', { AccountRef: ref('35'), TotalAmt: 5, Line: [{ Amount: 5, ItemBasedExpenseLineDetail: { ItemRef: ref('1') } }] }, [['Checking', -500, 'expense', 'Cost of Goods Sold']]],
    ['a check that pays the card', 'Purchase', { PaymentType: 'Check', AccountRef: ref('35'), TotalAmt: 300, Line: [expense(300, '41')] }, [['Checking', -30_000, 'expense', 'Transfer'], ['Mastercard', 30_000, 'expense', null]]],
    ['a payment into the bank', 'Payment', { DepositToAccountRef: ref('35'), TotalAmt: 387 }, [['Checking', 38_700, 'payment', 'Sales']]],
    ['a payment that waits for its deposit', 'Payment', { DepositToAccountRef: ref('4'), TotalAmt: 387 }, []],
    ['a payment without an account waits too', 'Payment', { TotalAmt: 387 }, []],
    ['a sales receipt', 'SalesReceipt', { DepositToAccountRef: ref('35'), TotalAmt: 337.5 }, [['Checking', 33_750, 'payment', 'Sales']]],
    ['a refund', 'RefundReceipt', { DepositToAccountRef: ref('35'), TotalAmt: 87.5 }, [['Checking', -8_750, 'refund', 'Refunds']]],
    ['a deposit of payments', 'Deposit', { DepositToAccountRef: ref('35'), TotalAmt: 218.75, Line: [{ Amount: 218.75, LinkedTxn: [{ TxnId: '47', TxnType: 'Payment' }] }] }, [['Checking', 21_875, 'deposit', 'Sales']]],
    ['a deposit of a loan', 'Deposit', { DepositToAccountRef: ref('35'), TotalAmt: 5_000, Line: [deposit(5_000, '44')] }, [['Checking', 500_000, 'deposit', 'Loan Proceeds']]],
    ['a deposit out of savings', 'Deposit', { DepositToAccountRef: ref('35'), TotalAmt: 50, Line: [deposit(50, '36')] }, [['Checking', 5_000, 'deposit', 'Transfer'], ['Savings', -5_000, 'deposit', null]]],
    ['a deposit with cash back', 'Deposit', { DepositToAccountRef: ref('35'), TotalAmt: 80, CashBack: { AccountRef: ref('36'), Amount: 20 }, Line: [deposit(100, '79')] }, [['Checking', 8_000, 'deposit', 'Sales'], ['Savings', 2_000, 'deposit', 'Sales']]],
    ['a bill by check', 'BillPayment', { PayType: 'Check', CheckPayment: { BankAccountRef: ref('35') }, TotalAmt: 114.09 }, [['Checking', -11_409, 'expense', null]]],
    ['a bill by card', 'BillPayment', { PayType: 'CreditCard', CreditCardPayment: { CCAccountRef: ref('41') }, TotalAmt: 114.09 }, [['Mastercard', -11_409, 'expense', null]]],
    ['a transfer', 'Transfer', { FromAccountRef: ref('35'), ToAccountRef: ref('36'), Amount: 200 }, [['Checking', -20_000, 'transfer', 'Transfer'], ['Savings', 20_000, 'transfer', 'Transfer']]],
    ['a payment of the card', 'CreditCardPayment', { BankAccountRef: ref('35'), CreditCardAccountRef: ref('41'), Amount: 90 }, [['Checking', -9_000, 'transfer', 'Transfer'], ['Mastercard', 9_000, 'transfer', 'Transfer']]],
    ['a journal entry', 'JournalEntry', { Line: [posting('Credit', 60, '35'), posting('Credit', 5, '35'), posting('Debit', 65, '7')] }, [['Checking', -6_500, 'adjustment', 'Advertising']]],
    ['a journal entry without money', 'JournalEntry', { Line: [posting('Debit', 60, '7'), posting('Credit', 60, '44')] }, []],
    ['a void', 'Purchase', { AccountRef: ref('35'), TotalAmt: 0, PrivateNote: 'Voided', Line: [expense(0, '7')] }, []],
  ])('%s', (_what, entity, transaction, rows) => {
    expect(brief(entity, transaction).map((row) => row.slice(0, 3))).toEqual((rows as unknown[][]).map((row) => row.slice(0, 3)));
    expect(brief(entity, transaction)[0]?.[3]).toEqual((rows as unknown[][])[0]?.[3]);
  });
});

test('what is void or deleted is gone from every account that it could be in', () => {
  const ids = ['35', '36', '41', '90', '91'].map((id) => `Purchase:99:${id}`);
  expect(read('Purchase', { AccountRef: ref('35'), TotalAmt: 0 })).toEqual({ rows: [], skipped: [], goneIds: ids });
  expect(rowsOfTransaction('Purchase', { Id: '99', status: 'Deleted', MetaData: {} }, book)).toEqual({ rows: [], skipped: [], goneIds: ids });
});

describe('currencies', () => {
  const euros = { CurrencyRef: ref('EUR'), ExchangeRate: 1.1, TotalAmt: 100.5 };
  test.each<[string, CashEntity, object, [number, string][]]>([
    ['its own', 'SalesReceipt', { ...euros, DepositToAccountRef: ref('90') }, [[10_050, 'EUR']]],
    ['turned into the home currency', 'SalesReceipt', { ...euros, DepositToAccountRef: ref('35') }, [[11_055, 'USD']]],
    ['as QuickBooks itself turned it', 'SalesReceipt', { ...euros, HomeTotalAmt: 110.56, DepositToAccountRef: ref('35') }, [[11_056, 'USD']]],
    ['yen without hundredths', 'SalesReceipt', { CurrencyRef: ref('JPY'), TotalAmt: 1_200, DepositToAccountRef: ref('91') }, [[1_200, 'JPY']]],
    ['yen into dollars', 'SalesReceipt', { CurrencyRef: ref('JPY'), TotalAmt: 1_200, ExchangeRate: 0.0067, DepositToAccountRef: ref('35') }, [[804, 'USD']]],
  ])('%s', (_what, entity, transaction, amounts) => {
    expect(read(entity, transaction).rows.map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual(amounts);
  });

  test('a transfer from dollars into euros has no known amount there', () => {
    expect(read('Transfer', { FromAccountRef: ref('35'), ToAccountRef: ref('90'), Amount: 200, ExchangeRate: 1 })).toMatchObject({ rows: [], skipped: [{ externalId: 'Transfer:99' }] });
  });
});

test.each<[string, object]>([
  ['an amount as words', { TotalAmt: 'many' }], ['no amount', { TotalAmt: null }], ['too many decimals', { TotalAmt: 1.005 }], ['an absurd amount', { TotalAmt: 1e13 }], ['no date', { TxnDate: '2026-13-01' }], ['yen with hundredths', { TotalAmt: 12.5, CurrencyRef: ref('JPY'), AccountRef: ref('91') }],
])('%s is left out by name', (_what, change) => {
  expect(read('Purchase', { AccountRef: ref('35'), TotalAmt: 5, ...change })).toEqual({ rows: [], goneIds: [], skipped: [{ externalId: 'Purchase:99', reason: expect.stringMatching(/^QuickBooks Purchase 99 has .*\.$/) }] });
});

test.each([{}, { Line: 'x' }, { Line: [null, 5] }, { AccountRef: 'x' }, { AccountRef: { value: 5 } }, { Id: 5 }, { Id: null }])('%j does no harm', (transaction) => {
  for (const entity of ['Purchase', 'Deposit', 'JournalEntry', 'BillPayment', 'Transfer'] as const) expect(read(entity, transaction).rows).toEqual([]);
});
