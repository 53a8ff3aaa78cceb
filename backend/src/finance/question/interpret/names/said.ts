/** How surely each kind of name was said, so that of two that exclude each other the misread one can go. */
import type { Said, SaidKey } from '../../plan.ts';
import type { NameMention } from './find-names.ts';
import { lemmas } from '../lexicon/lemma.ts';
import type { LedgerName } from './names.ts';

const KEYS = { category: 'categories', counterparty: 'counterparties', account: 'accounts' } as const;

export function saidOf(mentions: readonly NameMention[]): Said {
  const said: Partial<Record<SaidKey, number>> = {};
  for (const mention of mentions) {
    for (const name of mention.names) said[KEYS[name.kind]] = Math.max(said[KEYS[name.kind]] ?? 0, sureness(mention, name));
  }
  return said;
}

/** 4 the whole name, 3 its telling beginning, 2 an owner's word for its kind, 1 some other part of it; an account is sure by its whole name alone. */
function sureness({ said, categoryKind, boughtWithin }: NameMention, { kind, words, isStoodFor }: LedgerName): number {
  const heard = lemmas(said);
  if (isStoodFor || words.every((word) => heard.includes(word))) return kind === 'account' ? 3.5 : 4;
  if (kind === 'account') return 0.5;
  return categoryKind !== null || boughtWithin !== undefined ? 2 : heard[0] === words[0] ? 3 : 1;
}
