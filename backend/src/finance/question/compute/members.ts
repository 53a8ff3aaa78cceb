/** Names of one stretch that are not, or also, names of another: "who paid in 2025 but not in 2026". */
import { recurringCosts } from '../../figures/recurring-costs.ts';
import { addDays } from '../../local-date.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, valuesBy } from './books.ts';

/** No name of a ledger is so, and a database takes it. */
const NOBODY = '\uffff';

/** The plan over just those names; one without such a condition as it is. */
export async function amongMembers(plan: Plan, books: Books): Promise<Plan> {
  const { membership, against } = plan;
  if (!membership || !against) return plan;
  const [here, there] = [await namesOf(plan, books), await namesOf(against, books)];
  const members = [...here].filter((name) => there.has(name) === (membership === 'in-both'));
  return { ...plan, filters: { ...plan.filters, counterparties: members.length > 0 ? members : [NOBODY] } };
}

/** The plan over just those names that were paid month after month before the end of its period. */
export async function amongRecurring(plan: Plan, books: Books): Promise<Plan> {
  const { among, against, period } = plan;
  if (!among) return plan;
  const day = addDays(period.to, 1);
  const found = await recurringCosts(books.reader, rowsFilter(plan, books), day < books.asOf ? day : books.asOf);
  const filters = { counterparties: found.length > 0 ? found.map(({ name }) => name) : [NOBODY] };
  return { ...plan, filters: { ...plan.filters, ...filters }, against: against && { ...against, filters: { ...against.filters, ...filters } } };
}

async function namesOf(subject: Plan | NonNullable<Plan['against']>, books: Books): Promise<Set<string>> {
  return new Set([...(await valuesBy(subject, 'counterparty', books))].filter(([name, value]) => name !== '' && value !== 0).map(([name]) => name));
}
