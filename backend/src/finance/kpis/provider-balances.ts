/** What an accounting provider's balance sheet says that bank rows cannot: what is owed to the business, and by it. */
import type { LocalDate } from '../ledger/entry.ts';

/** Minor units of the ledger's currency, all positive where they are usual. */
export interface ProviderBalances {
  readonly provider: string;
  readonly asOf: LocalDate;
  readonly cashMinor: number;
  readonly receivablesMinor: number;
  readonly payablesMinor: number;
  readonly currentAssetsMinor: number;
  readonly currentLiabilitiesMinor: number;
}
