/** Whatever was asked, what is offered next is answered, is not the same again, and names the days that it means. */
import { describe, expect, test } from '@jest/globals';
import { asOf } from '../as-of.ts';
import { answerQuestion } from './answer-question.ts';
import { agencyRows, contractorRows } from './companies.test-data.ts';
import { followUpQuestions } from './follow-ups.ts';
import { ledgerOf } from './statement-ledger.test-data.ts';
import { ASSISTANT_QUESTIONS } from './suggest.ts';

const TODAY = '2026-11-20';

const QUESTIONS = [
  ...ASSISTANT_QUESTIONS, 'What was my revenue in March 2026?', 'What were my expenses in Q2 2026?', 'What is my net profit in 2025?', 'How much did we spend on Payroll?',
  'How much did we pay Rippling?', 'What were my biggest expenses in May 2026?', 'Who were my top 5 customers this year?', 'What is my gross margin?', 'How many transactions are there?',
  'What was the largest single expense?', 'Which month had the highest net profit?', 'How much money came in last month?', 'How am I doing?', 'What was my revenue in January 2024?',
];

for (const [name, rows, layout] of [['agency', agencyRows(), 'categorised'], ['contractor', contractorRows(), 'bank']] as const) {
  const ledger = ledgerOf(rows, layout, { 'Business Checking': 80_000_00 });
  const ask = (text: string) => answerQuestion({ text, ...ledger, today: TODAY, previous: null });

  describe(name, () => {
    test.each(QUESTIONS)('after: %s', async (text) => {
      const { plan } = await ask(text);
      if (!plan) return;
      const offered = await followUpQuestions(plan, text, { ...ledger, asOf: asOf(TODAY, ledger.vocabulary.dateTo).date });
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.length).toBeLessThanOrEqual(3);
      expect(new Set([...offered, text]).size).toBe(offered.length + 1);
      for (const next of offered) {
        const { answer, response } = await ask(next);
        expect({ next, kind: answer.kind, hasFigure: answer.value !== null || answer.table !== null, response }).toMatchObject({ next, kind: 'answer', hasFigure: true });
      }
    });
  });
}

test('a month is compared with the one before it, where the ledger has it', async () => {
  const ledger = ledgerOf(agencyRows(), 'categorised');
  const next = async (text: string) => followUpQuestions((await answerQuestion({ text, ...ledger, today: TODAY, previous: null })).plan!, text, { ...ledger, asOf: TODAY });
  expect(await next('What was my revenue in March 2026?')).toEqual(['What was my revenue in February 2026?', 'Who were my top 5 customers in March 2026?', 'Show my revenue by month']);
  expect(await next('What was my revenue in January 2024?')).not.toContain('What was my revenue in December 2023?');
});

test('nothing is offered that would end in a question back or in an empty answer', async () => {
  const ledger = ledgerOf(agencyRows(), 'categorised');
  for (const text of ["What's our burn rate?", 'What was my revenue in 2019?']) {
    const { answer } = await answerQuestion({ text, ...ledger, today: TODAY, previous: null });
    expect(answer.followUps.filter((next) => /runway|2019/.test(next))).toEqual([]);
  }
});
