/** The change by name, and who is new or was not there again. */
import { addDays } from '../../local-date.ts';
import type { AnswerSection, AnswerTable } from '../answer.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { changeTable } from './change-table.ts';
import { bySize, changesBetween, restOf } from './changes.ts';
import type { Change } from './figures.ts';

const NAMES_MOST = 6;

/** Null where one name is all there is. */
export async function nameSection(plan: Plan, against: Subject, books: Books): Promise<AnswerSection | null> {
  if (plan.filters.counterparties?.length === 1) return null;
  const changes = await changesBetween(plan, against, 'counterparty', books);
  const lines = bySize(changes.lines).slice(0, NAMES_MOST);
  if (lines.length < 2) return null;
  const states = await statesOf(lines, plan, books);
  const table = changeTable(plan, against, 'counterparty', [...lines, restOf(lines, changes)], books);
  return { title: 'By name', table: states.every((state) => state === '') ? table : withStates(table, states) };
}

function withStates(table: AnswerTable, states: readonly string[]): AnswerTable {
  return { ...table, columns: [...table.columns, 'Note'], rows: table.rows.map((row, index) => [...row, states[index] ?? '']) };
}

/** "new" was never there before; whoever is missing may come again. */
async function statesOf(lines: readonly Change[], plan: Plan, books: Books): Promise<string[]> {
  const candidates = lines.flatMap(({ key, before, now }) => (key && before === 0 && now !== 0 ? [key] : []));
  const known = candidates.length === 0 ? [] : await books.reader.totals({ ...rowsFilter(plan, books), from: undefined, to: addDays(plan.period.from, -1), counterparties: candidates }, ['counterparty']);
  const isKnown = new Set(known.map(({ key }) => key.counterparty));
  return lines.map(({ key, before, now }) => {
    if (!key) return '';
    if (before === 0 && now !== 0) return isKnown.has(key) ? 'back again' : 'new';
    return now === 0 && before !== 0 ? 'not this time' : '';
  });
}
