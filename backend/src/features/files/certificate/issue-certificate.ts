/** Writes the certificate of an import as part of its transaction: what the reader counted, and what the ledger really holds. */
import type { PoolClient } from 'pg';
import type { ImportedStatement } from '../../ledger/ledger-import.ts';
import { balanceEquations } from './equation.ts';
import { readLedgerTotals } from './ledger-totals.ts';
import { PROGRAM_VERSION } from './program-version.ts';
import { proofOf, type Proof } from './proof.ts';
import { totalsLines } from './totals.ts';

/** Fewer are counted before a second process has started. */
const MANY_ROWS = 30_000;

/** Returns what it proves. */
export async function issueCertificate(client: PoolClient, businessId: string, fileId: string, imported: ImportedStatement, now: Date): Promise<Proof> {
  const { reading, sums } = imported;
  const equations = balanceEquations(reading, sums ?? []);
  const ledger = await readLedgerTotals(client, businessId, fileId, { isLarge: imported.entryCount >= MANY_ROWS });
  await client.query(
    `insert into certificate (business_id, file_id, issued_at, program_version, row_count, rejected_count, repaired_count, duplicate_count, sums, equations, ledger)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [businessId, fileId, now, PROGRAM_VERSION, imported.entryCount, reading.problemCount, reading.repairCount, imported.duplicateCount,
      sums && JSON.stringify(sums), JSON.stringify(equations), JSON.stringify(ledger)]);
  return proofOf(equations, totalsLines({ sums, imported: ledger, now: ledger }));
}
