/** A process of its own that runs one sync, for the test that kills it. Started with: app URL, token key, business, connection. */
import { openDatabase } from '../../database/database.ts';
import { entities } from '../entities.ts';
import { ConnectionAccess } from './connection-access.ts';
import { ConnectionSync } from './connection-sync.ts';
import { toldInAll } from './test-told.ts';
import { COMPANY, TestProvider } from './test-provider.ts';
import { parseTokenKeys } from './token-keys.ts';
import { TokenStore } from './token-store.ts';
import { TokenVault } from './token-vault.ts';

const [appUrl = '', key = '', businessId = '', integrationId = ''] = process.argv.slice(2);
const provider = new TestProvider();
provider.isTrusting = true;
provider.pageSize = 40;
provider.told.set(COMPANY, toldInAll());
const database = await openDatabase({ appUrl, entities });
const clock = (): Date => new Date();
const tokens = new TokenStore({ database, vault: new TokenVault(() => parseTokenKeys(key)!), clock });
const access = new ConnectionAccess({ database, providers: { choose: () => provider, of: () => provider }, tokens });
const sync = new ConnectionSync({ database, access, clock, logError: (error) => console.error(error) });
await sync.run({ businessId, integrationId }, new AbortController().signal);
await database.close();
