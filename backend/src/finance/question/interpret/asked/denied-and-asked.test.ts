/** What is denied is asked about; what is "less" or "lower" is held against the year before; what is only to be shown row by row is. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const RENT = 'total expenses [Rent] 2026-03';

test.each([
  ['no rent in March 2026?', RENT], ['did we pay no rent in March 2026', RENT], ['so was there no rent in March 2026?', RENT], ['is it true that there was no rent in March 2026?', RENT], ['no rent at all in March 2026?', RENT],
  ['did we skip rent in March 2026', RENT], ['I see no rent for March 2026, is that right?', RENT], ['have we paid no rent in March 2026', RENT], ['no rent last month?', 'total expenses [Rent] 2026-10'], ['no rent and no software in March 2026?', 'total expenses [Rent; Software Subscriptions] 2026-03'],
  ["didn't rent get paid in March 2026", RENT], ["wasn't the rent paid in March 2026", RENT], ['were there no refunds in 2025?', 'total refunds [Refunds] 2025'], ['did we have no expenses in March 2026', 'total expenses 2026-03'],
])('denied: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each([
  ['what were expenses, no rent, in March 2026', 'total expenses [-Rent] 2026-03'], ['expenses in March 2026, no rent', 'total expenses [-Rent] 2026-03'], ['no rent in the total expenses of March 2026 please', 'total expenses [-Rent] 2026-03'],
  ['did we pay no more than 500 for software in 2025', 'total expenses [Software Subscriptions; <=500] 2025'], ['total spend in March 2026 without rent', 'total expenses [-Rent] 2026-03'],
])('left out of a sum that is named: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each([
  ['did we spend less on rent in 2025', 'compare expenses [Rent] 2025 | 2024'], ['was rent lower in 2025?', 'compare expenses [Rent] 2025 | 2024'], ['have we spent more on rent in 2025', 'compare expenses [Rent] 2025 | 2024'], ['is rent higher in 2025?', 'compare expenses [Rent] 2025 | 2024'],
])('than the year before: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each(['was rent more than software in 2025', 'was any month higher in 2025', 'expenses less rent in 2025', 'did we spend more than 5000 on rent in 2025', 'is it cheaper in 2025', 'are sales higher on weekends in 2025'])('no year before: %s', (question) => expect(read(question)).not.toContain('2024'));

test.each(['itemize all refunds 2025', 'list all refunds in 2025', 'refunds, 2025, itemized', 'list the refunds we gave customers in 2025', 'show me each refund of 2025'])('row by row: %s', (question) => expect(read(question)).toBe('rows refunds [Refunds] 2025 last'));

test.each([
  ['refunds in 2025', 'total refunds [Refunds] 2025'], ['list refunds by month in 2025', 'trend refunds [Refunds] 2025 by month'], ['total of all refunds in 2025', 'total refunds [Refunds] 2025'], ['list refunds by customer 2025', 'ranking refunds [Refunds] 2025 by counterparty largest'],
  ['largest refund in 2025', 'rows refunds [Refunds] 2025 largest #1'],
])('no list: %s', (question, expected) => expect(read(question)).toBe(expected));
