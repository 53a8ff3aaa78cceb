import { describe, expect, test } from '@jest/globals';
import { inventedDirections } from './direction-guard.ts';

const FACTS = [
  'Revenue in October 2026 was $69,310.48, up 12.6% from September 2026 ($61,554.44). Expenses were $73,776.98. Net profit was −$4,453.85. Rent fell by $300.00 against September 2026.',
  'Payroll took $1,200.00 of the change. Marigold Hotel brings 35.9% of revenue.',
].join('\n\n');

describe('what the facts bear out', () => {
  const passes = (words: string) => test(words, () => expect(inventedDirections(words, FACTS)).toEqual([]));
  passes('Revenue rose by 12.6% to $69,310.48 in October 2026.');
  passes('Revenue was up 13% on September.');
  passes('Rent dropped by $300.00.');
  passes('You closed with a loss of $4,453.85.');
  passes('Payroll increased by $1,200.00.');
  passes('Marigold Hotel brings 35.9% of revenue: look up its terms and ask for lower prices elsewhere.');
  passes('Sales grew, rent fell.');
});

describe('what they do not', () => {
  const fails = (words: string) => test(words, () => expect(inventedDirections(words, FACTS)).toEqual([words]));
  fails('Rent rose by $300.00.');
  fails('Expenses dropped to $73,776.98.');
  fails('Marigold Hotel fell to 35.9% of revenue.');
  fails('Expenses of $73,776.98 were lost.');
  fails('Rent made a profit of $300.00.');
  test('one sentence among honest ones', () => expect(inventedDirections('Revenue was up 12.6%. Rent rose by $300.00. All is well.', FACTS)).toEqual(['Rent rose by $300.00.']));
  test('a claim without a number that nothing supports', () => expect(inventedDirections('Sales fell.', 'Revenue was $5.00.')).toEqual(['Sales fell.']));
});
