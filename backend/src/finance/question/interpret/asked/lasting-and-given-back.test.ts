/** How long money lasts, what all of it is told to hold, what made a figure move, what is charged every month and what goes back, in the words of people who never read an account. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string, account = 'Frost Checking'): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty, account });
const rows = [
  row(900, 'Sales', 'Acme Builders'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'), row(-300, 'Owner Draw', 'Dana Ortiz'), row(500, 'Owner Contribution', 'Dana Ortiz'), row(-120, 'Loan Payment', 'Craft Lender'),
  row(-60, 'Equipment', 'MicroStar'), row(-30, 'Refunds', 'Acme Builders'), row(-50, 'Taxes', 'IRS'), row(-25, 'Software Subscriptions', 'Zoom'), row(-35, 'Software Subscriptions', 'Slack'), row(-25, 'Shipping', 'FedEx', 'Visa Card'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const check = (text: string, plan: string): void => expect(`${text} → ${inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary)}`).toBe(`${text} → ${plan}`);
const balanceOf = (text: string): number | null => {
  const found = interpret(text, vocabulary, { asOf: '2026-11-18', previous: null });
  return found.kind === 'plan' && found.plan.task === 'runway' ? (found.plan.balanceMinor ?? 0) / 100 : null;
};

test.each([
  ['we have a hundred and twenty thousand dollars, how many months does it give us', 120_000],
  ['with half a million in the account, how long would that cover us', 500_000],
  ['a quarter of a million is on the account, when would it be gone', 250_000],
  ['how much time would 80k give us', 80_000],
  ['when would we run through 40,000 dollars?', 40_000],
  ['with two hundred and fifty thousand in the bank, in how many months do we hit zero', 250_000],
])('%s', (text, balance) => expect(balanceOf(text)).toBe(balance));

test.each([
  ['payments between one hundred and two thousand in March 2026', 'rows cashOut [out; >=100; <=2000] 2026-03 last'],
  ['when would we run through 3000 on shipping', 'clarify'],
  ['how fast is the money going out on payroll', 'total cashOut [Payroll] all'],
  ['profit last quarter', 'total netProfit 2026-07-01..2026-09-30'],
  ['revenue in half of 2026', 'clarify'],
])('no stock of money: %s', check);

describe('what all cash is told to hold narrows nothing', () => {
  test.each([
    ['Total cash outflows March 2026, crates and loan payments included', 'total cashOut 2026-03'],
    ['all cash out in March 2026 incl. crates + rent', 'total cashOut 2026-03'],
    ['how much money left in March 2026, everything, including crates and the loan', 'total cashOut 2026-03'],
    ['all deposits in March 2026, including owner contributions', 'total cashIn 2026-03'],
    ['all cash receipts March 2026 also what Dana put in', 'total cashIn 2026-03'],
    ['how much money went out altogether in March 2026 when draws plus repayments on the loan are in it', 'total cashOut 2026-03'],
  ])('%s', check);

  test.each([
    ['how much cash went out for crates too in March 2026', 'total cashOut ["crate"] 2026-03'],
    ['how much cash went out on rent too in March 2026', 'total cashOut [Rent] 2026-03'],
    ['all cash out in March 2026, also what Gusto charged', 'total cashOut [Gusto] 2026-03'],
    ['expenses in March 2026 including crates', 'total expenses ["crate"] 2026-03'],
    ['total cash out in March 2026 with MicroStar', 'total cashOut [MicroStar] 2026-03'],
  ])('but not: %s', check);
});

describe('what made it move', () => {
  test.each([
    ['March 2026 costs shot up, what was it', 'drivers expenses 2026-03 by category largest | 2026-02'],
    ['what happened in March 2026 that made sales fall?', 'drivers revenue 2026-03 by category smallest | 2026-02'],
    ['explain the slump in March 2026', 'drivers revenue 2026-03 by category largest | 2026-02'],
    ['what made us drop so badly in March 2026 versus February', 'drivers revenue 2026-03 by category smallest | 2026-02'],
    ['Explain which costs pushed March 2026 above February 2026.', 'drivers expenses 2026-03 by category largest | 2026-02'],
    ['Sorry, forget Q4 2025, what made our expenses rise in March 2026?', 'drivers expenses 2026-03 by category largest | 2026-02'],
    ['what made sales fall off a cliff in March 2026', 'drivers revenue 2026-03 by category smallest | 2026-02'],
  ])('%s', check);

  test.each([
    ['what happened in March 2026', 'overview netProfit 2026-03'],
    ['explain the slump in profit in March 2026', 'drivers netProfit 2026-03 by category largest | 2026-02'],
    ['why were things so bad in March 2026', 'drivers netProfit 2026-03 by category largest | 2026-02'],
  ])('and: %s', check);
});

describe('charged every month', () => {
  test.each([
    ['my subscriptions', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
    ['show me any subscription thats still being charged', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
    ['apps still running', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
    ['software subscriptions that haven\'t been cancelled', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
    ['what software are we currently paying for month in month out?', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
    ['if Zoom stays at its current price what\'s that for 12 months', 'latest expenses [Zoom; out] all last'],
    ['Monthly price gap between Slack and Zoom?', 'compare bySide [Slack] 2026-08-01..2026-10-31 per month | [Zoom]'],
    ['my subscriptions in March 2026', 'total expenses [Software Subscriptions] 2026-03'],
    ['subscriptions we stopped paying', 'clarify'],
  ])('%s', check);
});

describe('given back, kept, and what no ledger tells', () => {
  test.each([
    ['Which customer returned the most in 2026?', 'ranking refunds [Refunds] 2026-01-01..2026-11-18 by counterparty largest #1'],
    ['What\'s our record refund? And which customer did it go to?', 'rows refunds [Refunds] all largest #1'],
    ['has Acme had money returned from us', 'total refunds [Refunds; Acme Builders] all'],
    ['for each dollar of 2026 sales, how many cents were left as profit?', 'total netMargin 2026-01-01..2026-11-18'],
    ['what gross margin did we keep in March 2026', 'total grossMargin 2026-03'],
    ['March 2026: revenue minus all costs, what\'s left?', 'total netProfit 2026-03'],
    ['the sales level at which we break even', 'break-even revenue 2026-03-04..2026-10-31 per month'],
    ['can we deduct rent from revenue in March 2026', 'remainder revenue 2026-03 | expenses [Rent]'],
    ['what did we pay in tax in March 2026', 'total expenses [Taxes] 2026-03'],
    ['count the payments we made in March 2026', 'count movement [out] 2026-03'],
  ])('%s', check);

  test.each([
    'Is there a trade tax I need to pay in Austria?', 'owner draws - taxed or not?', 'Can we deduct the rent we pay for tax purposes?', 'What invoices haven\'t been paid yet?', 'What number can I reach the lender on?', 'Count the books I bound during the month before this one.',
    'revenue in the coming summer', 'how do customers rate us on google', 'how much do designers charge out there', 'how much excise duty are we going to owe for December',
  ])('%s', (text) => check(text, 'unsupported'));
});
