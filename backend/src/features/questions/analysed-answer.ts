/** A question answered with an analyst's help: where the local reading is unsure it may propose how the question is read, and it may find other words; the figures are always computed here. */
import type { Analyst, OnWords } from '../../analysts/contract.ts';
import { guardedWords } from '../../analysts/guard/guarded-words.ts';
import { periodMentions } from '../../analysts/guard/period-mentions.ts';
import { asOf } from '../../finance/as-of.ts';
import { answerPlan, answerQuestion, type Answered, type Question } from '../../finance/question/answer-question.ts';
import { isReadForCertain } from '../../finance/question/is-read-for-certain.ts';
import { validatePlan } from '../../finance/question/validate-plan.ts';
import { ledgerNames } from '../ledger/ledger-names.ts';

type Asked = Pick<Question, 'text' | 'vocabulary' | 'today' | 'previous'>;

/** What the analyst proposes where the local reading is unsure, not looked at yet; null where nobody is asked. Waits for somebody else: nothing of the ledger is held meanwhile. */
export async function proposedReading(analyst: Analyst, { text, vocabulary, today, previous }: Asked): Promise<unknown> {
  if (!analyst.isAvailable || isReadForCertain({ text, vocabulary, today, previous })) return null;
  return analyst.proposePlan({ question: text, vocabulary, asOf: asOf(today, vocabulary.dateTo).date, previous });
}

export interface Computed {
  readonly answered: Answered;
  /** The analyst's reading was computed, not the local one. */
  readonly isProposed: boolean;
}

/** By the proposal where it holds and leads to an answer, else by the local reading. */
export async function computedAnswer(proposal: unknown, question: Question): Promise<Computed> {
  const plan = proposal === null ? null : validatePlan(proposal, question.vocabulary);
  const answered = plan && (await answerPlan(plan, question));
  return answered?.answer.kind === 'answer' ? { answered, isProposed: true } : { answered: await answerQuestion(question), isProposed: false };
}

/** The analyst's words for the figures. `onWords` hears the words so far; each time all of them. */
export async function wordedAnswer(analyst: Analyst, { answered, isProposed }: Computed, question: Question, onWords?: OnWords): Promise<Answered> {
  const { words, engine } = answered.answer.kind === 'answer'
    ? await guardedWords(analyst, { task: 'answer', about: question.text, words: answered.response, names: namesIn(answered, question) }, onWords)
    : { words: answered.response, engine: answered.answer.engine };
  onWords?.(words);
  return { ...answered, response: words, answer: { ...answered.answer, engine: isProposed ? analyst.name : engine } };
}

/** Besides the ledger's own names whatever a row's text or the file's name put into the answer. */
function namesIn({ answer }: Answered, { vocabulary, fileName }: Question): string[] {
  const cells = (answer.table?.rows ?? []).flatMap((row) => row.filter((cell): cell is string => typeof cell === 'string' && !/^[-\d.]+$/.test(cell) && !/^\d{4}-\d{2}/.test(cell)));
  return [...ledgerNames(vocabulary), ...cells.filter((cell) => periodMentions(cell).length === 0), ...answer.citations.map(({ description }) => description), ...(fileName === undefined ? [] : [fileName])];
}
