/** The sandbox's store in the database, seen by two servers at once. */
import { afterAll, beforeAll } from '@jest/globals';
import { createTestDatabase } from '../../database/test-database.ts';
import { describeStore } from '../../providers/sandbox/test-store-contract.ts';
import { SqlSandboxStore } from './sandbox-store.ts';

let opened: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => { opened = await createTestDatabase(); });
afterAll(() => opened.close());

describeStore('the store in the database', () => new SqlSandboxStore(opened.database));
