/** What every service needs that reads figures from a ledger and keeps what was made from them. */
import type { Analyst } from '../../analysts/contract.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from './business-day.ts';
import type { LedgerSource } from './ledger-source.ts';

export interface BooksParts {
  readonly database: Database;
  readonly ledgers: LedgerSource;
  readonly analyst: Analyst;
  readonly clock: Clock;
}
