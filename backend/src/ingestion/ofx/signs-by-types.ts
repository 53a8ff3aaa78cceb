/** Some banks leave the minus out and only name the type: to be seen from all transactions of a statement together. */
import { wordTable } from '../../finance/word-table.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { Ambiguity } from '../statement.ts';
import type { OfxFields, OfxStatement } from './ofx-statements.ts';

/** `types`: no amount has a minus, and the types tell the way. `open`: they may, or all of it is money in. */
export type OfxSigns = 'printed' | 'types' | 'open';

/** The standard's types that have a way of their own, and those of cards and machines, which say so by their sign where there is one. */
const WAYS = wordTable<'in' | 'out'>({
  CREDIT: 'in', DEP: 'in', DIRECTDEP: 'in', DIV: 'in',
  DEBIT: 'out', CHECK: 'out', FEE: 'out', SRVCHG: 'out', DIRECTDEBIT: 'out', CASH: 'out', REPEATPMT: 'out', POS: 'out', ATM: 'out',
});

const typeOf = (fields: OfxFields): string => (fields.get('STMTTRN.TRNTYPE') ?? '').trim().toUpperCase();

/** Null where the type does not tell: interest, a transfer, a payment (of a card it is money in). */
export function wayOfType(fields: OfxFields, kind: OfxStatement['kind']): 'in' | 'out' | null {
  const type = typeOf(fields);
  return type === 'PAYMENT' && kind === 'bank' ? 'out' : WAYS[type] ?? null;
}

/** @param said the owner's answer to the question below. */
export function signsOf({ transactions, kind }: OfxStatement, said: ReadingMapping['sign']): OfxSigns {
  const has = (type: string): boolean => transactions.some(({ fields }) => typeOf(fields) === type);
  if (transactions.some(({ fields }) => (fields.get('STMTTRN.TRNAMT') ?? '').trim().startsWith('-'))) return 'printed';
  if (!transactions.some(({ fields }) => wayOfType(fields, kind) === 'out')) return 'printed';
  if (said !== undefined) return said === 'as-printed' ? 'printed' : 'types';
  return has('DEBIT') && has('CREDIT') ? 'types' : 'open';
}

export const SIGNS_ASKED: Ambiguity = {
  about: 'sign',
  question: 'No amount of this file has a minus, though its types speak of purchases, checks, fees or other money out. Which is meant?',
  options: ['Money out where the type says so (signs by flag)', 'All of it is money in (signs as printed)'],
};
