/** The statement that opens a ledger: its version, and, where the caller knows another one or none, what goes with the version. */
import { CHART_COLUMNS, chartOf, type BusinessAccount, type ChartColumns } from './chart-store.ts';
import type { CurrencyOutline } from './outline.ts';
import type { SqlRunner } from './sql-values.ts';

export interface LedgerContents {
  readonly version: number;
  readonly chart: readonly BusinessAccount[];
  /** Of the whole ledger; the currency with most entries comes first. */
  readonly currencies: readonly CurrencyOutline[];
}

export interface LedgerOpening {
  readonly timeZone: string;
  /** The business' own. */
  readonly currency: string;
  readonly contents: LedgerContents;
}

interface OpeningRow { version: number; time_zone: string; currency: string; outline: CurrencyOutline[] | null; chart: ChartColumns | null }

const NO_VERSION = -1;

const STATEMENT = `select coalesce(version, 0)::int as version, time_zone, currency,
    case when version is distinct from $2 then outline end as outline, case when version is distinct from $2 then ${CHART_COLUMNS} end as chart
  from business left join ledger on business_id = id where id = $1`;

export async function readOpening(sql: SqlRunner, businessId: string, known: LedgerContents | undefined): Promise<LedgerOpening> {
  const { rows } = await sql.query<OpeningRow>(STATEMENT, [businessId, known?.version ?? NO_VERSION], 'open ledger');
  const business = rows[0];
  if (!business) throw new Error('a viewer without a business');
  const { version, time_zone: timeZone, currency, outline, chart } = business;
  const contents = known?.version === version ? known : { version, chart: chart ? chartOf(chart) : [], currencies: outline ?? [] };
  return { timeZone, currency, contents };
}

export async function readVersion(sql: SqlRunner, businessId: string): Promise<number> {
  const { rows } = await sql.query<{ version: number }>('select version::int from ledger where business_id = $1', [businessId]);
  return rows[0]?.version ?? 0;
}
