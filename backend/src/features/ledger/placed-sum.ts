/** What a file's rows add up to, on the accounts and in the currencies that the ledger took them for. */
import type { BalanceBreak } from '../../ingestion/statement.ts';

export interface PlacedSum {
  readonly accountNumber: number;
  /** ISO 4217; all amounts are in its minor units. */
  readonly currency: string;
  readonly rowCount: number;
  readonly inMinor: number;
  /** Money out as a negative number. */
  readonly outMinor: number;
  readonly openingMinor: number | null;
  readonly closingMinor: number | null;
  readonly linkCount: number;
  readonly brokenCount: number;
  readonly firstBreak: Readonly<BalanceBreak> | null;
}
