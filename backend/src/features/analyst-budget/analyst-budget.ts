/** How often an account may have a language model asked in a day; once that is used up its figures are told in local words. */
import { localAnalyst } from '../../analysts/local.ts';
import type { Analyst } from '../../analysts/contract.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../ledger/business-day.ts';

/** The analyst of one business. */
export type AnalystFor = (businessId: string) => Analyst;

export interface BudgetParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Days begin at 00:00 UTC for everybody. */
  readonly callsPerDay: number;
}

/** Without a model there is nothing to count. */
export function analystsWithin(analyst: Analyst, parts: BudgetParts): AnalystFor {
  return analyst === localAnalyst ? () => analyst : (businessId) => withinBudget(analyst, () => spend(parts, businessId));
}

function withinBudget(analyst: Analyst, mayAsk: () => Promise<boolean>): Analyst {
  const asked = async <T>(ask: () => Promise<T>, otherwise: T): Promise<T> => (analyst.isAvailable && (await mayAsk()) ? ask() : otherwise);
  return {
    name: analyst.name,
    get isAvailable() { return analyst.isAvailable; },
    proposePlan: (request) => asked(() => analyst.proposePlan(request), null),
    phrase: (request, onWords) => asked(() => analyst.phrase(request, onWords), null),
    phraseFindings: async (findings) => (findings.length === 0 ? [] : asked(() => analyst.phraseFindings(findings), findings.map(() => null))),
    proposeCategories: async (request) => (request.names.length === 0 ? null : asked(() => analyst.proposeCategories(request), null)),
  };
}

/** Counts one call, or says that the day's are used up; simultaneous calls wait for each other on the row. A database that cannot tell lets nobody ask. */
async function spend({ database, clock, callsPerDay }: BudgetParts, businessId: string): Promise<boolean> {
  const day = clock().toISOString().slice(0, 10);
  try {
    const { rowCount } = await database.inTenantRaw(businessId, (client) => client.query(
      `insert into analyst_budget as budget (business_id, day, calls) select $1, $2::date, 1 where $3 > 0
       on conflict (business_id) do update set day = excluded.day, calls = case when budget.day = excluded.day then budget.calls + 1 else 1 end
         where budget.day <> excluded.day or budget.calls < $3`,
      [businessId, day, callsPerDay]));
    return rowCount === 1;
  } catch {
    return false;
  }
}
