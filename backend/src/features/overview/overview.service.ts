/** The Financial Overview: revenue, expenses, profit and cash flow of a period, from the rollups, in a handful of statements at any size. */
import { overviewFigures, type OverviewFigures } from '../../finance/figures/overview-figures.ts';
import { AppError } from '../../errors.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { overviewLedger } from '../ledger/overview-ledger.ts';
import { VersionedCache } from '../ledger/versioned-cache.ts';
import type { Viewer } from '../users/viewer.ts';
import { readPeriod, type PeriodRequest } from './period-request.ts';

export interface OverviewRequest extends PeriodRequest {
  readonly currency: string | null;
}

const REMEMBERED_OVERVIEWS = 1_000;

export class OverviewService {
  readonly #ledgers: LedgerSource;
  /** An overview that is read again costs one lookup by primary key: the ledger's version, which every change of entries raises. */
  readonly #overviews = new VersionedCache<OverviewFigures>(REMEMBERED_OVERVIEWS);

  constructor(ledgers: LedgerSource) {
    this.#ledgers = ledgers;
  }

  /** Throws BAD_USER_INPUT naming the field at fault. */
  async financialData(viewer: Viewer, request: OverviewRequest): Promise<OverviewFigures> {
    const wanted = readPeriod(request);
    if (request.currency !== null && !/^[A-Z]{3}$/.test(request.currency)) {
      const message = 'currency must be an ISO 4217 code like USD.';
      throw new AppError('BAD_USER_INPUT', message, { fields: { currency: message } });
    }
    const { businessId } = viewer;
    return this.#ledgers.with({ businessId, fileId: null }, request.currency, (ledger) =>
      this.#overviews.get(JSON.stringify([businessId, ledger.currency, ledger.today, wanted]), ledger.version, () =>
        overviewFigures(ledger.reader, overviewLedger(ledger), wanted, ledger.today)));
  }
}
