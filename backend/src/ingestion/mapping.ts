/** What an owner fixed about how a file is read. Everything that is not fixed is decided by the reader, with its reason. */
import type { DateOrder } from './cells/dates.ts';
import type { ColumnRole } from './columns/roles.ts';
import type { SignRule } from './understand/sign-rule.ts';

/** The roles that an owner can give to a column, in the order in which they are offered. */
export const MAPPED_ROLES = ['date', 'description', 'amount', 'debit', 'credit', 'flag', 'balance', 'currency', 'category', 'account', 'counterparty', 'reference'] as const satisfies readonly ColumnRole[];
export type MappedRole = (typeof MAPPED_ROLES)[number];

/** Columns count from 0. */
export interface ColumnChoice {
  readonly column: number;
  readonly role: MappedRole | 'ignored';
  /** The two that were asked about of a column of ways; the first is money out, unless the rule about signs exchanges them. */
  readonly words?: readonly [string, string];
}

export interface ReadingMapping {
  /** The line of the file, from 1, that names the columns; 0: none does. */
  readonly headingLine?: number;
  /** Lines before it hold no payments. */
  readonly firstDataLine?: number;
  readonly columns?: readonly ColumnChoice[];
  /** Of the newest date, where dates have no year. */
  readonly year?: number;
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: 'point' | 'comma';
  readonly sign?: SignRule;
  /** Which way the oldest payment went, where balances tell the way of all others. */
  readonly firstPayment?: 'in' | 'out';
  /** What lines say that are sums or balances, and no payments: in small letters, and without numbers but where those tell it from payments. */
  readonly leftOut?: readonly string[];
  /** ISO 4217, of rows that name none themselves. */
  readonly currency?: string;
  readonly account?: string;
}

/** What was said about another file of the same layout and account. */
export interface RememberedMapping {
  readonly id: string;
  readonly layout: LayoutKey;
  readonly mapping: ReadingMapping;
}

/** By what a later file of the same kind is known. */
export interface LayoutKey {
  /** Of delimiter, number of columns and headings. */
  readonly signature: string;
  readonly accountKey: string;
}

/** All that the reader is told beside the bytes. */
export interface ReadingGuidance {
  /** About this very file: it holds whatever the file's content says. */
  readonly said: ReadingMapping;
  /** About others: it settles what this file's content leaves open, and gives way to proof. */
  readonly remembered: readonly RememberedMapping[];
}

export const NO_GUIDANCE: ReadingGuidance = { said: {}, remembered: [] };

export const isEmptyMapping = (mapping: ReadingMapping): boolean => Object.values(mapping).every((value) => value === undefined);
