/** "How long does 100,000 last at 25,000 a month": how fast it goes is told, and not reckoned from the ledger. */
import type { Frame } from '../frame.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../words/tokenize.ts';
import { amountSaid, perMonth } from '../what-if/lever-amounts.ts';

const LINK = '( (of|is|was|were|are|be|rate|at|about|around|roughly|only|just|up|through|cash|a|to))*$';
const COSTS = '(costs|expenses|outgoings|bills|overheads?)';
const SPEND = new RegExp(`\\b(spend|spending|burn|burns|burned|burning|use|using|get through|going through|burn rate)${LINK}`);
/** All that goes out, where "the new office costs" is one thing. */
const ALL_COSTS = new RegExp(`(?:\\b(our|my|all|total|monthly|overall) ${COSTS}${LINK}|(^|(^| )(and|with|if|when|while) |[?.!,;:] )${COSTS} (of|are|is|were|at|stay|stay at|run at)( (about|around|roughly|only|just))*$)`);
/** "Last at 25,000 a month", where "with sales at", "a van at" say it of something else. */
const AT = /(^|\b(lasts?|lasting|goes?|go|run|runs|survive|cash|money|savings|balance|bank|runway|it|that|this|us|left|rate|long|and|no (revenue|income|sales))|\d|[?.!,;:]) ?at( (about|around|roughly|only|just))*$/;
const OUT = /^((is |are )?(going|goes|go) out|in (total )?(costs|expenses|outgoings|bills|spending)|of (costs|expenses|outgoings|bills|spending|burn)|burn|outgoings)\b/;
/** "5,000 a month on ads", "5,000 more a month" say what one thing costs, or a change. */
const ENDS = /^($|[?.,!;)]|how|when|what|and|then|with|from)/;
const RHYTHM = /^((a|an|per|each|every|\/) (day|week|month|quarter|year|annum)|monthly|pm|weekly)\b/;
/** What comes in, and money that is not there yet: what is told is then not all that goes. */
const COMES_IN = /(?<!\b(?:no|any|zero|without|without the|without our) (?:more |new )?)\b(revenues?|sales|income|turnover|takings|earn|earns|earned|earning|make|makes|making|coming in|comes in|come in)\b/;
const NOT_YET_THERE = /\b(rais(e|es|ed|ing)|grants?|borrow(s|ed|ing)?|loans?|lend|lends|lent|invest(s|ed|or|ors|ment|ing)?|funding|fundrais(e|er|ing)|donations?|inject(s|ed|ion)?|(get|gets|got|receive|receives|received|win|won|inherit|inherited) (a |an |the |another |about )*[$€£]?\d)/;
const ADDED = /\b(cut|cuts|cutting|trim|trims|trimmed|save|saves|saved|saving|reduce|reduced|drop|dropped|slash|slashed|shave|shaved|lose|lost|extra|another|additional|further|more|less|fewer|new)\b/;
const BEFORE = 6;
const BEHIND = 6;

/** By the month; null where nobody tells it, or where it is told of one thing. */
export function toldBurn({ reading: { tokens, names, text }, vocabulary: { currency } }: Frame): number | null {
  if (names.some((name) => name.names.some(({ kind }) => kind !== 'account')) || COMES_IN.test(text) || NOT_YET_THERE.test(text)) return null;
  if (tokens.filter((_, at) => rhythmBehind(tokens, at) !== undefined).length > 1) return null;
  const words = (from: number, to: number): string => tokens.slice(Math.max(0, from), to).map(({ text }) => text).join(' ');
  const told = tokens.flatMap((_, at) => {
    const rhythm = rhythmBehind(tokens, at);
    const rest = rhythm === undefined ? '' : words(at + 1 + rhythm.split(' ').length, at + BEHIND);
    return rhythm !== undefined && (OUT.test(rest) && !ADDED.test(words(at - 3, at)) || isAllOfIt(words(at - BEFORE, at)) && ENDS.test(rest)) ? [at] : [];
  });
  const [at, ...more] = told;
  const amount = at === undefined || more.length > 0 ? null : amountSaid({ tokens: tokens.slice(at, at + 3), currency });
  return amount === null ? null : perMonth(amount);
}

const isAllOfIt = (before: string): boolean => SPEND.test(before) || ALL_COSTS.test(before) || AT.test(before);

function rhythmBehind(tokens: readonly Token[], at: number): string | undefined {
  return tokens[at]?.kind === 'number' ? RHYTHM.exec(tokens.slice(at + 1, at + 3).map(({ text }) => text).join(' '))?.[0] : undefined;
}

/** Any amount that comes again and again. */
export const saysRate = ({ tokens }: Reading): boolean => tokens.some((_, at) => rhythmBehind(tokens, at) !== undefined);
