/** Sentences about somebody in which nothing is said of money, where money comes from and ended up, when a kind was dearest, and where something stands. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  'Is the Figma contract up for renewal?', "Is Figma's license due for renewal?", 'Can we trust Acme Robotics?', 'Which of our people use Figma?', "What's Figma's address?", 'Has the rent agreement been signed?',
  'Do we have an unpaid bill from Figma?', 'Who is Acme Robotics?', "Is Figma's subscription annual or monthly?",
])('nothing of money is asked: %s', (question) => {
  expect(read(question)).toMatch(/^(unsupported|clarify)$/);
});

test.each([
  ['Can you do Figma for 2025?', 'total bySide [Figma] 2025'],
  ['Could you tell me Figma 2025', 'total bySide [Figma] 2025'],
  ['Do you have Figma for 2025?', 'total bySide [Figma] 2025'],
  ['Figma 2025', 'total bySide [Figma] 2025'],
  ['What about Figma in 2025?', 'total bySide [Figma] 2025'],
])('a request and a fragment want the sum: %s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test.each([
  ['where does our income mostly come from?', 'ranking revenue all by category largest'],
  ["how much of the agency's money ended up with Figma in 2025", 'total bySide [Figma; out] 2025'],
  ['In 2025 when was software cheapest?', 'best-period expenses [Software Subscriptions] 2025 by month smallest #1'],
  ['everything under rent in 2025: where does that stand?', 'total expenses [Rent] 2025'],
  ['where does rent stand this year', 'total expenses [Rent] 2026-01-01..2026-11-20'],
  ['where does rent stand among our costs this year', 'place expenses [Rent] 2026-01-01..2026-11-20 by category'],
  ['where does rent rank this year', 'place expenses [Rent] 2026-01-01..2026-11-20 by category'],
  ['what did we pay Figma in 2025 once you take off the credit they gave us', 'total bySide [Figma; out] 2025'],
])('%s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test.each(['The landlord wants 6% more rent. What would the new monthly rent be?', 'Acme is hinting at 6% more. What would the monthly rent be then, starting from what we pay today'])('a change that is told is never left out of the answer: %s', (question) => {
  expect(read(question)).toBe('supposed expenses [Rent] 2026-10 supposed 6% | ');
});
