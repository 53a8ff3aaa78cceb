/** An EntryFilter as a WHERE clause: over the rows themselves, or over the rollups where these can answer it. */
import type { AccountRole } from '../../finance/ledger/entry.ts';
import type { EntryFilter } from '../../finance/ledger/ledger-reader.ts';
import { wordPattern } from '../../finance/ledger/word-pattern.ts';
import type { SqlValues } from './sql-values.ts';

/** Which role each category account of the business plays. */
export type RoleOfCategory = ReadonlyMap<number, AccountRole>;

/**
 * True when sums per day, bank account and category are enough: nothing in the filter looks at a single row.
 * Money in alone does: rollups count rows of zero with the money in, the filter does not.
 */
export function rollupsAnswer(filter: EntryFilter): boolean {
  return filter.fileId === undefined && filter.direction !== 'in' && filter.counterparties === undefined && filter.notCounterparties === undefined
    && filter.moreThanMinor === undefined && filter.lessThanMinor === undefined && filter.atLeastMinor === undefined && filter.atMostMinor === undefined
    && filter.descriptionWords === undefined && filter.notDescriptionWords === undefined;
}

/** Conditions on the columns that rows and rollups share; dates are left to the caller. */
export function sharedConditions(filter: EntryFilter, roles: RoleOfCategory, sql: SqlValues): string[] {
  const conditions = [`currency = ${sql.add(filter.currency)}`];
  if (filter.roles) conditions.push(`category_number = any(${sql.add(numbersOfRoles(filter.roles, roles))}::int[])`);
  if (filter.categories) conditions.push(`category_number = any(${sql.add(filter.categories)}::int[])`);
  if (filter.notCategories) conditions.push(`category_number <> all(${sql.add(filter.notCategories)}::int[])`);
  if (filter.accounts) conditions.push(`account_number = any(${sql.add(filter.accounts)}::int[])`);
  if (filter.notAccounts) conditions.push(`account_number <> all(${sql.add(filter.notAccounts)}::int[])`);
  return conditions;
}

/** `column` is a date; weekdays as 0 = Sunday … 6 = Saturday. */
export function dateConditions(filter: EntryFilter, column: string, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.from) conditions.push(`${column} >= ${sql.add(filter.from)}::date`);
  if (filter.to) conditions.push(`${column} <= ${sql.add(filter.to)}::date`);
  if (filter.weekdays) conditions.push(`extract(dow from ${column})::int = any(${sql.add(filter.weekdays)}::int[])`);
  return conditions;
}

/** The whole filter over `entry`. A file's own rows all count in their file; in the whole ledger each payment counts once. */
export function entryConditions(businessId: string, filter: EntryFilter, roles: RoleOfCategory, sql: SqlValues): string {
  const conditions = [
    `business_id = ${sql.add(businessId)}::uuid`,
    filter.fileId === undefined ? 'duplicate_of is null' : `file_id = ${sql.add(filter.fileId)}::uuid`,
    ...sharedConditions(filter, roles, sql),
    ...dateConditions(filter, 'date', sql),
    ...amountConditions(filter, sql),
    ...textConditions(filter, sql),
  ];
  return conditions.join(' and ');
}

function amountConditions(filter: EntryFilter, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.direction === 'in') conditions.push('amount_minor > 0');
  if (filter.direction === 'out') conditions.push('amount_minor < 0');
  if (filter.moreThanMinor !== undefined) conditions.push(`abs(amount_minor) > ${sql.add(filter.moreThanMinor)}::bigint`);
  if (filter.lessThanMinor !== undefined) conditions.push(`abs(amount_minor) < ${sql.add(filter.lessThanMinor)}::bigint`);
  if (filter.atLeastMinor !== undefined) conditions.push(`abs(amount_minor) >= ${sql.add(filter.atLeastMinor)}::bigint`);
  if (filter.atMostMinor !== undefined) conditions.push(`abs(amount_minor) <= ${sql.add(filter.atMostMinor)}::bigint`);
  return conditions;
}

function textConditions(filter: EntryFilter, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.counterparties) conditions.push(`counterparty = any(${sql.add(filter.counterparties)}::text[])`);
  if (filter.notCounterparties) conditions.push(`(counterparty is null or counterparty <> all(${sql.add(filter.notCounterparties)}::text[]))`);
  for (const word of filter.descriptionWords ?? []) conditions.push(`lower(description) ~ ${sql.add(wordPattern(word))}`);
  for (const word of filter.notDescriptionWords ?? []) conditions.push(`lower(description) !~ ${sql.add(wordPattern(word))}`);
  return conditions;
}

function numbersOfRoles(wanted: readonly AccountRole[], roles: RoleOfCategory): number[] {
  return [...roles].filter(([, role]) => wanted.includes(role)).map(([number]) => number);
}
