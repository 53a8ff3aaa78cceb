/** Which of two stretches a question measures, where its words tell it: "how much more was March", "more than 2024 in 2025". */
import type { PeriodMention } from '../periods/find-periods.ts';
import type { Reading } from '../reading.ts';

const MORE = /^(more|less|higher|lower|better|worse|bigger|smaller|greater|fewer|larger|dearer|cheaper|stronger|weaker)$/;
const HELD = /\b(than|above|below|beyond|against|versus|vs|(compared|relative|next) (to|with)|ahead of|up on|down on)( (in|of|for|the|our|during|what (we|it) (did|had|made|spent|earned) in))*$/;

/** Null where neither is held against the other in so many words. */
export function whichIsMeasured(reading: Reading, [a, b]: readonly [PeriodMention, PeriodMention]): 'first' | 'second' | null {
  const again = saidAgain(reading, a, b);
  if (again) return again;
  const isHeld = ({ from }: PeriodMention, start: number): boolean => HELD.test(wordsBetween(reading, start, from));
  return isHeld(a, 0) && !isHeld(b, a.to) && !/\b(and|or|&)\b/.test(wordsBetween(reading, a.to, b.from)) ? 'second' : null;
}

/** "Compare March and April, how much more was March": the one that is named again; after "than" it is the other. */
function saidAgain(reading: Reading, a: PeriodMention, b: PeriodMention): 'first' | 'second' | null {
  const { tokens } = reading;
  const more = tokens.findIndex(({ text }, at) => at >= b.to && MORE.test(text));
  if (more < 0) return null;
  const named = tokens.findIndex(({ text }, at) => at > more && ownWord(tokens.slice(a.from, a.to), tokens.slice(b.from, b.to), text) !== null);
  const which = ownWord(tokens.slice(a.from, a.to), tokens.slice(b.from, b.to), tokens[named]?.text ?? '');
  if (!which) return null;
  return /\b(than|against|over|above|below|versus|vs)\b/.test(wordsBetween(reading, more, named)) ? (which === 'first' ? 'second' : 'first') : which;
}

/** The word that tells the two apart: "March" and "April" of "March and April 2025". */
function ownWord(first: Reading['tokens'], second: Reading['tokens'], word: string): 'first' | 'second' | null {
  const isIn = (side: Reading['tokens']): boolean => side.some(({ text }) => text === word) && !/^(the|of|in|last|this|month|quarter|year|week|half)$/.test(word);
  return isIn(first) === isIn(second) ? null : isIn(first) ? 'first' : 'second';
}

const wordsBetween = ({ tokens }: Reading, from: number, to: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
