/** The integrations' part of the composition root: signing in at providers, keeping their tokens, fetching what is new there. */
import type { LogError } from './api/unexpected-error.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import { DemoConnections, type DemoSandbox } from './features/demo/demo-connections.ts';
import { Connecting } from './features/integrations/connecting.ts';
import { ConnectionAccess } from './features/integrations/connection-access.ts';
import { ConnectionAttempts } from './features/integrations/connection-attempts.ts';
import { ConnectionSync } from './features/integrations/connection-sync.ts';
import { LiveQuickBooksBooks } from './features/integrations/live-quickbooks-books.ts';
import { IntegrationsService } from './features/integrations/integrations.service.ts';
import type { ProviderChoice } from './features/integrations/provider-choice.ts';
import { ProviderDeliveries } from './features/integrations/provider-deliveries.ts';
import { QuickBooksService } from './features/integrations/quickbooks.service.ts';
import { Revocation } from './features/integrations/revocation.ts';
import { enqueueAllSyncs } from './features/integrations/sync-schedule.ts';
import { parseTokenKeys, readTokenKeyFile, type TokenKeys } from './features/integrations/token-keys.ts';
import { TokenStore } from './features/integrations/token-store.ts';
import { TokenVault } from './features/integrations/token-vault.ts';
import type { MatchesService } from './features/matches/matches.service.ts';

export interface IntegrationsParts {
  readonly config: Config;
  readonly database: Database;
  readonly notifications: Notifications;
  readonly providers: ProviderChoice;
  readonly matches: MatchesService;
  /** Null where there is no sandbox. */
  readonly sandbox: DemoSandbox | null;
}

/** The sample is read in one go: nobody else waits in its line. */
const DEMO_TURN_MS = 10 * 60 * 1000;

export function makeIntegrations({ config, database, notifications, providers, matches, sandbox }: IntegrationsParts, logError: LogError) {
  const clock = (): Date => new Date();
  const vault = new TokenVault(() => tokenKeys(config));
  const tokens = new TokenStore({ database, vault, clock });
  const attempts = new ConnectionAttempts({ database, vault, clock });
  const access = new ConnectionAccess({ database, providers, tokens });
  return {
    integrations: new IntegrationsService({ database, notifications, clock }),
    connecting: new Connecting({ database, providers, attempts, tokens, clock }),
    connectionSync: new ConnectionSync({ database, access, clock, logError }),
    deliveries: new ProviderDeliveries({ database, providers, clock }),
    revocation: new Revocation({ database, providers, tokens, clock }),
    demoConnections: sandbox && new DemoConnections({ database, sandbox, tokens, matches, clock, sync: new ConnectionSync({ database, access, clock, logError, longestTurnMs: DEMO_TURN_MS }) }),
    syncAll: () => enqueueAllSyncs(database, clock),
    quickBooks: new QuickBooksService(database, new LiveQuickBooksBooks({ access, providers, clock })),
  };
}

function tokenKeys({ tokenKeys: setting, dataDir }: Config): TokenKeys {
  return (setting === null ? null : parseTokenKeys(setting)) ?? readTokenKeyFile(dataDir);
}
