/** The ledger's rows as matching sees them: those that providers told of, and those of statements with the same amounts. */
import type { PoolClient } from 'pg';
import type { SourceMatchKind, ProviderRow, SourceRow } from '../../finance/matching/source-row.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';
import type { DaySpan } from './match-job.ts';

/** What recognises a statement's payment in any file. */
export interface StatementKey {
  readonly accountNumber: number;
  readonly fingerprint: string;
}

/** What recognises a provider's row in any pull. */
export interface ProviderKey {
  readonly integrationId: string;
  readonly externalId: string;
}

export interface LedgerProviderRow extends ProviderRow, ProviderKey, StatementKey {
  readonly kind: SourceMatchKind;
}

export interface LedgerStatementRow extends SourceRow, StatementKey {}

export const statementKey = ({ accountNumber, fingerprint }: StatementKey): string => `${accountNumber} ${fingerprint}`;
export const providerKey = ({ integrationId, externalId }: ProviderKey): string => `${integrationId} ${externalId}`;

interface StoredRow {
  day: string; amount_minor: string; currency: string; description: string; counterparty: string | null; account: string; role: 'bank' | 'card';
  account_number: number; fingerprint: string; integration_id: string; external_id: string; provider: string; arrives_on: string | null;
}

const COLUMNS = `to_char(entry.date, 'YYYY-MM-DD') as day, entry.amount_minor, entry.currency, entry.description, entry.counterparty, account.name as account, account.role,
  entry.account_number, entry.fingerprint`;
const WITH_ACCOUNT = 'from entry join chart_account account on account.business_id = entry.business_id and account.number = entry.account_number';

/** Accounting software tells of the bank's own payments, a payment provider of its payouts. */
export async function loadProviderRows(client: PoolClient, businessId: string, { from, to }: DaySpan): Promise<LedgerProviderRow[]> {
  const { rows } = await client.query<StoredRow>(
    `select ${COLUMNS}, integration_id, external_id, integration.provider, to_char(arrives_on, 'YYYY-MM-DD') as arrives_on
     ${WITH_ACCOUNT} join integration on integration.business_id = entry.business_id and integration.id = integration_id
     where entry.business_id = $1 and entry.date between $2 and $3 and integration_id is not null and duplicate_of is distinct from $4
       and (integration.provider = 'quickbooks' or source_kind = 'payout')`, [businessId, from, to, WITHDRAWN]);
  return rows.map((row) => {
    const key: ProviderKey = { integrationId: row.integration_id, externalId: row.external_id };
    return { ...toStatementRow(row), ...key, key: providerKey(key), provider: row.provider, arrivesOn: row.arrives_on, kind: row.provider === 'quickbooks' ? 'same-payment' : 'payout' };
  });
}

/** Counted rows of files that have one of the amounts. */
export async function loadStatementRows(client: PoolClient, businessId: string, { from, to }: DaySpan, providers: readonly LedgerProviderRow[]): Promise<LedgerStatementRow[]> {
  const wanted = new Map(providers.map(({ kind, currency, amountMinor }) => {
    const amount = kind === 'payout' ? -amountMinor : amountMinor;
    return [`${currency} ${amount}`, { currency, amount }];
  }));
  const amounts = [...wanted.values()];
  if (amounts.length === 0) return [];
  const { rows } = await client.query<StoredRow>(
    `select ${COLUMNS} ${WITH_ACCOUNT}
     where entry.business_id = $1 and entry.date between $2 and $3 and integration_id is null and duplicate_of is null
       and (entry.currency, entry.amount_minor) in (select * from unnest($4::bpchar[], $5::bigint[]))`,
    [businessId, from, to, amounts.map(({ currency }) => currency), amounts.map(({ amount }) => amount)]);
  return rows.map(toStatementRow);
}

function toStatementRow(row: StoredRow): LedgerStatementRow {
  const key: StatementKey = { accountNumber: row.account_number, fingerprint: row.fingerprint };
  return {
    ...key, key: statementKey(key), date: row.day, amountMinor: Number(row.amount_minor), currency: row.currency, description: row.description, counterparty: row.counterparty,
    account: row.account, role: row.role,
  };
}

/** A row of accounting software as the payment that it stands for where no statement has it: a payout can have arrived there, too. */
export function asStatementRow(row: LedgerProviderRow): LedgerStatementRow {
  return { ...row, key: statementKey(row) };
}
