/** One word of a longer party's name that here only says which thing is meant: "the mower loan", "what we paid Deere for the mower". */
import type { NameMention } from './find-names.ts';
import type { Token } from '../words/tokenize.ts';

export function withoutMereParts(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  return names.filter((name) => !isPart(name) || !isThing(name, names, tokens));
}

/** Kinds that are told apart by the thing they are about. */
const OF_THINGS = /^(loan-payment|loan-proceeds|interest-expense|repairs|equipment|insurance)$/;

const isPart = ({ names, from, to }: NameMention): boolean => to - from === 1 && names.length > 0 && names.every(({ kind, words }) => kind === 'counterparty' && words.length > 1);

function isThing(name: NameMention, all: readonly NameMention[], tokens: readonly Token[]): boolean {
  if (all.some((other) => other.from === name.to && OF_THINGS.test(other.categoryKind ?? ''))) return true;
  const before = tokens.slice(Math.max(0, name.from - 2), name.from).map(({ text }) => text).join(' ');
  return /\b(for|of|on) (the|a|our)$/.test(before) && all.some((other) => other !== name && other.names.some(({ kind }) => kind === 'counterparty') && !isPart(other));
}
