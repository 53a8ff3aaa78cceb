/** Names of saved files. */
import { expect, test } from '@jest/globals';
import { fileNameOf } from './save-text.ts';

test('a title becomes a name that every file system takes', () => {
  expect(fileNameOf('Monthly Report - 11/20/2026.txt')).toBe('Monthly Report - 11-20-2026.txt');
  expect(fileNameOf('What? "Why": a<b>|c\\d*.txt')).toBe('What- -Why- a-b-c-d-.txt');
  expect(fileNameOf('Executive Summary: bank.csv.txt')).toBe('Executive Summary- bank.csv.txt');
});
