/** SIGKILL at any point of a sync: it goes on where it was, and no row is lost or doubled. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findOffences } from '../ledger/test-integrity.ts';
import { expectRollupsExact } from '../ledger/test-rollups.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Integration } from './integration.entity.ts';
import { createTestConnections, type TestConnections } from './test-connections.ts';
import { toldInAll, whatIsLeft } from './test-told.ts';

/** The whole examination takes fifty. */
const KILLS = process.env.PURSER_TEST_FULL === '1' ? 50 : 2;
const WORKER = fileURLToPath(new URL('./test-sync-worker.ts', import.meta.url));

let all: TestConnections;
let viewer: Viewer;
let connection: Integration;
beforeAll(async () => {
  all = await createTestConnections();
  viewer = await all.newBusiness();
  connection = await all.connect(viewer);
});
afterAll(() => all.close());

function start() {
  const { id, key } = all.keys[0]!;
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WORKER, all.db.urls.app, `${id}:${key.toString('base64')}`, viewer.businessId, connection.id], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** How many of the story's pieces are stored. */
const storedCount = () => all.db.database.inTenantRaw(viewer.businessId, async (client) =>
  Number((await client.query<{ sync_cursor: string | null }>('select sync_cursor from integration')).rows[0]?.sync_cursor ?? 0));

/** Kills the worker a random moment after it has stored something more; returns how far it was. */
async function runAndKill(target: number): Promise<number> {
  const worker = start();
  const ended = once(worker, 'exit');
  while (worker.exitCode === null && (await storedCount()) < target) await pause(2);
  await pause(Math.random() * 30);
  worker.kill('SIGKILL');
  await ended;
  return storedCount();
}

test(`${KILLS} kills`, async () => {
  const told = toldInAll();
  let stored = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const step = (told.length - stored) / (KILLS - kill + 1);
    stored = await runAndKill(Math.min(told.length, stored + Math.ceil(Math.random() * step)));
  }
  await once(start(), 'exit');
  await all.db.database.inTenantRaw(viewer.businessId, async (client) => {
    const { rows } = await client.query<{ external_id: string; amount_minor: string }>('select external_id, amount_minor from entry');
    const left = whatIsLeft(told);
    expect(rows).toHaveLength(left.size);
    expect(new Map(rows.map((row) => [row.external_id, Number(row.amount_minor)]))).toEqual(left);
    expect(await findOffences(client)).toEqual([]);
    await expectRollupsExact(async (sql) => (await client.query(sql)).rows);
  });
  expect(await all.integrations.find(viewer, connection.id)).toMatchObject({ status: 'connected', error: null, syncedCount: whatIsLeft(told).size });
}, KILLS * 15_000 + 60_000);
