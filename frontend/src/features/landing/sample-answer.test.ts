/** An example that did not add up would be a poor advertisement. */
import { expect, test } from '@jest/globals';
import { sampleAnswer } from './sample-answer.ts';

const toCents = (amount: string) => Math.round(Number(amount) * 100);

test('the payments add up to the answer', () => {
  const sum = sampleAnswer.transactions.reduce((total, { amount }) => total - toCents(amount), 0);
  expect(sum).toBe(toCents(sampleAnswer.total));
});
