/** "Hire income from corporate clients": a head that stands for several categories, and behind it the one of them that is meant. */
import type { NameMention } from './find-names.ts';
import type { Token } from '../words/tokenize.ts';

/** "The share of hire income from weddings": the head is a side of its own. */
const TELLS_APART = /^(share|percent|percentage|proportion|part|fraction|portion|other|rest|remaining|without|except|besides|excluding|compared?|vs|versus|against)$/;
const BETWEEN = /^(from|for|of|on)( (the|our|all))?$/;

export function withNarrowerHeads(names: readonly NameMention[], tokens: readonly Token[]): readonly NameMention[] {
  if (tokens.some(({ text }) => TELLS_APART.test(text))) return names;
  const pairs = names.flatMap((head) => names.filter((part) => isInside(part, head) && part.from > head.to && BETWEEN.test(tokens.slice(head.to, part.from).map(({ text }) => text).join(' '))).map((part) => ({ head, part })));
  const [pair, ...others] = pairs;
  if (!pair || others.length > 0 || names.filter((other) => isInside(other, pair.head)).length > 1) return names;
  return names.filter((name) => name !== pair.part).map((name) => (name === pair.head ? { ...pair.part, from: name.from } : name));
}

const isInside = ({ names }: NameMention, head: NameMention): boolean => names.length > 0 && names.length < head.names.length && names.every((name) => name.kind === 'category' && head.names.includes(name));
