/** Connections to outside books: which there are, syncing one, and ending one. */
import type { Database } from '../../database/database.ts';
import type { Notifications } from '../../database/notifications.ts';
import { watchChanges } from '../../database/watch-changes.ts';
import { AppError } from '../../errors.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isId, type Page } from '../page.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { refOf } from './connection-access.ts';
import { endConnection, type RowsAfterwards } from './disconnection.ts';
import { INTEGRATION_CHANGED, isIntegrationChange } from './integration-change.ts';
import { type Integration, IntegrationEntity } from './integration.entity.ts';
import { giveUpSignIns, pendingConnections } from './pending-connections.ts';
import { PROVIDER_LABELS } from './provider-settings.ts';
import { askForSync } from './sync-state.ts';
import { SyncWait } from './sync-wait.ts';

export interface IntegrationsParts {
  readonly database: Database;
  readonly notifications: Notifications;
  readonly clock: Clock;
  /** How long a call waits for its sync. */
  readonly syncPatienceMs?: number;
}

const SYNC_PATIENCE_MS = 10_000;
/** Of connections that were ended there may be any number. */
const MOST_TOLD_AT_FIRST = 50;

export class IntegrationsService {
  readonly #parts: IntegrationsParts;

  constructor(parts: IntegrationsParts) {
    this.#parts = parts;
  }

  /** Newest first, those whose sign-in has not come back yet among them. */
  list({ businessId }: Viewer, { cursor, limit }: Page): Promise<Integration[]> {
    const { database, clock } = this.#parts;
    return database.inTenant(businessId, async (em) => {
      const pending = (await pendingConnections(em, businessId, clock())).filter(({ id }) => cursor === null || id < cursor);
      const kept = await em.find(IntegrationEntity, { businessId, ...(cursor === null ? {} : { id: { $lt: cursor } }) }, { orderBy: { id: 'desc' }, limit });
      return [...pending, ...kept].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit);
    });
  }

  /** Throws NOT_FOUND for unknown and foreign identifiers alike. */
  async find({ businessId }: Viewer, id: string): Promise<Integration> {
    const { database, clock } = this.#parts;
    const found = isId(id) ? await database.inTenant(businessId, async (em) =>
      (await em.findOne(IntegrationEntity, { businessId, id })) ?? (await pendingConnections(em, businessId, clock())).find((pending) => pending.id === id)) : null;
    if (!found) throw new AppError('NOT_FOUND', 'There is no such connection.');
    return found;
  }

  /** The connection once its sync has ended, or as it is after ten seconds of it. Throws NOT_FOUND, PLAN_REQUIRED, CONFLICT where it is ended or not there yet, and UNAVAILABLE with the reason of a sync that failed. */
  async sync(viewer: Viewer, id: string): Promise<Integration> {
    const found = await this.find(viewer, id);
    requirePaid(viewer, 'Integrations');
    if (found.status === 'disconnected') throw new AppError('CONFLICT', 'This account is disconnected. Connect it again to sync it.');
    if (found.status === 'pending') throw new AppError('CONFLICT', `The sign-in at ${PROVIDER_LABELS[found.provider]} is not finished. Finish it there, or connect again.`);
    if (found.status === 'error') throw failed(found);
    const wait = new SyncWait(this.#parts.notifications, refOf(found));
    try {
      const asked = await this.#parts.database.inTenantRaw(viewer.businessId, (client) => askForSync(client, refOf(found)));
      const synced = await wait.until(() => this.find(viewer, id), ({ syncDone }) => syncDone >= asked, this.#parts.syncPatienceMs ?? SYNC_PATIENCE_MS);
      if (synced.syncDone >= asked && synced.error != null) throw failed(synced);
      return synced;
    } finally {
      wait.end();
    }
  }

  /** Sign-ins under way at the same provider end with it, and a pending connection is nothing else. Throws NOT_FOUND. */
  async disconnect(viewer: Viewer, id: string, rows: RowsAfterwards): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const { database } = this.#parts;
    const found = await this.find(viewer, id);
    await database.inTenant(viewer.businessId, async (em) => {
      await giveUpSignIns(em, found);
      if (found.status === 'pending') await step.note(em, true);
    });
    if (found.status === 'pending') return;
    await database.inTenantRaw(viewer.businessId, async (client) => {
      await endConnection(client, refOf(found), rows);
      await step.note(client, true);
    });
  }

  /** Calls back with the viewer's connections as they are, then with each whose status or progress changes, until the returned function is called. */
  watch(viewer: Viewer, onChange: (integration: Integration) => void): () => void {
    return watchChanges(this.#parts.notifications, {
      channel: INTEGRATION_CHANGED,
      now: () => this.list(viewer, { limit: MOST_TOLD_AT_FIRST, cursor: null }),
      changed: (payload) => (isIntegrationChange(payload) && payload.businessId === viewer.businessId ? () => this.find(viewer, payload.integrationId) : null),
    }, onChange);
  }
}

function failed({ error }: Integration): AppError {
  return new AppError('UNAVAILABLE', error ?? 'The sync failed.');
}
