/** Reads which rows of a list a caller wants: how many, after which row or from the how-manieth on, in which order. */
import { AppError } from '../../errors.ts';
import { readPage } from '../page.ts';
import { readTransactionOrder } from './transaction-filter.ts';
import type { RowWindow } from './transaction-list.ts';

export interface WindowFields {
  readonly order?: string | null | undefined;
  readonly limit?: number | null | undefined;
  readonly cursor?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

const FARTHEST_ROW = 10_000_000;

/** Throws BAD_USER_INPUT naming the field at fault. */
export function readRowWindow({ order, limit, cursor, offset }: WindowFields): RowWindow {
  const page = readPage(limit, cursor);
  const first = offset ?? 0;
  if (!Number.isInteger(first) || first < 0 || first > FARTHEST_ROW) throw fault('offset', `offset must be a whole number from 0 to ${FARTHEST_ROW}.`);
  if (page.cursor !== null && first > 0) throw fault('offset', 'Give cursor or offset, not both.');
  return { ...page, offset: first, order: readTransactionOrder(order) };
}

function fault(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
