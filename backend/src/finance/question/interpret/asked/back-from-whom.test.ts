/** What came back from whom, and which way money went after a question about the other way: a side on which nothing ever was says so and binds nothing. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import type { Plan } from '../../plan.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ledger = ledgerOf(['2025-05-10', '2026-02-10', '2026-10-10'].flatMap((date) => [
  row(date, 9000, 'Sales', 'Oak Hill HOA'), row(date, 4000, 'Sales', 'Birch Court'), row(date, -40, 'Refunds', 'Birch Court'), row(date, -200, 'Vehicle', 'Shell'), row(date, -90, 'Office Supplies', 'Costco'), row(date, 10, 'Office Supplies', 'Costco'), row(date, -700, 'Rent', 'Elm Plaza'),
]), 'categorised');

async function talk(questions: readonly string[]): Promise<{ told: string; response: string }> {
  let previous: Plan | null = null;
  let last = { told: '', response: '' };
  for (const text of questions) {
    const { answer, plan, response } = await answerQuestion({ text, ...ledger, today: '2026-11-22', previous });
    last = { told: `${answer.kind} ${String(answer.value)} ${plan?.metric ?? ''}`, response };
    previous = plan;
  }
  return last;
}

test.each([
  ['how much did we get back from Shell', 'answer 0.00 cashIn'],
  ['did we get anything back from Shell', 'answer 0.00 cashIn'],
  ['has Shell given us anything', 'answer 0.00 cashIn'],
  ['how much did we receive from Shell in 2025', 'answer 0.00 cashIn'],
  ['how much did Shell give back', 'answer 0.00 cashIn'],
  ['how much did we refund Oak Hill HOA', 'answer 0.00 refunds'],
  ['how much did Birch Court get back in 2025', 'answer 40.00 refunds'],
  ['how much did we send Shell in 2025', 'answer 200.00 expenses'],
  ['how much did we give Shell in 2025', 'answer 200.00 expenses'],
  // Not back, and not received.
  ['what did we get from Oak Hill HOA in 2025', 'answer 9000.00 revenue'],
  ['how much did we receive from Oak Hill HOA in 2025', 'answer 9000.00 revenue'],
  ['how much did we get back from Costco in 2025', 'answer 10.00 cashIn'],
])('%s', async (text, told) => expect((await talk([text])).told).toBe(told));

test('which way it did go is said', async () => expect((await talk(['did Shell ever pay us'])).response).toContain('Nothing ever came in from Shell: you pay Shell.'));

test.each([
  [['did Shell pay us', 'how much was it in 2025'], 'answer 200.00 expenses'],
  [['did Shell pay us', 'and in 2025?'], 'answer 0.00 cashIn'],
  [['did Oak Hill HOA pay us', 'how much was it in 2025'], 'answer 9000.00 revenue'],
  [['how much did Birch Court pay us in 2025', 'and what did we pay them'], 'answer 40.00 cashOut'],
  [['how much did we pay Shell in 2025', 'and what did they pay us'], 'answer 0.00 cashIn'],
])('%j', async (questions, told) => expect((await talk(questions)).told).toBe(told));
