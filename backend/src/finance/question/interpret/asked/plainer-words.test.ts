/** Other ways of saying something, stretches of time said twice, names of ordinary words. */
import { expect, test } from '@jest/globals';
import { hardwareRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(hardwareRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['break 2026 costs down by category', 'ranking expenses 2026-01-01..2026-11-20 by category largest'],
  ['# of payments to Do it Best in 2025', 'count movement [Do it Best; out] 2025'],
  ['Do it Best as % of cost of goods in 2025', 'share cogs [Do it Best] 2025 | []'],
  ['benjamin more spend 2025', 'total expenses [Benjamin Moore] 2025'],
  ['costs besides payroll and rent in 2025', 'total expenses [-Payroll; -Rent] 2025'],
  ['everything spent in september 2026 but not counting rent', 'total expenses [-Rent] 2026-09'],
  ['wages to turnover 2025', 'share expenses [Payroll] 2025 | revenue []'],
  ['income over winter 2026, june to august', 'total revenue 2026-06-01..2026-08-31'],
  ['rent FY26 july 25 to june 26', 'total expenses [Rent] 2025-07-01..2026-06-30'],
  ['profit for the september quarter 2026', 'total netProfit 2026-07-01..2026-09-30'],
  ['net margin in september 26', 'total netMargin 2026-09'],
  ['spend in the first half of october 2026', 'total expenses 2026-10-01..2026-10-15'],
  ['revenue over the past two full quarters', 'total revenue 2026-04-01..2026-09-30'],
  ['costs since easter, 5 april 2026', 'total expenses 2026-04-05..2026-11-20'],
  ['revenue for FY25 where our FY runs July 2024 to June 2025', 'total revenue 2024-07-01..2025-06-30'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['revenue for the year so far', 'total revenue 2026-01-01..2026-11-20'],
  ['sales so far in the quarter', 'total revenue 2026-10-01..2026-11-20'],
  ['profit for the month', 'total netProfit 2026-11-01..2026-11-20'],
  ['how many payments did Clover make in 2025', 'count movement [Clover; in] 2025'],
  ['highest grossing month in 2025', 'best-period revenue 2025 by month largest #1'],
  ['cash in february 2026, in and out', 'total cashFlow 2026-02'],
])('the running stretch, who paid, figures by other names: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['expenses august 26', 'is Clover a good processor', 'wood and payroll in 2025', 'how many times was rent late, payroll i mean'])('asked back: %s', (question) => expect(read(question)).toMatch(/clarify|unsupported/));

test('what the words say of income is not answered by a cost of that name', () => {
  expect(read('rent revenue growth in 2025 over 2024')).toMatch(/clarify|revenue/);
});
