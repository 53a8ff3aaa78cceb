/** What is left out behind a sum, before it or in a sentence of its own: one thing or several, however it is said, and what is no such clause. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');
const told = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const WAYS = ['stripped out', 'taken out', 'left off', 'set aside', 'pulled out', 'backed out', 'carved out', 'removed', 'omitted', 'ignored', 'disregarded', 'deducted', 'skipped', 'not counted', 'not considered', 'aside', 'apart', 'out of the picture', 'off the table', 'thrown out', 'dropped', 'out'];
const FRAMES: readonly ((things: string, way: string) => string)[] = [
  (things, way) => `2025 expenses, ${things} ${way}`, (things, way) => `2025 expenses (${things} ${way})`, (things, way) => `2025 expenses - ${things} ${way}`, (things, way) => `What did we spend in 2025? ${things} ${way}.`, (things, way) => `how much did we spend with ${things} ${way} in 2025`,
];
test.each(FRAMES.flatMap((frame) => WAYS.map((way) => [frame('payroll and rent', way)])))('%s', (question) => {
  expect(['total expenses [-Payroll; -Rent] 2025', 'total expenses [-Rent; -Payroll] 2025']).toContain(told(question));
});

test.each<[string, string]>([
  ['2025 expenses, payroll, rent and subcontractors stripped out', 'total expenses [-Payroll; -Rent; -Subcontractors] 2025'],
  ['Payroll and rent excluded. What did we spend in 2025?', 'total expenses [-Payroll; -Rent] 2025'],
  ['total spend, payroll set aside, 2025', 'total expenses [-Payroll] 2025'],
  ['2025 expenses. Payroll should not be in it.', 'total expenses [-Payroll] 2025'],
  ['2025 expenses. Payroll and rent do not belong in there.', 'total expenses [-Payroll; -Rent] 2025'],
  ["2025 expenses (I don't need payroll)", 'total expenses [-Payroll] 2025'],
  ['how much did we spend in 2025, no need for payroll and rent?', 'total expenses [-Payroll; -Rent] 2025'],
  ['2025 expenses, but never mind payroll', 'total expenses [-Payroll] 2025'],
  ['2025 expenses (w/o payroll)', 'total expenses [-Payroll] 2025'],
  ['what did we spend, less payroll and rent, in 2025', 'total expenses [-Payroll; -Rent] 2025'],
  ['2025 expenses, payroll and gizmoworks stripped out', 'total expenses [-Payroll; -"gizmowork"] 2025'],
  ['2025 expenses by vendor, home depot and ferguson stripped out', 'ranking expenses [-Home Depot; -Ferguson Plumbing] 2025 by counterparty largest'],
  ['revenue 2025, Oakmont and Hendricks left out', 'total revenue [-Oakmont HOA; -Hendricks Family] 2025'],
  ['2025 expenses as if payroll and rent never happened', 'total expenses [-Payroll; -Rent] 2025'],
  ['expenses 2025, payroll as well as rent being the exception', 'total expenses [-Payroll; -Rent] 2025'],
  ['how much was spent in 2025? leave Ferguson, Home Depot and the rent out of that', 'total expenses [-Rent; -Ferguson Plumbing; -Home Depot] 2025'],
  ['costs 2025, with the exception of things from Ferguson and Home Depot', 'total expenses [-Ferguson Plumbing; -Home Depot] 2025'],
  ['biggest vendors 2025, Ferguson and Home Depot taken out', 'ranking expenses [-Ferguson Plumbing; -Home Depot] 2025 by counterparty largest #5'],
  ['compare 2024 and 2025 spend, payroll stripped out of both', 'compare expenses [-Payroll] 2025 | 2024'],
  ['spend 2025, payroll/rent excluded', 'total expenses [-Payroll; -Rent] 2025'],
  ['spend 2025 less payroll less rent', 'total expenses [-Payroll; -Rent] 2025'],
  ['Leaving payroll, rent and fuel to one side, what did 2025 cost us', 'total expenses [-Payroll; -Rent; -Shell] 2025'],
  // The thing that is asked about stays.
  ['what did we spend on materials, payroll and rent excluded, in 2025', 'total expenses [Cost of Goods Sold; -Payroll; -Rent] 2025'],
])('%s', (question, plan) => expect(told(question)).toBe(plan));

test.each<[string, string]>([
  ['revenue with payroll backed out, 2025', 'remainder revenue 2025 | expenses [Payroll]'],
  ['did payroll drop in 2025', 'compare expenses [Payroll] 2025 | 2024'],
  ['payroll dropped in 2025, by how much', 'compare expenses [Payroll] 2025 | 2024'],
  ['draws taken out in 2025', 'total movement [Owner Draw] 2025'],
  ['transfers in, transfers out, 2025', 'clarify'],
  ['money in, money out, 2025', 'compare cashIn 2025 | cashOut'],
  ['what is payroll, taken apart by month', 'trend expenses [Payroll] 2026-05-01..2026-10-31 by month'],
  ['payroll and rent, taken together, 2025', 'total expenses [Payroll; Rent] 2025'],
  ['what if payroll is cut out', 'what-if netProfit 2026-08-01..2026-10-31 (recurring +expenses [Payroll] from 2026-12)'],
  ['how much payroll was taken out in 2025', 'total expenses [Payroll] 2025'],
  ['I know payroll. What was it in 2025?', 'total expenses [Payroll] 2025'],
])('nothing is left out: %s', (question, plan) => expect(told(question)).toBe(plan));

test.each(['which vendors were left out of the budget', 'taken out a loan, what do we owe', 'how much cash was taken out in 2025', 'was payroll taken out of checking in 2025', 'rent paid out of checking in 2025'])('nothing is left out of a sum: %s', (question) => {
  expect(told(question)).not.toContain('[-');
});
