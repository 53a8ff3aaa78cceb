/** Row identifiers: UUIDv7, so that identifiers sort by the time they were made and indexes grow at their end. */
import { randomBytes } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/** Identifiers of one process rise strictly, also within a millisecond (a 12-bit counter takes the place of rand_a). */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    counter = randomBytes(1).readUInt8();
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
