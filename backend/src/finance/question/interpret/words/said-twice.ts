/** "60 thousand dollars ($60,000)": a number that is said again in brackets, in figures or in words, is one. */
import type { Token } from './token.ts';

export function withoutSaidTwice(tokens: readonly Token[]): readonly Token[] {
  const again = tokens.findIndex(({ kind, value }, at) => kind === 'number' && value !== undefined && tokens[at - 1]?.text === '(' && closes(tokens, at + 1) && tokens.slice(Math.max(0, at - REACH), at - 1).some((token) => token.kind === 'number' && token.value === value));
  if (again < 0) return tokens;
  const end = tokens.findIndex(({ text }, at) => at > again && text === ')');
  return withoutSaidTwice([...tokens.slice(0, again - 1), ...tokens.slice(end + 1)]);
}

/** "Sixty thousand dollars (": the number and what it is of. */
const REACH = 4;
const UNIT = /^(dollars?|euros?|pounds?|usd|eur|gbp|bucks)$/;

const closes = (tokens: readonly Token[], at: number): boolean => tokens[UNIT.test(tokens[at]?.text ?? '') ? at + 1 : at]?.text === ')';
