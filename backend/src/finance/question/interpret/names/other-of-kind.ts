/** "Leaving aside the x-ray sensor and any other equipment": what stands before "any other" is a part of the kind behind it. */
import type { NameMention } from './find-names.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const REACH_MOST = 9;
const ASKS = /^(what|how|which|who|when|where|did|do|does|was|were|is|are)$/;

/** Where "and any other" begins before the name; −1 without. */
function othersBefore(tokens: readonly Token[], { from }: Span): number {
  if (!/^others?$/.test(tokens[from - 1]?.text ?? '')) return -1;
  let at = from - 2;
  while (/^(any|all|the|every|our|each|of)$/.test(tokens[at]?.text ?? '')) at--;
  return /^(and|or|plus|&)$/.test(tokens[at]?.text ?? '') ? at : -1;
}

/** The names that an exception reaches over its example, and the words of that example. */
export function otherOfKind(tokens: readonly Token[], names: readonly NameMention[], negations: readonly Span[]): { readonly excepted: readonly Span[]; readonly words: readonly Span[] } {
  const reached = names.flatMap((name) => {
    const joint = othersBefore(tokens, name);
    const negation = negations.findLast(({ to }) => to < joint);
    const isNear = negation !== undefined && joint - negation.to < REACH_MOST && tokens.slice(negation.to, joint).every(({ kind, text }) => kind !== 'stop' && !ASKS.test(text));
    return isNear ? [{ name, words: { from: negation.to, to: name.from } }] : [];
  });
  const isExample = (name: Span): boolean => reached.some(({ words }) => words.from <= name.from && name.to <= words.to);
  return { excepted: [...reached.map(({ name }) => name), ...names.filter(isExample)], words: reached.map(({ words }) => words) };
}

/** "Zoom and all other software": the kind holds its example, which is no second condition. */
export function withoutMembers(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  const kinds = names.filter((name) => othersBefore(tokens, name) >= 0 && name.names.some(({ kind }) => kind === 'category'));
  return names.filter((name) => !kinds.some((kind) => {
    const joint = othersBefore(tokens, kind);
    return name.to <= joint && joint - name.to < 3 && name.names.every((one) => one.kind === 'counterparty') && tokens.slice(name.to, joint).every((_, at) => !covers(names, name.to + at));
  }));
}
