/** "Line of credit: principal paid back in 2025": what was paid on it and taken from it is that of a loan; what is owed on it stays unknown. */
import type { NameIndex } from './names.ts';
import type { Token } from '../words/tokenize.ts';

const MOVED = /\b(principal|advances?|advanced|(pay|paid|paying) (back|down)|repaid|repay|repayments?|drew|interest)\b/;
const OWED = /\b(left|balance|owe|owed|owing|remaining|limit|available|outstanding|still|rate)\b/;

export function withLineOfCredit(tokens: readonly Token[], { names }: NameIndex): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => text === 'line' && tokens[i + 1]?.text === 'of' && tokens[i + 2]?.text === 'credit');
  const said = tokens.map(({ text }) => text).join(' ');
  if (at < 0 || !MOVED.test(said) || OWED.test(said) || names.some(({ words, count }) => count > 0 && words.includes('line'))) return tokens;
  return [...tokens.slice(0, at), { ...(tokens[at] as Token), text: 'loan', raw: 'loan' }, ...tokens.slice(at + 3)];
}
