/** "Did we spend more on rent this year": more than in the one before, where nothing else is held against it. */
import { tokenize, type Token } from '../words/tokenize.ts';

const ASKS_MORE = /^(?:and |so |but )?(?:did|have|has|are|were|do|does|is|was) (?!there\b)(?:\S+ ){1,6}?(?:more|less)\b(?! (?:than|or|money|and)\b)(?: \S+){0,4}? (this|last) (week|month|quarter|year)$/;
const HELD = /\b(than|compared|vs|versus|against|over|above|below|under|why|if|each|every|per|which|who)\b/;

export function withStretchBefore(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const text = tokens.slice(0, end).map((token) => token.text).join(' ');
  const said = ASKS_MORE.exec(text);
  if (!said || HELD.test(text) || tokens.slice(0, end).some(({ kind }) => kind !== 'word')) return tokens;
  return [...tokens.slice(0, end), ...tokenize(said[1] === 'this' ? `than in the same period of last ${said[2] ?? ''}` : `than the ${said[2] ?? ''} before`), ...tokens.slice(end)];
}
