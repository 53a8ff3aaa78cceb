/**
 * How the rows of one file are found without an index over files, which every imported row would have to enter: an import makes its rows' identifiers in
 * one go, so they lie in one stretch of the primary key, and the file keeps where that begins and ends. Rows of other files may lie in it, too.
 */
import type { PoolClient } from 'pg';

export interface IdSpan {
  readonly first: string;
  readonly last: string;
}

/** A condition over `entry`; `file` is an expression that stays the same for a statement. Beside it stands one that names the business. */
export function isOfFile(file: string, { business = '$1', entry = 'entry' }: { business?: string; entry?: string } = {}): string {
  const end = (column: string): string => `(select ${column} from file where file.business_id = ${business} and file.id = ${file})`;
  return `(${entry}.file_id = ${file} and ${entry}.id between ${end('first_entry_id')} and ${end('last_entry_id')})`;
}

/** The same for the row of `file` that a join has at hand. */
export const isOfJoinedFile = (entry = 'entry'): string => `(${entry}.file_id = file.id and ${entry}.id between file.first_entry_id and file.last_entry_id)`;

/** In the transaction that brings the rows. */
export async function keepIdSpan(client: PoolClient, businessId: string, fileId: string, { first, last }: IdSpan): Promise<void> {
  await client.query('update file set first_entry_id = $3, last_entry_id = $4 where business_id = $1 and id = $2', [businessId, fileId, first, last]);
}
