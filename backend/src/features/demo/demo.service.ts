/** The demo: a private copy of the sample business for every visitor, gone after a day. */
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { removeBusiness } from '../account/remove-business.ts';
import { nextStep } from '../idempotency/steps.ts';
import { addSession } from '../sessions/sessions.service.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import { type Arrival, arrivalOf, signInAgain } from '../users/sign-in-again.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { SignedIn } from '../users/users.service.ts';
import type { DemoConnections } from './demo-connections.ts';
import type { DemoTemplate } from './demo-template.ts';
import { COPIED_TABLES, type Snapshot } from './demo-tables.ts';
import { withFreshIds } from './fresh-ids.ts';
import { SAMPLE_BUSINESS_NAME } from './sample/sample-company.ts';

export interface DemoParts {
  readonly database: Database;
  readonly template: DemoTemplate;
  /** Null where there is no sandbox to connect to. */
  readonly connections: DemoConnections | null;
  readonly settings: DemoSettings;
}

export interface DemoSettings {
  readonly isOpen: boolean;
  readonly lifetimeHours: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** Removed in one run of the cleaning job; the rest waits for the next. */
const REMOVED_AT_ONCE = 200;

interface DaysTemplate {
  readonly today: LocalDate;
  readonly ready: Promise<{ businessId: string; tables: Snapshot }>;
}

export class DemoService {
  readonly #database: Database;
  readonly #template: DemoTemplate;
  readonly #connections: DemoConnections | null;
  readonly #settings: DemoSettings;
  #current: DaysTemplate | null = null;

  constructor({ database, template, connections, settings }: DemoParts) {
    this.#database = database;
    this.#template = template;
    this.#connections = connections;
    this.#settings = settings;
  }

  /** Makes today's template ready, so that the first visitor does not wait for it. */
  async prepare(): Promise<void> {
    if (this.#settings.isOpen) await this.#today();
  }

  /** Business, user, books and session appear in one transaction. Throws FORBIDDEN where the server offers no demo. */
  async visit(): Promise<SignedIn> {
    if (!this.#settings.isOpen) throw new AppError('FORBIDDEN', 'This server offers no demo.');
    const step = nextStep<Arrival>();
    if (step.made !== null) return signInAgain(this.#database, step.made);
    const { businessId: templateId, tables } = await this.#today();
    const businessId = newId();
    const copy = withFreshIds(tables, templateId, businessId);
    // They are given by another system, and so before the transaction.
    const permits = (await this.#connections?.permits(JSON.parse(copy.integration) as Parameters<DemoConnections['permits']>[0])) ?? [];
    return this.#database.inTenant(businessId, async (em) => {
      const now = new Date();
      const expiresAt = new Date(now.getTime() + this.#settings.lifetimeHours * HOUR_MS);
      const business = em.create(BusinessEntity, { id: businessId, name: SAMPLE_BUSINESS_NAME, isDemo: true, createdAt: now, expiresAt });
      const id = newId();
      const user = em.create(UserEntity, {
        id, business, email: `demo-${id}@purser.invalid`, firstName: 'Demo', lastName: 'Visitor', accountType: 'pro', createdAt: now,
      });
      await em.flush();
      await step.note(em, arrivalOf(user));
      for (const table of COPIED_TABLES.filter((name) => copy[name] !== '[]')) {
        await em.execute(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ?::jsonb)`, [copy[table]]);
      }
      await this.#connections?.seal(em, businessId, permits);
      return { user, session: addSession(em, id) };
    });
  }

  /** Visitors' copies and templates whose time is over. */
  async removeExpired(): Promise<void> {
    const expired = await this.#database.outsideTenants((em) =>
      em.find(BusinessEntity, { isDemo: true, expiresAt: { $lte: new Date() } }, { limit: REMOVED_AT_ONCE }));
    for (const { id } of expired) await removeBusiness(this.#database, id);
  }

  /** One build at a time; a failed one is tried again by the next visitor. */
  #today(): DaysTemplate['ready'] {
    const today = new Date().toISOString().slice(0, 10);
    if (this.#current?.today !== today) {
      const ready = this.#template.snapshot(today);
      const current = { today, ready };
      this.#current = current;
      ready.catch(() => { if (this.#current === current) this.#current = null; });
    }
    return this.#current!.ready;
  }
}
