/** A stretch that begins with what a row of the ledger tells the day of, and people who left, of whom no row tells. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const rows = ['2025-01-10', '2025-05-10', '2026-02-10', '2026-10-10'].flatMap((date) => [row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, -6000, 'Payroll', 'Gusto'), row(date, -300, 'Loan Payment', 'Umpqua Bank')]);
const lent = row('2025-03-03', 20_000, 'Loan Proceeds', 'Umpqua Bank');
const ledger = ledgerOf([...rows, lent], 'categorised');
const twice = ledgerOf([...rows, lent, { ...lent, date: '2026-03-03' }], 'categorised');
const asked = async (text: string, books = ledger): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...books, today: '2026-11-22', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, books.vocabulary) : answer.kind;
};

test.each([
  ['expenses since we got the loan', 'total expenses 2025-03-03..2026-10-10'],
  ['profit since we took out the bank loan', 'total netProfit 2025-03-03..2026-10-10'],
  ['revenue since the loan', 'total revenue 2025-03-03..2026-10-10'],
  ['how much revenue have we made since the loan came in', 'total revenue 2025-03-03..2026-10-10'],
  ['cash flow since we borrowed the money', 'total cashFlow 2025-03-03..2026-10-10'],
  ['revenue before we got the loan', 'total revenue 2025-01-10..2025-03-02'],
  ['what have we paid back since we took out the loan', 'total movement [Loan Payment] 2025-03-03..2026-10-10'],
  ['how much was the loan', 'total movement [Loan Proceeds] all'],
  ['when did we get the loan', 'date movement [Loan Proceeds] all last'],
  // Nothing tells the day.
  ['expenses since we got the lease', 'clarify'],
])('%s', async (text, plan) => expect(await asked(text)).toBe(plan));

test('of two loans nobody knows which is meant', async () => expect(await asked('expenses since we got the loan', twice)).toBe('clarify'));

test.each(['who left the company', 'who quit in 2025', 'did anyone resign last year', 'who has left the team'])('%s: nobody', async (text) => expect(await asked(text)).toBe('unsupported'));
test.each(['which customers left us', 'who left us', 'which customers quit ordering'])('%s: those who pay no more', async (text) => expect(await asked(text)).toContain('only-here'));
