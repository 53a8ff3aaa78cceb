/** "Raise rent by 10 % in March 2025 and give me net profit", "net profit at 10 % higher rent": a change of a named cost beside the result that it would have had, without a word that opens a supposition. */
import type { Frame } from '../frame.ts';
import type { MeasureMention } from '../reading.ts';
import type { Span } from '../words/phrase-table.ts';
import { leverWordsIn, namesIn } from './lever-sense.ts';

/** Without one of these a change is told and not supposed: "rent rose 10 % in March, what was net profit". */
const SUPPOSES = /\bwould\b|\bhypothetical(ly)?\b|\bpro forma\b|\b(put|putting|raise|raising|lower|lowering|add|adding|increase|reduce|taking|deduct|assume|at|by|same)\b/;
const IS_TOLD = /\b(rose|risen|went|gone|grew|grown|fell|fallen|dropped|jumped|climbed|came down|was up|were up|was down|were down)\b/;
const REACH = 4;
const ALONE = /^(up|down|by|at|a|an|the|of|in|for|to|on|with|bill|bills|costs|cost|our|more|less|higher|lower|above|below|extra|increase|rise|raise|percent|%|put|putting|taking|take|raising|lowering|add|adding|assume|deduct|had|have|is|was|were|came|come|been|it|what|really)$/;

export const isResult = ({ measure, isWeak }: MeasureMention): boolean => !isWeak && /^(netProfit|operatingProfit|grossProfit|cashFlow)$/.test(measure);

/** The named cost with its percentage, and the words of change around them; null where more than one thing is named, or nothing says that it is supposed. */
export function supposedUnopened({ reading, vocabulary }: Frame): Span | null {
  const { tokens, measures, operations, text } = reading;
  const percents = tokens.flatMap((token, at) => (token.kind === 'number' && (token.isPercent === true || tokens[at + 1]?.text === 'percent') ? [at] : []));
  const [at, another] = percents;
  const [name, second] = namesIn(tokens, vocabulary);
  if (at === undefined || another !== undefined || name === undefined || second !== undefined || !SUPPOSES.test(text) || IS_TOLD.test(text)) return null;
  if (!measures.some(isResult) || operations.has('why') || operations.has('largest') || operations.has('smallest') || operations.has('trend')) return null;
  const end = tokens[at + 1]?.text === 'percent' ? at + 2 : at + 1;
  let [from, to] = [Math.min(at, name.from), Math.max(end, name.to)];
  if (to - from > REACH + (name.to - name.from) + 4) return null;
  while (from > 0 && ALONE.test(tokens[from - 1]?.text ?? '') && !measures.some((mention) => isResult(mention) && mention.to > from - 1 && mention.from < from)) from--;
  while (to < tokens.length && ALONE.test(tokens[to]?.text ?? '')) to++;
  return leverWordsIn(tokens.slice(from, to)).size > 0 ? { from, to } : null;
}
