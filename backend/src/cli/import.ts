/** `npm run import -- FILE --email ADDRESS`: brings a statement of any size into the ledger of that account, and prints its certificate. What else can be said: `import-order.ts`. */
import 'reflect-metadata';
import { ConfigError, environment, readConfig } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { AppError } from '../errors.ts';
import { entities } from '../features/entities.ts';
import { CertificatesService } from '../features/files/certificate/certificates.service.ts';
import { LocalImport } from '../features/files/local-import.ts';
import { LedgerImport, type ImportedStatement } from '../features/ledger/ledger-import.ts';
import { UserEntity } from '../features/users/user.entity.ts';
import { readOrder, UsageError, type Order } from './import-order.ts';

/** Of the rows that are not read, mended or counted elsewhere; the file shows all of them in the browser. */
const LINES_SHOWN = 20;

async function businessOf(database: Database, email: string): Promise<string> {
  const user = await database.outsideTenants((em) => em.findOne(UserEntity, { email: email.trim().toLowerCase() }));
  if (!user) throw new UsageError(`There is no account with the e-mail address ${email}. Sign up in the browser first.`);
  return user.business.id;
}

function report({ entryCount, duplicateCount, reading }: ImportedStatement, tookMs: number): string {
  const duplicates = duplicateCount > 0 ? `, ${duplicateCount} of them already known` : '';
  const problems = reading.problemCount > 0 ? `; ${reading.problemCount} lines are no payments or could not be read (the file shows them in the browser)` : '';
  return `${entryCount} transactions from ${reading.dateFrom} to ${reading.dateTo}${duplicates}${problems}, in ${(tookMs / 1000).toFixed(1)} s.`;
}

function showProgress(percent: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${percent} %  `);
}

async function run({ filePath, email, said }: Order): Promise<void> {
  const provided = await reachDatabase(readConfig(environment()));
  const database = await openDatabase({ appUrl: provided.urls.app, entities });
  try {
    const local = new LocalImport({ database, ledgerImport: new LedgerImport(database), clock: () => new Date() });
    const startedAt = performance.now();
    const businessId = await businessOf(database, email);
    const imported = await local.import(businessId, filePath, { said, onProgress: showProgress });
    console.log(report(imported, performance.now() - startedAt));
    const certificate = await new CertificatesService(database).document({ businessId }, imported.fileId, LINES_SHOWN);
    console.log(`\n${certificate.text.replaceAll('\r\n', '\n')}`);
  } finally {
    await database.close();
    await provided.stop();
  }
}

try {
  await run(readOrder(process.argv.slice(2)));
} catch (error) {
  const isExplained = error instanceof UsageError || error instanceof AppError || error instanceof ConfigError || error instanceof DatabaseUnavailable || (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 1;
}
