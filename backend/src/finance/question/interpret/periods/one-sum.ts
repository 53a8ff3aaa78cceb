/** "Faire payouts for Q2 and Q3 of 2026, one number", "July plus August 2025: how much over those two": one sum over several stretches is asked for, said beside them. */
import { MONTHS } from './period-words.ts';
import type { Token } from '../words/token.ts';

/** "One number", "as a single figure", "just one total". */
const ONE_FIGURE = /^(?:(?:and|as|in|into|to|give me|just|only|please|a|make it) )*(?:one|single|one single|lump|combined) (?:number|figure|sum|total|amount)(?: please)?$/;
/** "Over those two", "for both months together", "the two of them". */
const THEM = /^(?:over|across|in|during|for|from) (?:(?:(?:those|these|the) (?:two|three|four|2|3|4)|both(?: of (?:them|those|these))?|the (?:two|three|four) of (?:them|those|these)|all (?:two|three|four|2|3|4)(?: of (?:them|those|these))?)(?: (?:months|quarters|weeks|years))?)(?: (?:together|combined|altogether|in total))?$/;
/** "Both together", said by itself. */
const TOGETHER = /^(?:both|the two|all (?:three|four|3|4))(?: of (?:them|those|these))?(?: (?:months|quarters|weeks|years))? (?:together|combined|added up|summed up|put together)$/;
const MOST_WORDS = 8;
const COMPARES = /\b(compare[ds]?|comparing|comparison|versus|vs|v|against|than|differ(ence|ent|s)?|change[ds]?|gap|each|respectively|separately|which|better|worse|average|mean|per|by month|by quarter)\b/;
const JOINS = /^(and|plus|&|\+|,)$/;

const isUnit = ({ text }: Token): boolean => MONTHS[text] !== undefined || /^(q[1-4]|h[12]|quarters?|half|halves)$/.test(text);

/** The tokens with "in total" in its place; as they were where no stretches are joined or something is compared. */
export function withOneSum(tokens: readonly Token[]): readonly Token[] {
  const joint = tokens.findIndex(({ text }, at) => JOINS.test(text) && tokens.slice(Math.max(0, at - 3), at).some(isUnit) && tokens.slice(at + 1, at + 4).some(isUnit));
  if (joint < 0 || COMPARES.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  for (let at = 0; at < tokens.length; at++) {
    const to = saidAt(tokens, at);
    if (to > at) return [...tokens.slice(0, at), ...IN_TOTAL, ...tokens.slice(to)];
  }
  return tokens;
}

const IN_TOTAL: readonly Token[] = ['in', 'total'].map((text): Token => ({ text, raw: text, kind: 'word' }));

function saidAt(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ kind }, i) => i >= at && kind === 'stop');
  const clause = tokens.slice(at, Math.min(end < 0 ? tokens.length : end, at + MOST_WORDS)).map(({ text }) => text);
  // "The biggest single amount in June and July" is no sum: it is said by itself, or led in.
  const isLedIn = tokens[at - 1] === undefined || tokens[at - 1]?.kind === 'stop' || /^(as|into)$/.test(tokens[at]?.text ?? '');
  return isLedIn && (ONE_FIGURE.test(clause.join(' ')) || tokens[at - 1] !== undefined && TOGETHER.test(clause.join(' '))) || THEM.test(clause.join(' ')) ? at + clause.length : at;
}
