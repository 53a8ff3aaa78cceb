/** Stretches of time in other words: by where the books begin, from one end of a year to the other, by days that a sentence before tells, and several added up to one number. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const check = (question: string, plan: string): void => expect(`${question} → ${inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)}`).toBe(`${question} → ${plan}`);

describe('ends', () => {
  test.each([
    ['Acme Robotics has given us what, since these books began?', 'total bySide [Acme Robotics] all'],
    ['since our accounts were opened, what has Adobe cost', 'total expenses [Adobe] all'],
    ['total paid to WeWork from begin 2025 until end of it', 'total bySide [WeWork; out] 2025'],
    ['travel in the three first months of 2026', 'total expenses [Travel] 2026-01-01..2026-03-31'],
    ['the first of January until today, what have we spent on advertising', 'total expenses [Advertising] 2026-01-01..2026-11-20'],
    ['January first until today, what have we spent on advertising', 'total expenses [Advertising] 2026-01-01..2026-11-20'],
    ['profit for the twelve months that started July 2024 and finished with June 2025', 'total netProfit 2024-07-01..2025-06-30'],
    ['profit for the half year that opened in January 2026 and closed with June', 'total netProfit 2026-01-01..2026-06-30'],
  ])('are told: %s', check);

  test.each([
    ['revenue from the start of 2025 until the end of this year', 'total revenue 2025-01-01..2026-11-20'],
    ['sales on Black Friday 2025 so far', 'total revenue 2025-11-28'],
  ])('are others: %s', check);
});

describe('one number over several stretches', () => {
  test.each([
    ['July plus August 2025 – we brought in how much over those two?', 'total revenue 2025-07-01..2025-08-31'],
    ['Acme Robotics payments for Q2 and Q3 of 2025, one number', 'total bySide [Acme Robotics] 2025-04-01..2025-09-30'],
    ['April plus May 2026, rent, both together', 'total expenses [Rent] 2026-04-01..2026-05-31'],
    ['In June, July and August of 2026, how often did we top up at Figma?', 'count movement [Figma; out] 2026-06-01..2026-08-31'],
  ])('%s', check);

  test.each([
    ['what was the biggest single amount in June and July 2026', 'rows movement 2026-06-01..2026-07-31 largest #1'],
    ['Compare rent for Q2 and Q3 of 2026, one number', 'compare expenses [Rent] 2026-07-01..2026-09-30 | 2026-04-01..2026-06-30'],
  ])('is none: %s', check);
});

test.each([
  ['Our trade fair ran March 18, 2026 through April 4, 2026. Consulting income inside that window?', 'total revenue [Consulting Income] 2026-03-18..2026-04-04'],
  ['the push lasted from 3 March 2026 until 9 April 2026; what did advertising cost over that push', 'total expenses [Advertising] 2026-03-03..2026-04-09'],
  ['Our office moved between March 3, 2025 and March 20, 2025. How much was revenue in that time?', 'total revenue 2025-03-03..2025-03-20'],
  ['Rippling was our provider from March 1, 2026 to March 31, 2026. How much did we pay in that window?', 'total bySide [Rippling; out] 2026-03-01..2026-03-31'],
])('days told before: %s', check);

test.each([
  ['revenue compared to this point last year, percent wise', 'compare revenue 2026-01-01..2026-11-20 in % | 2025-01-01..2025-11-20'],
  ['At this point last year we were where on sales? How far ahead or behind are we now, in %', 'compare revenue 2026-01-01..2026-11-20 in % | 2025-01-01..2025-11-20'],
  ['how much was advertising at this point last year', 'total expenses [Advertising] 2025-01-01..2025-11-20'],
])('this point of last year: %s', check);

test.each([
  ['The press died in spring and we leased a new one. What have we spent on travel in 2026 so far?', 'total expenses [Travel] 2026-01-01..2026-11-20'],
  ['Rent went up in January. How much was rent in Q1 2026 versus Q1 2025?', 'compare expenses [Rent] 2026-01-01..2026-03-31 | 2025-01-01..2025-03-31'],
  ['Payroll was high in August. Is it lower in September?', 'compare expenses [Payroll] 2026-08 | 2026-09'],
])('what happened when is no time that is asked for, unless something is held against it: %s', check);

test('a season that is said of the place', () => check('Fair season here is February to June. How much consulting income did we make in the 2025 season?', 'total revenue [Consulting Income] 2025-02-01..2025-06-30'));

test('the week of a holiday', () => check('revenue in the week of Christmas 2025', 'total revenue 2025-12-22..2025-12-28'));
