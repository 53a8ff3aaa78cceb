/** Names of one stretch that are not, or also, names of another: "who paid in 2025 but not in 2026". */
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { valuesBy } from './books.ts';

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

async function namesOf(subject: Plan | NonNullable<Plan['against']>, books: Books): Promise<Set<string>> {
  return new Set([...(await valuesBy(subject, 'counterparty', books))].filter(([name, value]) => name !== '' && value !== 0).map(([name]) => name));
}
