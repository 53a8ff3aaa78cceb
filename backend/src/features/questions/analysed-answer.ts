/** A question answered with an analyst's help: it may find other words; the figures are always computed here. */
import type { Analyst } from '../../analysts/contract.ts';
import { guardedWords } from '../../analysts/guarded-words.ts';
import { answerQuestion, type Answered, type Question } from '../../finance/question/answer-question.ts';

export async function analysedAnswer(analyst: Analyst, question: Question): Promise<Answered> {
  const answered = await answerQuestion(question);
  if (answered.answer.kind !== 'answer') return answered;
  const { words, engine } = await guardedWords(analyst, { task: 'answer', about: question.text, words: answered.response });
  return { ...answered, response: words, answer: { ...answered.answer, engine } };
}
