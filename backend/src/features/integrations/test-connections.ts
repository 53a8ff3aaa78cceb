/** Everything that connections need, around a provider in memory and a clock that can be moved. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { withClient } from '../../database/with-client.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { LedgerSource } from '../ledger/ledger-source.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
import { Connecting } from './connecting.ts';
import { ConnectionAccess } from './connection-access.ts';
import { ConnectionAttempts } from './connection-attempts.ts';
import { ConnectionSync } from './connection-sync.ts';
import type { Integration } from './integration.entity.ts';
import { IntegrationsService } from './integrations.service.ts';
import type { ProviderChoice } from './provider-choice.ts';
import { ProviderDeliveries } from './provider-deliveries.ts';
import { Revocation } from './revocation.ts';
import { COMPANY, TestProvider } from './test-provider.ts';
import { TokenStore } from './token-store.ts';
import { TokenVault } from './token-vault.ts';

export const ORIGIN = 'https://purser.example.com';
const ALL = { limit: 200, cursor: null };

export interface WaitingJob { readonly task: string; readonly payload: Record<string, unknown>; readonly runAt: Date }

export type TestConnections = Awaited<ReturnType<typeof createTestConnections>>;

export async function createTestConnections(providers: readonly TestProvider[] = [new TestProvider()]) {
  const db = await createTestDatabase();
  const notifications = await Notifications.open(db.urls.app);
  const world = { now: new Date('2026-07-01T12:00:00Z'), logged: [] as unknown[] };
  const clock = (): Date => world.now;
  const keys = [{ id: 'first', key: randomBytes(32) }];
  const server = (patience: { patienceMs?: number } = {}) => makeServer({ db, notifications, clock, keys, providers, logged: world.logged }, patience);
  const main = server();
  const provider = providers[0]!;
  return {
    db, provider, world, keys, ...main,
    /** A second server over the same database, with memory of its own. */
    server,
    newBusiness: (accountType: Viewer['accountType'] = 'pro') => createTestBusiness(db.database, accountType),
    /** Goes all the way through the provider's page; returns the connection. */
    connect: async (viewer: Viewer, companyId = COMPANY, at = provider): Promise<Integration> => {
      const { authUrl } = await main.connecting.begin(viewer, { session: 'session', origin: ORIGIN }, { provider: at.name });
      const outcome = await main.connecting.complete(viewer, 'session', at.name, at.consent(authUrl, companyId));
      if (!('connected' in outcome)) throw new Error(outcome.fault);
      return (await main.integrations.list(viewer, ALL)).find((found) => found.provider === at.name && found.companyId === companyId)!;
    },
    sync: (connection: Pick<Integration, 'businessId' | 'id'>, signal = new AbortController().signal) =>
      main.connectionSync.run({ businessId: connection.businessId, integrationId: connection.id }, signal),
    rows: async (viewer: Viewer) =>
      (await new LedgerService(new LedgerSource(db.database, clock)).transactions(viewer, {}, ALL)).map(({ entry, category, account }) => ({ ...entry, category, account })),
    jobs: () => waitingJobs(db),
    close: async () => {
      await notifications.close();
      await db.close();
    },
  };
}

interface ServerParts { db: TestDatabase; notifications: Notifications; clock: () => Date; keys: { id: string; key: Buffer }[]; providers: readonly TestProvider[]; logged: unknown[] }

/** `patience`: how long providers are waited for. */
function makeServer({ db, notifications, clock, keys, providers, logged }: ServerParts, patience: { patienceMs?: number }) {
  const { database } = db;
  const choice: ProviderChoice = {
    choose: (name, isDemo) => providers.find((candidate) => candidate.name === name && candidate.isSandbox === isDemo) ?? null,
    of: (name, isSandbox) => providers.find((candidate) => candidate.name === name && candidate.isSandbox === isSandbox) ?? null,
  };
  const vault = new TokenVault(() => [...keys]);
  const tokens = new TokenStore({ database, vault, clock, ...patience });
  const attempts = new ConnectionAttempts({ database, vault, clock });
  const access = new ConnectionAccess({ database, providers: choice, tokens });
  return {
    tokens, access,
    connecting: new Connecting({ database, providers: choice, attempts, tokens, clock, ...patience }),
    integrations: new IntegrationsService({ database, notifications, clock, syncPatienceMs: 0 }),
    connectionSync: new ConnectionSync({ database, access, clock, logError: (error) => void logged.push(error) }),
    deliveries: new ProviderDeliveries({ database, providers: choice, clock }),
    revocation: new Revocation({ database, providers: choice, tokens, clock }),
  };
}

/** What the queue holds, the oldest first. */
function waitingJobs(db: TestDatabase): Promise<WaitingJob[]> {
  return withClient(db.superuserUrl, async (client: pg.Client) => {
    const { rows } = await client.query<{ task: string; payload: Record<string, unknown>; run_at: Date }>(
      `select identifier as task, payload, run_at from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`);
    return rows.map(({ task, payload, run_at: runAt }) => ({ task, payload, runAt }));
  });
}
