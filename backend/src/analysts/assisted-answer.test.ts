import { describe, expect, test } from '@jest/globals';
import { sampleSource } from '../finance/sample-source.test-data.ts';
import type { Question } from '../finance/question/answer-question.ts';
import { totalPlan, type Plan } from '../finance/question/plan.ts';
import { assistedAnswer, type OpenQuestion } from './assisted-answer.ts';
import type { Analyst } from './contract.ts';
import { localAnalyst } from './local.ts';

const { reader, vocabulary } = sampleSource();
const opened = (text: string): OpenQuestion => (work) => work({ text, reader, vocabulary, today: '2026-11-20', previous: null } satisfies Question);
const RENT: Plan = totalPlan({ metric: 'expenses', filters: { categories: [6020] }, period: { from: '2026-10-01', to: '2026-10-31', label: 'October 2026', unit: 'month' } });
const NONSENSE = 'zxcv asdf qwerty';

const analyst = (part: Partial<Analyst>): Analyst => ({ ...localAnalyst, name: 'stand-in', ...part });
const ask = (text: string, of: Analyst) => assistedAnswer(of, opened(text));

test('without a model the local analyst answers', async () => {
  expect((await ask('What was revenue in October 2026?', localAnalyst)).answer).toMatchObject({ kind: 'answer', engine: 'local', unit: 'currency' });
});

describe('a question that the core cannot read', () => {
  test('is computed by the plan that the model proposes', async () => {
    const { answer } = await ask(NONSENSE, analyst({ proposePlan: async () => RENT }));
    expect(answer).toMatchObject({ kind: 'answer', value: '4400.00', engine: 'stand-in' });
  });
  test('stays unanswered when the proposal does not pass', async () => {
    expect((await ask(NONSENSE, analyst({ proposePlan: async () => ({ ...RENT, filters: { categories: [1234567] } }) }))).answer.kind).not.toBe('answer');
  });
  test('stays unanswered when the model proposes nothing', async () => {
    expect((await ask(NONSENSE, analyst({}))).answer).toMatchObject({ engine: 'local' });
  });
});

test('a plan is not asked for where the core reads the question itself', async () => {
  const { answer } = await ask('What was revenue in October 2026?', analyst({ proposePlan: async () => { throw new Error('must not be asked'); } }));
  expect(answer.kind).toBe('answer');
});

describe('words', () => {
  const phrased = async (words: string) => (await ask('How much rent did we pay in October 2026?', analyst({ phrase: async () => words }))).answer.engine;
  test('with the computed figure', async () => expect(await phrased('Rent came to $4,400.00 in October 2026.')).toBe('stand-in'));
  test('with another figure', async () => expect(await phrased('Rent came to $4,500.00 in October 2026.')).toBe('local'));
});
