/** Days of a trial are rounded up and never negative. */
import { expect, test } from '@jest/globals';
import { trialWords } from './trial.ts';

const now = new Date('2026-11-20T12:00:00Z');
const check = (trialEndsAt: string, expected: string) => expect(trialWords(trialEndsAt, now)).toBe(expected);

test('a begun day counts', () => check('2026-11-22T13:00:00Z', 'Free Trial - 3 days left'));
test('the last day', () => check('2026-11-20T18:00:00Z', 'Free Trial - 1 day left'));
test('over', () => check('2026-11-01T00:00:00Z', 'Free Trial - 0 days left'));
