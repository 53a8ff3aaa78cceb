/** A full minute's calls at once, then as they grow back, for each caller alone. */
import { expect, test } from '@jest/globals';
import { AppError } from '../../errors.ts';
import { CallLimit } from './call-limit.ts';

let nowMs = 0;
const limit = new CallLimit(6, () => nowMs);

function calls(caller: string, count: number): number {
  let through = 0;
  for (let call = 0; call < count; call += 1) {
    try {
      limit.count(caller);
      through += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
    }
  }
  return through;
}

test('lets a minute of calls through and no more', () => {
  expect(calls('a', 10)).toBe(6);
});

test('counts each caller alone', () => {
  expect(calls('b', 6)).toBe(6);
});

test('says when the next call goes through', () => {
  expect(() => limit.count('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 10 } }));
});

test('grows back with time', () => {
  nowMs += 20_000;
  expect(calls('a', 10)).toBe(2);
});
