/** Smart alerts: found afresh after the ledger changed, listed most urgent first, dismissed or confirmed by their owner. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import { Input } from '../input.ts';
import { isId, type Page } from '../page.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { ALERT_STATUSES, type Alert, type AlertScan, type AlertStatus } from './alert.ts';
import { findAlert, knownAlerts, listAlerts, noteScan, readScan, setAlertStatus, storeAlerts, type StoredFinding } from './alert-rows.ts';
import { paidUsers, tellOfCritical } from './alert-mail.ts';
import { notifyAlertsChanged } from './alerts-watch.ts';
import { scanLedger, type Scanned } from './scan-ledger.ts';

export class AlertsService {
  readonly #database: Database;
  readonly #scanned: Scanned;
  readonly #clock: Clock;

  constructor({ database, ledgers, clock, forecasts }: Pick<BooksParts, 'database' | 'ledgers' | 'clock'> & Scanned) {
    this.#database = database;
    this.#scanned = { ledgers, forecasts };
    this.#clock = clock;
  }

  /** Open ones first, then the most serious, then by money at stake. Throws PLAN_REQUIRED, BAD_USER_INPUT. */
  async list(viewer: Viewer, page: Page, status: string | null | undefined): Promise<Alert[]> {
    requirePaid(viewer, 'Smart alerts');
    const wanted = status == null ? null : readStatus({ status });
    return this.#database.inTenantRaw(viewer.businessId, (client) => listAlerts(client, viewer.businessId, page, wanted));
  }

  /** How much the latest scan looked at, so that an empty list can say so. Throws PLAN_REQUIRED. */
  async scanned(viewer: Viewer): Promise<AlertScan> {
    requirePaid(viewer, 'Smart alerts');
    return this.#database.inTenantRaw(viewer.businessId, (client) => readScan(client, viewer.businessId));
  }

  /** The owner's word: expected (dismissed), to be looked into (confirmed), or neither again (open). Throws NOT_FOUND, PLAN_REQUIRED, BAD_USER_INPUT. */
  async decide(viewer: Viewer, id: string, fields: unknown): Promise<Alert> {
    const { businessId } = viewer;
    const found = isId(id) ? await this.#database.inTenantRaw(businessId, (client) => findAlert(client, businessId, id)) : null;
    if (!found) throw new AppError('NOT_FOUND', 'There is no such alert.');
    requirePaid(viewer, 'Smart alerts');
    const status = readStatus(fields);
    return this.#database.inTenantRaw(businessId, async (client) => {
      const decided = await setAlertStatus(client, businessId, { id, status, now: this.#clock() });
      await notifyAlertsChanged(client, businessId);
      return decided;
    });
  }

  /** The job's task. What was told keeps its identifier, its date and the owner's word; open ones that are no longer so go. Safe to run again. */
  async scan(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const known = await this.#database.inTenantRaw(businessId, async (client) => ((await isBusiness(client, businessId)) ? knownAlerts(client, businessId) : null));
    if (known === null) return;
    const { found, transactionCount } = await scanLedger(this.#scanned, businessId, known);
    const now = this.#clock();
    const users = await paidUsers(this.#database, businessId, now);
    await this.#database.inTenantRaw(businessId, async (client) => {
      if (!(await isBusiness(client, businessId))) return;
      await storeAlerts(client, businessId, found, now);
      await noteScan(client, businessId, transactionCount, now);
      await tellOfCritical(client, users, newlyCritical(found, known.keys), now);
      await notifyAlertsChanged(client, businessId);
    });
  }
}

/** False for one that was deleted meanwhile; one that is there stays until the end of the transaction. */
async function isBusiness(client: PoolClient, businessId: string): Promise<boolean> {
  return (await client.query('select 1 from business where id = $1 for key share', [businessId])).rowCount === 1;
}

function newlyCritical(found: readonly StoredFinding[], known: ReadonlySet<string>): readonly StoredFinding[] {
  return found.filter(({ alert }) => alert.severity === 'critical' && !known.has(alert.key));
}

function readStatus(fields: unknown): AlertStatus {
  const input = new Input(fields);
  const status = input.oneOf('status', 'The status', ALERT_STATUSES);
  input.check();
  return status;
}
