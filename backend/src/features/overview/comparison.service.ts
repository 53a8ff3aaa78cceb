/** What the overview tells beside its figures: how they compare with the period before, and who paid and was paid most. */
import { chosenPeriod } from '../../finance/figures/chosen-period.ts';
import { comparison, type Comparison } from '../../finance/figures/comparison.ts';
import { revenueByCustomer, spendByVendor, type CounterpartyFigure } from '../../finance/figures/counterparty-figures.ts';
import { labelled, type LabelledPeriod } from '../../finance/figures/overview-figures.ts';
import type { LedgerSource, OpenLedger } from '../ledger/ledger-source.ts';
import { overviewLedger } from '../ledger/overview-ledger.ts';
import { VersionedCache } from '../ledger/versioned-cache.ts';
import { readLimit } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { readOverviewRequest, type OverviewRequest } from './overview-request.ts';

export interface TopCounterparties {
  readonly period: LabelledPeriod;
  readonly currency: string;
  readonly customers: readonly CounterpartyFigure[];
  readonly vendors: readonly CounterpartyFigure[];
}

export interface TopRequest extends OverviewRequest {
  /** Of each side. */
  readonly limit: number | null;
}

const REMEMBERED = 1_000;
const MOST_SHOWN = 50;
const DEFAULT_SHOWN = 5;

export class ComparisonService {
  readonly #ledgers: LedgerSource;
  readonly #comparisons = new VersionedCache<Comparison>(REMEMBERED);
  readonly #rankings = new VersionedCache<TopCounterparties>(REMEMBERED);

  constructor(ledgers: LedgerSource) {
    this.#ledgers = ledgers;
  }

  /** Throws BAD_USER_INPUT naming the field at fault. */
  async compare(viewer: Viewer, request: OverviewRequest): Promise<Comparison> {
    return this.#remembered(this.#comparisons, viewer, request, (ledger, wanted) => comparison(ledger.reader, overviewLedger(ledger), wanted, ledger.today));
  }

  /** Throws BAD_USER_INPUT naming the field at fault. */
  async topCounterparties(viewer: Viewer, request: TopRequest): Promise<TopCounterparties> {
    const limit = readLimit(request.limit, { standard: DEFAULT_SHOWN, most: MOST_SHOWN });
    const { customers, vendors, ...rest } = await this.#remembered(this.#rankings, viewer, request, rankCounterparties);
    return { ...rest, customers: customers.slice(0, limit), vendors: vendors.slice(0, limit) };
  }

  /** A result is kept for as long as the ledger, the day and the question stay the same. */
  async #remembered<T>(cache: VersionedCache<T>, viewer: Viewer, request: OverviewRequest, read: (ledger: OpenLedger, wanted: Wanted) => Promise<T>): Promise<T> {
    const { wanted, currency } = readOverviewRequest(request);
    return this.#ledgers.atOneMoment({ businessId: viewer.businessId, fileId: null }, currency, (ledger) =>
      cache.get(JSON.stringify([viewer.businessId, ledger.currency, ledger.today, wanted]), ledger.version, () => read(ledger, wanted)));
  }
}

type Wanted = ReturnType<typeof readOverviewRequest>['wanted'];

async function rankCounterparties(ledger: OpenLedger, wanted: Wanted): Promise<TopCounterparties> {
  const { reader, currency, today } = ledger;
  const { period } = chosenPeriod(wanted, overviewLedger(ledger).dateTo, today);
  const source = { reader, fileId: null, vocabulary: { currency } };
  const [customers, vendors] = await Promise.all([revenueByCustomer(source, period), spendByVendor(source, period)]);
  // More than can be asked for need not be remembered.
  return { period: labelled(period), currency, customers: customers.slice(0, MOST_SHOWN), vendors: vendors.slice(0, MOST_SHOWN) };
}
