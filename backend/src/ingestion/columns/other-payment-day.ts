/** Where two columns are headed as the day of a payment, the order in which the balances run may speak against the one that is named better. */
import { isBareDate, isDayOfInterest, isOtherDay, runsOneWay } from './booked-date.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';

type Rows = readonly (readonly string[])[];

const ALWAYS = 0.9;
/** Only the day of the booking runs as the balances do for a reason; that of an entry or an export does by chance. */
const OF_BOOKING = /book|post|buch|boek|bok|comptab|contab|settle|clear|transaction|operati|operac|operaz/;

/** Null where nothing speaks against `chosen`, or more than one other is left. */
export function otherPaymentDay(chosen: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | null {
  if (!isBareDate(chosen.heading) || !columns.some((column) => isHeadedAs('balance', column))) return null;
  const groups = rowsOfAccounts(columns, rows);
  const runs = ({ facts }: HeadedColumn): boolean => groups.every((group) => runsOneWay(facts.index, group));
  if (runs(chosen)) return null;
  const better = columns.filter((column) => column !== chosen && isDayOfBooking(column) && column.facts.distinctCount * 2 >= chosen.facts.distinctCount && runs(column));
  return better.length === 1 ? better[0]! : null;
}

const isDayOfBooking = (column: HeadedColumn): boolean => column.facts.dateShare >= ALWAYS && isHeadedAs('date', column) && OF_BOOKING.test(normalisedHeading(column.heading)) && !isDayOfInterest(column.heading) && !isOtherDay(column.heading);

/** Balances run on among those of one account. */
function rowsOfAccounts(columns: readonly HeadedColumn[], rows: Rows): readonly Rows[] {
  const named = columns.filter(({ matches }) => matches.some(({ role }) => role === 'account' || role === 'currency'));
  return [...Map.groupBy(rows, (cells) => named.map(({ facts }) => (cells[facts.index] ?? '').trim()).join('\n')).values()];
}

const isHeadedAs = (wanted: 'date' | 'balance', { matches }: HeadedColumn): boolean => matches.some(({ role, strength }) => role === wanted && strength === 3);
