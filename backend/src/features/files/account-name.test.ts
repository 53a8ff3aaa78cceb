/** Which account a file without one belongs to. */
import { expect, test } from '@jest/globals';
import { accountNameOf } from './account-name.ts';

test.each([
  ['checking.csv', 'checking'], ['checking (1).csv', 'checking'], ['checking 2025.v2.CSV', 'checking 2025.v2'], ['(1).csv', '(1).csv'], ['.csv', '.csv'],
])('%s → %s', (fileName, expected) => {
  expect(accountNameOf(fileName)).toBe(expected);
});
