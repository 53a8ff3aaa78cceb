/** The chips under "How I read this". */
import { expect, test } from '@jest/globals';
import { planWords } from './plan-words.ts';

const plan = { __typename: 'AnswerPlan' as const, text: 'Everything', metric: null, period: null, comparison: null, filters: [], grouping: null };
const period = (label: string) => ({ __typename: 'LabelledPeriod' as const, from: '2026-10-01', to: '2026-10-31', label });

function check(some: Partial<Parameters<typeof planWords>[0]>, expected: string[]) {
  expect(planWords({ ...plan, ...some })).toEqual(expected);
}

test('one chip for each part of the reading', () => {
  check({ metric: 'grossMargin', period: period('all dates'), comparison: period('Q3 2026'), filters: ['Category: Rent'], grouping: 'month' },
    ['Gross margin', 'All dates', 'Compared with Q3 2026', 'Category: Rent', 'By month']);
});
test('measures are called by their names', () => check({ metric: 'cogs' }, ['Cost of sales']));
test('a reading without parts is told whole', () => check({}, ['Everything']));
