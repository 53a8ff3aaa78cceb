/** `npm run import -- FILE --email ADDRESS [--answer MATTER=OPTION]`: brings a statement of any size into the ledger of that account. */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ConfigError, environment, readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { AppError } from '../errors.ts';
import { entities } from '../features/entities.ts';
import { FileImport } from '../features/files/file-import.ts';
import type { FinancialFile } from '../features/files/file.entity.ts';
import { PathImport } from '../features/files/path-import.ts';
import { LedgerImport } from '../features/ledger/ledger-import.ts';
import { UserEntity } from '../features/users/user.entity.ts';
import type { Viewer } from '../features/users/viewer.ts';
import type { Database } from '../database/database.ts';
import type { AmbiguousMatter, ReadingAnswers } from '../ingestion/statement.ts';

const USAGE = 'Usage: npm run import -- FILE --email ADDRESS [--answer MATTER=OPTION]\n  ADDRESS  the e-mail address of the account whose ledger gets the rows\n  MATTER   date-order, sign or decimal-mark, when an earlier try asked about it';
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

async function viewerOf(database: Database, email: string): Promise<Viewer> {
  const user = await database.outsideTenants((em) => em.findOne(UserEntity, { email: email.trim().toLowerCase() }));
  if (!user) throw new UsageError(`There is no account with the e-mail address ${email}. Sign up in the browser first.`);
  return { userId: user.id, businessId: user.business.id, accountType: user.accountType, isDemo: false };
}

function report(file: FinancialFile, tookMs: number): string {
  if (file.status === 'needs-answer') return `${file.error}\nRun the command again with --answer "${file.reading?.ambiguity?.about}=OPTION".`;
  if (file.status !== 'processed') return `The file was not imported: ${file.error}`;
  const duplicates = file.duplicateCount > 0 ? `, ${file.duplicateCount} of them already known` : '';
  const problems = file.problemCount > 0 ? `; ${file.problemCount} lines could not be read (see the file in the browser)` : '';
  return `${file.transactionCount} transactions from ${String(file.dateFrom)} to ${String(file.dateTo)}${duplicates}${problems}, in ${(tookMs / 1000).toFixed(1)} s.`;
}

/** Returns the exit code. */
async function run(order: Order): Promise<number> {
  const provided = await reachDatabase(readConfig(environment()));
  const database = await openDatabase({ appUrl: provided.urls.app, entities });
  try {
    const clock = (): Date => new Date();
    const fileImport = new FileImport({ database, ledgerImport: new LedgerImport(database), clock, logError: console.error });
    const viewer = await viewerOf(database, order.email);
    const startedAt = performance.now();
    const file = await new PathImport({ database, fileImport, clock }).run(viewer, order.filePath, order.answers);
    console.log(report(file, performance.now() - startedAt));
    return file.status === 'processed' ? 0 : 1;
  } finally {
    await database.close();
    await provided.stop();
  }
}

try {
  process.exitCode = await run(readOrder());
} catch (error) {
  const isExplained = error instanceof UsageError || error instanceof AppError || error instanceof ConfigError || error instanceof DatabaseUnavailable || (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 1;
}
