/** Times that no calendar tells are asked for; what only looks like one is read as it stands. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const asked = (question: string) => interpret(question, vocabulary, { asOf: '2026-11-20', previous: null });

const ASKED: readonly string[] = [
  'revenue in the autumn term 2025', 'revenue during term time 2025', 'expenses in half-term', 'revenue in the school holidays 2026',
  'sales on bank holidays in 2025', 'revenue over the May bank holiday weekend', 'revenue during Ramadan 2025', "revenue on Mother's Day 2026",
  'Christmas trading 2025', 'revenue over the festive period 2025', 'expenses in payday weeks 2025', 'revenue in the busy season', 'revenue off season', 'revenue this season',
  'expenses at year end', 'revenue during lockdown', 'expenses before the strike', 'expenses until we moved', 'revenue since we opened the second shop',
  'revenue 2025/26', 'profit in FY25/26', 'revenue for 25/26', 'revenue in the tax year 2025-26', 'revenue 2025-2026', 'revenue season 24/25',
];

describe('asked back', () => {
  for (const question of ASKED) test(question, () => expect(asked(question).kind).toBe('clarify'));
});

describe('what is asked', () => {
  test('when such a year begins, with the years that are in use', () => {
    const found = asked('revenue 2025/26');
    expect(found.kind === 'clarify' && found.choices.map(({ question }) => question)).toEqual([
      'revenue from April 1, 2025 to March 31, 2026', 'revenue from July 1, 2025 to June 30, 2026', 'revenue from October 1, 2025 to September 30, 2026',
    ]);
  });
  test('the tax year of the United Kingdom, where pounds are counted', () => {
    const found = interpret('profit in the 2025/26 tax year', { ...vocabulary, currency: 'GBP' }, { asOf: '2026-11-20', previous: null });
    expect(found.kind === 'clarify' && found.choices[0]?.question).toBe('profit from April 6, 2025 to April 5, 2026');
  });
});

const READ: readonly (readonly [string, string])[] = [
  ['our financial year runs April to March, revenue for 2025/26', 'total revenue 2025-04-01..2026-03-31'],
  ['expenses in winter 2024/25', 'total expenses 2024-12-01..2025-02-28'],
  ['expenses in the winter of 24/25', 'total expenses 2024-12-01..2025-02-28'],
  ['expenses in the 2024-25 winter', 'total expenses 2024-12-01..2025-02-28'],
  ['expenses 2025-11', 'total expenses 2025-11'],
  ['revenue during the summer of 2025', 'total revenue 2025-06-01..2025-08-31'],
  ['revenue in the holiday season 2025', 'total revenue 2025-11-01..2025-12-31'],
  ['expenses during the move in July 2025', 'total expenses 2025-07'],
  ['profit at year-end 2025', 'total netProfit 2025'],
  ['revenue since we opened', 'total revenue all'],
  ['revenue since we opened our doors', 'total revenue all'],
  ['revenue last tax year', 'total revenue 2025'],
];

describe('read as it stands', () => {
  for (const [question, expected] of READ) test(question, () => expect(inShort(asked(question), vocabulary)).toBe(expected));
});
