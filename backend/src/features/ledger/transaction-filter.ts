/** Reads which transactions a caller wants to see. */
import type { AccountRole, LocalDate } from '../../finance/ledger/entry.ts';
import { isLocalDate } from '../../finance/local-date.ts';
import { AppError } from '../../errors.ts';
import { isId } from '../page.ts';

export interface TransactionFilter {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly fileId: string | null;
  /** The category's name. */
  readonly category: string | null;
  readonly kinds: readonly AccountRole[] | null;
  readonly counterparty: string | null;
  readonly currency: string | null;
}

/** What a category does in the figures. */
export const TRANSACTION_KINDS = ['revenue', 'refund', 'other-income', 'cogs', 'opex', 'tax', 'interest', 'owner', 'loan', 'transfer'] as const satisfies readonly AccountRole[];

/** Absent and null mean the same. Throws BAD_USER_INPUT with every field at fault. */
export function readTransactionFilter(input: unknown): TransactionFilter {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const faults: Record<string, string> = {};
  const text = (name: string, isValid: (value: string) => boolean, message: string): string | null => {
    const value = fields[name] ?? null;
    if (value === null || (typeof value === 'string' && isValid(value))) return value;
    faults[name] = message;
    return null;
  };
  const filter: TransactionFilter = {
    from: text('from', isLocalDate, 'from must be a date like 2025-03-31.'),
    to: text('to', isLocalDate, 'to must be a date like 2025-03-31.'),
    fileId: text('fileId', isId, 'fileId is not the identifier of a file.'),
    category: text('category', (value) => value !== '', 'category must be the name of a category.'),
    counterparty: text('counterparty', (value) => value !== '', 'counterparty must be a name.'),
    currency: text('currency', (value) => /^[A-Z]{3}$/.test(value), 'currency must be an ISO 4217 code like USD.'),
    kinds: kindsOf(fields.kinds ?? null, faults),
  };
  if (Object.keys(faults).length > 0) throw new AppError('BAD_USER_INPUT', Object.values(faults).join(' '), { fields: faults });
  return filter;
}

function kindsOf(value: unknown, faults: Record<string, string>): AccountRole[] | null {
  if (value === null) return null;
  const known: readonly string[] = TRANSACTION_KINDS;
  if (Array.isArray(value) && value.every((kind) => known.includes(kind))) return value as AccountRole[];
  faults.kinds = `kinds must be among ${TRANSACTION_KINDS.join(', ')}.`;
  return null;
}
