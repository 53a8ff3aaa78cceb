/** Conditions that never occur together in the ledger were not meant together: "the supply bill from Schein" is Schein's, whatever category the ledger gave it. */
import type { Loose, Plan, PlanFilters, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { countsOf } from './books.ts';

const EVER = { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' } as const;

/** The plan without the weaker of its conditions where they exclude each other, and a note that says so. */
export async function occurring(plan: Plan, loose: Loose, books: Books): Promise<Plan> {
  const own = await possible(plan, loose, books);
  const against = plan.against === null ? null : (await possible(plan.against, loose, books)) ?? plan.against;
  if (!own && against === plan.against) return plan;
  return { ...plan, ...(own ?? {}), against, notes: [...plan.notes, 'The ledger has no transactions of all the named things together; I took the names without the categories or accounts beside them.'] };
}

/** Null where nothing has to change. Parties win over categories, categories over accounts. */
async function possible({ metric, filters, period }: Subject, loose: Loose, books: Books): Promise<Subject | null> {
  const { categories, counterparties, accounts } = filters;
  if ([categories, counterparties, accounts].filter((list) => list !== undefined).length < 2 || (await occurs(filters, books))) return null;
  const isLoose = (categories ?? []).every((number) => loose.categories.includes(number));
  const weaker: readonly PlanFilters[] = [without(filters, ['accounts']), ...(isLoose ? [without(filters, ['categories']), without(filters, ['categories', 'accounts'])] : [])];
  for (const fewer of weaker) {
    if (fewer.categories === undefined && fewer.counterparties === undefined) continue;
    const isGivenUp = fewer.categories === undefined && categories !== undefined && metric !== 'movement';
    if (await occurs(fewer, books)) return { metric: isGivenUp ? 'bySide' : metric, filters: isGivenUp && loose.direction ? { ...fewer, direction: loose.direction } : fewer, period };
  }
  return null;
}

const occurs = async ({ categories, counterparties, accounts }: PlanFilters, books: Books): Promise<boolean> =>
  (await countsOf({ metric: 'movement', filters: { ...(categories ? { categories } : {}), ...(counterparties ? { counterparties } : {}), ...(accounts ? { accounts } : {}) }, period: EVER }, books)) > 0;

function without(filters: PlanFilters, names: readonly (keyof PlanFilters)[]): PlanFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as keyof PlanFilters)));
}
