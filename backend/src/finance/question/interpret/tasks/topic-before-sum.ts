/** "The author events: sales - events less event costs": a sum that is spelled out needs no topic before it. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const TAKES = /^(less|minus)$/;
const TOPIC_MOST = 5;
const NO_TOPIC = /^(what|which|who|how|when|why|show|give|tell|did|do|does|is|was|were|are|than|profit|margin|average|share|percent|without|not|only)$/;
const SALES = /^(sales|revenue|income|takings)$/;
const SMALL = /^(the|our|my|a|an|of|on|in|for|and)$/;

/** Where the sum names what the topic does it goes; where the sum begins with bare sales they are the topic's. */
export function withoutTopic(tokens: readonly Token[], { words }: NameIndex): readonly Token[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const takes = tokens.findIndex(({ text }, at) => at > colon + 1 && TAKES.test(text) && tokens[at + 1] !== undefined && tokens[at + 1]?.text !== 'than');
  if (colon < 1 || colon > TOPIC_MOST || takes < 0) return tokens;
  const topic = tokens.slice(0, colon).filter(({ text }) => !SMALL.test(text));
  if (topic.length === 0 || topic.some(({ text, kind }) => kind !== 'word' || NO_TOPIC.test(text) || isDated(text))) return tokens;
  const named = new Set(tokens.slice(colon + 1, takes).map(({ text }) => lemma(text)));
  if (topic.some(({ text }) => named.has(lemma(text)))) return tokens.slice(colon + 1);
  const isKnown = topic.every(({ text }) => words.has(text) || words.has(lemma(text)));
  return isKnown && SALES.test(tokens[colon + 1]?.text ?? '') ? [...topic, ...tokens.slice(colon + 1)] : tokens;
}
