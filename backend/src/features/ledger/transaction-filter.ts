/** Reads which transactions a caller wants to see, and in which order. */
import type { AccountRole, LocalDate } from '../../finance/ledger/entry.ts';
import type { EntryOrder } from '../../finance/ledger/ledger-reader.ts';
import { isLocalDate } from '../../finance/local-date.ts';
import { OVERVIEW_PERIODS, type OverviewPeriodName } from '../../finance/period.ts';
import { AppError } from '../../errors.ts';
import { isId } from '../page.ts';

export interface TransactionFilter {
  /** One of the overview's periods; from and to narrow it further. */
  readonly period: OverviewPeriodName | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly fileId: string | null;
  /** A bank or card account's number in the chart. */
  readonly accountId: string | null;
  /** The category's name. */
  readonly category: string | null;
  /** None of these categories, by name. */
  readonly notCategories: readonly string[] | null;
  readonly kinds: readonly AccountRole[] | null;
  readonly counterparty: string | null;
  /** None of these; rows that name nobody stay. */
  readonly notCounterparties: readonly string[] | null;
  /** Days of the week, 0 for Sunday. */
  readonly weekdays: readonly number[] | null;
  /** Words or parts of words; each stands in the description or in the counterparty. */
  readonly search: string | null;
  /** Bounds on the amount whatever its direction, decimal, both included. */
  readonly amountMin: string | null;
  readonly amountMax: string | null;
  readonly direction: 'in' | 'out' | null;
  readonly currency: string | null;
}

/** What a category does in the figures. */
export const TRANSACTION_KINDS = ['revenue', 'refund', 'other-income', 'cogs', 'opex', 'tax', 'interest', 'owner', 'loan', 'transfer'] as const satisfies readonly AccountRole[];

export const TRANSACTION_ORDERS = ['newest', 'oldest', 'largest', 'smallest'] as const satisfies readonly EntryOrder[];

const LONGEST_SEARCH = 200;
const MOST_NAMES = 200;
const DECIMAL = /^\d{1,13}(\.\d{1,4})?$/;

/** Absent and null mean the same. Throws BAD_USER_INPUT with every field at fault. */
export function readTransactionFilter(input: unknown): TransactionFilter {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const faults: Record<string, string> = {};
  const text = (name: string, isValid: (value: string) => boolean, message: string): string | null => {
    const value = fields[name] ?? null;
    if (value === null || (typeof value === 'string' && isValid(value) && !value.includes('\0'))) return value;
    faults[name] = message;
    return null;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | null =>
    text(name, (value) => (values as readonly string[]).includes(value), `${name} must be one of ${values.join(', ')}.`) as T | null;
  const filter: TransactionFilter = {
    period: oneOf('period', OVERVIEW_PERIODS),
    from: text('from', isLocalDate, 'from must be a date like 2025-03-31.'),
    to: text('to', isLocalDate, 'to must be a date like 2025-03-31.'),
    fileId: text('fileId', isId, 'fileId is not the identifier of a file.'),
    accountId: text('accountId', (value) => /^\d{1,6}$/.test(value), 'accountId is not the identifier of an account.'),
    category: text('category', (value) => value !== '', 'category must be the name of a category.'),
    counterparty: text('counterparty', (value) => value !== '', 'counterparty must be a name.'),
    search: text('search', (value) => value.length <= LONGEST_SEARCH, `search must be at most ${LONGEST_SEARCH} characters long.`),
    amountMin: text('amountMin', (value) => DECIMAL.test(value), 'amountMin must be an amount like 12.50.'),
    amountMax: text('amountMax', (value) => DECIMAL.test(value), 'amountMax must be an amount like 12.50.'),
    direction: oneOf('direction', ['in', 'out']),
    currency: text('currency', (value) => /^[A-Z]{3}$/.test(value), 'currency must be an ISO 4217 code like USD.'),
    notCategories: namesOf('notCategories', fields, faults),
    notCounterparties: namesOf('notCounterparties', fields, faults),
    weekdays: weekdaysOf(fields.weekdays ?? null, faults),
    kinds: kindsOf(fields.kinds ?? null, faults),
  };
  if (Object.keys(faults).length > 0) throw new AppError('BAD_USER_INPUT', Object.values(faults).join(' '), { fields: faults });
  return filter;
}

/** Newest first where nothing is said. */
export function readTransactionOrder(order: string | null | undefined): EntryOrder {
  const found = TRANSACTION_ORDERS.find((known) => known === (order ?? 'newest'));
  if (found) return found;
  const message = `order must be one of ${TRANSACTION_ORDERS.join(', ')}.`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { order: message } });
}

function kindsOf(value: unknown, faults: Record<string, string>): AccountRole[] | null {
  if (value === null) return null;
  const known: readonly string[] = TRANSACTION_KINDS;
  if (Array.isArray(value) && value.every((kind) => known.includes(kind))) return value as AccountRole[];
  faults.kinds = `kinds must be among ${TRANSACTION_KINDS.join(', ')}.`;
  return null;
}

function namesOf(field: string, fields: Record<string, unknown>, faults: Record<string, string>): string[] | null {
  const value = fields[field] ?? null;
  if (value === null) return null;
  if (Array.isArray(value) && value.length <= MOST_NAMES && value.every((name) => typeof name === 'string' && name !== '' && !name.includes('\0'))) return value as string[];
  faults[field] = `${field} must be a list of at most ${MOST_NAMES} names.`;
  return null;
}

function weekdaysOf(value: unknown, faults: Record<string, string>): number[] | null {
  if (value === null) return null;
  if (Array.isArray(value) && value.length <= 7 && value.every((day) => Number.isInteger(day) && day >= 0 && day <= 6)) return value as number[];
  faults.weekdays = 'weekdays must be numbers from 0 for Sunday to 6 for Saturday.';
  return null;
}
