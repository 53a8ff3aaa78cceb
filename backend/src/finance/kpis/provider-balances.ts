/** What an accounting provider's books say that bank rows cannot: what is owed to the business, and by it. */
import type { FigureOrigin } from '../figures/figure-origin.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { daysBetween } from '../local-date.ts';
import { originOf, statedOn, type StatedBalances, type StatedKind } from '../statements/stated-balances.ts';

/** Minor units, all positive where they are usual. */
export interface ProviderBalances {
  readonly asOf: LocalDate;
  readonly origin: FigureOrigin;
  readonly cashMinor: number;
  readonly receivablesMinor: number;
  readonly payablesMinor: number;
  readonly currentAssetsMinor: number;
  readonly currentLiabilitiesMinor: number;
}

const CURRENT_ASSETS: readonly StatedKind[] = ['bank', 'receivable', 'other-current-asset'];
const CURRENT_LIABILITIES: readonly StatedKind[] = ['payable', 'card', 'other-current-liability'];
/** An older statement tells of another time. */
const LASTS_DAYS = 35;

/** The newest one that counts what is still owed and is not much older than the day; null where there is none. */
export function balancesOn(stated: readonly StatedBalances[], day: LocalDate): ProviderBalances | null {
  const found = statedOn(stated, 'accrual', day);
  if (found === null || daysBetween(found.asOf, day) > LASTS_DAYS) return null;
  const sum = (...kinds: readonly StatedKind[]): number => found.accounts.reduce((total, { kind, balanceMinor }) => (kinds.includes(kind) ? total + balanceMinor : total), 0);
  return {
    asOf: found.asOf, origin: originOf(found), cashMinor: sum('bank'), receivablesMinor: sum('receivable'), payablesMinor: sum('payable'),
    currentAssetsMinor: sum(...CURRENT_ASSETS), currentLiabilitiesMinor: sum(...CURRENT_LIABILITIES),
  };
}
