/** Brings what is new at a provider into the ledger, page by page: each is stored with the place where the next one begins, so that a crash loses and doubles nothing. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { goneMeanwhile } from '../../database/gone-meanwhile.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { PulledPage } from '../../providers/contract.ts';
import type { StatedBalances } from '../../finance/statements/stated-balances.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { keepSubscriptions } from '../customer-subscriptions/keep-subscriptions.ts';
import type { Clock } from '../ledger/business-day.ts';
import { lockLedger } from '../ledger/ledger-change.ts';
import { feedLedger } from '../ledger/ledger-feed.ts';
import { type ConnectionAccess, isDenied, type OpenAccess, refOf } from './connection-access.ts';
import { PageBatch } from './page-batch.ts';
import { syncJob, type SyncPayload } from './sync-job.ts';
import { keepStatedBalances } from './stated-balances.ts';
import { beginSync, failSync, finishSync, isStillAt, isStillConnected, moveOn, pauseSync, type SyncStart } from './sync-state.ts';

export interface SyncParts {
  readonly database: Database;
  readonly access: ConnectionAccess;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
  /** How long one job goes on; then it gives its place in the line to those who wait. */
  readonly longestTurnMs?: number;
}

/** Where one job's work ended. */
type Ending = 'complete' | 'unfinished' | 'superseded';

const LONGEST_TURN_MS = 10_000;
/** Waits after the provider was found out of reach, one after the other; then the next scheduled sync. */
const RETRY_WAITS_MS = [30_000, 120_000, 600_000, 1_800_000];
const LIMITED_WAIT_MS = { least: 1_000, standard: 60_000, most: 3_600_000 };
const FAULT_OF_OURS = 'The sync failed because of a fault on our side. It will be tried again.';

export class ConnectionSync {
  readonly #parts: SyncParts;

  constructor(parts: SyncParts) {
    this.#parts = parts;
  }

  /** The job's task. Safe to run again, also while another worker is at it. */
  async run(payload: unknown, signal: AbortSignal): Promise<void> {
    const asked = payload as SyncPayload;
    const start = await this.#inTenant(asked, (client) => beginSync(client, asked, this.#parts.clock()));
    if (!start) return;
    try {
      const ending = await this.#pull(start, signal);
      if (ending !== 'superseded') await this.#inTenant(asked, (client) => this.#end(client, start, ending));
    } catch (error) {
      if (signal.aborted) throw error; // the server stops: the job runs again after the next start
      if (goneMeanwhile(error) === 'business') return;
      await this.#fail(start, asked.failures ?? 0, error);
    }
  }

  async #pull(start: SyncStart, signal: AbortSignal): Promise<Ending> {
    const progress = { cursor: start.cursor };
    const opened = await this.#parts.access.open(start);
    try {
      return await this.#pullWith(opened, start, progress, signal);
    } catch (error) {
      if (!isDenied(error)) throw error;
      const renewed = await this.#parts.access.open(start, opened);
      return this.#pullWith(renewed, start, progress, signal);
    }
  }

  /** What was pulled before a call failed is stored, too. */
  async #pullWith({ provider, access }: OpenAccess, start: SyncStart, progress: { cursor: string | null }, signal: AbortSignal): Promise<Ending> {
    const endsAtMs = Date.now() + (this.#parts.longestTurnMs ?? LONGEST_TURN_MS);
    let batch = new PageBatch();
    const store = async (): Promise<boolean> => {
      const page = batch.page;
      batch = new PageBatch();
      return page === null || this.#store(start, progress, page);
    };
    try {
      for await (const page of provider.pull(access, progress.cursor, signal)) {
        batch.add(page);
        if (batch.isDue && !(await store())) return 'superseded';
        signal.throwIfAborted();
        if (Date.now() >= endsAtMs) return (await store()) ? 'unfinished' : 'superseded';
      }
    } catch (error) {
      if (!(await store())) return 'superseded';
      throw error;
    }
    if (!(await store())) return 'superseded';
    await this.#keepBalances(start, await this.#balancesOf({ provider, access }, signal));
    return 'complete';
  }

  /** Books whose balances cannot be read keep what they stated before: the rows are what a sync is for. */
  async #balancesOf({ provider, access }: Pick<OpenAccess, 'provider' | 'access'>, signal: AbortSignal): Promise<readonly StatedBalances[] | undefined> {
    try {
      return await provider.balances?.(access, signal);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.fault !== 'broken') throw error;
      this.#parts.logError(error);
      return undefined;
    }
  }

  /** Only of a connection that still stands. */
  async #keepBalances(start: SyncStart, stated: readonly StatedBalances[] | undefined): Promise<void> {
    const ref = refOf(start);
    if (stated) await this.#inTenant(ref, async (client) => { if (await isStillConnected(client, ref)) await keepStatedBalances(client, ref, stated); });
  }

  /** False where the connection ended meanwhile or another worker is further. */
  async #store(start: SyncStart, progress: { cursor: string | null }, page: PulledPage): Promise<boolean> {
    const ref = refOf(start);
    const isStored = await this.#inTenant(ref, async (client) => {
      await lockLedger(client, ref.businessId);
      if (!(await isStillAt(client, ref, progress.cursor))) return false;
      const { addedCount, changedCount, removedCount } = await feedLedger(client, { ...ref, provider: start.provider, companyId: start.companyId ?? '' }, page);
      await keepSubscriptions(client, ref, page.subscriptions ?? []);
      const hasChanged = addedCount + changedCount + removedCount > 0;
      await moveOn(client, ref, { ...page, addedCount: addedCount - removedCount, hasChanged });
      return true;
    });
    if (isStored) progress.cursor = page.cursor;
    return isStored;
  }

  async #end(client: PoolClient, start: SyncStart, ending: 'complete' | 'unfinished'): Promise<void> {
    if (ending === 'unfinished') {
      if (await isStillConnected(client, refOf(start))) await enqueue(client, syncJob(refOf(start)));
    } else await finishSync(client, refOf(start), start.asked, this.#parts.clock());
  }

  async #fail(start: SyncStart, failuresBefore: number, error: unknown): Promise<void> {
    if (isDenied(error)) return this.#parts.access.needsSignIn(start);
    const ref = refOf(start);
    const inMs = (waitMs: number): Date => new Date(this.#parts.clock().getTime() + waitMs);
    if (error instanceof ProviderError && error.fault === 'limited') {
      return this.#inTenant(ref, (client) => pauseSync(client, { ...ref, failures: failuresBefore }, inMs(waitOf(error))));
    }
    if (!(error instanceof ProviderError)) this.#parts.logError(error);
    const failures = failuresBefore + 1;
    const waitMs = error instanceof ProviderError && error.fault === 'broken' ? undefined : RETRY_WAITS_MS[failures - 1];
    await this.#inTenant(ref, async (client) => {
      const isThere = await failSync(client, ref, start.asked, error instanceof ProviderError ? error.message : FAULT_OF_OURS);
      if (isThere && waitMs !== undefined) await enqueue(client, syncJob({ ...ref, failures }, inMs(waitMs)));
    });
  }

  #inTenant<T>({ businessId }: { businessId: string }, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#parts.database.inTenantRaw(businessId, work);
  }
}

function waitOf({ retryAfterMs }: ProviderError): number {
  return Math.min(LIMITED_WAIT_MS.most, Math.max(LIMITED_WAIT_MS.least, retryAfterMs ?? LIMITED_WAIT_MS.standard));
}
