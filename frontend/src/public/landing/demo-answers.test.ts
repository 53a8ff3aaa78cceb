/** An example that did not add up would be a poor advertisement. */
import { expect, test } from '@jest/globals';
import { demoAnswers } from './demo-answers.ts';

const toCents = (amount: string) => Math.round(Number(amount) * 100);

test.each(demoAnswers)('$tab: the lines add up to the answer', ({ value, lines }) => {
  const sum = lines.reduce((total, { amount }) => total + toCents(amount), 0);
  expect(Math.abs(sum)).toBe(toCents(value));
});
