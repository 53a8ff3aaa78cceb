/** Gives every row of a copied business an identifier of its own, also where one row's JSON speaks of another. */
import { createHash, randomBytes } from 'node:crypto';
import { COPIED_TABLES, type Snapshot } from './demo-tables.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const ROW_ID = /"id":"([0-9a-f-]{36})"/g;

/** Identifiers of rows are replaced, other values of the same form (fingerprints) are not. */
export function withFreshIds(snapshot: Snapshot, fromBusinessId: string, toBusinessId: string): Snapshot {
  const salt = randomBytes(16);
  const fresh = new Map([[fromBusinessId, toBusinessId]]);
  for (const table of COPIED_TABLES) {
    for (const [, id] of snapshot[table].matchAll(ROW_ID)) if (id) fresh.set(id, freshId(id, salt));
  }
  const copies = COPIED_TABLES.map((table) => [table, snapshot[table].replaceAll(UUID, (id) => fresh.get(id) ?? id)]);
  return Object.fromEntries(copies) as Snapshot;
}

/** Keeps the time in front, by which lists are ordered; the rest is new. */
function freshId(id: string, salt: Buffer): string {
  const digest = createHash('sha256').update(salt).update(id).digest('hex');
  return `${id.slice(0, 19)}8${digest.slice(0, 3)}-${digest.slice(3, 15)}`;
}
