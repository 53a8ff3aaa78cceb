/** Each alternative really is another answer: asked as it stands, it gives the figure that it shows, and that is not the figure above it. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { agencyRows, contractorRows } from '../companies.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const TODAY = '2026-11-20';
const QUESTIONS = [
  'What was my revenue last month?', 'What did we spend in March?', 'net profit this quarter', 'cash flow this year', 'How much did we spend on rent this year?', 'Who were my top 3 customers?', 'What are my biggest expenses?',
  'average monthly revenue in 2025', 'gross margin', 'show net profit by month', 'How much did we pay Home Depot?', 'How much came in last quarter?', 'Which month had the highest revenue in 2025?', 'How do my expenses compare to last quarter?', 'Compare revenue this month with last month',
];

const agency = [...agencyRows(), { date: '2026-03-08', amount: -77.5, category: 'Office Supplies', counterparty: 'Travel Depot', description: 'TRAVEL DEPOT BAGS', account: 'Visa Card' }];

for (const [name, rows] of [['agency', agency], ['contractor', contractorRows()]] as const) {
  const ledger = ledgerOf(rows, 'categorised');
  const ask = async (text: string) => answerQuestion({ text, ...ledger, today: TODAY, previous: null });

  describe(name, () => {
    test.each(QUESTIONS)('%s', async (text) => {
      const { answer, response } = await ask(text);
      expect(answer.alternatives.length).toBeLessThanOrEqual(3);
      for (const { figure, question } of answer.alternatives) {
        const other = await ask(question);
        const [label, amount] = figure.includes(', ') && !/^[−$]/.test(figure) ? figure.split(/, (?=[−$])/) : ['', figure];
        expect({ question, kind: other.answer.kind, lead: other.response.split('\n')[0] }).toMatchObject({ kind: 'answer', lead: expect.stringContaining((amount ?? '').replace('−', '')) });
        expect(other.response).toContain(label);
        expect(other.response.split('\n')[0]).not.toBe(response.split('\n')[0]);
      }
    });
  });
}

test('net or gross, the running period or the full one, a category or a name like it', async () => {
  const ledger = ledgerOf(agency, 'categorised');
  const labels = async (text: string) => (await answerQuestion({ text, ...ledger, today: TODAY, previous: null })).answer.alternatives.map(({ label }) => label);
  expect(await labels('What was my revenue in 2025?')).toContain('Before refunds');
  expect(await labels('What was my revenue this month?')).toContain('October 2026');
  expect(await labels('What was my revenue in March?')).toContain('March 2025');
  expect(await labels('How much did we spend on travel in March 2026?')).toContain('The name Travel Depot');
  expect(await labels('How do my expenses compare to last quarter?')).toContain('Against all of Q3 2026');
  expect(await labels('How much did cash flow change this month compared to the same days of last month?')).toContain('Against all of October 2026');
  expect(await labels('What was my revenue in November 2024?')).not.toContain('Before refunds');
});
