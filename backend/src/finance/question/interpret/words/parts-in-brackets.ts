/** "Payroll (staff and seasonal together)", "utilities (gas and power combined)": what a kind is made of, told in brackets as one, narrows nothing. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import type { Token } from './tokenize.ts';

const MOST_WORDS = 8;
const JOINT = /^(and|plus|&|,|\+)$/;
const AS_ONE = /^(together|combined|both|altogether|all|inclusive|included)$/;
/** They part, leave out or hold against. */
const APART = /^(without|only|not|no|excluding|except|minus|less|vs|versus|against|by|each|separately|per|just|but|or)$/;

/** Only behind a word that the ledger or the lexicon knows; who is called by name in brackets is meant. */
export function withoutPartsInBrackets(tokens: readonly Token[], { words, byWord }: NameIndex, lexicon: ReadonlySet<string>): readonly Token[] {
  const isKnown = (word: string): boolean => words.has(word) || lexicon.has(word);
  const isCalled = (word: string): boolean => (byWord.get(lemma(word)) ?? []).some(({ kind }) => kind === 'counterparty');
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  const inner = open < 1 || close < 0 ? [] : tokens.slice(open + 1, close).map(({ text }) => text);
  const isToldAsOne = inner.length > 2 && inner.length <= MOST_WORDS && inner.some((word) => JOINT.test(word)) && (AS_ONE.test(inner.at(-1) ?? '') || inner[0] === 'both') && !inner.some((word) => APART.test(word) || isCalled(word));
  const before = tokens[open - 1]?.text ?? '';
  // "The facebook (Meta) ads" of Meta Ads: what the ledger calls it stands in the brackets.
  const next = lemma(tokens[close + 1]?.text ?? '');
  const isWhole = inner.length > 0 && (byWord.get(lemma(inner[0] ?? '')) ?? []).some((name) => name.kind === 'counterparty' && [...inner.map(lemma), next].every((word) => name.words.includes(word)));
  if (isWhole && /^[a-z]{3,}$/.test(before) && !words.has(before) && !words.has(lemma(before))) return [...tokens.slice(0, open - 1), ...tokens.slice(open + 1, close), ...tokens.slice(close + 1)];
  return isToldAsOne && isKnown(lemma(before)) ? [...tokens.slice(0, open), ...tokens.slice(close + 1)] : tokens;
}
