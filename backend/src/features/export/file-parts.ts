/** The export's files as they were uploaded, and the list of them. */
import { plain } from '../../papers/csv/csv-line.ts';
import { readBytesInPieces } from '../files/file-bytes.ts';
import { numbered } from './archive-name.ts';
import { csvPart } from './csv-part.ts';
import type { ExportPart } from './export-part.ts';
import { utc } from './snapshot-rows.ts';

/** The same order wherever files are numbered. */
const KEPT_FILES = `select row_number() over (order by uploaded_at, id) - 1 as place, * from file where business_id = $1 and deleted_at is null`;

interface FileRow {
  place: string; id: string; name: string; media_type: string; size_bytes: string; uploaded: string; status: string; error: string | null;
  transaction_count: number; duplicate_count: number; date_from: string | null; date_to: string | null; currency: string | null; is_kept: boolean;
}

export const fileList: ExportPart = csvPart<FileRow>({
  name: 'files.csv',
  says: 'the uploaded files and what became of each',
  tables: ['file'],
  sql: `select f.*, ${utc('f.uploaded_at')} as uploaded, c.content is not null as is_kept from (${KEPT_FILES}) f left join file_content c on c.business_id = f.business_id and c.file_id = f.id order by place`,
  columns: {
    File: ({ name }) => name,
    Original: ({ is_kept: isKept, place, name }) => (isKept ? `files/${numbered(Number(place), name)}` : null),
    Type: ({ media_type: mediaType }) => mediaType,
    'Size in bytes': ({ size_bytes: size }) => plain(size),
    Uploaded: ({ uploaded }) => plain(uploaded),
    Status: ({ status }) => status,
    Reason: ({ error }) => error,
    Transactions: ({ transaction_count: count }) => count,
    'Already known': ({ duplicate_count: count }) => count,
    From: ({ date_from: from }) => plain(from),
    To: ({ date_to: to }) => plain(to),
    Currency: ({ currency }) => currency,
    Id: ({ id }) => plain(id),
  },
});

export const originals: ExportPart = {
  name: 'files/',
  says: 'the files themselves, byte for byte as they were uploaded',
  tables: ['file_content'],
  files: async ({ client, viewer: { businessId } }) => {
    const { rows } = await client.query<{ place: string; id: string; name: string; is_packed: boolean }>(
      `select f.place, f.id, f.name, c.is_packed from (${KEPT_FILES}) f join file_content c on c.business_id = f.business_id and c.file_id = f.id where c.content is not null order by place`, [businessId]);
    return rows.map(({ place, id, name, is_packed: isPacked }) => ({ path: `files/${numbered(Number(place), name)}`, content: () => readBytesInPieces(client, businessId, id, isPacked) }));
  },
};

export const fileProblems: ExportPart = csvPart<{ name: string; kind: string; line: number; reason: string; raw: string }>({
  name: 'file-problems.csv',
  says: 'the lines of those files that could not be read or had to be mended, each with its reason',
  tables: ['file_problem'],
  sql: `select f.name, p.kind, p.line, p.reason, p.raw from file_problem p join file f on f.business_id = p.business_id and f.id = p.file_id
        where p.business_id = $1 and f.deleted_at is null order by f.uploaded_at, f.id, p.position`,
  columns: { File: ({ name }) => name, Outcome: ({ kind }) => kind, Line: ({ line }) => line, Reason: ({ reason }) => reason, 'As it stands there': ({ raw }) => raw },
});
