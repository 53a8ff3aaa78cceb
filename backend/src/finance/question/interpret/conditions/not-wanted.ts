/** "I don't want rent and payroll counted. What were expenses?": a sentence of its own that leaves something out of the next. */
import type { Token } from '../words/tokenize.ts';

const NOT_WANTED = /^(?:i|we) (?:don t|dont|don't|do not) want (?:the |our |my |any )?/;
const COUNTED = /^(counted|included)$/;
const THINGS_MOST = 7;
/** What is not told of a thing, and what stands in no such list. */
const NO_THING = /^(to|what|how|which|it|that|this|them|you|twice|just|only|all|everything|per|by)$/;

export function withNotWanted(tokens: readonly Token[]): readonly Token[] {
  const lead = NOT_WANTED.exec(tokens.slice(0, 6).map(({ text }) => text).join(' '))?.[0].trim().split(' ').length ?? 0;
  const counted = lead === 0 ? -1 : tokens.findIndex(({ text }) => COUNTED.test(text));
  const stop = tokens.findIndex(({ kind, text }, at) => at > counted && kind === 'stop' && /^[.,;:]$/.test(text));
  const things = tokens.slice(lead, Math.max(counted, lead));
  if (things.length === 0 || things.length > THINGS_MOST || things.some(({ text }) => NO_THING.test(text)) || stop < 0 || stop > counted + 3 || stop === tokens.length - 1) return tokens;
  return [word('excluding'), ...things, { ...(tokens[stop] as Token), text: ',', raw: ',' }, ...tokens.slice(stop + 1)];
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
