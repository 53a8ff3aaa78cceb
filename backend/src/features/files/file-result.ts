/** What became of a file's reading, written onto the file in the transaction that decides it. */
import type { PoolClient } from 'pg';
import type { ReadingMapping } from '../../ingestion/mapping.ts';
import type { Problem, StatementReading } from '../../ingestion/statement.ts';
import { fromHundredths } from '../ledger/entry-maker.ts';
import type { ImportedStatement, ImportOutcome } from '../ledger/ledger-import.ts';
import { issueCertificate } from './certificate/issue-certificate.ts';
import type { ProblemKind } from './file-problem.entity.ts';
import { fileReading, type FileReading } from './file-reading.ts';
import { CHECK_SENTENCE } from './reading-check.ts';

export async function markProcessed(client: PoolClient, businessId: string, fileId: string, imported: ImportedStatement, said: ReadingMapping, now: Date): Promise<void> {
  const { reading } = imported;
  const proof = await issueCertificate(client, businessId, fileId, imported, now);
  const kept: FileReading = { ...fileReading(inOwnMinor(imported), imported.accountNumbers, said), proof, repairCount: reading.repairCount };
  const { rowCount } = await client.query(
    `update file set status = 'processed', error = null, processed_at = $3, progress_percent = 100, transaction_count = $4, duplicate_count = $5, problem_count = $6,
       date_from = $7, date_to = $8, currency = $9, reading = $10
     where business_id = $1 and id = $2 and status = 'processing'`,
    [businessId, fileId, now, imported.entryCount, imported.duplicateCount, reading.problemCount, reading.dateFrom, reading.dateTo, imported.currency, JSON.stringify(kept)]);
  if (rowCount !== 1) throw new Error('the file is gone or done although its ledger was locked');
  await storeText(client, businessId, fileId, reading);
  await storeProblems(client, businessId, fileId, 'rejected', reading.problems, 0);
  await storeProblems(client, businessId, fileId, 'repaired', reading.repairs, reading.problems.length);
}

/** Balances of a file that names no currency come in hundredths, which is not the minor unit of every account's currency. */
function inOwnMinor({ reading, currency }: ImportedStatement): StatementReading {
  if (reading.currency !== null || currency === null) return reading;
  const minor = (amount: number | null): number | null => (amount === null ? null : fromHundredths(amount, currency));
  return { ...reading, openingMinor: minor(reading.openingMinor), closingMinor: minor(reading.closingMinor) };
}

/** The file waits: `error` holds the question and the answers to choose from, so that every client can show it. */
export async function markNeedsAnswer(client: PoolClient, businessId: string, fileId: string, outcome: Extract<ImportOutcome, { kind: 'ambiguous' }>, said: ReadingMapping): Promise<void> {
  const { ambiguity, reading } = outcome;
  await client.query(
    `update file set status = 'needs-answer', transaction_count = 0, error = $3, reading = $4, problem_count = $5 where business_id = $1 and id = $2 and status = 'processing'`,
    [businessId, fileId, `${ambiguity.question} (${ambiguity.options.join(' / ')})`, JSON.stringify(fileReading(reading, [], said)), reading.problemCount]);
  await storeText(client, businessId, fileId, reading);
}

/** The file waits until its owner confirms how it is read; clients offer to look at it. */
export async function markNeedsCheck(client: PoolClient, businessId: string, fileId: string, reading: StatementReading, said: ReadingMapping): Promise<void> {
  await client.query(
    `update file set status = 'needs-answer', transaction_count = 0, error = $3, reading = $4, problem_count = $5 where business_id = $1 and id = $2 and status = 'processing'`,
    [businessId, fileId, CHECK_SENTENCE, JSON.stringify(fileReading(reading, [], said)), reading.problemCount]);
  await storeText(client, businessId, fileId, reading);
}

/** `processedAt` stays empty: a failed file can never be chosen for analysis. */
export async function markFailed(client: PoolClient, businessId: string, fileId: string, reason: string): Promise<void> {
  await client.query(`update file set status = 'failed', transaction_count = 0, error = $3 where business_id = $1 and id = $2 and status = 'processing'`, [businessId, fileId, reason]);
}

async function storeText(client: PoolClient, businessId: string, fileId: string, reading: StatementReading): Promise<void> {
  await client.query('update file_content set parsed_text = $3, is_text_of_content = $4 where business_id = $1 and file_id = $2', [businessId, fileId, withoutNul(reading.parsedText), reading.isTextOfBytes ?? false]);
}

/** `after`: how many were stored before these. */
async function storeProblems(client: PoolClient, businessId: string, fileId: string, kind: ProblemKind, problems: readonly Problem[], after: number): Promise<void> {
  if (problems.length === 0) return;
  await client.query(
    `insert into file_problem (business_id, file_id, position, kind, line, reason, raw)
     select $1::uuid, $2::uuid, $7::int + position, $6, line, reason, raw from unnest($3::int[], $4::text[], $5::text[]) with ordinality as problem(line, reason, raw, position)`,
    [businessId, fileId, problems.map((problem) => problem.line), problems.map((problem) => withoutNul(problem.reason)), problems.map((problem) => withoutNul(problem.raw)), kind, after]);
}

/** PostgreSQL has no NUL in texts. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
