/** Cost of sales in a list of costs, whose clients are meant, and things left aside. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, description: counterparty.toUpperCase(), amount, category, counterparty });
const { vocabulary } = ledgerOf([
  row('2025-01-05', 900, 'Farm Visit Income', 'Bar K Ranch'), row('2025-02-05', 700, 'Exam Income', 'Clover'), row('2025-02-09', -300, 'Cost of Sales - Drugs', 'Zoetis'), row('2025-02-10', -200, 'Cost of Sales - Labs', 'Idexx'),
  row('2025-03-01', -1000, 'Rent', 'Riverbend Holdings'), row('2025-03-05', -2000, 'Payroll', 'ADP'), row('2025-04-02', -3800, 'Medical Equipment', 'Sound Imaging'), row('2025-05-02', -400, 'Owner Draws', 'Fiona Byrne'), row('2025-06-02', -40, 'Farm Supplies', 'Tractor Supply'),
], 'categorised');
const told = (question: string) => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
const COGS = 'Cost of Sales - Drugs; Cost of Sales - Labs';

test.each([
  ['payroll and cost of goods in 2025', `total expenses [Payroll; ${COGS}] 2025`],
  ['cost of goods plus payroll, 2025', `total expenses [${COGS}; Payroll] 2025`],
  ['payroll, rent and cost of goods sold in 2025', `total expenses [Payroll; Rent; ${COGS}] 2025`],
  ['cost of goods in 2025', 'total cogs 2025'],
  ['rent as a share of cost of goods', 'share expenses [Rent] all | cogs []'],
])('a list of costs: %s', (question, expected) => expect(told(question)).toBe(expected));

test.each(['payroll vs cost of goods in 2025', 'revenue minus cost of goods and payroll in 2025', 'gross profit and rent in 2025'])('no list: %s', (question) => expect(told(question)).not.toMatch(/Payroll; Cost of Sales|Cost of Sales - Labs; (Payroll|Rent)/));

test.each([
  ['top 3 farm clients in 2025', 'ranking revenue [Farm Visit Income] 2025 by counterparty largest #3'],
  ['top 3 clients in 2025', 'ranking revenue 2025 by counterparty largest #3'],
  ['farm supplies in 2025', 'total expenses [Farm Supplies] 2025'],
])('whose clients: %s', (question, expected) => expect(told(question)).toBe(expected));

test.each([
  ['what did we spend in 2025 if you leave the Sound Imaging x-ray aside', 'total expenses [-Sound Imaging] 2025'],
  ['what did we take out in owner draws in 2025', 'total movement [Owner Draw] 2025'],
  ['take out the rent, what did we spend in 2025', 'total expenses [-Rent] 2025'],
])('aside, and taken out: %s', (question, expected) => expect(told(question)).toBe(expected));
