/** Stripe's identifiers of a merchant's movements: prefix, company, key; read back without a table. */
import { keyParts, type Movement } from '../companies/movement.ts';
import type { SandboxCompany } from '../company.ts';

const SOURCE_PREFIXES = { sale: 'ch_3Sbx', refund: 're_3Sbx', dispute: 'du_1Sbx', payout: 'po_1Sbx' } as const;
const TRANSACTION_PREFIX = 'txn_3Sbx';

export function sourceId({ code }: SandboxCompany, { kind, key }: Pick<Movement, 'kind' | 'key'>): string {
  return `${SOURCE_PREFIXES[kind]}${code}${key}`;
}

export function transactionId({ code }: SandboxCompany, key: string): string {
  return `${TRANSACTION_PREFIX}${code}${key}`;
}

/** The key in an identifier of this company's; null for any other text. */
export function keyOfId({ code }: SandboxCompany, id: string): string | null {
  const prefix = [TRANSACTION_PREFIX, ...Object.values(SOURCE_PREFIXES)].find((start) => id.startsWith(start + code));
  const key = prefix === undefined ? '' : id.slice(prefix.length + code.length);
  return keyParts(key) ? key : null;
}

export const customerId = ({ code }: SandboxCompany, customer: number): string => `cus_Sbx${code}${String(customer).padStart(4, '0')}`;
export const subscriptionId = ({ code }: SandboxCompany, customer: number): string => `sub_1Sbx${code}${String(customer).padStart(4, '0')}`;

/** The number of a customer or of their subscription; null for another text. */
export function customerOfId({ code }: SandboxCompany, id: string): number | null {
  const start = [`cus_Sbx${code}`, `sub_1Sbx${code}`].find((prefix) => id.startsWith(prefix));
  const digits = start === undefined ? '' : id.slice(start.length);
  return /^\d{4}$/.test(digits) ? Number(digits) : null;
}
