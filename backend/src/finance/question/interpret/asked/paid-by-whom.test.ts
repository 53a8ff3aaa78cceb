/** Who pays whom, said in so many words: the other side's money is no answer. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2025-05-10', '2025-11-10', '2026-02-10', '2026-10-10'].flatMap((date) => [
  row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, -6000, 'Payroll', 'Gusto'), row(date, -700, 'Rent', 'Elm Plaza'), row(date, -200, 'Vehicle', 'Shell'), row(date, -500, 'Owner Draw', 'Dana Ortiz'), row(date, -40, 'Refunds', 'Birch Court'),
]);
const ledger = ledgerOf([...ROWS, row('2025-05-12', 4000, 'Sales', 'Birch Court')], 'categorised');
const read = (question: string): string => inShort(understand(question, ledger.vocabulary, { asOf: '2026-11-22', previous: null }), ledger.vocabulary);
const answered = async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...ledger, today: '2026-11-22', previous: null });
  return `${answer.kind} ${String(answer.value)} ${plan?.metric ?? ''}`;
};

test.each([
  ['does Shell pay us', 'answer 0.00 cashIn'],
  ['did Shell ever pay us back', 'answer 0.00 cashIn'],
  ['how much did Oak Hill HOA receive from us in 2025', 'answer 0.00 cashOut'],
  ['how much did Birch Court get from us in 2025', 'answer 80.00 cashOut'],
  ['how much did we pay Oak Hill HOA', 'answer 0.00 cashOut'],
  ['how much did Oak Hill HOA pay us in 2025', 'answer 18000.00 revenue'],
  ['how much did Shell receive from us in 2025', 'answer 400.00 expenses'],
  ['how much did we pay Shell in 2025', 'answer 400.00 expenses'],
  // Said in no words, the rows tell.
  ['Shell paid how much in 2025', 'answer 400.00 expenses'],
  ['months with no order from Oak Hill HOA in 2025', 'answer 10 revenue'],
  ['months with no order from Shell in 2025', 'answer 10 expenses'],
  ['in which months of 2025 did Oak Hill HOA not order', 'answer 10 revenue'],
])('%s', async (question, told) => expect(await answered(question)).toBe(told));

test.each([
  ['how much did we pay customers back in 2025', 'total refunds [Refunds] 2025'],
  ['what have we given our clients back', 'total refunds [Refunds] all'],
  ['what did customers spend with us in 2025', 'total revenue 2025'],
  ['who spent the most with us in 2025', 'ranking revenue 2025 by counterparty largest #1'],
  ['owner payments in 2025', 'total movement [Owner Draw] 2025'],
  ['how much did the owner get in 2025', 'total movement [Owner Draw] 2025'],
  ['how many payments over 5,000 did we get in 2025', 'count movement [in; >5000] 2025'],
  ['how many payments over 5,000 in 2025', 'count cashOut [out; >5000] 2025'],
  ['how much were payments over 5,000 in 2025', 'total cashOut [out; >5000] 2025'],
  ['list payments over 5,000 in 2025', 'rows cashOut [out; >5000] 2025 last'],
  ['how many charges over 300 in 2025', 'count expenses [out; >300] 2025'],
  ['list charges over 300 in 2025', 'rows expenses [out; >300] 2025 last'],
  // Nobody is held against a profit of which nothing was said.
  ['how much more were payments over 5,000 in 2025 than in 2024', 'clarify'],
  // Who is paid does not pay.
  ['how much did suppliers pay us in 2025', 'clarify'],
  ['which vendors paid us in 2025', 'clarify'],
  ['did any supplier pay us back in 2025', 'clarify'],
  ['how much did we pay customers in 2025', 'clarify'],
  ['which customers do we pay the most', 'clarify'],
  ['which customers pay us the most', 'ranking revenue all by counterparty largest #5'],
  ['how much did customers pay us in 2025', 'total revenue 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['which customers left for good', 'which customers left us', 'which clients walked away'])('%s: who is there no more', (question) => expect(read(question)).toContain('only-here'));

test.each(['which customers left a tip in 2025', 'who left a deposit in 2025', 'what is left of the loan'])('%s: nobody is gone', (question) => expect(read(question)).not.toContain('only-here'));

test.each([['who brought in more, Oak Hill HOA or Birch Court, and how much each', 'answer null revenue'], ['who brought in more, Oak Hill HOA or Birch Court, and what was the gap', 'answer 32160.00 revenue']])('%s', async (question, told) => expect(await answered(question)).toBe(told));

test.each([
  ['how much did Shell pay us', 'how much did we pay them in 2026', '400.00 expenses'],
  ['how much did Shell pay us', 'and in 2025?', '0.00 cashIn'],
])('%s: %s', async (first, next, told) => {
  const { plan: previous } = await answerQuestion({ text: first, ...ledger, today: '2026-11-22', previous: null });
  const { answer, plan } = await answerQuestion({ text: next, ...ledger, today: '2026-11-22', previous });
  expect(`${String(answer.value)} ${plan?.metric ?? ''}`).toBe(told);
});
