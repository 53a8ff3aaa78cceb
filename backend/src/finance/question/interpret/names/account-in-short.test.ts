/** An account called by its first word, which says something else elsewhere. */
import { expect, test } from '@jest/globals';
import { withAccountsWhole } from './account-in-short.ts';
import { tokenize } from '../words/tokenize.ts';

const read = (question: string, ...accounts: string[]): string => withAccountsWhole(tokenize(question), accounts.map((name) => ({ name }))).map(({ text }) => text).join(' ');

test.each([
  ['what income landed in Operating in May', 'what income landed in operating account in may'],
  ["what's in Operating today?", 'what is in operating account today ?'],
  ['expenses from Operating last quarter', 'expenses from operating account last quarter'],
  ['just Operating: what went out', 'just operating account : what went out'],
])('%s', (question, whole) => expect(read(question, 'Operating Account', 'Chase Ink Card')).toBe(whole));

test.each([
  ['operating expenses in 2025', ['Operating Account']], ['profit from operating income', ['Operating Account']], ['what did we spend on operating in 2025', ['Operating Account']], ['what did we make from operating in 2025', ['Operating Account']], ['how much did we spend just operating in march 2026', ['Operating Account']], ['what went out just operating', ['Operating Account']], ['money from operating account today', ['Operating Account']],
  ['expenses from operating last quarter', ['Chase Checking']], ['expenses from operating last quarter', ['Operating Checking', 'Operating Savings']], ['costs in general in 2025', ['General Account']],
])('left as it was: %s', (question, accounts) => expect(read(question, ...accounts)).toBe(question.toLowerCase()));
