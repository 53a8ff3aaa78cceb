/** Scenarios: what would happen if. Saved, previewed, read from plain words; each played on the ledger as it is. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Deletable, deleteWithUndo, restore } from '../deletion/deletable.ts';
import type { ForecastsService } from '../forecasts/forecasts.service.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import { nextStep, type Step } from '../idempotency/steps.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource, OpenLedger } from '../ledger/ledger-source.ts';
import { isId, type Page } from '../page.ts';
import { findQuestion } from '../questions/question-input.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { leversOfQuestion, readSupposition, type Supposition } from './scenario-words.ts';
import { requireFormat, scenarioFile, type ScenarioFile } from './scenario-file.ts';
import { EMPTY_SCENARIO, readContent, readNamed, SCENARIO_MONTHS, type ScenarioContent } from './scenario-input.ts';
import { scenarioPlayer, type ScenarioResult } from './scenario-result.ts';
import { type Scenario, ScenarioEntity } from './scenario.entity.ts';

export interface PlayedScenarioDetails {
  readonly scenario: Scenario;
  readonly result: ScenarioResult;
}

const SCENARIO: Deletable = { table: 'scenario', missing: 'There is no such scenario.' };
/** Of one business. */
const SCENARIOS_MOST = 50;
const LONGEST_TEXT = 2_000;

export interface ScenariosParts extends BooksParts {
  readonly forecasts: Pick<ForecastsService, 'forBusiness'>;
}

export class ScenariosService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #analystFor: AnalystFor;
  readonly #clock: Clock;
  readonly #forecasts: Pick<ForecastsService, 'forBusiness'>;

  constructor({ database, ledgers, analystFor, clock, forecasts }: ScenariosParts) {
    this.#forecasts = forecasts;
    this.#database = database;
    this.#ledgers = ledgers;
    this.#analystFor = analystFor;
    this.#clock = clock;
  }

  /** Newest first. Throws PLAN_REQUIRED. */
  async list(viewer: Viewer, page: Page): Promise<PlayedScenarioDetails[]> {
    requirePaid(viewer, 'Scenarios');
    const { businessId } = viewer;
    const scenarios = await this.#database.inTenant(businessId, (em) =>
      em.find(ScenarioEntity, { businessId, ...(page.cursor === null ? {} : { id: { $lt: page.cursor } }) }, { orderBy: { id: 'desc' }, limit: page.limit }));
    const played = new Map<string, PlayedScenarioDetails>();
    for (const currency of new Set(scenarios.map((scenario) => scenario.currency))) {
      const play = await this.#player(viewer, currency);
      for (const scenario of scenarios.filter((one) => one.currency === currency)) played.set(scenario.id, { scenario, result: play(contentOf(scenario)) });
    }
    return scenarios.flatMap(({ id }) => played.get(id) ?? []);
  }

  /** Throws NOT_FOUND and PLAN_REQUIRED. */
  async get(viewer: Viewer, id: string): Promise<PlayedScenarioDetails> {
    const scenario = await this.#find(viewer, id);
    requirePaid(viewer, 'Scenarios');
    return { scenario, result: await this.#play(viewer, scenario.currency, contentOf(scenario)) };
  }

  /** With `queryId` the levers are those of an answered what-if question. Throws NOT_FOUND for a question that is not the business', PLAN_REQUIRED, BAD_USER_INPUT, and CONFLICT where there are too many. */
  async create(viewer: Viewer, fields: unknown): Promise<PlayedScenarioDetails> {
    const step = nextStep();
    if (step.made !== null) return this.get(viewer, step.made);
    const { queryId, currency } = sent(fields);
    const question = queryId == null ? null : await this.#database.inTenant(viewer.businessId, (em) => findQuestion(em, viewer, String(queryId)));
    requirePaid(viewer, 'Scenarios');
    const made = await this.#on(viewer, question?.answer.currency ?? textOf(currency), async (ledger) => {
      const vocabulary = await ledger.vocabulary();
      const before = question ? { ...EMPTY_SCENARIO, levers: await leversOfQuestion(question, ledger, vocabulary) } : EMPTY_SCENARIO;
      return { ...readNamed(fields, before, vocabulary), currency: ledger.currency };
    });
    return this.#save(viewer, step, made);
  }

  /** What is left out stays as it is. Throws NOT_FOUND, PLAN_REQUIRED and BAD_USER_INPUT. */
  async update(viewer: Viewer, id: string, fields: unknown): Promise<PlayedScenarioDetails> {
    const { currency, ...before } = await this.#find(viewer, id);
    requirePaid(viewer, 'Scenarios');
    const changed = await this.#on(viewer, currency, async (ledger) => readNamed(fields, contentOf(before), await ledger.vocabulary()));
    await this.#database.inTenant(viewer.businessId, async (em) => {
      Object.assign(await findScenario(em, viewer, id), changed, { updatedAt: this.#clock() });
    });
    return this.get(viewer, id);
  }

  /** The same under another name. Throws NOT_FOUND, PLAN_REQUIRED, and CONFLICT where there are too many. */
  async duplicate(viewer: Viewer, id: string): Promise<PlayedScenarioDetails> {
    const step = nextStep();
    if (step.made !== null) return this.get(viewer, step.made);
    const { name, currency, ...scenario } = await this.#find(viewer, id);
    requirePaid(viewer, 'Scenarios');
    return this.#save(viewer, step, { ...contentOf(scenario), currency, name: `${name.slice(0, 90)} (copy)` });
  }

  /** For a day it can be restored. Throws NOT_FOUND and PLAN_REQUIRED. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    await deleteWithUndo(this.#database, viewer, SCENARIO, id, this.#clock(), async () => {
      await this.#find(viewer, id);
      requirePaid(viewer, 'Scenarios');
    });
  }

  /** Throws PLAN_REQUIRED and NOT_FOUND. */
  async restore(viewer: Viewer, id: string): Promise<PlayedScenarioDetails> {
    requirePaid(viewer, 'Scenarios');
    await restore(this.#database, viewer, SCENARIO, id, this.#clock());
    return this.get(viewer, id);
  }

  /** As a file to hand on. Throws NOT_FOUND, PLAN_REQUIRED, and BAD_USER_INPUT naming the formats that there are. */
  async download(viewer: Viewer, id: string, format: string): Promise<ScenarioFile> {
    const { scenario, result } = await this.get(viewer, id);
    requireFormat(format);
    const { name } = await this.#database.inTenant(viewer.businessId, (em) => em.findOneOrFail(BusinessEntity, { id: viewer.businessId }));
    return scenarioFile(scenario.name, name, result, format);
  }

  /** What levers would do; nothing is saved. Throws PLAN_REQUIRED and BAD_USER_INPUT. */
  async preview(viewer: Viewer, fields: unknown): Promise<{ content: ScenarioContent; result: ScenarioResult }> {
    requirePaid(viewer, 'Scenarios');
    const currency = textOf(sent(fields).currency);
    const content = await this.#on(viewer, currency, async (ledger) => readContent(fields, await ledger.vocabulary()));
    return { content, result: await this.#play(viewer, currency, content) };
  }

  /** Plain words as levers. Throws PLAN_REQUIRED, and BAD_USER_INPUT for an empty text. */
  async read(viewer: Viewer, fields: unknown): Promise<Supposition> {
    requirePaid(viewer, 'Scenarios');
    const { text, currency } = sent(fields);
    const words = typeof text === 'string' ? text.replaceAll('\0', '').trim() : '';
    const message = words === '' ? 'Please say what would change.' : words.length > LONGEST_TEXT ? `At most ${LONGEST_TEXT} characters can be read.` : null;
    if (message !== null) throw new AppError('BAD_USER_INPUT', message, { fields: { text: message } });
    return readSupposition(words, this.#analystFor(viewer.businessId), (work) => this.#ledgers.atOneMoment({ businessId: viewer.businessId, fileId: null }, textOf(currency), work));
  }

  #on<T>({ businessId }: Viewer, currency: string | null, work: (ledger: OpenLedger) => Promise<T>): Promise<T> {
    return this.#ledgers.with({ businessId, fileId: null }, currency, work);
  }

  /** The forecast is made before, so that nothing holds a connection meanwhile. */
  async #player(viewer: Viewer, currency: string | null): Promise<(content: ScenarioContent) => ScenarioResult> {
    const { outcome } = await this.#forecasts.forBusiness(viewer.businessId, SCENARIO_MONTHS.most, currency);
    return this.#on(viewer, currency, (ledger) => scenarioPlayer(ledger, outcome));
  }

  async #play(viewer: Viewer, currency: string | null, content: ScenarioContent): Promise<ScenarioResult> {
    return (await this.#player(viewer, currency))(content);
  }

  #find(viewer: Viewer, id: string): Promise<Scenario> {
    return this.#database.inTenant(viewer.businessId, (em) => findScenario(em, viewer, id));
  }

  async #save(viewer: Viewer, step: Step<string>, content: ScenarioContent & { readonly name: string; readonly currency: string }): Promise<PlayedScenarioDetails> {
    const { businessId } = viewer;
    const now = this.#clock();
    const scenario = await this.#database.inTenant(businessId, async (em) => {
      if ((await em.count(ScenarioEntity, { businessId })) >= SCENARIOS_MOST) throw new AppError('CONFLICT', `There are ${SCENARIOS_MOST} scenarios, the most there can be. Delete one that you no longer need first.`);
      const id = newId();
      await step.note(em, id);
      return em.create(ScenarioEntity, { ...content, businessId, id, createdAt: now, updatedAt: now });
    });
    return { scenario, result: await this.#play(viewer, scenario.currency, content) };
  }
}

async function findScenario(em: EntityManager, { businessId }: Viewer, id: string): Promise<Scenario> {
  const found = isId(id) ? await em.findOne(ScenarioEntity, { businessId, id }) : null;
  if (!found) throw new AppError('NOT_FOUND', SCENARIO.missing);
  return found;
}

const contentOf = ({ months, openingBalanceMinor, levers }: Pick<Scenario, 'months' | 'openingBalanceMinor' | 'levers'>): ScenarioContent => ({ months, openingBalanceMinor: openingBalanceMinor ?? null, levers });
const sent = (fields: unknown): Record<string, unknown> => (typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
