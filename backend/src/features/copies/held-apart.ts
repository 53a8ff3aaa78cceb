/** Which payments of an account are two, whatever they look like: the owner said so, or a statement shows both. */
import type { PoolClient } from 'pg';
import { copyKey } from '../../finance/duplicates/statement-row.ts';
import { toEdge } from './copy-edges.ts';

export interface HeldApart {
  readonly apart: ReadonlySet<string>;
  /** What the owner took a match of back is matched by him alone. */
  readonly leftToOwner: ReadonlySet<string>;
}

interface StoredEdge { id: string; account_number: number; fingerprint: string; other_fingerprint: string; status: 'matched' | 'undone' | 'apart' }

/** Payments by the keys under which the ledger counts them now. */
export async function heldApart(client: PoolClient, businessId: string, accountNumber: number): Promise<HeldApart> {
  const { rows } = await client.query<StoredEdge>(
    `select id, account_number, fingerprint, other_fingerprint, status from source_match where business_id = $1 and kind = 'copy' and account_number = $2 and status <> 'proposed'`, [businessId, accountNumber]);
  const parentOf = new Map(rows.filter(({ status }) => status === 'matched').map(toEdge).map(({ child, parent }) => [child, parent]));
  const rootOf = (payment: string): string => {
    let root = payment;
    for (let next = parentOf.get(root); next !== undefined; next = parentOf.get(root)) root = next;
    return root;
  };
  const held = rows.filter(({ status }) => status !== 'matched').map((row) => ({ status: row.status, edge: toEdge(row) }))
    .map(({ status, edge }) => ({ status, child: rootOf(edge.child), parent: rootOf(edge.parent) }));
  return {
    apart: new Set(held.flatMap(({ child, parent }) => [copyKey(child, parent), copyKey(parent, child)])),
    leftToOwner: new Set(held.filter(({ status }) => status === 'undone').flatMap(({ child, parent }) => [child, parent])),
  };
}
