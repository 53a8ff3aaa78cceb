/** A question answered with an analyst beside the finance core: the core reads it first, the analyst helps where the core cannot, and words the result. */
import { asOf } from '../finance/as-of.ts';
import { answerPlan, answerQuestion, type Answered, type Question } from '../finance/question/answer-question.ts';
import { validatePlan } from '../finance/question/validate-plan.ts';
import type { Analyst } from './contract.ts';
import { guardedWords } from './guarded-words.ts';

/** Opens the ledger for as long as `work` lasts: the analyst is asked while it is closed, so that a slow one holds nothing open. */
export type OpenQuestion = <T>(work: (question: Question) => Promise<T>) => Promise<T>;

export async function assistedAnswer(analyst: Analyst, open: OpenQuestion): Promise<Answered> {
  const { question, local } = await open(async (opened) => ({ question: opened, local: await answerQuestion(opened) }));
  const read = local.answer.kind === 'answer' || question.vocabulary.entryCount === 0 ? null : await readByAnalyst(analyst, question, open);
  const answered = read ?? local;
  if (answered.answer.kind !== 'answer') return answered;
  const { words, engine } = await guardedWords(analyst, { task: 'answer', about: question.text, words: answered.response });
  return { ...answered, response: words, answer: { ...answered.answer, engine: read ? analyst.name : engine } };
}

/** Null where the analyst proposes nothing that can be computed: then the core's own question back, or refusal, stands. */
async function readByAnalyst(analyst: Analyst, { text, vocabulary, today, previous }: Question, open: OpenQuestion): Promise<Answered | null> {
  const proposal = await analyst.proposePlan({ question: text, vocabulary, asOf: asOf(today, vocabulary.dateTo).date, previous });
  const plan = proposal === null ? null : validatePlan(proposal, vocabulary);
  if (plan === null) return null;
  const answered = await open((opened) => answerPlan(plan, opened));
  return answered.answer.kind === 'answer' ? answered : null;
}
