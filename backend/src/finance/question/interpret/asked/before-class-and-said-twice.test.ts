/** What whoever asks is about to do, what is said twice or begun anew, and glosses that change nothing on a figure. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  // What comes next for whoever asks.
  ['Hey, quick one before my 9am Adobe class: what revenue did we bring in last month?', 'total revenue 2026-10'],
  ['last question before the payroll run: what was rent in 2025?', 'total expenses [Rent] 2025'],
  ['before my shift, what was profit last month?', 'total netProfit 2026-10'],
  ['before June 2025: what was revenue?', 'total revenue 2024-01-01..2025-05-31'],
  // Said twice.
  ['in how many months of 2025 did revenue exceed 20 thousand dollars ($20,000)', 'count-periods revenue 2025 by month above 20000'],
  // Begun anew.
  ['payroll from January to... no wait, from February to April 2025', 'total expenses [Payroll] 2025-02-01..2025-04-30'],
  ['what did we spend in March, sorry, in April 2025?', 'total expenses 2025-04'],
  ['did payroll change from March to April 2025', 'compare expenses [Payroll] 2025-04 | 2025-03'],
  // What it is for, and nobody left out.
  ['Adobe total 2025 - need it for her 1099', 'total bySide [Adobe] 2025'],
  ['rent paid in 2025, every landlord', 'total expenses [Rent] 2025'],
  ['money out in 2025, draws included, transfers not', 'total cashOut [-Transfer] 2025'],
  // One month after another, a season by its name, and the price of these days.
  ['why did revenue drop in February 2025 after January 2025?', 'drivers revenue 2025-02 by category smallest | 2025-01'],
  ['We call January through March our slow season. What net profit did slow season 2025 leave us?', 'total netProfit 2025-01-01..2025-03-31'],
  ['what is Adobe a month as of now?', 'latest bySide [Adobe] all last'],
])('%s', (question, expected) => expect(read(question)).toBe(expected));

test.each(['How many active members are on autopay today?', 'what is the average attendance of the tuesday 6pm class', 'who is our contact at Adobe?'])('not in a ledger: %s', (question) => expect(read(question)).toBe('unsupported'));
test.each(['what did we pay for attendance software in 2025', 'how many customers paid us in 2025'])('in it, or asked back: %s', (question) => expect(read(question)).not.toBe('unsupported'));
