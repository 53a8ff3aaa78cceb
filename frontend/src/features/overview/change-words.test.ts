/** Arrow, words and effect of a change. */
import { expect, test } from '@jest/globals';
import type { Measure } from '../transactions/measures.ts';
import { changeWords } from './change-words.ts';

function check(measure: Measure, percent: number | null, expected: [arrow: string | null, text: string, effect: string]) {
  const { arrow, text, effect } = changeWords(measure, percent, 'Oct 1 – 20, 2026');
  expect([arrow, text, effect]).toEqual(expected);
}

test('more revenue is better, more expenses are worse', () => {
  check('revenue', 8.31, ['▲', '+8.3% higher than Oct 1 – 20, 2026', 'better']);
  check('expenses', 8.31, ['▲', '+8.3% higher than Oct 1 – 20, 2026', 'worse']);
  check('expenses', -2, ['▼', '−2.0% lower than Oct 1 – 20, 2026', 'better']);
  check('netProfit', -120, ['▼', '−120.0% lower than Oct 1 – 20, 2026', 'worse']);
});

test('no change and no base are said, not shown as a percentage', () => {
  check('revenue', 0.04, [null, 'Same as Oct 1 – 20, 2026', 'none']);
  check('cashFlow', null, [null, 'Nothing to compare with in Oct 1 – 20, 2026', 'none']);
});
