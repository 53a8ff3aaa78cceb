/** Words that were typed as one, dictated marks, and two spellings of who does something. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['burnrate rn', 'burn cashFlow 2026-08-01..2026-10-31'],
  ['grossmargin lastmonth', 'total grossMargin 2026-10'],
  ['netincome in 2025', 'total netProfit 2025'],
  ['howmuch did we spend on rent in 2025', 'total expenses [Rent] 2025'],
  ['softwaresubscriptions 2025', 'total expenses [Software Subscriptions] 2025'],
  ['subcontracters in 2025', 'total expenses [Subcontractors] 2025'],
  ['rent excepted, what were operating costs in 2025', 'total operatingExpenses [-Rent] 2025'],
  ['Adobe comma how much in 2025 question mark', 'total bySide [Adobe] 2025'],
  ['what did we pay for rent in 2025 full stop', 'total expenses [Rent] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([['overhead in 2025', 'total operatingExpenses 2025'], ['outgoings in 2025', 'total expenses 2025'], ['turnover in 2025', 'total revenue 2025']])('a word of its own stays: %s', (question, plan) => expect(read(question)).toBe(plan));
