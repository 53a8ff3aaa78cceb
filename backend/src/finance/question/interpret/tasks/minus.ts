/** The rule for "A minus B" of two of a kind: two names ("payroll minus rent"), or one measure over two stretches ("2025 minus 2024 revenue"). */
import type { Interpretation } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planPeriod, planned, subject, wholeFile } from '../frame.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import { has, namedGroups } from '../reading.ts';
import { strongMeasures, subjectOf } from '../subject.ts';

const TAKES = /^(minus|less)$/;
const SMALL = /^(the|our|my|total|of|for|in|on|that|,)$/;

/** Null where the one is a part of the other, which is then left out ("2025 minus July", "utilities minus Verizon"). */
export function minus(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const at = reading.tokens.findIndex(({ text }, i) => TAKES.test(text) && reading.tokens[i + 1]?.text !== 'than');
  if (at < 1 || frame.previous || strongMeasures(reading).length > 1 || namedGroups(reading).length > 0 || has(reading, 'average', 'count', 'share', 'largest', 'smallest', 'why', 'each')) return null;
  return ofStretches(frame, at) ?? ofNames(frame, at);
}

function ofStretches(frame: Frame, at: number): Interpretation | null {
  const { reading } = frame;
  const [a, b] = reading.periods;
  if (!a || !b || reading.periods.length > 2 || !reading.exceptions.every((name) => isSaidTwice(name, reading.names)) || !isBetween(frame, a, at, b)) return null;
  if (a.period.from <= b.period.to && b.period.from <= a.period.to) return null;
  const over = subject({ ...frame, reading: { ...reading, exceptions: [] } }, planPeriod(a.period));
  return over && planned('compare', over, { against: { ...over, period: planPeriod(b.period) } });
}

function ofNames(frame: Frame, at: number): Interpretation | null {
  const { reading } = frame;
  const [a, b, another] = [...reading.names, ...reading.exceptions].sort((one, other) => one.from - other.from);
  const [when, then] = reading.periods;
  if (!a || !b || another || then && (when?.period.from !== then.period.from || when.period.to !== then.period.to) || !isBetween(frame, a, at, b) || !areTwo(a, b)) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const [from, off] = [a, b].map((name) => subjectOf({ ...reading, exceptions: [] }, period, [name]));
  return from && off ? planned('remainder', from, { against: off }) : null;
}

/** Nothing stands between the two but the minus, what is measured, and when. */
function isBetween({ reading }: Frame, a: Span, at: number, b: Span): boolean {
  const said = [...reading.measures, ...reading.periods, ...reading.rowWords, ...reading.names, ...reading.exceptions];
  const isFilled = (from: number, to: number): boolean => { for (let i = from; i < to; i++) if (!covers(said, i) && !SMALL.test(reading.tokens[i]?.text ?? '')) return false; return true; };
  return a.to <= at && b.from > at && isFilled(a.to, at) && isFilled(at + 1, b.from);
}

/** "Payroll in 2025 minus payroll in 2024". */
const isSaidTwice = ({ names }: NameMention, all: readonly NameMention[]): boolean => all.some((other) => other.names.length === names.length && other.names.every((name) => names.includes(name)));

/** Both are categories or both are parties, and neither holds the other. */
function areTwo(a: NameMention, b: NameMention): boolean {
  const kind = a.names[0]?.kind;
  const isOf = ({ names }: NameMention): boolean => names.length > 0 && names.every((name) => name.kind === kind);
  return kind !== 'account' && isOf(a) && isOf(b) && !a.names.some((one) => b.names.some((other) => other.words.every((word) => one.words.includes(word)) || one.words.every((word) => other.words.includes(word))));
}
