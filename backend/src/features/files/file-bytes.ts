/**
 * The bytes of an uploaded file on their way into the database and out of it: never spelled out as hexadecimal text, which cost ten megabytes a tenth of a second each way,
 * and packed where that makes them smaller (docs/decisions/0119-uploads-are-stored-packed.md).
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

interface ContentTable { file_content: { business_id: string; file_id: string; content: Buffer; is_packed: boolean } }

const pack = promisify(zstdCompress);
/** What `storeBytes` has packed. */
export const unpack = promisify(zstdDecompress);
/** The quickest of zstd's usual levels: the next one takes twice the time for nothing. */
const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** Fewer bytes are not worth a thread's attention. */
const PACKED_FROM_BYTES = 16_384;
/** Above this share of its size a file gains too little to be unpacked at each reading: PDF and XLSX are packed already. */
const WORTH_PACKING = 0.8;

/** In the transaction of `em`; the file itself is stored already. The unit of work would write the bytes into the text of its statement. */
export async function storeBytes(em: EntityManager, businessId: string, fileId: string, bytes: Uint8Array): Promise<void> {
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const packed = plain.length < PACKED_FROM_BYTES ? plain : await pack(plain, PACKING);
  const isPacked = packed.length < plain.length * WORTH_PACKING;
  await em.getKysely<ContentTable>().insertInto('file_content').values({ business_id: businessId, file_id: fileId, content: isPacked ? packed : plain, is_packed: isPacked }).execute();
}

/** COPY's binary format: signature, flags and length of an extension, then for each row its number of fields and for each field its length. */
const HEADER_BYTES = 19;
const FIELD_COUNT_BYTES = 2;
const LENGTH_BYTES = 4;
const FLAG_START = HEADER_BYTES + FIELD_COUNT_BYTES + LENGTH_BYTES;
const FLAG_BYTES = 1;
const CONTENT_START = FLAG_START + FLAG_BYTES + LENGTH_BYTES;

/** Null where there is no such file, or none of its bytes were kept. */
export async function readBytes(client: PoolClient, businessId: string, fileId: string): Promise<Buffer | null> {
  const rows = `select is_packed, content from file_content where business_id = ${client.escapeLiteral(businessId)} and file_id = ${client.escapeLiteral(fileId)} and content is not null`;
  const copied = await buffer(client.query(copyTo(`copy (${rows}) to stdout with (format binary)`)));
  const hasRow = copied.readInt16BE(HEADER_BYTES) > 0;
  if (!hasRow) return null;
  const stored = copied.subarray(CONTENT_START, CONTENT_START + copied.readInt32BE(CONTENT_START - LENGTH_BYTES));
  return copied[FLAG_START] === 1 ? unpack(stored) : stored;
}

const PIECE_BYTES = 262_144;

/** The same a piece at a time, for those who hand it on and keep nothing. The column is stored as it is, so that a piece of it costs only itself. */
export async function* readBytesInPieces(client: PoolClient, businessId: string, fileId: string, isPacked: boolean): AsyncGenerator<Uint8Array> {
  const stored = storedPieces(client, businessId, fileId);
  if (isPacked) yield* Readable.from(stored).compose(createZstdDecompress()) as AsyncIterable<Buffer>;
  else yield* stored;
}

async function* storedPieces(client: PoolClient, businessId: string, fileId: string): AsyncGenerator<Uint8Array> {
  for (let from = 1; ; from += PIECE_BYTES) {
    const { rows } = await client.query<{ piece: Buffer }>(
      `select substring(content from $3 for ${PIECE_BYTES}) as piece from file_content where business_id = $1 and file_id = $2`, [businessId, fileId, from]);
    const piece = rows[0]?.piece;
    if (piece?.length) yield piece;
    if (!piece || piece.length < PIECE_BYTES) return;
  }
}
