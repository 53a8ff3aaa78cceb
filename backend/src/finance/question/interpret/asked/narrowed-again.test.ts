/** What stands close to a card that is paid off, to an event that begins a stretch, to a quarter called "the first", to a loan's two parts, to money that lasts, to a season's name and to leasing, and means something else. */
import { describe, expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (category: string, counterparty: string, account = 'Main Checking', amount = -100) => ({ date: '2025-03-04', amount, category, counterparty, description: counterparty.toUpperCase(), account });
const rows = [
  row('Rent', 'Northgate'), row('Sales Retail', 'Acme Builders', 'Main Checking', 700), { ...row('Utilities', 'Verizon'), date: '2026-10-30' },
  row('Transfer', 'Own Credit Card'), row('Vehicle', 'Shell', 'Fleet Card'), row('Transfer', 'Own Credit Card', 'Fleet Card', 100), row('Software Subscriptions', 'Jobber'), row('Sales Wholesale', 'Oak Hill HOA', 'Main Checking', 900),
  row('Interest Expense', 'Westpac'), row('Loan Payment', 'Westpac'), row('Equipment', 'Storz Medical')];
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
const check = (question: string, plan: string): void => expect(`${question} → ${read(question)}`).toBe(`${question} → ${plan}`);

describe('the card', () => {
  test.each([
    ['what was paid toward the fleet card bill in 2025', 'total movement [Transfer; Own Credit Card; out] 2025'],
    ['how much was the fleet card bill in March 2025', 'total movement [Transfer; Own Credit Card; out] 2025-03'],
    ['fleet card bill by month 2025', 'trend movement [Transfer; Own Credit Card; out] 2025 by month'],
  ])('is paid off: %s', check);

  test.each([
    ['fleet card balance', 'balance movement [@Fleet Card] 2026-08-01..2026-10-31'],
    ['Shell on the fleet card bill in 2025', 'total bySide [Shell; @Fleet Card; out] 2025'],
    ['what was on the fleet card bill in March 2025', 'total expenses [@Fleet Card] 2025-03'],
    ['fleet card bill by vendor 2025', 'ranking expenses [@Fleet Card] 2025 by counterparty largest'],
    ['Shell paid off the fleet card in 2025', 'total bySide [Shell; @Fleet Card; out] 2025'],
  ])('is paid with, or stands at a sum: %s', check);
});

describe('since what is told', () => {
  test.each([
    ['We started with Jobber in May 2025. How much have we paid them since then?', 'total bySide [Jobber; out] 2025-05-01..2026-11-20'],
    ['Oak Hill HOA signed in May 2025. How much revenue did we make since then?', 'total revenue [Oak Hill HOA] 2025-05-01..2026-11-20'],
    ])('who is told of is asked about: %s', check);

  test.each([
    ['We started with Jobber in May 2025. What did Shell get since then?', 'total bySide [Shell] 2025-05-01..2026-11-20'],
    ['We signed the lease in July 2025. What rent has been paid since then?', 'total expenses [Rent] 2025-07-01..2026-11-20'],
    ['We raised prices in March 2025. How much revenue since then?', 'total revenue 2025-03-01..2026-11-20'],
  ])('and is not: %s', check);
});

test.each([
  ['revenue in the second quarter of 2025 vs the first', 'compare revenue 2025-04-01..2025-06-30 | 2025-01-01..2025-03-31'],
  ['revenue in the second quarter of 2025 vs the first quarter of 2024', 'compare revenue 2025-04-01..2025-06-30 | 2024-01-01..2024-03-31'],
  ['revenue second quarter of 2025 vs the first half revenue', 'compare revenue 2025-04-01..2025-06-30 | 2025-01-01..2025-06-30'],
  ['revenue third quarter of 2025 versus the first month of 2025', 'compare revenue 2025-07-01..2025-09-30 | 2025-01'],
])('the first of what: %s', check);

test.each([
  ['what did the loan cost in 2025, principal and interest', 'total movement [Loan Payment; Interest Expense] 2025'],
  ['all expenses in 2025, including the interest and the principal', 'clarify'],
  ['what did we spend on the loan in 2025, including interest and principal', 'total movement [Loan Payment; Interest Expense] 2025'],
  ['total cash out in 2025 with interest and principal', 'total cashOut 2025'],
])('both parts of the loan, or all: %s', check);

test.each([
  ['did we pay Jobber in 2025? if so how much', 'total bySide [Jobber; out] 2025'],
  ['did we pay Jobber in 2025? if so how many payments', 'count movement [Jobber; out] 2025'],
  ['did we pay Jobber in 2025? if so what was the largest payment', 'rows bySide [Jobber; out] 2025 largest #1'],
])('if so: %s', check);

test.each([
  ['how long would 80000 dollars in the bank last us', 'runway cashFlow 2026-08-01..2026-10-31 has 80000'],
  ['how many months would 80k in cash cover', 'runway cashFlow 2026-08-01..2026-10-31 has 80000'],
  ['how long does 3 months of rent last', 'clarify'],
  ['how many months would 2 engineers cover', 'clarify'],
])('how long it lasts: %s', check);

test.each([
  ['busy season, September to November 2025, costs', 'total expenses 2025-09-01..2025-11-30'],
  ['wholesale season revenue, September to November 2025', 'total revenue [Sales - Wholesale] 2025-09-01..2025-11-30'],
  ['storage season December 2024 to March 2025 cost', 'total expenses ["storage"] 2024-12-01..2025-03-31'],
])('a season: %s', check);

test.each([
  ['office leasing costs 2025', 'total expenses [Rent] 2025'],
  ['truck leasing costs 2025', 'clarify'],
  ['equipment leasing 2025', 'clarify'],
])('leasing: %s', check);
