/** Amounts that point at a row, rows that are counted and added up, and whose payments are meant. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf(['2025-05-10', '2025-10-10', '2026-06-10', '2026-10-10'].flatMap((date) => [
  row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, 4200, 'Sales', 'Kite Works'), row(date, -6000, 'Payroll', 'Paychex'), row(date, -700, 'Rent', 'Elm Plaza'), row(date, -310, 'Meals', 'Waffle House'), row(date, -60, 'Software', 'GitHub'),
  row(date, -500, 'Owner Draw', 'Marcus Bell'), row(date, 20000, 'Loan Proceeds', 'Harbor Bank'), row(date, -400, 'Loan Payment', 'Harbor Bank'), row(date, -90, 'Refunds', 'Oak Hill HOA'),
]), 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['on which day did the $9,000 from Oak Hill finally land', 'date movement [Oak Hill HOA; in; >=9000; <=9000.99] all last'],
  ['when did Kite Works pay 4,200', 'date movement [Kite Works; in; >=4200; <=4200.99] all last'],
  ['on what day did the 9k from Oak Hill come in', 'date movement [Oak Hill HOA; in; >=8500; <=9499.99] all last'],
  ['what was the 6,000 payment for', 'rows movement [>=6000; <=6000.99] all last'],
  ['find the $59.99 charge', 'rows expenses [out; >=59.99; <=59.99] all last'],
])('an amount points at its row: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  'how long does the 50,000 in the bank last', 'when will the $50,000 run out', 'what if we lose the 5,000 payment from Oak Hill', 'if we hire somebody for the 3,000 a month, what happens', 'what did the first 2 payments of 2025 come to', 'payments over 5,000 in 2025', 'payments to Paychex in 2025',
])('no row: %s', (question) => expect(read(question)).not.toMatch(/>=(\d+); <=\1/));

test.each([
  ['Paychex payments between 500 and 7000 dollars in Q4 2025', 'rows bySide [Paychex; >=500; <=7000] 2025-10-01..2025-12-31 last'],
  ['Paychex payments 500 to 7000 dollars in Q4 2025', 'rows bySide [Paychex; >=500; <=7000] 2025-10-01..2025-12-31 last'],
  ['payments to Paychex around 6,000 in 2025', 'rows bySide [Paychex; out; >=5400; <=6600] 2025 last'],
  ['show me every meal over $80 in 2025', 'rows expenses [Meals; out; >80] 2025 last'],
  ['how much were meals over $80 in 2025', 'total expenses [Meals; >80] 2025'],
  ['all GitHub charges below $80 in 2025: how many and how much', 'count movement [GitHub; out; <80] 2025'],
  ['how many GitHub charges in 2025 and how much in total', 'count movement [GitHub; out] 2025'],
])('rows of a size: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how many client payments over 10,000 did we receive in 2025', 'count grossSales [in; >10000] 2025'],
  ['how many customer payments above 5k came in during 2025', 'count grossSales [in; >5000] 2025'],
  ['how many receipts from clients in 2025', 'count grossSales [in] 2025'],
  ['how many deposits in 2025', 'count movement [in] 2025'],
  ['how many payments did we receive in 2025', 'count movement [in] 2025'],
  ['how many payments did we make in 2025', 'count movement [out] 2025'],
  ['how many refunds to customers in 2025', 'count refunds [Refunds] 2025'],
])('whose payments: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how much did marcus take out in draws in 2025', 'total movement [Owner Draw; Marcus Bell] 2025'],
  ['how many draws did marcus take in 2025', 'count movement [Owner Draw; Marcus Bell; out] 2025'],
  ['what has marcus bell taken out in 2025', 'total bySide [Marcus Bell; out] 2025'],
  ['if you take out Paychex what did we spend in 2025', 'total expenses [-Paychex] 2025'],
  ['what did we spend in 2025 if we take out rent', 'total expenses [-Rent] 2025'],
])('who draws, and what is left out: %s', (question, plan) => expect(read(question)).toBe(plan));
