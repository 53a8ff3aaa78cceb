/** Alerts in the database: read in the order of urgency, stored so that what was told stays told. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { AlertKind } from '../../finance/anomalies/alert.ts';
import type { FoundAlert } from '../../finance/anomalies/alert.ts';
import type { SaidAlert } from '../../finance/anomalies/owner-words.ts';
import type { Page } from '../page.ts';
import type { Alert, AlertCitation, AlertScan, AlertStatus } from './alert.ts';

interface AlertRow {
  id: string; kind: AlertKind; severity: Alert['severity']; title: string; actual: string; expected: string; why: string; advice: string;
  amount_minor: string | null; currency: string; counterparty: string | null; day: string; status: AlertStatus; citations: AlertCitation[]; created_at: string;
}

const COLUMNS = `id, kind, severity, title, actual, expected, why, advice, amount_minor, currency, counterparty, to_char(occurred_on, 'YYYY-MM-DD') as day, status, citations, created_at`;
/** Open ones first, then the most serious, then by money at stake. */
const ORDER = `case status when 'open' then 0 else 1 end, array_position(array['critical', 'warning', 'info'], severity), -coalesce(amount_minor, 0), id`;

export async function listAlerts(client: PoolClient, businessId: string, page: Page, status: AlertStatus | null): Promise<Alert[]> {
  const after = page.cursor === null ? '' : `and (${ORDER}) > (select ${ORDER} from alert where business_id = $1 and id = $4)`;
  const { rows } = await client.query<AlertRow>(
    `select ${COLUMNS} from alert where business_id = $1 and ($2::text is null or status = $2) ${after} order by ${ORDER} limit $3`,
    [businessId, status, page.limit, ...(page.cursor === null ? [] : [page.cursor])]);
  return rows.map(toAlert);
}

export async function findAlert(client: PoolClient, businessId: string, id: string): Promise<Alert | null> {
  const { rows } = await client.query<AlertRow>(`select ${COLUMNS} from alert where business_id = $1 and id = $2`, [businessId, id]);
  return rows[0] ? toAlert(rows[0]) : null;
}

export async function setAlertStatus(client: PoolClient, businessId: string, { id, status, now }: { id: string; status: AlertStatus; now: Date }): Promise<Alert> {
  const { rows } = await client.query<AlertRow>(
    `update alert set status = $3, decided_at = case when $3 = 'open' then null else $4::timestamptz end where business_id = $1 and id = $2 returning ${COLUMNS}`, [businessId, id, status, now]);
  return toAlert(rows[0]!);
}

/** What scans and their owner have said so far. */
export interface KnownAlerts {
  readonly keys: ReadonlySet<string>;
  readonly said: readonly SaidAlert[];
}

const MOST_SAID = 2_000;

export async function knownAlerts(client: PoolClient, businessId: string): Promise<KnownAlerts> {
  const { rows: open } = await client.query<{ key: string }>('select key from alert where business_id = $1', [businessId]);
  const { rows: said } = await client.query<SaidAlert>(
    `select kind, counterparty, status from alert where business_id = $1 and status <> 'open' order by decided_at desc limit ${MOST_SAID}`, [businessId]);
  return { keys: new Set(open.map(({ key }) => key)), said };
}

export interface StoredFinding {
  readonly alert: FoundAlert;
  readonly currency: string;
  readonly citations: readonly AlertCitation[];
}

/** Found ones get the words of this scan and keep what the owner said; open ones that were not found again go. */
export async function storeAlerts(client: PoolClient, businessId: string, found: readonly StoredFinding[], now: Date): Promise<void> {
  await client.query(`delete from alert where business_id = $1 and status = 'open' and not (key = any($2::text[]))`, [businessId, found.map(({ alert }) => alert.key)]);
  const rows = found.map(({ alert, currency, citations }) => ({
    id: newId(), key: alert.key, kind: alert.kind, severity: alert.severity, title: alert.title, actual: alert.actual, expected: alert.expected, why: alert.why, advice: alert.advice,
    amount_minor: alert.amountMinor, currency, counterparty: alert.counterparty, occurred_on: alert.occurredOn, citations,
  }));
  await client.query(
    `insert into alert (business_id, id, key, kind, severity, title, actual, expected, why, advice, amount_minor, currency, counterparty, occurred_on, citations, created_at)
     select $1, f.id, f.key, f.kind, f.severity, f.title, f.actual, f.expected, f.why, f.advice, f.amount_minor, f.currency, f.counterparty, f.occurred_on, f.citations, $3
     from jsonb_to_recordset($2::jsonb) as f (id uuid, key text, kind text, severity text, title text, actual text, expected text, why text, advice text, amount_minor bigint, currency char(3), counterparty text, occurred_on date, citations jsonb)
     on conflict (business_id, key) do update set severity = excluded.severity, title = excluded.title, actual = excluded.actual, expected = excluded.expected, why = excluded.why,
       advice = excluded.advice, amount_minor = excluded.amount_minor, occurred_on = excluded.occurred_on, citations = excluded.citations`,
    [businessId, JSON.stringify(rows), now]);
}

export async function noteScan(client: PoolClient, businessId: string, transactionCount: number, now: Date): Promise<void> {
  await client.query(
    `insert into alert_scan (business_id, scanned_at, transaction_count) values ($1, $2, $3)
     on conflict (business_id) do update set scanned_at = excluded.scanned_at, transaction_count = excluded.transaction_count`, [businessId, now, transactionCount]);
}

export async function readScan(client: PoolClient, businessId: string): Promise<AlertScan> {
  const { rows } = await client.query<{ scanned_at: string | null; transaction_count: number | null; open: string }>(
    `select s.scanned_at, s.transaction_count, (select count(*) from alert where business_id = $1 and status = 'open') as open
     from (select $1::uuid as business_id) b left join alert_scan s on s.business_id = b.business_id`, [businessId]);
  const scannedAt = rows[0]?.scanned_at ?? null;
  return { scannedAt: scannedAt === null ? null : new Date(scannedAt), transactionCount: rows[0]?.transaction_count ?? 0, openCount: Number(rows[0]?.open ?? 0) };
}

function toAlert({ amount_minor: amount, day, created_at: createdAt, ...row }: AlertRow): Alert {
  return { ...row, amountMinor: amount === null ? null : Number(amount), occurredOn: day, createdAt: new Date(createdAt) };
}
