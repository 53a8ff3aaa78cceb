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
  check(['5.00', '2.00'], 'In every month with movement more came in than went out');
  check(['-5.00', '-2.00'], 'In every month with movement more went out than came in');
  check(['-5.00', '0.00'], 'More went out than came in');
});
