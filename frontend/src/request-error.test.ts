/** What a failed request reads like: `status: message`, and the sentence alone where no server answered. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
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

const answer = (status: number, bodyText: string) => requestErrorText(new ServerError('No', { response: new Response(bodyText, { status }), bodyText }));

test('the page of a proxy is never shown, what it wraps in JSON is', () => {
  expect(answer(502, '<html><h1>Bad Gateway</h1></html>')).toBe('502: The server is not there at the moment. Try again in a minute.');
  expect(answer(500, '<h1>Internal Server Error</h1>')).toBe('500: The server could not answer this. Try again in a minute.');
  expect(answer(500, '')).toBe('500: The server could not answer this. Try again in a minute.');
  expect(answer(429, '{"errors":[{"message":"Too many requests. Try again in 30 seconds."}]}')).toBe('429: Too many requests. Try again in 30 seconds.');
  expect(answer(429, '{"detail":{"code":7}}')).toBe('429: Too many requests at once. Wait a minute and try again.');
  expect(answer(403, '{"message":"Not from here."}')).toBe('403: Not from here.');
});

test('an answer that is no answer of the product, such as the sign-in page of a network', () => {
  const cut = new ServerParseError(new SyntaxError('Unexpected token'), { response: new Response('<html>', { status: 200 }), bodyText: '<html>Sign in to the Wi-Fi' });
  expect(requestErrorSentence(cut)).toBe('The server could not answer this. Try again in a minute.');
});
