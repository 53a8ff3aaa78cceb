/** An owner's word for a kind that begins inside a name of the ledger said before it, or reaches over two of them. */
import type { LedgerName } from './names.ts';
import type { Token } from '../words/tokenize.ts';
import type { Span } from '../words/phrase-table.ts';

interface Mention extends Span {
  readonly names: readonly LedgerName[];
  readonly categoryKind: string | null;
}

/** "Lens lab costs" of Lens & Lab: the kind "lab costs" begins with the name's own last word, and is part of what that name is said by. */
export function kindsWithinNames<One extends Mention>(mentions: readonly One[]): One[] {
  const isNameBefore = (kind: One, other: One): boolean => {
    const [name, ...others] = other.names;
    return other.categoryKind === null && name !== undefined && others.length === 0 && other.from < kind.from && other.to > kind.from && kind.names.includes(name);
  };
  return mentions.filter((mention) => mention.categoryKind !== null && mentions.some((other) => isNameBefore(mention, other)));
}

/** "Fuel and truck repairs" where the ledger has both: an owner's word for one kind ("fuel and truck") that would take in a name on either side of its "and" is two names. */
export function kindsOverTwoNames<One extends Mention>(mentions: readonly One[], tokens: readonly Token[]): One[] {
  const isNamed = (fits: (other: One) => boolean): boolean => mentions.some((other) => other.categoryKind === null && other.names.length > 0 && other.names.every(({ kind }) => kind === 'category') && fits(other));
  return mentions.filter((mention) => {
    const joint = tokens.findIndex(({ text }, at) => at > mention.from && at < mention.to - 1 && /^(and|&)$/.test(text));
    return joint > 0 && isNamed(({ from, to }) => from === mention.from && to === joint) && isNamed(({ from, to, names }) => from === joint + 1 && to >= mention.to && names.every(({ words }) => words.length === to - from));
  });
}
