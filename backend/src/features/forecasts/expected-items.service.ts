/** What the owner says of expected money: items of his own, and what is different about recurring ones. The forecast counts with it at once. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { expectedItems, type ExpectedItem, type ExpectedWord } from '../../finance/forecast/expected-items.ts';
import { isRefusal, MOST_MONTHS } from '../../finance/forecast/forecast-types.ts';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { addMonths, endOfMonth, startOfMonth } from '../../finance/local-date.ts';
import { categoryNamed } from '../categories/category-list.ts';
import type { Clock } from '../ledger/business-day.ts';
import { loadChart } from '../ledger/chart-store.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { nextStep, type Step } from '../idempotency/steps.ts';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { readChange, readNewItem, type ItemChange } from './expected-input.ts';
import { forgetItem, loadWords, MOST_WORDS, saveWord, type WordPlace } from './expected-words.ts';
import { readForecastRequest } from './forecast-request.ts';
import type { ForecastsService, ShownForecast } from './forecasts.service.ts';
import { itemId } from './item-id.ts';

export interface ShownItem {
  readonly item: ExpectedItem;
  readonly vocabulary: LedgerVocabulary;
}

export interface ExpectedItemsParts {
  readonly database: Database;
  readonly ledgers: LedgerSource;
  readonly clock: Clock;
  readonly forecasts: ForecastsService;
}

const FEATURE = 'Cash-flow forecasts';

export class ExpectedItemsService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;
  readonly #forecasts: ForecastsService;

  constructor({ database, ledgers, clock, forecasts }: ExpectedItemsParts) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#clock = clock;
    this.#forecasts = forecasts;
  }

  /** Largest effect first. Throws PLAN_REQUIRED and BAD_USER_INPUT. */
  async list(viewer: Viewer, currency: string | null): Promise<ShownItem[]> {
    requirePaid(viewer, FEATURE);
    const shown = await this.#shown(viewer, currency);
    return (await this.#items(viewer, shown)).map((item) => ({ item, vocabulary: shown.vocabulary }));
  }

  /** Throws PLAN_REQUIRED, BAD_USER_INPUT with every field at fault, and CONFLICT where there are too many. */
  async create(viewer: Viewer, fields: unknown): Promise<ShownItem> {
    requirePaid(viewer, FEATURE);
    const step = nextStep();
    const shown = await this.#shown(viewer, currencyIn(fields));
    if (step.made !== null) return this.#get(viewer, shown.currency, step.made);
    const { category, ...item } = readNewItem(fields, { currency: shown.currency, asOf: shown.asOf });
    const id = await this.#save(viewer, shown, step, category, { ...item, id: null, replacesKey: null, replacesOn: null, isExpected: true, categoryNumber: null });
    return this.#get(viewer, shown.currency, id);
  }

  /** Of an own item, of a recurring one, or of one time of either. Throws PLAN_REQUIRED, NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  async change(viewer: Viewer, id: string, fields: unknown): Promise<ShownItem> {
    requirePaid(viewer, FEATURE);
    const step = nextStep();
    const shown = await this.#shown(viewer, currencyIn(fields));
    if (step.made !== null) return this.#get(viewer, shown.currency, id);
    const item = await this.#found(viewer, shown, id);
    const change = readChange(fields, { currency: shown.currency, asOf: shown.asOf }, item.direction);
    if (change.occursOn !== null && !item.times.some(({ occursOn }) => occursOn === change.occursOn)) throw new AppError('BAD_USER_INPUT', `Nothing of it is due on ${change.occursOn}.`, { fields: { occursOn: 'Nothing of it is due on that day.' } });
    if (item.isOwn && change.occursOn === null && change.isExpected === false) throw new AppError('BAD_USER_INPUT', 'Delete an item of your own instead.', { fields: { isExpected: 'Delete an item of your own instead.' } });
    const words = await this.#words(viewer, shown.currency);
    await this.#save(viewer, shown, step, null, changed(item, change, words));
    return this.#get(viewer, shown.currency, id);
  }

  /** An own item goes; of a recurring one everything that was said is forgotten. Throws PLAN_REQUIRED and NOT_FOUND. */
  async forget(viewer: Viewer, id: string, currency: string | null): Promise<void> {
    requirePaid(viewer, FEATURE);
    const step = nextStep<true>();
    if (step.made !== null) return;
    const shown = await this.#shown(viewer, currency);
    const item = await this.#found(viewer, shown, id);
    await this.#database.inTenantRaw(viewer.businessId, async (client) => {
      await forgetItem(client, viewer.businessId, shown.currency, item);
      await step.note(client, true);
      await enqueue(client, refreshInsightsJob(viewer.businessId));
    });
  }

  #shown(viewer: Viewer, currency: string | null): Promise<ShownForecast> {
    return this.#forecasts.forBusiness(viewer.businessId, MOST_MONTHS, readForecastRequest({ months: null, currency }).currency);
  }

  /** Where nothing is foreseen there are still items of the owner's own. */
  async #items(viewer: Viewer, { outcome, asOf, currency }: ShownForecast): Promise<readonly ExpectedItem[]> {
    if (!isRefusal(outcome)) return outcome.expected;
    return expectedItems([], await this.#words(viewer, currency), asOf, endOfMonth(addMonths(startOfMonth(asOf), MOST_MONTHS)));
  }

  async #found(viewer: Viewer, shown: ShownForecast, id: string): Promise<ExpectedItem> {
    const item = (await this.#items(viewer, shown)).find((one) => itemId(one) === id);
    if (!item) throw new AppError('NOT_FOUND', 'There is no such expected item.');
    return item;
  }

  async #get(viewer: Viewer, currency: string, id: string): Promise<ShownItem> {
    const shown = await this.#shown(viewer, currency);
    return { item: await this.#found(viewer, shown, id), vocabulary: shown.vocabulary };
  }

  #words({ businessId }: Viewer, currency: string): Promise<ExpectedWord[]> {
    return this.#ledgers.with({ businessId, fileId: null }, currency, ({ sql }) => loadWords(sql, businessId, currency));
  }

  #save({ businessId }: Viewer, { currency }: ShownForecast, step: Step<string>, category: string | null, word: Omit<ExpectedWord, 'id'> & { readonly id: string | null }): Promise<string> {
    return this.#database.inTenantRaw(businessId, async (client) => {
      const categoryNumber = category === null ? word.categoryNumber : categoryNamed(category, await loadChart(client, businessId)).number;
      const place: WordPlace = { businessId, currency, now: this.#clock() };
      const id = await saveWord(client, place, { ...word, categoryNumber });
      const { rows } = await client.query<{ count: string }>('select count(*) as count from expected_item where business_id = $1 and currency = $2', [businessId, currency]);
      if (Number(rows[0]?.count) > MOST_WORDS) throw new AppError('CONFLICT', `There are ${MOST_WORDS} expected items and changes already. Delete one that is over first.`);
      // Low cash ahead is told by the forecast: alerts follow what is expected.
      await enqueue(client, refreshInsightsJob(businessId));
      await step.note(client, id);
      return id;
    });
  }
}

function currencyIn(fields: unknown): string | null {
  const currency = (fields as { currency?: unknown } | null)?.currency ?? null;
  return typeof currency === 'string' ? currency : null;
}

/** What was said before stays where nothing new is said. */
function changed(item: ExpectedItem, change: ItemChange, words: readonly ExpectedWord[]): Omit<ExpectedWord, 'id'> & { readonly id: string | null } {
  const isWhole = change.occursOn === null;
  const before = words.find((word) => (item.isOwn && isWhole ? word.id === item.id : word.replacesKey === item.id && word.replacesOn === change.occursOn));
  return {
    id: before?.id ?? null, replacesKey: item.isOwn && isWhole ? null : item.id, replacesOn: change.occursOn,
    isExpected: change.isExpected ?? before?.isExpected ?? true, name: change.name ?? before?.name ?? null, amountMinor: change.amountMinor ?? before?.amountMinor ?? null,
    dueOn: change.dueOn ?? before?.dueOn ?? null, rhythm: change.rhythm ?? before?.rhythm ?? null, endsOn: change.endsOn ?? before?.endsOn ?? null, categoryNumber: before?.categoryNumber ?? null,
  };
}
