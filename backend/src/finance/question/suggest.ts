/** Questions to start from, chosen so that this ledger or file can really answer them. */
import type { AccountRole } from '../ledger/entry.ts';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { daysBetween } from '../local-date.ts';

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

/** Six for one file: about what it holds most of, only with names and stretches of time that are in it. */
export function suggestQuestions(vocabulary: LedgerVocabulary): string[] {
  const has = (...roles: AccountRole[]) => vocabulary.categories.some((category) => roles.includes(category.role) && category.count > 0);
  const topCategory = (role: AccountRole) => [...vocabulary.categories].filter((category) => category.role === role && category.count > 0 && !/uncategorized/i.test(category.name)).sort((a, b) => b.count - a.count)[0]?.name;
  const topParty = [...vocabulary.counterparties].sort((a, b) => b.count - a.count)[0]?.name;
  const spansMonths = vocabulary.dateFrom !== null && vocabulary.dateTo !== null && daysBetween(vocabulary.dateFrom, vocabulary.dateTo) > 70;
  const cost = topCategory('opex') ?? topCategory('cogs');
  const candidates = [
    has('revenue') && 'What is my total revenue?',
    has('cogs', 'opex', 'tax', 'interest') && 'What are my biggest expenses?',
    spansMonths && has('revenue') && 'Which month had the highest net profit?',
    topParty !== undefined && `How many transactions with ${topParty} are there?`,
    cost !== undefined && `How much did we spend on ${cost}?`,
    has('revenue') && has('cogs', 'opex') && 'What is our profit margin?',
    spansMonths && 'Show cash flow by month',
    has('cogs', 'opex', 'tax', 'interest') && 'What was the largest single expense?',
    'How many transactions are there?',
    'What was net cash flow?',
    'How much money came in?',
    'How much money went out?',
    'What was the largest transaction?',
  ];
  return candidates.filter((candidate): candidate is string => typeof candidate === 'string').slice(0, FILE_QUESTION_COUNT);
}
