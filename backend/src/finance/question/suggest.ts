/** Questions to start from, chosen so that this ledger or file can really answer them. */
import { asOf } from '../as-of.ts';
import type { AccountRole, LocalDate } from '../ledger/entry.ts';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { daysBetween } from '../local-date.ts';
import { certainPlan } from './certain-plan.ts';

/** The eight of the assistant, for the whole ledger. */
export const ASSISTANT_QUESTIONS: readonly string[] = [
  'What was my total revenue last month?',
  'How do my expenses compare to last quarter?',
  'What are my top 3 revenue sources?',
  'Show me cash flow trends for the last 6 months',
  "What's our burn rate?",
  'How many months of runway do we have?',
  'What are my biggest expense increases?',
  "What's my gross margin trend?",
];

const FILE_QUESTION_COUNT = 6;
/** Shorter stretches have no months to compare. */
const SPANS_MONTHS_DAYS = 70;
/** Of the names that a file holds most often, so many are tried. */
const TRIED_NAMES = 5;

/** Six for one file: about what it holds most of, only with names and stretches of time that are in it, and only what is understood to the last word. */
export function suggestQuestions(vocabulary: LedgerVocabulary, today: LocalDate): string[] {
  const { date } = asOf(today, vocabulary.dateTo);
  const isAnswered = (text: string): boolean => certainPlan(text, vocabulary, date) !== null;
  const chosen: string[] = [];
  for (const candidate of candidatesOf(vocabulary)) {
    if (chosen.length === FILE_QUESTION_COUNT) break;
    const text = candidate.find(isAnswered);
    if (text !== undefined) chosen.push(text);
  }
  return chosen;
}

/** Per place on the list, the best question and those that may stand in for it. */
function candidatesOf(vocabulary: LedgerVocabulary): (readonly string[])[] {
  const { dateFrom, dateTo } = vocabulary;
  if (dateFrom === null || dateTo === null) return [];
  const has = (...roles: AccountRole[]): boolean => vocabulary.categories.some((category) => roles.includes(category.role) && category.count > 0);
  const [earns, spends] = [has('revenue'), has('cogs', 'opex', 'tax', 'interest')];
  const spansMonths = daysBetween(dateFrom, dateTo) > SPANS_MONTHS_DAYS;
  const when = (condition: boolean, ...questions: string[]): string[] => (condition ? questions : []);
  return [
    when(earns, 'What is my total revenue?'),
    when(spends, 'What are my biggest expenses?'),
    when(spansMonths && earns, 'Which month had the highest net profit?'),
    mostCommon(vocabulary.counterparties).map((name) => `How many transactions with ${name} are there?`),
    mostCommon(vocabulary.categories.filter(isNamedCost)).map((name) => `How much did we spend on ${name}?`),
    when(earns && has('cogs', 'opex'), 'What is our profit margin?'),
    when(spansMonths, 'Show cash flow by month'),
    when(spends, 'What was the largest single expense?'),
    ['How many transactions are there?'],
    ['What was net cash flow?'],
    ['How much money came in?'],
    ['How much money went out?'],
    ['What was the largest transaction?'],
  ];
}

function isNamedCost({ role, name, count }: LedgerVocabulary['categories'][number]): boolean {
  return (role === 'opex' || role === 'cogs') && count > 0 && !/uncategorized/i.test(name);
}

function mostCommon(named: readonly { readonly name: string; readonly count: number }[]): string[] {
  return [...named].sort((a, b) => b.count - a.count).slice(0, TRIED_NAMES).map(({ name }) => name);
}
