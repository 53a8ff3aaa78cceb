/** The text that was read from a file: whole where one file is asked for, its beginning elsewhere. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { unpack } from './file-bytes.ts';

/** Null before the file is read. */
export type TextOfFile = (em: EntityManager, businessId: string, fileId: string) => Promise<string | null>;

const BEGINNING_CHARS = 500;

/** Many a file's text is its bytes, which are kept once. */
export const wholeTextOf: TextOfFile = async (em, businessId, fileId) => {
  const [row] = await em.execute<{ parsed_text: string | null; bytes: Buffer | null; is_packed: boolean }[]>(
    `select case when not is_text_of_content then parsed_text end as parsed_text, case when is_text_of_content then content end as bytes, is_packed
     from file_content where business_id = ? and file_id = ?`, [businessId, fileId]);
  if (!row?.bytes) return row?.parsed_text ?? null;
  return (row.is_packed ? await unpack(row.bytes) : row.bytes).toString('utf8');
};

export const beginningOf: TextOfFile = async (em, businessId, fileId) => (await beginningsOf(em, businessId, [fileId])).get(fileId) ?? null;

/** By the files' ids. */
export async function beginningsOf(em: EntityManager, businessId: string, fileIds: readonly string[]): Promise<Map<string, string | null>> {
  if (fileIds.length === 0) return new Map();
  const rows = await em.execute<{ file_id: string; text: string | null }[]>(
    `select file_id, left(parsed_text, ${BEGINNING_CHARS}) as text from file_content where business_id = ? and file_id in (${fileIds.map(() => '?').join(', ')})`, [businessId, ...fileIds]);
  return new Map(rows.map((row) => [row.file_id, row.text]));
}
