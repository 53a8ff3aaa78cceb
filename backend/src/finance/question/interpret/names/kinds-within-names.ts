/** An owner's word for a kind that begins inside a name of the ledger said before it. */
import type { LedgerName } from './names.ts';
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
