/** What money went on, in words that elsewhere are mere talk: an answer without them would be one to another question. Read as an owner's question is, the second look included. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const readOf = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  'How much did we spend on a robbery in 2025?', 'How much did we spend on the academy in 2025?', 'How much went on parties in 2025?',
  'How much did we pay out in curiosity in 2025?',
])('asked about: %s', (question) => expect(readOf(question)).toBe('clarify'));

test.each([
  ['How much did we pay in damage claims in 2025?', 'total expenses ["damage"; "claim"] 2025'],
  ['claims in 2025', 'total bySide ["claim"] 2025'],
  ['damage, 2025', 'total bySide ["damage"] 2025'],
  ['How much did we spend on infrastructure in 2025?', 'total expenses ["infrastructure"] 2025'],
  ['What did the brakes cost us in 2025?', 'total expenses ["brake"] 2025'],
])('looked up in the rows: %s', (question, expected) => expect(readOf(question)).toBe(expected));

test.each([
  ['How much did we spend on everything in 2025?', 'total expenses 2025'],
  ['How much did we spend on running the business in 2025?', 'total expenses 2025'],
  ['How much did we pay in total in 2025?', 'total expenses 2025'],
  ['How much did we pay in full in 2025?', 'total expenses 2025'],
  ['What did we spend on average in 2025?', 'average expenses [out] 2025 per row'],
  ['How much did we spend on rent in 2025?', 'total expenses [Rent] 2025'],
  ['How much went out in 2025?', 'total expenses 2025'],
])('all of it: %s', (question, expected) => expect(readOf(question)).toBe(expected));

test.each([
  // A whole time said anew, in another form.
  ['Revenue in March 2025... no, make it April 2025', 'total revenue 2025-04'],
  ['Twelve months ended June 2026... no wait, make that calendar 2025, second half only: revenue?', 'total revenue 2025-07-01..2025-12-31'],
  ['expenses for 2025, I mean the last six months', 'total expenses 2026-05-01..2026-10-31'],
  // What is named behind all of it is part of it, whichever of them it is.
  ['All money going out last month, draws and bank loan too', 'total cashOut 2026-10'],
  // "Running at" is how high it is, "running from" since when.
  ['What gross margin are we running at in Q2 2025', 'total grossMargin 2025-04-01..2025-06-30'],
  ['Expenses running from March 2025', 'total expenses 2025-03-01..2026-11-20'],
  // What each of them cost is what they all cost.
  ['Suppose every seat had cost us 10% more in 2025. What would our rent have come to?', 'supposed expenses [Rent] 2025 supposed 10% | '],
])('%s', (question, expected) => expect(readOf(question)).toBe(expected));
