/** What the chart's title says. */
import { expect, test } from '@jest/globals';
import { cashFlowFinding } from './cash-flow-finding.ts';

function check(cashFlows: string[], expected: string) {
  const points = cashFlows.map((cashFlow, index) => {
    const month = `2026-0${index + 1}`;
    return { label: month, from: `${month}-01`, to: `${month}-28`, cashFlow, moneyIn: cashFlow.startsWith('-') ? '0.00' : cashFlow, moneyOut: cashFlow.startsWith('-') ? cashFlow.slice(1) : '0.00' };
  });
  expect(cashFlowFinding(points)).toBe(expected);
}

test('counts the months that gained', () => {
  check(['5.00', '-2.00', '1.00'], 'More came in than went out in 2 of 3 months');
  check(['5.00', '2.00'], 'More came in than went out in every month with movement');
  check(['-5.00', '-2.00'], 'More went out than came in in every month with movement');
  check(['-5.00', '0.00'], 'More went out than came in');
  check(['0.00'], 'No money moved in this period');
});
