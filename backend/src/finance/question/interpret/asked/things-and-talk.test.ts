/** Words that owners use of figures and that are also kinds of cost; kinds that the books know only by their parts. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (category: string, counterparty: string, amount = -100): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, description: counterparty });
const reader = (rows: readonly PlainRow[]) => {
  const { vocabulary, reader: read } = ledgerOf([...rows, { ...row('Sales', 'Shoppers', 9000), date: '2026-01-10' }], 'categorised');
  return async (text: string): Promise<string> => {
    const { answer, plan } = await answerQuestion({ text, reader: read, vocabulary, today: '2026-01-15', previous: null });
    return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, vocabulary) : answer.kind;
  };
};

const photographer = reader(['Trade Shows', 'Second Shooter', 'Card Processing', 'Lead Generation', 'Damage Claims', 'Inventory', 'Uniforms', 'Album Printing', 'Hired Hands', 'Photo Lab'].map((category, at) => row(category, `Payee ${at}`)));

describe('talk about a figure names no cost', () => {
  test.each([
    ['Show me expenses in 2025', 'total expenses 2025'],
    ['overall expenses in 2025', 'total expenses 2025'],
    ['expenses in 2025, is that good?', 'total expenses 2025'],
    ['print out the expenses of 2025', 'total expenses 2025'],
    ['on the other hand what were expenses in 2025', 'total expenses 2025'],
    ['my partner claims expenses in 2025 were high. what were they?', 'clarify'],
    ['what is the second largest cost category of 2025', 'ranking expenses 2025 by category largest #1 nth 2'],
    ['give me the big picture for 2025', 'overview netProfit 2025'],
  ])('%s', async (text, plan) => expect(await photographer(text)).toBe(plan));
});

describe('the same words where something is paid for', () => {
  test.each([
    ['what did we spend on shows in 2025', 'total expenses [Trade Shows] 2025'],
    ['trade show costs in 2025', 'total expenses [Trade Shows] 2025'],
    ['what did we pay for leads in 2025', 'total expenses [Lead Generation] 2025'],
    ['second shooter 2025', 'total expenses [Second Shooter] 2025'],
    ['card processing fees 2025', 'total expenses [Card Processing] 2025'],
  ])('%s', async (text, plan) => expect(await photographer(text)).toBe(plan));
});

describe('a kind that the books know by its parts', () => {
  const office = reader(['Accounting Fees', 'Legal', 'Electricity', 'Phone & Internet', 'Delivery Van Fuel', 'Trade Shows & Travel', 'Rent'].map((category, at) => row(category, `Payee ${at}`)));
  test.each([
    ['professional fees in 2025', 'total expenses [Accounting Fees; Legal] 2025'],
    ['utilities in 2025', 'total expenses [Electricity; Phone & Internet] 2025'],
    ['travel in 2025', 'total expenses [Trade Shows & Travel] 2025'],
    ['rent in 2025', 'total expenses [Rent] 2025'],
  ])('%s', async (text, plan) => expect(await office(text)).toBe(plan));
});
