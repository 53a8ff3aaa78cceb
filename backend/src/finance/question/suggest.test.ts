import { describe, expect, test } from '@jest/globals';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { answerQuestion } from './answer-question.ts';
import { agencyRows, contractorRows } from './companies.test-data.ts';
import { ledgerOf } from './statement-ledger.test-data.ts';
import { ASSISTANT_QUESTIONS, suggestQuestions } from './suggest.ts';

describe('suggested questions', () => {
  for (const [name, rows] of [['agency', agencyRows()], ['contractor', contractorRows()]] as const) {
    const ledger = ledgerOf(rows, 'categorised', { 'Business Checking': 80_000_00 });

    test(`all of them are answered for the ${name}`, async () => {
      for (const text of [...suggestQuestions(ledger.vocabulary, '2026-11-20'), ...ASSISTANT_QUESTIONS]) {
        const { answer } = await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null });
        expect({ text, kind: answer.kind }).toEqual({ text, kind: 'answer' });
      }
    });
  }

  test('six, also for a file with next to nothing in it', async () => {
    const ledger = ledgerOf([{ date: '2026-11-02', amount: -20, description: 'ZXQ 881', account: 'Checking' }], 'bank');
    const questions = suggestQuestions(ledger.vocabulary satisfies LedgerVocabulary, '2026-11-20');
    expect(questions).toHaveLength(6);
    for (const text of questions) expect((await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null })).answer.kind).toBe('answer');
  });
});
