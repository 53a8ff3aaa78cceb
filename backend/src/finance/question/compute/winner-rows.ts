/** The rows of the one that a ranking or a best month was asked for: an answer about one winner rests on its rows alone. */
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import type { Grouping, Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { fullUnits, isCalendarUnit } from './calendar-lines.ts';

/** `keys` are those of the shown lines; several of them rest on all rows. */
export function rowsOfWinner(plan: Plan, grouping: Grouping, keys: readonly string[], books: Books): EntryFilter {
  const all = rowsFilter(plan, books);
  const [key] = keys;
  if (key === undefined || keys.length > 1) return all;
  switch (grouping) {
    case 'counterparty': return { ...all, counterparties: [key] };
    case 'category': return { ...all, categories: [Number(key)] };
    case 'account': return { ...all, accounts: [Number(key)] };
    case 'weekday': return { ...all, weekdays: [Number(key)] };
    default: return isCalendarUnit(grouping) ? { ...all, ...unitNamed(plan, grouping, key, books) } : all;
  }
}

function unitNamed(plan: Plan, unit: Parameters<typeof fullUnits>[0], key: string, { asOf }: Books): Pick<EntryFilter, 'from' | 'to'> {
  const found = fullUnits(unit, plan.period, asOf).find((one) => one.key === key);
  return found ? { from: found.from, to: found.to } : {};
}
