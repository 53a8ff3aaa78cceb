/** Where two columns are headed as the day of a payment, what the rows show may speak against the one that is named better. */
import { isBareDate, isDayOfInterest, isOtherDay, runsOneWay } from './booked-date.ts';
import type { HeadedColumn } from './direction-flag.ts';

type Rows = readonly (readonly string[])[];

const ALWAYS = 0.9;
const OFTEN = 0.7;

/** Null where nothing speaks against `chosen`, or more than one other is left. */
export function otherPaymentDay(chosen: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | null {
  const others = columns.filter((column) => column !== chosen && column.facts.dateShare >= ALWAYS && isHeadedAs('date', column) && !isDayOfInterest(column.heading) && !isOtherDay(column.heading));
  const better = runsAgainstBalances(chosen, columns, rows) ? others.filter(({ facts }) => runsOneWay(facts.index, rows))
    : chosen.facts.filledShare < OFTEN ? others.filter(({ facts }) => facts.filledShare === 1 && facts.dateShare === 1) : [];
  return better.length === 1 ? better[0]! : null;
}

/** Where balances run, they run in the order of bookings: a day that only says "Date" and goes to and fro is not that of the booking. A day that many rows do not have, such as that of a guest's booking, is not either. */
const runsAgainstBalances = ({ heading, facts }: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): boolean => isBareDate(heading) && columns.some((column) => isHeadedAs('balance', column)) && !runsOneWay(facts.index, rows);

const isHeadedAs = (wanted: 'date' | 'balance', { matches }: HeadedColumn): boolean => matches.some(({ role, strength }) => role === wanted && strength === 3);
