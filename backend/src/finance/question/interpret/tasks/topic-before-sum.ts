/** "The author events: sales - events less event costs": a sum that is spelled out needs no topic before it. */
import { lemma } from '../lexicon/lemma.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const TAKES = /^(less|minus)$/;
const TOPIC_MOST = 5;
const NO_TOPIC = /^(what|which|who|how|when|why|show|give|tell|did|do|does|is|was|were|are|than|profit|margin|average|share|percent|without|not|only)$/;
const SMALL = /^(the|our|my|a|an|of|on|in|for|and)$/;

/** Only where the sum names what the topic does. */
export function withoutTopic(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const takes = tokens.findIndex(({ text }, at) => at > colon + 1 && TAKES.test(text) && tokens[at + 1] !== undefined && tokens[at + 1]?.text !== 'than');
  if (colon < 1 || colon > TOPIC_MOST || takes < 0) return tokens;
  const topic = tokens.slice(0, colon).filter(({ text }) => !SMALL.test(text));
  if (topic.length === 0 || topic.some(({ text, kind }) => kind !== 'word' || NO_TOPIC.test(text) || isDated(text))) return tokens;
  const named = new Set(tokens.slice(colon + 1, takes).map(({ text }) => lemma(text)));
  return topic.some(({ text }) => named.has(lemma(text))) ? tokens.slice(colon + 1) : tokens;
}
