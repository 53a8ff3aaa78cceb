/** The documented sentences for a question that was not taken. */
import { expect, test } from '@jest/globals';
import { askFailure } from './ask-failure.ts';

function check(message: string, status: number | null, expected: string) {
  expect(askFailure(message, status)).toBe(expected);
}

test('names what to do for the two documented cases', () => {
  check('401: Not signed in', null, 'Please log in to ask questions about your financial data.');
  check('Please sign in.', 401, 'Please log in to ask questions about your financial data.');
  check('There are no processed files to ask about.', 400, 'Please upload and process financial files first to ask questions.');
});

test('otherwise shows the server’s words without their code', () => {
  check('500: The analyst is resting', null, 'The analyst is resting');
  check('You have asked too often.', 429, 'You have asked too often.');
  check('', null, 'Failed to submit question. Please try again.');
});
