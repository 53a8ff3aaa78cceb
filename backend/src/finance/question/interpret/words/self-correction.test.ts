import { expect, test } from '@jest/globals';
import { withoutTakenBack } from './self-correction.ts';
import { tokenize } from './tokenize.ts';

test.each([
  ['outgoings in October, sorry, December 2025', 'outgoings in december 2025'],
  ['I was looking at 2024, no wait, I mean 2025: what did we spend', 'i was looking at 2025 : what did we spend'],
  ['show me the three no make it five biggest refunds', 'show me the five biggest refunds'],
  ['paid horizon sorry verizon this year', 'paid verizon this year'],
  ['how many months, no wait, how much did we pay in total', 'how much did we pay in total'],
  ['revenue in March 2025 ... no, make it April 2025', 'revenue april 2025'],
  ['net profit for the last quarter, no wait, Q2 2025', 'net profit q2 2025'],
  ['June 2025, and wait until you see July 2025', 'june 2025 , and wait until you see july 2025'],
  ['sales in 2025, actually in all of our shops', 'sales in 2025 , actually in all of our shops'],
  ['is there no January payment', 'is there no january payment'],
  ['Sysco, not Verizon', 'sysco , not verizon'],
])('%s', (said, meant) => expect(withoutTakenBack(tokenize(said)).map(({ text }) => text).join(' ')).toBe(meant));
