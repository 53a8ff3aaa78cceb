/** "We make more than a thousand a day, don't we? What's average revenue?": a belief with a tag behind it says of when, and no condition of what is asked then. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES, POINTS, isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const TAG = /, (?:do|does|did|is|are|was|were|has|have|had|can|could|would|must|should|will)(?: not)? (?:we|i|it|they|he|she|there|you|that) \?$/;
const ASKS = /^(what|whats|how|which|who|when|where|show|give|list|tell|compare|add|plot|chart|can|could)$/;
const RANKS = /^(biggest|largest|top|highest|lowest|smallest|best|worst|most|least)$/;
const LEADS_TIME = /^(in|for|since|during|over|these|this|last|from|between)$/;
/** Where the belief itself says of which sort, it is needed. */
const NARROWS = /^(without|excluding|except|only|per|by|each|every)$/;

export function withoutTagged(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const end = tokens.findIndex(({ kind, text }) => kind === 'stop' && text === '?') + 1;
  const [told, asked] = [tokens.slice(0, end), tokens.slice(end)];
  if (end === 0 || !TAG.test(told.map(({ text }) => text).join(' ')) || !ASKS.test(asked[0]?.text ?? '')) return tokens;
  const isNamed = (words: readonly Token[]): boolean => words.some(({ text }) => ledger.has(text) && !PLAIN_WORDS.has(text) && !MEASURES.test(text));
  const ranks = asked.some(({ text }) => RANKS.test(text));
  const stands = asked.some(({ text }) => MEASURES.test(text)) || isNamed(asked) || ranks;
  if (!stands || isNamed(told) && !isNamed(asked) && !ranks || [...asked].some(({ text }) => POINTS.test(text)) || told.some(({ text }) => NARROWS.test(text))) return tokens;
  const time = asked.some(({ text }) => isDated(text)) ? [] : timeOf(told);
  if (time === null) return tokens;
  const close = asked.at(-1)?.kind === 'stop' ? asked.length - 1 : asked.length;
  return [...asked.slice(0, close), ...time, ...asked.slice(close)];
}

/** The stretch at the end of what is believed; null where a time stands anywhere else in it. */
function timeOf(told: readonly Token[]): readonly Token[] | null {
  const tag = told.findLastIndex(({ text }) => text === ',');
  const firstDated = told.findIndex(({ text }, at) => at < tag && (isDated(text) && !/^(day|week|month|quarter|year)s?$/.test(text)));
  if (firstDated < 0) return [];
  let from = firstDated;
  while (from > 0 && LEADS_TIME.test(told[from - 1]?.text ?? '')) from--;
  const time = told.slice(from, tag);
  return LEADS_TIME.test(time[0]?.text ?? '') && time.every(({ kind, text }) => kind === 'number' || isDated(text) || LEADS_TIME.test(text) || /^(the|first|second|half|of|so|far|to|and|days|weeks|months|years)$/.test(text)) ? time : null;
}
