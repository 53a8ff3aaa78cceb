/** Cash forecasts: made from the ledger once per version of it, and shown as far as the caller wants to look, with the owner's word on what is expected. */
import { AppError } from '../../errors.ts';
import { asOf } from '../../finance/as-of.ts';
import { accountsWithBalance, knownBalance } from '../../finance/figures/known-balance.ts';
import { cashForecast } from '../../finance/forecast/cash-forecast.ts';
import { forecastGround, type ForecastGround } from '../../finance/forecast/forecast-ground.ts';
import { isRefusal, type CashForecast, type ForecastRefusal } from '../../finance/forecast/forecast-types.ts';
import { SHOWN_MONTHS } from '../../finance/forecast/past-months.ts';
import { firstShownWeek } from '../../finance/forecast/past-weeks.ts';
import { seasonalAverage } from '../../finance/forecast/plain-model.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { LedgerReader, LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { addMonths, startOfMonth } from '../../finance/local-date.ts';
import { CASH_ROLES } from '../../finance/metrics.ts';
import { namedByCategory } from '../../finance/recurring/unnamed-rows.ts';
import type { LedgerSource, OpenLedger } from '../ledger/ledger-source.ts';
import { VersionedCache } from '../ledger/versioned-cache.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { loadWords } from './expected-words.ts';
import { readForecastRequest, type ForecastRequest } from './forecast-request.ts';

export interface ShownForecast {
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly asOf: LocalDate;
  readonly notice: string | null;
  readonly outcome: CashForecast | ForecastRefusal;
  readonly vocabulary: LedgerVocabulary;
}

interface Grounded { readonly ground: Promise<ForecastGround | ForecastRefusal> }

/** Each holds the recurring rows of a business. */
const REMEMBERED_GROUNDS = 100;

export class ForecastsService {
  readonly #ledgers: LedgerSource;
  readonly #grounds = new VersionedCache<Grounded>(REMEMBERED_GROUNDS);

  constructor({ ledgers }: { readonly ledgers: LedgerSource }) {
    this.#ledgers = ledgers;
  }

  /** Throws PLAN_REQUIRED and BAD_USER_INPUT; that there is too little to foresee anything from is an answer. */
  async forecast(viewer: Viewer, request: ForecastRequest): Promise<ShownForecast> {
    requirePaid(viewer, 'Cash-flow forecasts');
    const { months, currency } = readForecastRequest(request);
    return this.forBusiness(viewer.businessId, months, currency);
  }

  /** The same for whoever works without a person: alerts. */
  async forBusiness(businessId: string, months: number, currency: string | null): Promise<ShownForecast> {
    // The rows are read inside the transaction; what is made of them takes a while and holds no connection.
    const read = await this.#ledgers.atOneMoment({ businessId, fileId: null }, currency, async (ledger) => {
      const vocabulary = await ledger.vocabulary();
      const day = asOf(ledger.today, vocabulary.dateTo);
      const { ground } = await this.#grounds.get(JSON.stringify([businessId, ledger.currency, day.date]), ledger.version, () => startGround(ledger, day.date));
      return { ground, vocabulary, day, words: await loadWords(ledger.sql, businessId, ledger.currency), ...await bankNets(ledger.reader, vocabulary, day.date) };
    });
    const { vocabulary, day, words, bankNetByMonth, bankNetByDay } = read;
    const ground = await read.ground;
    const roles = new Map(vocabulary.categories.map(({ number, role }) => [number, role]));
    const outcome = isGround(ground) ? cashForecast({ ground, months, words, openingBalanceMinor: knownBalance(vocabulary), bankNetByMonth, bankNetByDay, roleOf: (category) => roles.get(category) }) : ground;
    return { currency: vocabulary.currency, currencies: vocabulary.currencies, asOf: day.date, notice: day.notice, outcome, vocabulary };
  }
}

/** Throws UNPROCESSABLE with the reason of a refusal. */
export function forecastOrRefuse(shown: ShownForecast): CashForecast {
  if (isRefusal(shown.outcome)) throw new AppError('UNPROCESSABLE', shown.outcome.refused);
  return shown.outcome;
}

function isGround(ground: ForecastGround | ForecastRefusal): ground is ForecastGround {
  return !('refused' in ground);
}

async function startGround({ reader, currency, chart }: OpenLedger, day: LocalDate): Promise<Grounded> {
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  const rows = namedByCategory(await reader.rows({ currency, roles: CASH_ROLES }), (category) => names.get(category) ?? '');
  const ground = forecastGround({ rows, asOf: day, model: seasonalAverage, pause: () => new Promise((resolve) => { setImmediate(resolve); }) });
  // Whoever waits for it hears of a failure; nobody else has to.
  ground.catch(() => undefined);
  return { ground };
}

/** Transfers included: they leave one account and reach another, or one that the ledger does not know. */
async function bankNets(reader: LedgerReader, vocabulary: LedgerVocabulary, day: LocalDate): Promise<{ bankNetByMonth: ReadonlyMap<string, number>; bankNetByDay: ReadonlyMap<string, number> }> {
  const accounts = accountsWithBalance(vocabulary).map(({ number }) => number);
  const nets = async (from: LocalDate, by: 'month' | 'day'): Promise<ReadonlyMap<string, number>> => {
    if (accounts.length === 0) return new Map();
    const totals = await reader.totals({ currency: vocabulary.currency, accounts, from, to: day }, [by]);
    return new Map(totals.map(({ key, inMinor, outMinor }) => [key[by] ?? '', inMinor - outMinor]));
  };
  return { bankNetByMonth: await nets(addMonths(startOfMonth(day), -SHOWN_MONTHS), 'month'), bankNetByDay: await nets(firstShownWeek(day), 'day') };
}
