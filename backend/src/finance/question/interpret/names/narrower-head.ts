/** A word that stands for several categories, and beside it what tells which of them is meant: "hire income from corporate clients", "client ads". */
import { lemma } from '../lexicon/lemma.ts';
import type { NameMention } from './find-names.ts';
import type { Token } from '../words/tokenize.ts';

/** "The share of hire income from weddings": the head is a side of its own. */
const TELLS_APART = /^(share|percent|percentage|proportion|part|fraction|portion|other|rest|remaining|without|except|besides|excluding|compared?|vs|versus|against)$/;
const BETWEEN = /^(from|for|of|on)( (the|our|all))?$/;

export const withNarrowerHeads = (names: readonly NameMention[], tokens: readonly Token[]): readonly NameMention[] => withPartBehind(withoutWiderBehind(names.map((name) => withWordBefore(name, names, tokens)), tokens), tokens);

/** "The lease on the press" of Press Lease beside Press Repairs: what is called by the first word says which of those of the second are meant. */
const withoutWiderBehind = (names: readonly NameMention[], tokens: readonly Token[]): readonly NameMention[] => names.filter((name) => !names.some((head) => isInside(head, name) && name.from > head.to && UPON.test(tokens.slice(head.to, name.from).map(({ text }) => text).join(' '))));
const UPON = /^(on|of|for) (the|our)$/;

/** "Client ads" beside Advertising and Client Ad Spend: the one that is called by both words. */
function withWordBefore(name: NameMention, all: readonly NameMention[], tokens: readonly Token[]): NameMention {
  const before = tokens[name.from - 1];
  if (before?.kind !== 'word' || name.categoryKind === null || name.names.length < 2 || all.some(({ to }) => to === name.from)) return name;
  const called = name.names.filter(({ kind, words }) => kind === 'category' && words.includes(lemma(before.text)));
  return called.length === 1 ? { ...name, names: called, from: name.from - 1, said: `${before.raw} ${name.said}` } : name;
}

function withPartBehind(names: readonly NameMention[], tokens: readonly Token[]): readonly NameMention[] {
  if (tokens.some(({ text }) => TELLS_APART.test(text))) return names;
  const pairs = names.flatMap((head) => names.filter((part) => isInside(part, head) && part.from > head.to && BETWEEN.test(tokens.slice(head.to, part.from).map(({ text }) => text).join(' '))).map((part) => ({ head, part })));
  const [pair, ...others] = pairs;
  if (!pair || others.length > 0 || names.filter((other) => isInside(other, pair.head)).length > 1) return names;
  return names.filter((name) => name !== pair.part).map((name) => (name === pair.head ? { ...pair.part, from: name.from } : name));
}

const isInside = ({ names }: NameMention, head: NameMention): boolean => names.length > 0 && names.length < head.names.length && names.every((name) => name.kind === 'category' && head.names.includes(name));
