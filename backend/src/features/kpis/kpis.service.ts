/** The key figures of a business, and what its owner wants them to be. */
import { createHash } from 'node:crypto';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import type { WantedPeriod } from '../../finance/figures/chosen-period.ts';
import { kpiBoard, type KpiBoard } from '../../finance/kpis/kpis.ts';
import { AppError } from '../../errors.ts';
import type { StatedBalances } from '../../finance/statements/stated-balances.ts';
import { nextStep } from '../idempotency/steps.ts';
import { readStatedBalances } from '../integrations/stated-balances.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource, OpenLedger } from '../ledger/ledger-source.ts';
import { VersionedCache } from '../ledger/versioned-cache.ts';
import { readOverviewRequest, type OverviewRequest } from '../overview/overview-request.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { balanceOrigins } from '../accounts/balance-origins.ts';
import { loadContracts } from './contracts.ts';
import { kpiNamed, readTarget } from './target-input.ts';
import { dropTarget, loadTargets, storeTarget, type KpiTarget } from './target-store.ts';

export interface Kpis {
  readonly board: KpiBoard;
  readonly targets: readonly KpiTarget[];
  readonly vocabulary: LedgerVocabulary;
}

const REMEMBERED = 500;

export class KpisService {
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;
  /** For as long as the ledger, the day and what connected services tell stay the same. */
  readonly #boards = new VersionedCache<KpiBoard>(REMEMBERED);

  constructor({ ledgers, clock }: Pick<BooksParts, 'ledgers' | 'clock'>) {
    this.#ledgers = ledgers;
    this.#clock = clock;
  }

  /** Throws PLAN_REQUIRED, and BAD_USER_INPUT naming the field at fault. */
  async realtime(viewer: Viewer, request: OverviewRequest): Promise<Kpis> {
    requirePaid(viewer, 'Live KPIs');
    const { wanted, currency } = readOverviewRequest(request);
    const { businessId } = viewer;
    return this.#ledgers.atOneMoment({ businessId, fileId: null }, currency, async (ledger, client) => {
      const vocabulary = await ledger.vocabulary();
      const targets = await loadTargets(ledger.sql, businessId, ledger.currency);
      return { vocabulary, targets, board: await this.#board(businessId, ledger, await readStatedBalances(client, businessId, ledger.currency), wanted) };
    });
  }

  /** A target in money belongs to the currency that is shown. Throws PLAN_REQUIRED, NOT_FOUND and BAD_USER_INPUT. */
  async setTarget(viewer: Viewer, id: string, fields: unknown): Promise<KpiTarget> {
    requirePaid(viewer, 'Live KPIs');
    const definition = kpiNamed(id);
    const { businessId } = viewer;
    return this.#ledgers.with({ businessId, fileId: null }, currencyOf(fields), async ({ sql, currency }) => {
      const target = { kpi: definition.id, value: readTarget(definition, fields, currency), currency: definition.unit === 'currency' ? currency : null };
      await storeTarget(sql, businessId, target, this.#clock());
      return target;
    });
  }

  /** Throws PLAN_REQUIRED, and NOT_FOUND where there is none. */
  async removeTarget(viewer: Viewer, id: string, wantedCurrency: string | null): Promise<void> {
    requirePaid(viewer, 'Live KPIs');
    const step = nextStep<true>();
    if (step.made !== null) return;
    const definition = kpiNamed(id);
    const { businessId } = viewer;
    const wasThere = await this.#ledgers.with({ businessId, fileId: null }, wantedCurrency, async ({ sql, currency }, client) => {
      const isDropped = await dropTarget(sql, businessId, definition.id, definition.unit === 'currency' ? currency : null);
      if (isDropped) await step.note(client, true);
      return isDropped;
    });
    if (!wasThere) throw new AppError('NOT_FOUND', `${definition.label} has no target.`);
  }

  async #board(businessId: string, ledger: OpenLedger, stated: readonly StatedBalances[], wanted: WantedPeriod): Promise<KpiBoard> {
    const { reader, today, currency, version, sql } = ledger;
    const contracts = await loadContracts(sql, businessId, currency);
    const vocabulary = await ledger.vocabulary();
    const key = createHash('sha256').update(JSON.stringify([businessId, currency, today, wanted, contracts, stated])).digest('base64');
    return this.#boards.get(key, version, async () => kpiBoard({ source: { reader, vocabulary, fileId: null }, wanted, today, contracts, stated, balanceOrigins: await balanceOrigins(sql, businessId) }));
  }
}

/** The currency of the books where none is named. */
function currencyOf(fields: unknown): string | null {
  const given = typeof fields === 'object' && fields !== null ? (fields as { currency?: unknown }).currency : undefined;
  return typeof given === 'string' && /^[A-Z]{3}$/.test(given) ? given : null;
}
