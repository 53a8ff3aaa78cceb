/** "My sister-in-law", "the in-laws": family, whose last word is no name and no matter of law. */
import type { Token } from './token.ts';

const KIN = /^(sisters?|brothers?|mothers?|fathers?|sons?|daughters?|parents?|cousins?|uncles?|aunts?|mum|mom|dad)$/;

export function withoutInLaws(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, at) => {
    const isIn = text === 'in' && /^laws?$/.test(tokens[at + 1]?.text ?? '') && KIN.test(tokens[at - 1]?.text ?? '');
    const isLaw = /^laws?$/.test(text) && tokens[at - 1]?.text === 'in' && KIN.test(tokens[at - 2]?.text ?? '');
    return !isIn && !isLaw;
  });
}
