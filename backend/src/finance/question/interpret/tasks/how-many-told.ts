/** "Which vendors did we pay the most? Three names will do", "name the software we get billed for, there should be three": how long a list is, told behind it. */
import type { Token } from '../words/token.ts';

const TELLS = /^(?:there (?:should|must|ought to|will|would) be|should be|i (?:only |just )?(?:want|need|expect|am expecting|think there are|believe there are)|just|only|expecting|limit it to|stop at|give me|no more than)$/;
const OF_THEM = /^(?:of them|of those|in all|in total|altogether|names?|rows?|lines?|entries|(?:names? |of them )?(?:will do|would do|is enough|are enough|is fine|are fine|is plenty|suffice)(?: (?:please|thanks))?|please)?$/;
const LISTS = /^(which|who|list|name|names|show|biggest|largest|top|most)$/;
/** A figure or one stretch of time is asked, or the length was told before. */
const COUNTS = /^(many|number|count|much|often|total|average|day|week|month|quarter|year)$/;
const MOST = 25;

export function withHowManyTold(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const stop = tokens.slice(0, end).findLastIndex(({ kind }) => kind === 'stop');
  const [before, said] = [tokens.slice(0, Math.max(0, stop)), tokens.slice(stop + 1, end)];
  const at = said.findIndex(({ kind, isMoney, isPercent, value }) => kind === 'number' && !isMoney && !isPercent && (value ?? 0) > 1 && (value ?? 0) <= MOST);
  if (stop < 2 || at < 0 || !before.some(({ text }) => LISTS.test(text)) || before.some(({ text, kind, value }) => COUNTS.test(text) || kind === 'number' && (value ?? 0) <= MOST)) return tokens;
  const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');
  const [lead, rest] = [textOf(said.slice(0, at)), textOf(said.slice(at + 1))];
  const isTold = TELLS.test(lead) && OF_THEM.test(rest) || lead === '' && rest !== '' && OF_THEM.test(rest);
  return isTold ? [...before, { text: ',', raw: ',', kind: 'stop' }, { text: 'top', raw: 'top', kind: 'word' }, said[at] as Token, ...tokens.slice(end)] : tokens;
}
