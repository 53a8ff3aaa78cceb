/** One question, answered: interpret, settle, compute, cite, phrase. Same question and same ledger give the same bytes. */
import { asOf } from '../as-of.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { placeOf } from '../ledger/ledger-place.ts';
import type { EntryFilter, LedgerReader, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { minorToDecimal } from '../money.ts';
import { roundPercent } from '../percent.ts';
import { alternativesOf } from './alternatives/alternatives.ts';
import type { AnswerData } from './answer.ts';
import type { AnswerListener } from './answer-listener.ts';
import { asksForBalance } from './compute/answered.ts';
import type { Books } from './compute/books.ts';
import { cite } from './compute/cite.ts';
import { otherTimes } from './compute/empty-answers.ts';
import { notInLedger } from './compute/kept-fees.ts';
import { compute } from './compute/compute.ts';
import { coverageOf } from './compute/coverage.ts';
import { withEventDates } from './compute/event-dates.ts';
import { outsideData } from './compute/outside-data.ts';
import type { Figures } from './compute/figures.ts';
import { aboutWinner } from './compute/winner.ts';
import { settle } from './compute/settle.ts';
import { isOtherAnswer } from './compute/two-meanings.ts';
import { surroundings } from './compute/surroundings.ts';
import { followUpQuestions } from './follow-ups.ts';
import { choicesNear } from './interpret/choices.ts';
import { arePeoplePaid, costsOfPeople } from './interpret/sides/people-paid.ts';
import { describePlan } from './phrase/describe-plan.ts';
import { leverForms } from './phrase/lever-forms.ts';
import { MEASURES } from './measures.ts';
import { respond } from './phrase/respond.ts';
import type { Choice, Interpretation, OtherMeaning, Plan } from './plan.ts';
import { choicesBetween } from './alternatives/choices-between.ts';
import { understand } from './understand.ts';

export interface Question {
  readonly text: string;
  readonly reader: LedgerReader;
  readonly vocabulary: LedgerVocabulary;
  readonly today: LocalDate;
  /** The plan of the question before, on the same file. */
  readonly previous: Plan | null;
  readonly fileName?: string;
  /** Only this file's rows; a reader that is already bound to a file needs none. */
  readonly fileId?: string;
  readonly listener?: AnswerListener;
}

export interface Answered {
  /** The whole answer as text. */
  readonly response: string;
  readonly answer: AnswerData;
  readonly plan: Plan | null;
  /** The rows that the figures rest on, all of them. */
  readonly restsOn: readonly EntryFilter[];
}

export async function answerQuestion(question: Question): Promise<Answered> {
  const { text, vocabulary, today, previous } = question;
  if (vocabulary.dateTo === null) return refused('unsupported', 'There are no transactions in the ledger yet, so there is nothing to compute from.', []);
  const { date } = asOf(today, vocabulary.dateTo);
  const books = booksOf(question, date);
  const meant = await aboutWinner(text, previous, books);
  if (meant.missing) return refused('clarify', `${meant.missing} Which one do you mean?`, []);
  const dated = await withEventDates(meant.text, books);
  const found = understand(dated.text, vocabulary, { asOf: date, previous: meant.previous });
  return answerInterpretation(found.kind === 'plan' && dated.notes.length > 0 ? { ...found, plan: { ...found.plan, notes: [...found.plan.notes, ...dated.notes] } } : found, question);
}

/** Computes a plan that did not come from the words here: one that a language model proposed and `validatePlan` let through, or a stored one. */
export function answerPlan(plan: Plan, question: Question): Promise<Answered> {
  return answerInterpretation({ kind: 'plan', plan }, question);
}

const booksOf = ({ reader, vocabulary, fileId }: Question, asOfDate: LocalDate): Books => ({ reader, vocabulary, asOf: asOfDate, ...(fileId === undefined ? {} : { fileId }) });

async function answerInterpretation(found: Interpretation, question: Question): Promise<Answered> {
  const { vocabulary, today, listener } = question;
  if (found.kind !== 'plan') return refused(found.kind, found.message, found.kind === 'clarify' ? found.choices : []);
  const { date, notice } = asOf(today, vocabulary.dateTo);
  const books = booksOf(question, date);
  const settled = await settle(found.plan, found, books);
  if (settled.kind === 'apart') return neverTogether(settled.plan, question);
  if (settled.kind === 'kept') return refused('unsupported', notInLedger(settled.parties), []);
  if (settled.kind === 'payer') return ofPayer(settled.who, settled.plan);
  if (settled.kind === 'contradicted') return ofOtherKind(settled.categories, settled.plan);
  if (settled.kind === 'unknown') return unknownWords(found.plan, settled.words, question);
  const { plan } = settled;
  const uncovered = outsideData(plan, books, question.fileName ?? 'your ledger');
  if (uncovered !== null) return refused('unsupported', uncovered, []);
  if (found.other && describePlan(found.other.plan, vocabulary) !== describePlan(plan, vocabulary) && await isOtherAnswer(found.other.plan, plan, books)) return askedWhich(plan, found.other, question);
  const reading = describePlan(plan, vocabulary);
  listener?.read(reading);
  const figures = await compute(plan, books);
  const elsewhere = await otherTimes(plan, figures, books);
  const kind = asksForBalance(figures) ? 'clarify' : 'answer';
  const isAnswer = kind === 'answer';
  const [context, coverage, alternatives, followUps, citations] = await Promise.all([
    surroundings(plan, books), coverageOf(plan, books), isAnswer ? alternativesOf(plan, figures, question.text, books) : [], isAnswer ? followUpQuestions(plan, question.text, books) : [], cite(figures, books),
  ]);
  const answer: AnswerData = {
    ...EMPTY, kind, value: isAnswer ? valueAtTheDoor(figures, vocabulary.currency) : null, unit: isAnswer ? figures.unit : null, currency: vocabulary.currency,
    period: { from: plan.period.from, to: plan.period.to, label: plan.period.label }, table: figures.table, chart: figures.chart, context, sections: figures.sections ?? [], plan, reading,
    place: placeBehind(figures, books), coverage, alternatives, levers: leverForms(plan, vocabulary, date), followUps, ...citations,
  };
  if (isAnswer) listener?.computed(answer);
  return { response: respond(elsewhere === null ? plan : { ...plan, notes: [...plan.notes, elsewhere] }, figures, { vocabulary, fileName: question.fileName ?? null, asOfNotice: notice, coverage }), answer, plan, restsOn: figures.cited };
}

/** Where one list of the ledger shows exactly the rows of the figure. */
function placeBehind({ cited, detail }: Figures, { vocabulary }: Books): AnswerData['place'] {
  const [only, another] = cited;
  return only === undefined || another !== undefined || detail.task === 'rows' || detail.task === 'date' || detail.task === 'latest' ? null : placeOf(only, vocabulary);
}

const EMPTY: AnswerData = { kind: 'answer', value: null, unit: null, currency: null, period: null, table: null, chart: null, context: null, sections: [], plan: null, reading: null, citations: [], citationCount: 0, place: null, coverage: null, alternatives: [], levers: [], choices: [], followUps: [], engine: 'local' };

function refused(kind: 'clarify' | 'unsupported', message: string, choices: readonly Choice[]): Answered {
  return { response: message, answer: { ...EMPTY, kind, choices }, plan: null, restsOn: [] };
}

/** Two meanings that are answered in different ways: which one counts is for the user to say. */
function askedWhich(plan: Plan, other: OtherMeaning, { vocabulary, today }: Question): Answered {
  const message = `I can read this in two ways: “${describePlan(plan, vocabulary)}”, or “${describePlan(other.plan, vocabulary)}”. Which one do you mean?`;
  return refused('clarify', message, choicesBetween(plan, other, vocabulary, asOf(today, vocabulary.dateTo).date));
}

/** A question about spending somewhere asks which name is meant; one that rests on unknown words alone is not about this ledger. */
function unknownWords(plan: Plan, words: readonly string[], { text, vocabulary }: Question): Answered {
  const said = `I find no category, name or description in this ledger for “${words.map((word) => asSaid(word, text)).join(' ')}”`;
  const costs = arePeoplePaid(text, words) ? costsOfPeople(plan, vocabulary) : [];
  if (costs.length > 0) return refused('clarify', `${said}. People who work for you may stand under ${costs.map(({ label }) => label).join(' or ')}. Which one do you mean?`, costs);
  const isWish = /^\s*(please\s+)?(give|show|hit)\b/i.test(text);
  if (!isWish && plan.metric === 'bySide' && plan.filters.counterparties === undefined && plan.filters.direction === undefined) return refused('unsupported', `${said}, so I cannot tell what to add up.`, []);
  return refused('clarify', `${said}. Which one do you mean?`, choicesNear(text, words, vocabulary));
}

/** What was looked up without its ending ("agenc", "drink"), as it was typed. */
function asSaid(word: string, text: string): string {
  const typed: readonly string[] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  // "US Bank" is looked for as one word.
  const first = typed.findIndex((said, at) => said !== word && said + (typed[at + 1] ?? '') === word);
  if (first >= 0) return `${typed[first]} ${typed[first + 1]}`;
  return typed.includes(word) || !/[a-z]$/.test(word) ? word : typed.find((said) => /(s|y|ity|ities)$/.test(said) && said.startsWith(word) && said.length <= word.length + LONGEST_ENDING) ?? word;
}
const LONGEST_ENDING = 5;

/** "Store expenses" where a customer is called Concept Store: costs of somebody who only pays are hardly meant. */
function ofPayer(who: string, { period: { label } }: Plan): Answered {
  const questions = [`Revenue from ${who}, ${label}`, `Expenses by category, ${label}`];
  return refused('clarify', `${who} pays you, and nothing is ever paid to it. What would you like to know?`, questions.map((question) => ({ label: question, question })));
}

/** Income of a cost, costs of an income: which one is meant is for the user to say. */
function ofOtherKind(categories: readonly string[], { metric, period: { label } }: Plan): Answered {
  const name = categories.slice(0, 3).join(' and ');
  const question = `Total for ${name}, ${label}`;
  return refused('clarify', `No transaction of ${name} counts as ${MEASURES[metric].label.toLowerCase()}. What would you like to know?`, [{ label: question, question }]);
}

/** Two names that no transaction bears both: which one counts is for the user to say. */
function neverTogether({ filters }: Plan, { vocabulary }: Question): Answered {
  const categories = vocabulary.categories.filter(({ number }) => filters.categories?.includes(number)).map(({ name }) => name);
  const accounts = vocabulary.accounts.filter(({ number }) => filters.accounts?.includes(number)).map(({ name }) => name);
  const sides = [categories, filters.counterparties ?? [], accounts].filter((names) => names.length > 0).map((names) => names.slice(0, 3).join(' and '));
  return refused('clarify', `No transaction has to do with ${sides.join(' and also with ')}. Which one do you mean?`, sides.map((side) => ({ label: side, question: `Total for ${side}` })));
}

export function valueAtTheDoor({ value, unit }: Figures, currency: string): string | number | null {
  if (value === null || typeof value === 'string') return value;
  if (unit === 'currency') return minorToDecimal(value, currency);
  if (unit === 'percent') return roundPercent(value);
  return unit === 'months' ? roundPercent(value) : value;
}
