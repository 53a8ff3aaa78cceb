/** The matches between rows of files as they are stored: which payment is told of as which other. */
import type { PoolClient } from 'pg';
import type { CopyEdge } from '../../finance/duplicates/untangle.ts';
import type { PaymentKey } from '../ledger/payment-rows.ts';
import { fromKey, keyOf } from './payment-key.ts';

interface EdgeRow { id: string; account_number: number; fingerprint: string; other_fingerprint: string }

export const toEdge = (row: EdgeRow): CopyEdge => ({
  id: row.id, child: keyOf({ accountNumber: row.account_number, fingerprint: row.fingerprint }), parent: keyOf({ accountNumber: row.account_number, fingerprint: row.other_fingerprint }),
});

export interface Cluster {
  /** Every payment that hangs together with those asked for, themselves included. */
  readonly payments: ReadonlySet<string>;
  /** In the order in which they count: the owner's word first, of his the latest first. */
  readonly edges: readonly CopyEdge[];
}

/** Follows the matches that hold from these payments on, whichever way. */
export async function loadCluster(client: PoolClient, businessId: string, start: Iterable<string>): Promise<Cluster> {
  const payments = new Set(start);
  const edges = new Map<string, CopyEdge & { isOwners: boolean; matchedAt: string }>();
  for (let frontier = [...payments]; frontier.length > 0;) {
    const found = await edgesAt(client, businessId, frontier.map(fromKey));
    frontier = [];
    for (const edge of found) {
      edges.set(edge.id, edge);
      for (const payment of [edge.child, edge.parent]) if (!payments.has(payment)) frontier.push(payment);
      payments.add(edge.child).add(edge.parent);
    }
  }
  const ordered = [...edges.values()].sort((a, b) => Number(b.isOwners) - Number(a.isOwners) || (a.isOwners ? compare(b.matchedAt, a.matchedAt) : 0) || compare(a.id, b.id));
  return { payments, edges: ordered };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

async function edgesAt(client: PoolClient, businessId: string, payments: readonly PaymentKey[]): Promise<(CopyEdge & { isOwners: boolean; matchedAt: string })[]> {
  const { rows } = await client.query<EdgeRow & { is_owners: boolean; at: string }>(
    `with wanted as materialized (select * from unnest($2::int[], $3::uuid[]) as wanted(account, payment))
     select match.id, account_number, fingerprint, other_fingerprint, is_owners, coalesce(extract(epoch from matched_at), 0)::numeric(20, 6)::text as at from source_match match
     where business_id = $1 and kind = 'copy' and status = 'matched'
       and ((account_number, fingerprint) in (select account, payment from wanted) or (other_account_number, other_fingerprint) in (select account, payment from wanted))`,
    [businessId, payments.map(({ accountNumber }) => accountNumber), payments.map(({ fingerprint }) => fingerprint)]);
  return rows.map((row) => ({ ...toEdge(row), isOwners: row.is_owners, matchedAt: row.at.padStart(24, '0') }));
}

export async function tearEdges(client: PoolClient, businessId: string, edges: readonly CopyEdge[]): Promise<void> {
  if (edges.length > 0) await client.query(`update source_match set status = 'apart', is_owners = false where business_id = $1 and id = any($2::uuid[])`, [businessId, edges.map(({ id }) => id)]);
}
