/** "The month before March 2026", "the week after Easter", "the three months leading up to Christmas": so many units that touch a named stretch. */
import { addDays } from '../../../local-date.ts';
import type { PeriodAtom } from './period-atom.ts';
import { datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import { countAt } from './read-count.ts';
import { edgeOf } from './relative-period.ts';

const SIDES: readonly (readonly [words: readonly string[], edge: 'first' | 'last'])[] = [
  [['before'], 'last'], [['prior', 'to'], 'last'], [['preceding'], 'last'], [['ahead', 'of'], 'last'], [['leading', 'up', 'to'], 'last'], [['running', 'up', 'to'], 'last'], [['after'], 'first'], [['following'], 'first'],
];
/** "Each month before July" groups, "which month after July" asks for one. */
const NO_ONE_UNIT = /^(each|every|per|by|which|what|any|no|a|last|first|best|worst|full|next|many|month|week|quarter|year|day)$/;

/** `readAtom` reads the named stretch. */
export function readBeside(reader: PeriodReader, start: number, readAtom: (reader: PeriodReader, at: number) => PeriodAtom | null): PeriodAtom | null {
  const counted = countAt(reader, start) ?? { count: 1, to: start };
  const unit = unitOf(reader, counted.to);
  const isPlural = text(reader, counted.to).endsWith('s');
  if (!unit || counted.to === start && (isPlural || NO_ONE_UNIT.test(text(reader, start - 1)))) return null;
  const side = SIDES.find(([words]) => words.every((word, i) => text(reader, counted.to + 1 + i) === word));
  if (!side) return null;
  const [words, edge] = side;
  const at = counted.to + 1 + words.length;
  const inner = readAtom(reader, text(reader, at) === 'the' ? at + 1 : at);
  if (!inner || inner.kind === 'fixed' && inner.unit === 'all') return null;
  const { from, to } = datedPeriod(inner, reader.calendar);
  const beside = edge === 'last' ? { from: '', to: addDays(from, -1) } : { from: addDays(to, 1), to: '' };
  return fixed(start, inner.to, edgeOf(beside, counted.count, unit, edge));
}
