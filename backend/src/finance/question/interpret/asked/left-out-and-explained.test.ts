/** What is left out is told more exactly, is a thing that only the rows know, or one of what a party bought. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = category.toUpperCase()): PlainRow => ({ date, amount, category, description, counterparty });
const rows = [
  row('2026-03-02', 900, 'Sales', 'Hedwig Parish', 'HEDWIG PARISH PRINT'), row('2026-03-05', 5000, 'Sales', 'Hedwig Parish', 'HEDWIG PARISH CENTENNIAL BOOK'), row('2026-03-06', 700, 'Sales', 'Square'), row('2026-03-07', 650, 'Sales', 'Stripe'), row('2026-03-08', 300, 'Sales', 'Acme Builders'),
  row('2026-03-09', -400, 'Rent', 'Northgate'), row('2026-03-10', -300, 'Manager Salaries', 'Tess Lind'), row('2026-03-10', -800, 'Shop Wages', 'Gusto'), row('2026-03-11', -4000, 'Equipment', 'Boggs', 'BOGGS POLAR CUTTER'), row('2026-03-12', -250, 'Press Lease & Clicks', 'Ricoh'), row('2026-03-13', -90, 'Press Repairs', 'Moravec'),
];
const ledger = ledgerOf(rows, 'categorised');
const check = (text: string, plan: string): void => expect(inShort(interpret(text, ledger.vocabulary, { asOf: '2026-11-18', previous: null }), ledger.vocabulary)).toBe(plan);

test.each([
  ['Strip out all the people cost, i.e. manager salaries and shop wages. What else did March 2026 cost us?', 'total expenses [-Manager Salaries; -Shop Wages] 2026-03'],
  ['Setting the card processors (Square, Stripe) aside, who were our three best accounts in March 2026?', 'ranking revenue [-Square; -Stripe] 2026-03 by counterparty largest #3'],
  ['March 2026 costs, but leave out shop wages, rent and the Polar cutter', 'total expenses [-Shop Wages; -Rent; -"polar"; -"cutter"] 2026-03'],
  ['Take out shop wages and the lease on the press. What else did we spend in March 2026?', 'total expenses [-Shop Wages; -Press Lease & Clicks] 2026-03'],
  ['what did the press lease cost in March 2026, clicks not included', 'total expenses [Press Lease & Clicks; -"click"] 2026-03'],
  ['shop wages in March 2026 without the shop wages', 'clarify'],
])('%s', check);

const answered = async (text: string): Promise<number> => Number((await answerQuestion({ text, ...ledger, today: '2026-11-18', previous: null })).answer.value);

test('of a party with other rows only what is said of it', async () => {
  expect(await answered('March 2026 revenue without the centennial book from Hedwig')).toBe(2550);
  expect(await answered('March 2026 revenue without Hedwig')).toBe(1650);
  expect(await answered('March 2026 costs ignoring the cutter from Boggs')).toBe(1840);
});
