/** Marks what was made of an earlier version of the ledger: whether a figure changed is computed only when somebody looks. */
import type { EntityManager } from '@mikro-orm/postgresql';

interface Stored {
  ledgerVersion: number;
  hasLedgerMoved?: boolean | null | undefined;
}

export async function markMovedOn<T extends Stored>(em: EntityManager, businessId: string, items: T[]): Promise<T[]> {
  if (items.length === 0) return items;
  const [ledger] = await em.execute<{ version: string }[]>('select version from ledger where business_id = ?', [businessId]);
  for (const item of items) item.hasLedgerMoved = item.ledgerVersion !== Number(ledger?.version ?? 0);
  return items;
}
