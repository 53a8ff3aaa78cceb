/** A question answered with an analyst's help: where the local reading is unsure it may propose how the question is read, and it may find other words; the figures are always computed here. */
import type { Analyst, OnWords } from '../../analysts/contract.ts';
import { guardedWords } from '../../analysts/guard/guarded-words.ts';
import { periodMentions } from '../../analysts/guard/period-mentions.ts';
import { asOf } from '../../finance/as-of.ts';
import { answerPlan, answerQuestion, type Answered, type Question } from '../../finance/question/answer-question.ts';
import { isReadForCertain } from '../../finance/question/is-read-for-certain.ts';
import { validatePlan } from '../../finance/question/validate-plan.ts';
import { ledgerNames } from '../ledger/ledger-names.ts';

/** `onWords` hears the words so far; each time all of them. */
export async function analysedAnswer(analyst: Analyst, question: Question, onWords?: OnWords): Promise<Answered> {
  const proposed = analyst.isAvailable && !isReadForCertain(question) ? await proposedAnswer(analyst, question) : null;
  const answered = proposed ?? (await answerQuestion(question));
  const { words, engine } = answered.answer.kind === 'answer'
    ? await guardedWords(analyst, { task: 'answer', about: question.text, words: answered.response, names: namesIn(answered, question) }, onWords)
    : { words: answered.response, engine: answered.answer.engine };
  onWords?.(words);
  return { ...answered, response: words, answer: { ...answered.answer, engine: proposed ? analyst.name : engine } };
}

/** Besides the ledger's own names whatever a row's text or the file's name put into the answer. */
function namesIn({ answer }: Answered, { vocabulary, fileName }: Question): string[] {
  const cells = (answer.table?.rows ?? []).flatMap((row) => row.filter((cell): cell is string => typeof cell === 'string' && !/^[-\d.]+$/.test(cell) && !/^\d{4}-\d{2}/.test(cell)));
  return [...ledgerNames(vocabulary), ...cells.filter((cell) => periodMentions(cell).length === 0), ...answer.citations.map(({ description }) => description), ...(fileName === undefined ? [] : [fileName])];
}

/** Null where the analyst proposes nothing that holds: then the local reading decides. */
async function proposedAnswer(analyst: Analyst, question: Question): Promise<Answered | null> {
  const { text, vocabulary, today, previous } = question;
  const proposal = await analyst.proposePlan({ question: text, vocabulary, asOf: asOf(today, vocabulary.dateTo).date, previous });
  const plan = proposal === null ? null : validatePlan(proposal, vocabulary);
  const answered = plan && (await answerPlan(plan, question));
  return answered?.answer.kind === 'answer' ? answered : null;
}
