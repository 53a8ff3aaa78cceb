/** The rows of each line of an answer: of one name, category, account or calendar unit. An answer about one winner rests on its rows alone. */
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import type { AnswerTable } from '../answer.ts';
import type { Grouping, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { fullUnits, isCalendarUnit } from './calendar-lines.ts';
import { placeOf } from '../../ledger/ledger-place.ts';

/** Longer lists are looked through in the ledger, not line by line. */
const PLACED_LINES_MOST = 120;

/** The rows of the group that a key of the ledger stands for; null where they have no condition of their own. */
export function rowsByKey(subject: Subject, grouping: Grouping, books: Books): (key: string) => EntryFilter | null {
  const all = rowsFilter(subject, books);
  if (isCalendarUnit(grouping)) {
    const units = new Map(fullUnits(grouping, subject.period, books.asOf).map(({ key, from, to }) => [key, { from, to }]));
    return (key) => { const unit = units.get(key); return unit ? { ...all, ...unit } : null; };
  }
  switch (grouping) {
    case 'counterparty': return (key) => (key === '' ? null : { ...all, counterparties: [key] });
    case 'category': return (key) => ({ ...all, categories: [Number(key)] });
    case 'account': return (key) => ({ ...all, accounts: [Number(key)] });
    case 'weekday': return (key) => ({ ...all, weekdays: [Number(key)] });
    // The ledger is not looked through by the day of the month.
    case 'monthday': return () => null;
  }
}

/** `keys` are those of the shown lines; several of them rest on all rows. */
export function rowsOfWinner(subject: Subject, grouping: Grouping, keys: readonly string[], books: Books): EntryFilter {
  const all = rowsFilter(subject, books);
  const [key] = keys;
  return key === undefined || keys.length > 1 ? all : rowsByKey(subject, grouping, books)(key) ?? all;
}

type Behind = EntryFilter | null;

/** The table, where each cell that stands for rows knows where they are; `filters` by line and column. */
export function withPlaces(table: AnswerTable, filters: readonly (readonly Behind[])[], { vocabulary }: Books): AnswerTable {
  if (table.rows.length > PLACED_LINES_MOST) return table;
  return { ...table, places: filters.map((cells) => cells.map((filter) => filter && placeOf(filter, vocabulary))) };
}

/** The same for the labels of a chart. */
export function placesAlong(filters: readonly Behind[], { vocabulary }: Books): (ReturnType<typeof placeOf>)[] | undefined {
  return filters.length > PLACED_LINES_MOST ? undefined : filters.map((filter) => filter && placeOf(filter, vocabulary));
}
