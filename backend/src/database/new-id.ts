/** Row identifiers: UUIDv7, so that identifiers sort by the time they were made and indexes grow at their end. */
import { randomBytes, randomFillSync } from 'node:crypto';

const RANDOM_BYTES = 8;
/** Asking for random bytes costs more than using them: an import makes one identifier per row. */
const pool = Buffer.alloc(512 * RANDOM_BYTES);
let poolPosition = pool.length;

let lastMs = 0;
let lastMsHex = '';
let counter = 0;

/** Identifiers of one process rise strictly, also within a millisecond (a 12-bit counter takes the place of rand_a). */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) setMs(now, randomBytes(1).readUInt8());
  else if (++counter > 0xfff) setMs(lastMs + 1, 0);
  const random = randomHex();
  const variant = '89ab'.charAt(Number.parseInt(random.charAt(0), 16) & 3);
  return `${lastMsHex.slice(0, 8)}-${lastMsHex.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${variant}${random.slice(1, 4)}-${random.slice(4)}`;
}

function setMs(ms: number, firstCounter: number): void {
  lastMs = ms;
  lastMsHex = ms.toString(16).padStart(12, '0');
  counter = firstCounter;
}

function randomHex(): string {
  if (poolPosition === pool.length) {
    randomFillSync(pool);
    poolPosition = 0;
  }
  const hex = pool.toString('hex', poolPosition, poolPosition + RANDOM_BYTES);
  poolPosition += RANDOM_BYTES;
  return hex;
}
