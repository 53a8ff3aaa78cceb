/** "Expenses by month, highest first", "rank the months of 2025 by sales": every unit, in the order of what it comes to. */
import type { Frame } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';

/** As many lines as a plan holds. */
export const UNITS_MOST = 100;

const UNITS = '(day|week|month|quarter|year)s?';
const FIRST = '(largest|biggest|highest|smallest|lowest|best|busiest|strongest|weakest|slowest|quietest|dearest|priciest|costliest|cheapest|most expensive)';
const BY_UNIT = new RegExp(`\\b(by|per|each|every) ${UNITS}\\b|\\b(list|show|give me|all) (the |our |all )?${UNITS}\\b|^${UNITS}\\b|, ${UNITS}\\b`);
const FIRST_SAID = new RegExp(`\\b${FIRST}( ${UNITS}| one| ones)? first\\b|\\b(in )?(descending|ascending)( order)?\\b|\\b(largest|biggest|highest) to (smallest|lowest)\\b|\\b(smallest|lowest) to (largest|biggest|highest)\\b`);
const RANKED = new RegExp(`\\b(rank|sort|order) (the |our |all )*(\\S+ )?${UNITS.replace('?', '')}\\b|\\b${UNITS.replace('?', '')}( \\S+){0,3} (ranked|sorted|ordered) by\\b`);

/** Without an order that is told the first is the largest. */
export function unitsInOrder({ reading }: Frame): boolean {
  if (namedGroups(reading).length > 0 || has(reading, 'count', 'share', 'why', 'compare')) return false;
  return RANKED.test(reading.text) || FIRST_SAID.test(reading.text) && BY_UNIT.test(reading.text);
}
