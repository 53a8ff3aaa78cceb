/** "Cash in, 12 months", "revenue 30 days": in a note so many units are the last so many, where no other time is named. */
import type { PeriodAtom } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import { WHOLE_WORDS } from './period-words.ts';
import { trailing } from './relative-period.ts';

/** With one of these the units are a term, a delay or an age. */
const OTHERWISE = /^(if|late|later|loan|delay|delayed|slower|borrow|runway|last|lasts|survive|notice|ago|old|hire)$/;
/** Before these the count is a duration or a rhythm of its own. */
const NOT_AFTER = /^(over|within|every|each|per|in|for|by|of|than|least|most|under|about|top|bottom|best|worst|first|to|from|until|till)$/;
const ENDS = /^([.?!;,:()]|total|totals|each|count|combined|sum|please|pls|only|how|what|so|average|avg|back|trend|by|per|monthly|weekly|daily|scenario)$/;
/** The "in" belongs to the money. */
const MONEY_IN = /^(cash|money) in$/;
const FEWEST = 2;

export function readBareCount(reader: PeriodReader): PeriodAtom | null {
  const { tokens, calendar, isFree } = reader;
  if (tokens.some(({ text: word }) => OTHERWISE.test(word))) return null;
  for (let at = 0; at < tokens.length; at++) {
    const { kind, value = 0, isMoney, isPercent } = tokens[at] ?? {};
    if (kind !== 'number' || isMoney || isPercent || !isFree(at) || !Number.isInteger(value) || value < FEWEST || value > 400) continue;
    const noun = WHOLE_WORDS.has(text(reader, at + 1)) ? at + 2 : at + 1;
    const unit = unitOf(reader, noun);
    const next = tokens[noun + 1]?.text;
    if (!unit || unit === 'half' || NOT_AFTER.test(tokens[at - 1]?.text ?? '') && !MONEY_IN.test(tokens.slice(Math.max(0, at - 2), at).map(({ text: word }) => word).join(' ')) || next !== undefined && !ENDS.test(next)) continue;
    return fixed(at, next === 'back' ? noun + 2 : noun + 1, trailing(value, unit, calendar));
  }
  return null;
}
