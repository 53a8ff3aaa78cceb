/** "How long does 100,000 last at 25,000 a month": how fast it goes is told, and not reckoned from the ledger. */
import type { Frame } from '../frame.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../tokenize.ts';
import { amountSaid, perMonth } from '../what-if/lever-amounts.ts';

const FAST = /\b(at|spend|spends|spending|burn|burns|burned|burning|use|using|get through|going through|burn rate|costs|expenses|outgoings|bills|overheads?)( (of|is|was|were|are|be|rate|at|about|around|roughly|only|just|up|through|cash|a|to))*$/;
const OUT = /^((is |are )?(going|goes|go) out|in (total )?(costs|expenses|outgoings|bills|spending)|of (costs|expenses|outgoings|bills|spending|burn)|burn|outgoings)\b/;
/** "5,000 a month on ads", "5,000 more a month" say what one thing costs, or a change. */
const ENDS = /^($|[?.,!;)]|how|when|what|and|then|with|from)/;
const RHYTHM = /^((a|an|per|each|every|\/) (day|week|month|quarter|year|annum)|monthly|pm|weekly)\b/;
const BEFORE = 6;
const BEHIND = 6;

/** By the month; null where nobody tells it, or where it is told of one thing. */
export function toldBurn({ reading: { tokens, names }, vocabulary: { currency } }: Frame): number | null {
  if (names.some((name) => name.names.some(({ kind }) => kind !== 'account'))) return null;
  const words = (from: number, to: number): string => tokens.slice(Math.max(0, from), to).map(({ text }) => text).join(' ');
  const told = tokens.flatMap((_, at) => {
    const rhythm = rhythmBehind(tokens, at);
    const rest = rhythm === undefined ? '' : words(at + 1 + rhythm.split(' ').length, at + BEHIND);
    return rhythm !== undefined && (OUT.test(rest) || FAST.test(words(at - BEFORE, at)) && ENDS.test(rest)) ? [at] : [];
  });
  const [at, ...more] = told;
  const amount = at === undefined || more.length > 0 ? null : amountSaid({ tokens: tokens.slice(at, at + 3), currency });
  return amount === null ? null : perMonth(amount);
}

function rhythmBehind(tokens: readonly Token[], at: number): string | undefined {
  return tokens[at]?.kind === 'number' ? RHYTHM.exec(tokens.slice(at + 1, at + 3).map(({ text }) => text).join(' '))?.[0] : undefined;
}

/** Any amount that comes again and again. */
export const saysRate = ({ tokens }: Reading): boolean => tokens.some((_, at) => rhythmBehind(tokens, at) !== undefined);
