/** Cash, the owner's and the lender's money and stretches of time in the words of people who never read an account. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty = 'Northgate'): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty });
const rows = [row(900, 'Sales'), row(-400, 'Rent'), row(-90, 'Bank Fees'), row(-300, 'Owner Draw'), row(500, 'Owner Contribution', 'Dana Ortiz'), row(-120, 'Loan Payment', 'Craft Lender'), row(-15, 'Interest Expense', 'Craft Lender'), row(2, 'Interest Income'), row(-80, 'Transfer', 'Rainy Fund'), row(-30, 'Refunds'), row(700, 'Sales', 'Square'), row(-20, 'Merchant Fees', 'Square')];
const { vocabulary } = ledgerOf(rows, 'categorised');
const inEuros = ledgerOf(rows, 'categorised', undefined, 'EUR').vocabulary;
const read = (text: string, of = vocabulary): string => inShort(interpret(text, of, { asOf: '2026-11-18', previous: null }), of);

describe('cash', () => {
  test.each([
    ['did cash rise or fall in March 2026', 'total cashFlow 2026-03'],
    ['was cash out greater than cash in for March 2026', 'total cashFlow 2026-03'],
    ['everything that landed in our account in March 2026', 'total cashIn 2026-03'],
    ['what came into the bank in March 2026, counting the money from Dana', 'total cashIn 2026-03'],
    ['total cash out in March 2026, do not leave off the loan or the draws', 'total cashOut 2026-03'],
    ['what went out on expenses in March 2026', 'total expenses 2026-03'],
    ['transfers to the Rainy Fund in March 2026', 'total movement [Transfer; Rainy Fund] 2026-03'],
    ['how much interest did the bank pay us in March 2026', 'total otherIncome [Interest Income] 2026-03'],
    ['how much has been tipped into the business by me in March 2026', 'total movement [Owner Contribution] 2026-03'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('time', () => {
  test.each([
    ['revenue not last quarter but the one before that', 'total revenue 2026-04-01..2026-06-30'],
    ['expenses the month prior to last month', 'total expenses 2026-09'],
    ['expenses in the week with 4 March 2026 in it', 'total expenses 2026-03-02..2026-03-08'],
    ['spring revenue, March April May 2026', 'total revenue 2026-03-01..2026-05-31'],
    ['expenses the past 8', 'total expenses 2026-03-01..2026-10-31'],
    ['our takings in March 2026', 'total revenue 2026-03'],
    ['profit 2025, that being our tax year', 'total netProfit 2025'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));

  test('the day or the month of that year is asked', () => {
    for (const text of ['July 26 expenses', 'revenue for July 26', 'July 26, did we make money']) expect(read(text)).toMatch(/clarify/);
  });

  test('the day stands first where no dollars of the United States are counted', () => {
    expect(read('expenses on 4/3/2026')).toBe('total expenses 2026-04-03');
    expect(read('expenses on 4/3/2026', inEuros)).toBe('total expenses 2026-03-04');
    expect(read('expenses since 4/3', inEuros)).toBe('total expenses 2026-03-04..2026-11-18');
  });
});

test('what somebody would like to know is no supposition', () => {
  expect(read('I would like to know if we spent more than 5000 on rent in 2026')).toMatch(/^total expenses \[Rent/);
  expect(read('tell me if our profit was positive in March 2026')).toMatch(/2026-03/);
});

test('what is only ever paid is not collected', () => {
  expect(read('rent collected 2026')).toMatch(/clarify/);
  expect(read('how much rent did we collect in 2026')).toMatch(/clarify/);
  expect(read('rent paid 2026')).toBe('total expenses [Rent] 2026-01-01..2026-11-18');
});

test.each([
  ['revenue in 2026 once refunds are subtracted', 'total revenue 2026-01-01..2026-11-18'],
  ['sales in March 2026 without subtracting the returns', 'total grossSales 2026-03'],
  ['how much did we lose in March 2026', 'total netProfit 2026-03'],
])('what is taken off: %s', (text, plan) => expect(read(text)).toBe(plan));

test('the day of a balance is not the time in which money was burned', () => {
  expect(read('the bank says $410,000 available today, months of cash left')).not.toMatch(/2026-11-18\.\.2026-11-18|runway .*2026-11-18$/);
});
