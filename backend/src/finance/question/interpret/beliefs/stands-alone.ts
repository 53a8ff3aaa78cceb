/** "We make more than a thousand a day, don't we? What's average revenue?": a belief says of when, and is no condition of a question that stands alone. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES, POINTS as POINTS_BACK, isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';
import { isATime, type BeliefReader } from './belief.ts';

const ASKS = /^(what|whats|how|which|who|when|where|show|give|list|tell|compare|add|plot|chart|can|could)$/;
const RANKS = /^(biggest|largest|top|highest|lowest|smallest|best|worst|most|least)$/;
const LEADS_TIME = /^(in|for|since|during|over|these|this|last|from|between)$/;
const OF_A_TIME = /^(the|first|second|half|of|so|far|to|and|days|weeks|months|years)$/;
/** What others do is asked about them: "the school district pays monthly, no? how many payments". */
const OURS = /^(we|i|our|my|it|there|business|things)$/;
/** Where the belief itself says of which sort, it is needed. */
const NARROWS = /^(without|excluding|except|only|per|by|each|every)$/;

export const standsAlone: BeliefReader = ({ told, asked, form }, ledger) => {
  if (form !== 'tagged' || !ASKS.test(asked[0]?.text ?? '')) return null;
  const isNamed = (words: readonly Token[]): boolean => words.some(({ text }) => ledger.has(text) && !PLAIN_WORDS.has(text) && !MEASURES.test(text));
  const ranks = asked.some(({ text }) => RANKS.test(text));
  const stands = asked.some(({ text }) => MEASURES.test(text)) || isNamed(asked) || ranks;
  const first = told[0]?.text ?? '';
  const isOurs = OURS.test(first) || MEASURES.test(first) || isATime(first);
  if (!stands || !isOurs && !isNamed(asked) && !ranks || isNamed(told) && !isNamed(asked) && !ranks || asked.some(({ text }) => POINTS_BACK.test(text)) || told.some(({ text }) => NARROWS.test(text))) return null;
  const time = asked.some(({ text }) => isDated(text)) ? [] : timeOf(told);
  if (time === null) return null;
  const close = asked.at(-1)?.kind === 'stop' ? asked.length - 1 : asked.length;
  return [...asked.slice(0, close), ...time, ...asked.slice(close)];
};

/** The stretch at the end of what is believed; null where a time stands anywhere else in it. */
function timeOf(told: readonly Token[]): readonly Token[] | null {
  const firstDated = told.findIndex(({ text }) => isATime(text));
  if (firstDated < 0) return [];
  let from = firstDated;
  while (from > 0 && LEADS_TIME.test(told[from - 1]?.text ?? '')) from--;
  const time = told.slice(from);
  return LEADS_TIME.test(time[0]?.text ?? '') && time.every(({ kind, text }) => kind === 'number' || isDated(text) || LEADS_TIME.test(text) || OF_A_TIME.test(text)) ? time : null;
}
