/** "The lease on the Ricoh, clicks not included" of Press Lease & Clicks: what is left out is called by another part of the name that is asked about, and only the rows tell the two apart. */
import type { Leftover } from '../accounted/leftovers.ts';
import { lemma } from '../lexicon/lemma.ts';
import type { NameMention } from './find-names.ts';

/** Of "the wildfire boarding" of Boarding Income the word before it alone is left out. */
export function withPartsOfAsked(exceptions: readonly NameMention[], asked: readonly NameMention[], unexplained: readonly Leftover[]): NameMention[] {
  return exceptions.flatMap((name) => {
    const whole = asked.find((other) => isCategory(name) && isCategory(other) && name.names.length === other.names.length && name.names.every((one) => other.names.includes(one)));
    if (!whole) return [name];
    if (name.to - name.from === 1 && !wordsOf(name).some((word) => wordsOf(whole).includes(word))) return [{ ...name, names: [], categoryKind: null }];
    return unexplained.some(({ to }) => to === name.from) ? [] : [name];
  });
}

const isCategory = ({ names }: NameMention): boolean => names.length > 0 && names.every(({ kind }) => kind === 'category');
const wordsOf = ({ said }: NameMention): string[] => said.toLowerCase().split(' ').map(lemma);
