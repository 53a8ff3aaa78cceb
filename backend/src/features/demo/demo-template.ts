/** The sample business that every visitor gets a copy of: built anew each day through the same services that a customer uses. */
import type { Database } from '../../database/database.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { removeBusiness } from '../account/remove-business.ts';
import { SubscriptionEntity } from '../subscriptions/subscription.entity.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { type BookServices, fillBooks } from './demo-books.ts';
import { COPIED_TABLES, type Snapshot } from './demo-tables.ts';
import { SAMPLE_BUSINESS_NAME, sampleCompany } from './sample/sample-company.ts';

/** Raise it when the sample or what is made of it changes: templates of older versions are not used again. */
const TEMPLATE_VERSION = 13;
const LIFETIME_DAYS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

export class DemoTemplate {
  readonly #database: Database;
  readonly #services: BookServices;

  constructor(database: Database, services: BookServices) {
    this.#database = database;
    this.#services = services;
  }

  /** Its rows as they stand, built first where this day has none yet. One server builds, the others wait for it. */
  async snapshot(today: LocalDate): Promise<{ businessId: string; tables: Snapshot }> {
    const businessId = templateId(today);
    if (!(await this.#isReady(businessId))) {
      await this.#database.outsideTenants(async (em) => {
        await em.execute(`select pg_advisory_xact_lock(hashtext('purser demo template'))`);
        if (!(await this.#isReady(businessId))) await this.#build(businessId, today);
      });
    }
    return { businessId, tables: await this.#read(businessId) };
  }

  /** The day on which it goes is written last: a template without one is still being built, or was left behind by a server that died. */
  #isReady(businessId: string): Promise<boolean> {
    return this.#database.outsideTenants(async (em) => (await em.findOne(BusinessEntity, { id: businessId }))?.expiresAt != null);
  }

  async #build(businessId: string, today: LocalDate): Promise<void> {
    const database = this.#database;
    await removeBusiness(database, businessId);
    await database.inTenant(businessId, async (em) => {
      em.create(BusinessEntity, { id: businessId, name: SAMPLE_BUSINESS_NAME, isDemo: true, createdAt: new Date() });
      await em.flush();
      em.create(SubscriptionEntity, { businessId, planName: 'pro', status: 'active', changedAt: new Date() });
    });
    const viewer: Viewer = { userId: businessId, businessId, accountType: 'pro', isDemo: true };
    await fillBooks(this.#services, viewer, sampleCompany(today), today);
    await database.outsideTenants((em) => em.nativeUpdate(BusinessEntity, { id: businessId }, { expiresAt: new Date(Date.now() + LIFETIME_DAYS * DAY_MS) }));
  }

  async #read(businessId: string): Promise<Snapshot> {
    return this.#database.inTenant(businessId, async (em) => {
      const tables: Partial<Record<keyof Snapshot, string>> = {};
      for (const table of COPIED_TABLES) {
        const [row] = await em.execute<{ rows: string }[]>(`select coalesce(json_agg(t), '[]')::text as rows from (select * from ${table} where business_id = ?) t`, [businessId]);
        tables[table] = row?.rows ?? '[]';
      }
      return tables as Snapshot;
    });
  }
}

/**
 * The same for all servers and unlike every random identifier: version, day. It sorts before all others, so that the newest business is at the end of every
 * index that begins with the business: only there an import finds its page without a search and leaves full pages behind.
 */
export function templateId(today: LocalDate): string {
  const [year, month, day] = today.split('-');
  return `00de3000-${year}-7${month}0-80${day}-${String(TEMPLATE_VERSION).padStart(12, '0')}`;
}
