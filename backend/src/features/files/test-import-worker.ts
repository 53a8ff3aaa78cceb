/** A server's job runner alone, as a process of its own that a test can kill: `node test-import-worker.ts APP_URL JOBS_URL`. */
import { openDatabase } from '../../database/database.ts';
import { startJobs } from '../../jobs/runner.ts';
import { entities } from '../entities.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { FileImport } from './file-import.ts';
import { PARSE_FILE } from './parse-job.ts';

const [appUrl = '', jobsUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ appUrl, entities });
const fileImport = new FileImport({ database, ledgerImport: new LedgerImport(database), clock: () => new Date(), logError: (error) => console.error(error) });
await startJobs({ jobsUrl, tasks: { [PARSE_FILE]: (payload) => fileImport.parse(payload), 'refresh-insights': async () => undefined } });
