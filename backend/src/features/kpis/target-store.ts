/** The targets of key figures as they are kept: money in minor units of its currency, everything else as a number. */
import type { KpiId } from '../../finance/kpis/kpis.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';

export interface KpiTarget {
  readonly kpi: KpiId;
  /** Minor units where there is a currency. */
  readonly value: number;
  readonly currency: string | null;
}

interface TargetRow { kpi: KpiId; currency: string; amount_minor: string | null; number: string | null }

/** Those in the currency, and those that are no money. */
export async function loadTargets(sql: SqlRunner, businessId: string, currency: string): Promise<KpiTarget[]> {
  const { rows } = await sql.query<TargetRow>(`select kpi, currency, amount_minor, number from kpi_target where business_id = $1 and currency in ('', $2)`, [businessId, currency]);
  return rows.map((row) => ({ kpi: row.kpi, value: Number(row.amount_minor ?? row.number), currency: row.currency || null }));
}

export async function storeTarget(sql: SqlRunner, businessId: string, { kpi, value, currency }: KpiTarget, now: Date): Promise<void> {
  await sql.query(
    `insert into kpi_target (business_id, kpi, currency, amount_minor, number, set_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (business_id, kpi, currency) do update set amount_minor = excluded.amount_minor, number = excluded.number, set_at = excluded.set_at`,
    [businessId, kpi, currency ?? '', currency === null ? null : value, currency === null ? value : null, now]);
}

/** Whether there was one. */
export async function dropTarget(sql: SqlRunner, businessId: string, kpi: KpiId, currency: string | null): Promise<boolean> {
  const { rows } = await sql.query('delete from kpi_target where business_id = $1 and kpi = $2 and currency = $3 returning 1', [businessId, kpi, currency ?? '']);
  return rows.length > 0;
}
