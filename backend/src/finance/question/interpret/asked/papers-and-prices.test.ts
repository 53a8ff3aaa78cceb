/** Papers with a date of their own, prices that nobody paid yet, years that close in summer, and what is usual in a month. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2026-03-04', amount, category, description: category.toUpperCase(), counterparty, account: 'Frost Checking' });
const rows = [
  row(900, 'Sales - Catering', 'Hill Events'), row(700, 'Sales - Delivery', 'Uber Eats'), row(-40, 'Advertising', 'Uber Eats'), row(650, 'Sales - Delivery', 'DoorDash'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'),
  row(-60, 'Repairs & Maintenance', 'Apex Repair'), row(-50, 'Wages & PAYE', 'HMRC'), row(-25, 'Software Subscriptions', 'Zoom'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  // A party that is called "… Eats" costs nothing by that.
  ['what did Uber Eats pay us in March 2026', 'total revenue [Uber Eats] 2026-03'],
  ['how many times has Uber Eats paid us in March 2026', 'count movement [Uber Eats; in] 2026-03'],
  ['what did Zoom eat up in March 2026', 'total bySide [Zoom; out] 2026-03'],
  // Who brings in is ranked by what came in, whatever they are called.
  ['which delivery providers brought in the most in 2026', 'ranking revenue [Sales - Delivery] 2026-01-01..2026-11-18 by counterparty largest #5'],
  ['which delivery suppliers did we pay most in 2026', 'ranking expenses [Sales - Delivery] 2026-01-01..2026-11-18 by counterparty largest #5'],
  ['which suppliers did we pay most in 2026', 'ranking expenses 2026-01-01..2026-11-18 by counterparty largest #5'],
  // Payees are no PAYE.
  ['top 3 payees in March 2026', 'ranking expenses 2026-03 by counterparty largest #3'],
  ['what did we pay for PAYE in March 2026', 'total expenses [Wages & PAYE] 2026-03'],
  // What somebody asks for a thing, and what we pay each time.
  ['What does Zoom charge for a second user?', 'unsupported'],
  ['how much does Apex Repair charge for one new boiler', 'unsupported'],
  ['what does Zoom charge for a month', 'average bySide [Zoom; out] all by month'],
  ['what did Apex Repair charge for a boiler in March 2026', 'total bySide [Apex Repair; "boiler"; out] 2026-03'],
  ['what does Zoom charge us each month', 'average bySide [Zoom; out] all by month'],
  ['what does Zoom charge for one seat a month', 'average bySide [Zoom; out] all by month per month'],
  ['how much does Zoom charge for a desk each month', 'average bySide [Zoom; "desk"; out] all by month'],
  // Things that were sold.
  ['how many e-bikes did we sell in 2026', 'unsupported'],
  ['how many orders did DoorDash ship in March 2026', 'count movement [DoorDash] 2026-03'],
  ['how many orders did the warehouse ship in March 2026', 'unsupported'],
  ['how many orders did DoorDash pay in March 2026', 'count movement [DoorDash; in] 2026-03'],
  // Papers.
  ["when does Tom's food hygiene certificate run out", 'unsupported'],
  ['when does our cash run out', 'runway'],
  ['when did we last pay for the Zoom license', 'date'],
  // Who pays sooner cannot be told, who pays more can.
  ['who pays slower, Uber Eats or DoorDash', 'unsupported'],
  ['who pays more, Uber Eats or DoorDash', 'compare revenue [Uber Eats] all | [DoorDash]'],
  // The year that closes in summer, told beside a stretch of its own.
  ['Our year end is 31 August. Net profit from September 2025 to August 2026?', 'total netProfit 2025-09-01..2026-08-31'],
  ['Our year end is 31 August. What did expenses come to in the twelve months ended 31 August 2026?', 'total expenses 2025-09-01..2026-08-31'],
  ['We have a 31 August year end. Revenue from September 2025 to August 2026?', 'total revenue 2025-09-01..2026-08-31'],
  ['Our year end is 31 August. Revenue in Q1 2026?', 'clarify'],
  ['revenue at our year end 31 March 2026', 'total revenue 2025-04-01..2026-03-31'],
  ['compare revenue on 31 August 2025 and 31 August 2026', 'compare'],
  // What is usual.
  ['what do we spend on rent in a normal month', 'average expenses [Rent] all by month'],
  ['Zoom in an ordinary month', 'average bySide [Zoom] all by month'],
  ['rent in the regular month of March 2026', 'total expenses [Rent] 2026-03'],
  ['in a normal month, how many payments do we make to Gusto', 'count movement [Gusto; out] all by month'],
  ['how often do we pay Gusto in a normal month', 'count movement [Gusto; out] all by month'],
  // Money that is burned on something is spent on it.
  ['what did we burn on rent in March 2026', 'total expenses [Rent] 2026-03'],
  ['what did we burn on average in March 2026', 'burn'],
  ['how much did we burn on tires in March 2026', 'total expenses ["tire"] 2026-03'],
  ['what was spent on tools in March 2026', 'total expenses ["tool"] 2026-03'],
  ['total spent on all parts of the business in March 2026', 'total expenses 2026-03'],
  // Paid in.
  ['biggest pay-in from DoorDash', 'rows'],
])('%s', (text, short) => expect(read(text).slice(0, short.length)).toBe(short));

test('what we ask ourselves for a thing is another list', () => {
  const missing = (text: string): string => JSON.stringify(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }));
  expect(missing('what do we charge for a consultation')).toContain('Your own price list');
  expect(missing('what does Zoom charge for a second user')).toContain('what somebody asks');
});
