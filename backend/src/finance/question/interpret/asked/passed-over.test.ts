/** Small words that make another question of it: each is used, or the question is asked back. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { interpret } from '../interpret.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised', { 'Business Checking': 100_00 });
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

describe('a word that is only part of another verb', () => {
  test.each([
    ['we ended up with some profit for July to September 2026, how much', 'net profit for July to September 2026'],
    ['WeWork is up for renewal. What did we pay them July through September 2026?', 'what did we pay WeWork July through September 2026'],
    ['2025 costs by category, biggest down', '2025 costs by category, largest first'],
    ['we took in more than I thought last year. What was total revenue last year?', 'total revenue last year'],
  ])('changes nothing: %s', (said, plain) => expect(read(said)).toBe(read(plain)));
});

describe('a stretch of months', () => {
  test.each([
    ['Payroll in every month of 2025, list please', 'payroll by month in 2025'],
    ['Show me the expenses for every month of 2025', 'expenses by month in 2025'],
    ['Net profit for the year to 31 December 2025', 'net profit in 2025'],
    ['Cumulative revenue since inception', 'total revenue all time'],
    ['H1 2026 revenue versus prior year', 'revenue H1 2026 compared with H1 2025'],
    ['revenue in 2025 compared with 2024 from June to December', 'revenue June to December 2025 compared with June to December 2024'],
    ['are we up or down this month', 'net profit this month'],
  ])('%s', (said, plain) => expect(read(said)).toBe(read(plain)));
});

describe('is asked back, not answered without it', () => {
  test.each(['If WeWork took their business elsewhere, how would we stand?', 'How many meetings did we have with WeWork in 2025?', 'WeWork is up there this month, is it not? Total revenue in 2025 please'])('%s', (text) => expect(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }).kind).not.toBe('plan'));
  test('but rows are counted', () => expect(read('How many WeWork payments in 2025?')).toMatch(/^count/));
});
