/** The last rule of all: rows that are named and nothing said of what to do with them, "transactions on the card last month". */
import type { Interpretation } from '../../plan.ts';
import { filtersOf, isEmpty } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { rowSubject } from './single-rows.ts';

export function bareRows(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const isNamed = reading.rowWords.some(({ from }) => /^(transactions|entries|rows|movements|bookings|records)$/.test(reading.tokens[from]?.text ?? ''));
  if (!isNamed || frame.previous || has(reading, 'count', 'average', 'share', 'trend', 'compare', 'recurring', 'largest', 'smallest', 'more', 'growth', 'why') || namedGroups(reading).length > 0 || /\b(how|total|sum|why|who|amount)\b/.test(reading.text)) return null;
  if (reading.periods.length === 0 && isEmpty(filtersOf(reading))) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const over = subject(frame, period) ?? subject(frame, period, 'movement');
  return over && planned('rows', rowSubject(frame, over), { order: 'last', limit: null });
}
