/** What every service needs that reads figures from a ledger and keeps what was made from them. */
import type { Database } from '../../database/database.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import type { Clock } from './business-day.ts';
import type { LedgerSource } from './ledger-source.ts';

export interface BooksParts {
  readonly database: Database;
  readonly ledgers: LedgerSource;
  readonly analystFor: AnalystFor;
  readonly clock: Clock;
}
