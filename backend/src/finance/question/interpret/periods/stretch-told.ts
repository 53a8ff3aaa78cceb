/** "June through August is our busy stretch. What did we take in over that stretch in 2025?": months that one sentence tells and another points back to are said where they are meant, with the year that stands there. */
import { MONTHS } from './period-words.ts';
import type { Token } from '../words/tokenize.ts';

const ENDS = /^([.;:!?,\n-]|so|and)$/;
const BETWEEN = /^(to|through|thru|till|til|until|-|–|and|&|,|into)$/;
const STATES = /^(is|are|was|were|s|re|runs?|goes|means?|=|being|do|does|make|makes|comes?|have|has|get|gets|busy|busiest|slow|slowest|quiet|quietest|dead|open)$/;
const ASKS = /^(what|whats|how|which|who|show|give|list|tell|much|many|percent|share|vs|versus|than|compare|revenue|sales|profit|expenses|costs?|margin)$/;
const ASKS_FIRST = /^(is|was|are|were|did|do|does|has|have|can|could|would|in|for)$/;
const POINTS = /^(that|those|these|this|the|it|them|our|same)$/;
const STRETCH = /^(stretch|season|months?|time|period|window|rush|peak|span|run|spell|weeks|quarter|half|summer|winter|lull|busy|slow|high|low|quiet|same|three|two|four|five|six|\d)$/;
const OPENS = /^(in|over|during|for|across|of|throughout|within)$/;
const YEAR = /^20\d\d$/;

interface Months { readonly from: number; readonly to: number; readonly first: number; readonly last: number; readonly said: readonly [Token, Token] }

export function withStretchTold(tokens: readonly Token[]): readonly Token[] {
  const months = monthsAt(tokens);
  if (!months || months.last < months.first) return tokens;
  const end = endOfTelling(tokens, months);
  const telling = tokens.slice(0, end);
  if (end < 0 || !telling.some(({ text }) => STATES.test(text)) || ASKS_FIRST.test(telling[0]?.text ?? '') || telling.some(({ text }) => ASKS.test(text) || YEAR.test(text))) return tokens;
  const asked = tokens.slice(end + 1);
  const pointed = pointedAt(asked, new Set(telling.map(({ text }) => text)));
  if (!pointed || monthsAt(asked) !== null) return tokens;
  const years = asked.filter(({ text }) => YEAR.test(text));
  if (years.length > 1) return tokens;
  const [year] = years;
  const said = [months.said[0], asWord('to'), months.said[1], ...(year && pointed.year === null ? [year] : [])];
  const before = asked.slice(0, pointed.from);
  return [...(pointed.year === null && year ? withoutYear(before) : before), ...said, ...(pointed.year === null ? withoutYear(asked.slice(pointed.to)) : asked.slice(pointed.year))];
}

const asWord = (text: string): Token => ({ text, raw: text, kind: 'word' });

/** "June through August", "June, July and August", "November and December": from the first to the last of months that follow one another, and of no other list of months. */
function monthsAt(tokens: readonly Token[]): Months | null {
  const from = tokens.findIndex(({ text }) => MONTHS[text] !== undefined);
  const said = tokens[from];
  if (!said) return null;
  const listed = [MONTHS[said.text] ?? 0];
  let [at, last, joint] = [from + 1, said, ''];
  for (;;) {
    let next = at;
    while (BETWEEN.test(tokens[next]?.text ?? '')) next++;
    const month = tokens[next];
    if (next === at || !month || MONTHS[month.text] === undefined) break;
    joint = tokens[next - 1]?.text ?? '';
    listed.push(MONTHS[month.text] ?? 0);
    [at, last] = [next + 1, month];
  }
  const isList = /^(and|&|,)$/.test(joint);
  if (listed.length < 2 || !isList && listed.length > 2 || isList && listed.some((month, i) => i > 0 && month !== (listed[i - 1] ?? 0) + 1)) return null;
  return { from, to: at, first: listed[0] ?? 0, last: listed.at(-1) ?? 0, said: [said, last] };
}

/** Where the sentence that tells of them ends; -1 where nothing is asked behind it. */
const endOfTelling = (tokens: readonly Token[], { to }: Months): number => {
  const stop = tokens.findIndex(({ text }, at) => at >= to && ENDS.test(text) && (text !== 'and' && text !== ',' || ASKS.test(tokens[at + 1]?.text ?? '') || ASKS_FIRST.test(tokens[at + 1]?.text ?? '') && /^(we|i|our|my|the)$/.test(tokens[at + 2]?.text ?? '')));
  return stop < tokens.length - 1 ? stop : -1;
};

/** "Over that stretch in 2025", "for it last year", "in peak season 2025" where the telling spoke of a peak; `year` is where the year begins that stands behind it. */
function pointedAt(asked: readonly Token[], told: ReadonlySet<string>): { from: number; to: number; year: number | null } | null {
  for (let at = 0; at < asked.length; at++) {
    const opens = OPENS.test(asked[at]?.text ?? '');
    const points = asked[opens ? at + 1 : at]?.text ?? '';
    let to = opens ? at + 1 : at;
    if (!opens) continue;
    const isPointed = POINTS.test(points);
    if (isPointed) to++;
    let nouns = 0;
    while (STRETCH.test(asked[to]?.text ?? '') || told.has(asked[to]?.text ?? '') && /^[a-z]{4,}$/.test(asked[to]?.text ?? '') && nouns === 0) [to, nouns] = [to + 1, nouns + 1];
    const noun = asked[to - 1]?.text ?? '';
    const isTold = nouns > 0 && asked.slice(to - nouns, to).every(({ text }) => told.has(text));
    if (!(nouns > 0 && (/^(that|those|these|same)$/.test(points) || isPointed && told.has(noun) || isTold)) && !(nouns === 0 && /^(it|them)$/.test(points))) continue;
    const behind = /^(in|of|for|,)$/.test(asked[to]?.text ?? '') ? to + 1 : to;
    const hasYear = YEAR.test(asked[behind]?.text ?? '') || /^(last|this)$/.test(asked[behind]?.text ?? '') && asked[behind + 1]?.text === 'year';
    return { from: at, to, year: hasYear ? behind : null };
  }
  return null;
}

/** The year is said behind the months, and not a second time. */
function withoutYear(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, at) => !YEAR.test(text) && !(/^(in|for|of|during)$/.test(text) && YEAR.test(tokens[at + 1]?.text ?? '')));
}
