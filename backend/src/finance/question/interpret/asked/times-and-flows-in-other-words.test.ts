/** One plain question and many ways to say one part of it: times, money that comes and goes, counts, and what is said around a question. */
import { describe, expect, test } from '@jest/globals';
import { keyOf } from '../../restate/same-plan.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, description: counterparty.toUpperCase(), counterparty });
const rows = ['2024-02-05', '2025-03-14', '2025-06-20', '2025-11-03', '2026-03-04', '2026-05-18', '2026-09-30', '2026-11-05'].flatMap((date) => [
  row(date, 900, 'Sales', 'Lakeside School'), row(date, -400, 'Rent', 'Mill Properties'), row(date, -90, 'Utilities', 'City Power'), row(date, -300, 'Payroll', 'Gusto'), row(date, -60, 'Supplies', 'Henry Schein'),
  row(date, 500, 'Owner Contribution', 'Dana Ortiz'), row(date, -120, 'Loan Payment', 'Craft Lender'), row(date, -15, 'Loan Interest', 'Craft Lender'), row(date, -80, 'Transfer', 'Savings'),
]);
const { vocabulary } = ledgerOf(rows, 'categorised', { Checking: 900, Savings: 400 });
const read = (text: string): string => { const found = interpret(text, vocabulary, { asOf: '2026-11-15', previous: null }); return found.kind === 'plan' ? keyOf(found) : `${found.kind}: ${text}`; };

const SAID: readonly (readonly [plain: string, ways: readonly string[]])[] = [
  ['revenue since March 2026', ['from March 2026 to the present', 'starting March 2026', 'starting in March 2026', 'beginning in March 2026', 'as of March 2026 until today', 'between March 2026 and now', 'March 2026 till date', 'March 2026 - today', 'dating back to March 2026'].map((time) => `revenue ${time}`)],
  ['revenue so far this year', ['since the first of the year', 'from the first of the year', 'as yet this year'].map((time) => `revenue ${time}`)],
  ['revenue this month so far', ['since the 1st', 'since the first of the month', 'from the 1st till now'].map((time) => `revenue ${time}`)],
  ['revenue by this point last year', ['last year by this point', 'by the same date last year', 'by the same point last year', 'up to the same day last year', 'up to this time last year', 'through the same date last year', 'last year to this date', 'prior year to date'].map((time) => `revenue ${time}`)],
  ['revenue in September 2026', ['in the last month but one', 'for the month to 30 September'].map((time) => `revenue ${time}`)],
  ['revenue before April 2026', ['prior to April 2026', 'earlier than April 2026', 'pre-April 2026', 'preceding April 2026'].map((time) => `revenue ${time}`)],
  ['revenue after June 15 2026', ['past June 15 2026', 'following June 15 2026', 'later than June 15 2026', 'subsequent to June 15 2026', 'beyond June 15 2026'].map((time) => `revenue ${time}`)],
  ['revenue in fiscal year 2026 starting in October', ['fiscal year 2026, which starts in October', 'fiscal 2026, beginning October 1', 'the 2026 fiscal year beginning October', 'fiscal year 2026 (October to September)'].map((time) => `revenue in ${time}`)],
  ['net profit in the first half of 2026', ['net profit in half one of 2026']],
  ['net profit in the second quarter of 2026', ['net profit in the second three months of 2026']],
  ['expenses in mid-March 2026', ['expenses midway through March 2026', 'expenses halfway through March 2026']],
  ['how much cash came in in March 2026', ['how much money went into the account', 'how much was paid into the account', 'how much cash went in', 'how much money rolled in', 'how much was credited to the account', 'incoming funds', 'what flowed in'].map((says) => `${says} in March 2026`)],
  ['how much cash went out in March 2026', ['how much was paid out of the account', 'how much was debited from the account', 'how much left the bank', 'how much money came out of the account', 'outgoing funds', 'total debits'].map((says) => `${says} in March 2026`)],
  ['how much did we pay out in March 2026', ['how much money was paid out in March 2026', 'how much cash got paid out in March 2026']],
  ['how much did we move to savings in 2025', ['put in', 'set aside in', 'put away in', 'tuck away in', 'stash in'].map((put) => `how much did we ${put} savings in 2025`)],
  ['how much did the owner put in in 2025', ['how much capital did the owner put in', 'how much did I contribute', 'how much did I inject into the business', 'capital put in by the owner', 'money from the owner', 'equity contributions'].map((says) => `${says} in 2025`)],
  ['how many customers did we have in 2025', ['how many active customers did we have', 'how many buyers did we have', 'how many customers gave us money', 'how big was our customer base'].map((says) => `${says} in 2025`)],
  ['how many payments did we make to Henry Schein in 2025', ['how many payments did Henry Schein receive in 2025', 'how many payments did Henry Schein get from us in 2025']],
  ['average payment to Henry Schein in 2025', ['what did we pay Henry Schein per payment in 2025']],
  ['what was our profit in 2025', ['just checking:', 'double-checking:', 'do you know offhand', 'any chance you could tell me', 'remind me again:', 'could you double check', 'incidentally,', 'first off,', 'in a nutshell,', 'for reference,', 'for budgeting,', 'for the annual report:', 'as best you can tell,', 'just to be clear,', 'ok Purser,'].map((turn) => `${turn} what was our profit in 2025`)],
  ['what was our profit in 2025', ['if that makes sense', 'if you have it handy', 'an estimate is fine', 'round numbers are fine', 'thanks in advance', 'ta', "it's urgent", 'for a loan application', 'for my taxes', 'for tax purposes', 'for a presentation', 'no chart needed', 'best regards', 'by any chance', 'when all was said and done', 'be honest', 'to the penny', 'hope that makes sense'].map((turn) => `what was our profit in 2025, ${turn}`)],
  ['expenses excluding Henry Schein and utilities in 2025', ['excluding Henry Schein as well as utilities', 'that were neither Henry Schein nor utilities', 'with neither Henry Schein nor utilities'].map((but) => `expenses ${but} in 2025`)],
  ['how much did we spend on utilities and payroll combined in 2025', ['how much did we spend on the combination of utilities and payroll in 2025']],
];

describe('another way to say it', () => {
  test.each(SAID.flatMap(([plain, ways]) => ways.map((way) => [way, plain] as const)))('%s', (way, plain) => expect(read(way)).toBe(read(plain)));
});

/** What begins alike and is another question. */
const OTHERS: readonly (readonly [said: string, as: string])[] = [
  ['revenue so far this year versus up to the same point last year', 'revenue so far this year versus the same point last year'],
  ['are we ahead of last year by now', 'are we ahead of last year now'],
  ['expenses the month prior to April 2026', 'expenses in March 2026'],
  ['revenue in the three months preceding April 2026', 'revenue January to March 2026'],
  ['fiscal year 2026 starting in March revenue', 'revenue in fiscal year 2026 starting in March'],
  ['for taxes, how much did we pay in 2025', 'how much did we pay for taxes in 2025'],
  ['how much did we put into supplies in 2025', 'how much did we spend on supplies in 2025'],
  ['how many payments did we receive from Lakeside School in 2025', 'how many payments did we get from Lakeside School in 2025'],
  ['how much was paid out to Henry Schein in 2025', 'how much did we pay Henry Schein in 2025'],
];

describe('and no more than that', () => {
  test.each(OTHERS)('%s', (said, as) => expect(read(said)).toBe(read(as)));

  test.each(['how many customers did we serve lunch to', 'any chance we can afford a hire', 'is an estimate fine for taxes'])('%s', (text) => expect(read(text)).toMatch(/^(clarify|unsupported)/));
});
