/** The days of the month, the days on which there was business, payments of one's own, and what is said of those who pay late. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const TODAY = '2026-11-20';
const [agency, contractor] = [ledgerOf(agencyRows(), 'categorised'), ledgerOf(contractorRows(), 'categorised')];
const told = (question: string, { vocabulary } = contractor): string => inShort(interpret(question, vocabulary, { asOf: TODAY, previous: null }), vocabulary);
const answer = async (text: string) => (await answerQuestion({ text, ...contractor, today: TODAY, previous: null }));

test.each([
  ['which day of the month do we spend most', 'best-period expenses all by monthday largest #1'],
  ['expenses by day of the month in 2025', 'best-period expenses 2025 by monthday largest #31'],
  ['three best days of the month for revenue', 'best-period revenue all by monthday largest #3'],
  ['what day of the month does rent go out', 'best-period expenses [Rent] all by monthday largest #1'],
  ['average spending by day of the month in 2025', 'best-period expenses 2025 by monthday per day largest #31'],
  ['revenue on the 15th of each month', 'clarify'],
  ['expenses on the last day of October 2026', 'total expenses 2026-10-31'],
])('days of the month: %s', (question, expected) => expect(told(question)).toBe(expected));

test('all the 10ths of a year, told by name', async () => {
  const { response, answer: { value } } = await answer('what day of the month brings in the most in 2025');
  const tenths = contractorRows().filter(({ date, amount }) => /^2025-..-10$/.test(date) && amount > 0);
  expect([response.slice(0, 9), Number(value)]).toEqual(['The 10th:', Number(tenths.reduce((sum, { amount }) => sum + amount, 0).toFixed(2))]);
});

describe('days on which there was business', () => {
  test.each([
    ['average takings per open day in 2025', 'average revenue 2025 by day per day on open days'],
    ['how much do we make on a day we trade', 'average revenue all by day per day on open days'],
    ['average revenue per day we were open in 2025', 'average revenue 2025 by day per day on open days'],
    ['average revenue per business day in 2025', 'average revenue 2025 by day per day on working days'],
  ])('%s', (question, expected) => expect(told(question)).toBe(expected));

  test('those without a sale do not count', async () => {
    const sales = contractorRows().filter(({ date, category }) => date.startsWith('2025-') && category === 'Project Income');
    const mean = sales.reduce((sum, { amount }) => sum + amount, 0) / new Set(sales.map(({ date }) => date)).size;
    expect(Number((await answer('average takings per open day in 2025')).answer.value)).toBeCloseTo(mean, 1);
  });
});

test.each([
  ['how many of our payments above 5k', 'count movement [out; >5000] all'],
  ['how many payments above 1000 did we make in 2025', 'count movement [out; >1000] 2025'],
  ['how many payments above 1000 did we receive in 2025', 'count movement [in; >1000] 2025'],
  ['how many payments above 1000 in 2025', 'count cashOut [out; >1000] 2025'],
])('whose payments: %s', (question, expected) => expect(told(question, agency)).toBe(expected));

test.each(['who was late with their payment', 'which clients are behind with their invoices', 'were there any late payments this year'])('no ledger tells: %s', (question) => expect(told(question)).toBe('unsupported'));
