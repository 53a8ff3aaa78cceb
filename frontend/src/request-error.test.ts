/** What a failed request reads like: `status: message`, and the sentence alone where no server answered. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { readRequestError, requestErrorSentence, requestErrorText } from './request-error.ts';

const refused = new CombinedGraphQLErrors({ errors: [{ message: 'That address is taken.', extensions: { status: 409, field: 'email' } }] });
const broken = new ServerError('Bad Gateway', { response: new Response('The server is restarting.', { status: 502 }), bodyText: 'The server is restarting.' });

test('status and message', () => {
  expect(requestErrorText(refused)).toBe('409: That address is taken.');
  expect(requestErrorText(broken)).toBe('502: The server is restarting.');
  expect(requestErrorText(new TypeError('Failed to fetch'))).toBe('The server cannot be reached. Check your connection and try again.');
});

test('the sentence alone, and the field at fault', () => {
  expect(requestErrorSentence(refused)).toBe('That address is taken.');
  expect(readRequestError(refused).field).toBe('email');
});
