/** What a platform kept of the money that it passes on: its rows of fees, where the ledger has any. Where it holds net payouts alone nobody can tell from it. */
import type { Plan, PlanFilters } from '../plan.ts';
import type { Books } from './books.ts';
import { hasRows, rowsFilter } from './books.ts';

const EVER = { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' } as const;
const OF_FEES = /\b(fees?|charges|commissions?|processing|merchant)\b/i;
/** In the bank's own words, where no category tells. */
const FEE_TEXTS = ['commission', 'processing', 'fee'];

/** The plan narrowed to the rows of fees; null where the party has none at any time. Who never pays us has nothing to keep: what it took is what it was paid. */
export async function withFeesOf(plan: Plan, books: Books): Promise<Plan | null> {
  if (!await hasRows({ metric: 'cashIn', filters: plan.filters, period: EVER }, books) && await hasRows({ metric: 'expenses', filters: plan.filters, period: EVER }, books)) return plan;
  const filters = await feesOf(plan.filters, books);
  return filters && { ...plan, filters };
}

async function feesOf(filters: PlanFilters, books: Books): Promise<PlanFilters | null> {
  const ever = { metric: 'expenses', filters, period: EVER } as const;
  const totals = await books.reader.totals({ ...rowsFilter(ever, books), from: undefined, to: undefined }, ['category']);
  const paid = totals.map(({ key }) => key.category);
  const categories = books.vocabulary.categories.filter(({ number, name }) => paid.includes(String(number)) && OF_FEES.test(name)).map(({ number }) => number);
  if (categories.length > 0) return { ...filters, categories };
  for (const word of FEE_TEXTS) if (await hasRows({ ...ever, filters: { ...filters, words: [word] } }, books)) return { ...filters, words: [word] };
  return null;
}

export const notInLedger = (parties: readonly string[]): string => `The ledger holds what ${parties.join(' and ')} paid out, and no row of what was kept back before: the fees are told by the statements of ${parties.join(' and ')} alone.`;
