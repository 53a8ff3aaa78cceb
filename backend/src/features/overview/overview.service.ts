/** The Financial Overview: revenue, expenses, profit and cash flow of a period, from the rollups, in a handful of statements at any size. */
import { overviewFigures, type OverviewFigures } from '../../finance/figures/overview-figures.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { overviewLedger } from '../ledger/overview-ledger.ts';
import { VersionedCache } from '../ledger/versioned-cache.ts';
import type { Viewer } from '../users/viewer.ts';
import { readOverviewRequest, type OverviewRequest } from './overview-request.ts';

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
    const { wanted, currency } = readOverviewRequest(request);
    const { businessId } = viewer;
    return this.#ledgers.atOneMoment({ businessId, fileId: null }, currency, (ledger) =>
      this.#overviews.get(JSON.stringify([businessId, ledger.currency, ledger.today, wanted]), ledger.version, () =>
        overviewFigures(ledger.reader, overviewLedger(ledger), wanted, ledger.today)));
  }
}
