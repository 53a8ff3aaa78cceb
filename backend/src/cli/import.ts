/** `npm run import -- FILE --email ADDRESS [--answer MATTER=OPTION]`: brings a statement of any size into the ledger of that account. */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ConfigError, environment, readConfig } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { AppError } from '../errors.ts';
import { entities } from '../features/entities.ts';
import { CertificatesService } from '../features/files/certificate/certificates.service.ts';
import type { Certificate } from '../features/files/certificate/certificate.ts';
import { LocalImport } from '../features/files/local-import.ts';
import { LedgerImport, type ImportedStatement } from '../features/ledger/ledger-import.ts';
import { UserEntity } from '../features/users/user.entity.ts';
import type { AmbiguousMatter, ReadingAnswers } from '../ingestion/statement.ts';
import { mappingOfAnswers } from '../ingestion/understand/answered.ts';

const USAGE = 'Usage: npm run import -- FILE --email ADDRESS [--answer MATTER=OPTION]\n  FILE     CSV of any size; PDF, OFX, QFX, QIF, CAMT, MT940 or XLSX of at most 64 MB\n  ADDRESS  the e-mail address of the account whose ledger gets the rows\n  MATTER   date-order, sign or decimal-mark, when an earlier try asked about it';
const MATTERS: readonly AmbiguousMatter[] = ['date-order', 'sign', 'decimal-mark'];

class UsageError extends Error {}

interface Order { filePath: string; email: string; answers: ReadingAnswers }

function readOrder(): Order {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { email: { type: 'string' }, answer: { type: 'string', multiple: true } } });
    const [filePath] = positionals;
    if (!filePath || !values.email || positionals.length > 1) throw new UsageError(USAGE);
    return { filePath, email: values.email, answers: readAnswers(values.answer ?? []) };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function readAnswers(texts: readonly string[]): ReadingAnswers {
  return Object.fromEntries(texts.map((text) => {
    const [matter = '', ...option] = text.split('=');
    if (!MATTERS.includes(matter as AmbiguousMatter) || option.length === 0) throw new UsageError(USAGE);
    return [matter, option.join('=')];
  }));
}

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

/** The verdict, and what does not tie out. */
function proofOf({ verdict, notes, repairedCount }: Certificate): string {
  const mended = repairedCount ? [`${repairedCount} rows had to be mended; the file shows them in the browser.`] : [];
  return [verdict, ...notes, ...mended].join('\n');
}

function showProgress(percent: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${percent} %  `);
}

async function run({ filePath, email, answers }: Order): Promise<void> {
  const provided = await reachDatabase(readConfig(environment()));
  const database = await openDatabase({ appUrl: provided.urls.app, entities });
  try {
    const local = new LocalImport({ database, ledgerImport: new LedgerImport(database), clock: () => new Date() });
    const startedAt = performance.now();
    const businessId = await businessOf(database, email);
    const imported = await local.import(businessId, filePath, { said: mappingOfAnswers(answers), onProgress: showProgress });
    console.log(report(imported, performance.now() - startedAt));
    console.log(proofOf(await new CertificatesService(database).get({ businessId }, imported.fileId)));
  } finally {
    await database.close();
    await provided.stop();
  }
}

try {
  await run(readOrder());
} catch (error) {
  const isExplained = error instanceof UsageError || error instanceof AppError || error instanceof ConfigError || error instanceof DatabaseUnavailable || (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 1;
}
