/** What is left on an account, whether trade picks up, and what was bought of a kind of thing. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase(), account = 'Checking'): PlainRow => ({ date, amount, category, counterparty, account, description });
const ledger = ledgerOf(['2025-05-10', '2026-06-10', '2026-10-20'].flatMap((date) => [
  row(date, 9000, 'Sales Taproom', 'Toast'), row(date, 900, 'Sales Merchandise', 'Toast'), row(date, -700, 'Cost of Goods Sold', 'MicroStar', 'MICROSTAR KEGS'), row(date, -700, 'Rent', 'Elm Plaza'),
  row(date, -100, 'Transfer', 'Duty Savings', 'TO DUTY SAVINGS'), row(date, 100, 'Transfer', 'Checking', 'FROM CHECKING', 'Duty Savings'),
]), 'categorised', { Checking: 5000, 'Duty Savings': 800 });
const asked = async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...ledger, today: '2026-10-25', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, ledger.vocabulary).replace(/ 20\d\d.*$/, '') : answer.kind;
};

test.each(["what's left in savings", 'how much is left in our savings account', 'balance of the savings account', 'what is left in Duty Savings'])('%s', async (text) => expect(await asked(text)).toBe('balance movement [@Duty Savings]'));
test.each(['are sales picking up', 'is business picking up again', 'are things slowing down', 'is trade picking up'])('%s', async (text) => expect(await asked(text)).toBe('trend revenue'));

test.each([
  ['are taproom sales picking up', 'trend revenue [Sales Taproom]'],
  ['keg purchases', 'total expenses ["keg"] all'],
  // Nobody sold any.
  ['tire purchases', 'clarify'],
  ['how much did we move to savings', 'total movement [Transfer; Duty Savings; out] all'],
])('%s', async (text, plan) => expect(await asked(text)).toBe(plan));
