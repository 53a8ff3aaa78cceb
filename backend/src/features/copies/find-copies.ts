/** When a file comes, or comes back: which of its rows another file tells of in other words. What is certain counts once from now on, what is likely waits for the owner. */
import type { PoolClient } from 'pg';
import { matchStatements } from '../../finance/duplicates/match-statements.ts';
import { copyKey, type Span } from '../../finance/duplicates/statement-row.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { heldApart } from './held-apart.ts';
import { loadOverlaps, overlappingFiles, type AccountOverlap, type LedgerLeftOver } from './left-over-rows.ts';
import { settleCopies } from './settle-copies.ts';
import { storeCopies, type FoundCopy } from './store-copies.ts';
import { isOfFile } from '../ledger/rows-of-file.ts';

export interface ArrivedFile {
  readonly businessId: string;
  readonly fileId: string;
  /** Accounts that it has rows of. */
  readonly accountNumbers: readonly number[];
  /** Of these, those that other files' payments counted in before; without any there is nothing to compare. */
  readonly usedNumbers: readonly number[];
  readonly days: Span | null;
}

/** Under the ledger's lock, after the file's rows are in the ledger. Returns the files of which other rows count now. */
export async function findCopies(client: PoolClient, file: ArrivedFile, rollup: Rollup, now: Date): Promise<string[]> {
  const { businessId } = file;
  const changedFiles = new Set(await settleCopies(client, businessId, rollup, await knownPayments(client, file)));
  if (file.usedNumbers.length === 0 || file.days === null) return [...changedFiles];
  const others = await overlappingFiles(client, businessId, file.fileId, file.days);
  if (others.length === 0) return [...changedFiles];
  const overlaps = await loadOverlaps(client, businessId, file.fileId, others, file.usedNumbers);
  const found: FoundCopy[] = [];
  for (const overlap of overlaps) found.push(...(await compare(client, businessId, overlap)));
  await storeCopies(client, businessId, found, now);
  const joined = found.filter(({ status }) => status === 'matched').flatMap(({ child, parent }) => [child, parent]);
  for (const fileId of await settleCopies(client, businessId, rollup, joined)) changedFiles.add(fileId);
  return [...changedFiles];
}

/** Rows of the file that an earlier match is about: they are told of as another payment, or another as theirs. */
async function knownPayments(client: PoolClient, { businessId, fileId, accountNumbers }: ArrivedFile): Promise<string[]> {
  const { rows: [any] } = await client.query(`select 1 from source_match where business_id = $1 and kind = 'copy' and status = 'matched' and account_number = any($2::int[]) limit 1`, [businessId, accountNumbers]);
  if (!any) return [];
  const { rows } = await client.query<{ key: string }>(
    `select distinct own.account_number || ' ' || own.payment as key
     from (select account_number, coalesce(own_fingerprint, fingerprint) as payment from entry where business_id = $1 and ${isOfFile('$2')}) as own
       join (select account_number, fingerprint as payment from source_match where business_id = $1 and kind = 'copy' and status = 'matched'
         union select other_account_number, other_fingerprint from source_match where business_id = $1 and kind = 'copy' and status = 'matched') as told using (account_number, payment)`, [businessId, fileId]);
  return rows.map(({ key }) => key);
}

async function compare(client: PoolClient, businessId: string, overlap: AccountOverlap): Promise<FoundCopy[]> {
  const { apart, leftToOwner } = await heldApart(client, businessId, overlap.accountNumber);
  const { certain, proposed } = matchStatements({ ...overlap, apart: new Set([...apart, ...shownTogether(overlap)]), leftToOwner });
  const own = new Map([...overlap.known, ...overlap.added].map((row) => [row.key, row.own]));
  return [...certain.map((pair) => ({ pair, status: 'matched' as const })), ...proposed.map((pair) => ({ pair, status: 'proposed' as const }))].map(({ pair, status }) => ({
    // A payment that is told of as another one already speaks for that one.
    child: pair.added.key, parent: own.get(pair.known.key)!,
    status, day: pair.known.date, confidence: pair.confidence, reasons: pair.reasons,
  }));
}

/** Pairs of which one statement shows both: two payments. */
function shownTogether({ known, added }: AccountOverlap): string[] {
  const several = added.filter(({ files }) => files.length > 1);
  if (several.length === 0) return [];
  const byFile = new Map<string, LedgerLeftOver[]>();
  for (const row of known) {
    for (const file of row.files) {
      const shown = byFile.get(file);
      if (shown) shown.push(row);
      else byFile.set(file, [row]);
    }
  }
  return several.flatMap((row) => row.files.flatMap((file) => (byFile.get(file) ?? []).filter(({ amountMinor, currency }) => amountMinor === row.amountMinor && currency === row.currency)
    .map(({ key }) => copyKey(row.key, key))));
}
