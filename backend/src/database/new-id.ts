/** Row identifiers: UUIDv7, so that identifiers sort by the time they were made and indexes grow at their end. */
import { randomBytes, randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
const RANDOM_BYTES = 8;
/** Asking for random bytes costs more than using them: an import makes one identifier per row. */
const pool = Buffer.alloc(8_192 * RANDOM_BYTES);
let poolPosition = pool.length;

let lastMs = 0;
let counter = 0;

const scratch = Buffer.alloc(ID_BYTES);

export function newId(): string {
  writeNewId(scratch, 0);
  const hex = scratch.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Writes the identifier's 16 bytes. Those of one process rise strictly, also within a millisecond (a 12-bit counter takes the place of rand_a). */
export function writeNewId(target: Buffer, offset: number): void {
  step();
  target.writeUIntBE(lastMs, offset, 6);
  target.writeUInt16BE(0x7000 | counter, offset + 6);
  if (poolPosition === pool.length) {
    randomFillSync(pool);
    poolPosition = 0;
  }
  pool.copy(target, offset + 8, poolPosition, poolPosition + RANDOM_BYTES);
  poolPosition += RANDOM_BYTES;
  target[offset + 8] = 0x80 | (target[offset + 8]! & 0x3f);
}

function step(): void {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    counter = randomBytes(1).readUInt8();
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
}
