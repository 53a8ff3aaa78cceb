/** An EntryFilter as a WHERE clause over the rows, and whether the rollups can answer it without them. */
import type { AccountRole } from '../../finance/ledger/entry.ts';
import type { EntryFilter } from '../../finance/ledger/ledger-reader.ts';
import { wordPattern } from '../../finance/ledger/word-pattern.ts';
import type { SqlValues } from './sql-values.ts';
import { WITHDRAWN } from './withdrawn.ts';
import { isOfFile } from './rows-of-file.ts';

/** A list of rows may hold several currencies; a sum never does. */
export type EntryConditions = Omit<EntryFilter, 'currency'> & Partial<Pick<EntryFilter, 'currency'>>;

/** Which role each category account of the business plays. */
export type RoleOfCategory = ReadonlyMap<number, AccountRole>;

/**
 * True when sums per day, bank account and category are enough: nothing in the filter looks at a single row.
 * Money in alone does: rollups count rows of zero with the money in, the filter does not.
 */
export function rollupsAnswer(filter: EntryConditions): boolean {
  return filter.fileId === undefined && filter.direction !== 'in' && filter.counterparties === undefined && filter.notCounterparties === undefined && !looksAtRows(filter);
}

/** True when a row's amount or text decides: no sums of several rows can answer. */
export function looksAtRows(filter: EntryConditions): boolean {
  return filter.moreThanMinor !== undefined || filter.lessThanMinor !== undefined || filter.atLeastMinor !== undefined || filter.atMostMinor !== undefined
    || filter.descriptionWords !== undefined || filter.notDescriptionWords !== undefined || filter.texts !== undefined;
}

function keyConditions(filter: EntryConditions, roles: RoleOfCategory, sql: SqlValues): string[] {
  const conditions = filter.currency === undefined ? [] : [`currency = ${sql.add(filter.currency)}`];
  if (filter.roles) conditions.push(`category_number = any(${sql.add(numbersOfRoles(filter.roles, roles))}::int[])`);
  if (filter.categories) conditions.push(`category_number = any(${sql.add(filter.categories)}::int[])`);
  if (filter.notCategories) conditions.push(`category_number <> all(${sql.add(filter.notCategories)}::int[])`);
  if (filter.accounts) conditions.push(`account_number = any(${sql.add(filter.accounts)}::int[])`);
  if (filter.notAccounts) conditions.push(`account_number <> all(${sql.add(filter.notAccounts)}::int[])`);
  return conditions;
}

function dateConditions(filter: EntryConditions, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.from) conditions.push(`date >= ${sql.add(filter.from)}::date`);
  if (filter.to) conditions.push(`date <= ${sql.add(filter.to)}::date`);
  if (filter.weekdays) conditions.push(`extract(dow from date)::int = any(${sql.add(filter.weekdays)}::int[])`);
  return conditions;
}

/** In the whole ledger each payment counts once. */
export const COUNTED = 'duplicate_of is null';
/** A file's own rows all count in their file. */
export const countedInFile = (file: string, business = '$1'): string => `${isOfFile(file, { business })} and duplicate_of is distinct from '${WITHDRAWN}'`;

/** The whole filter over `entry`. */
export function entryConditions(businessId: string, filter: EntryConditions, roles: RoleOfCategory, sql: SqlValues): string {
  const business = `${sql.add(businessId)}::uuid`;
  const conditions = [
    `business_id = ${business}`,
    filter.fileId === undefined ? COUNTED : countedInFile(`${sql.add(filter.fileId)}::uuid`, business),
    ...keyConditions(filter, roles, sql),
    ...dateConditions(filter, sql),
    ...amountConditions(filter, sql),
    ...textConditions(filter, sql),
  ];
  return conditions.join(' and ');
}

/** Without `abs()` around the amounts, of which the planner knows how they are spread. */
function amountConditions(filter: EntryConditions, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.direction === 'in') conditions.push('amount_minor > 0');
  if (filter.direction === 'out') conditions.push('amount_minor < 0');
  if (filter.moreThanMinor !== undefined) conditions.push(outside('>', '<', sql.add(filter.moreThanMinor)));
  if (filter.lessThanMinor !== undefined) conditions.push(inside('>', '<', sql.add(filter.lessThanMinor)));
  if (filter.atLeastMinor !== undefined) conditions.push(outside('>=', '<=', sql.add(filter.atLeastMinor)));
  if (filter.atMostMinor !== undefined) conditions.push(inside('>=', '<=', sql.add(filter.atMostMinor)));
  return conditions;
}

const outside = (above: string, below: string, bound: string): string => `(amount_minor ${above} ${bound}::bigint or amount_minor ${below} -${bound}::bigint)`;
const inside = (above: string, below: string, bound: string): string => `(amount_minor ${above} -${bound}::bigint and amount_minor ${below} ${bound}::bigint)`;

function textConditions(filter: EntryConditions, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.counterparties) conditions.push(`counterparty = any(${sql.add(filter.counterparties)}::text[])`);
  if (filter.notCounterparties) conditions.push(`(counterparty is null or counterparty <> all(${sql.add(filter.notCounterparties)}::text[]))`);
  for (const word of filter.descriptionWords ?? []) conditions.push(hasWord(word, sql));
  for (const word of filter.notDescriptionWords ?? []) conditions.push(`not ${hasWord(word, sql)}`);
  for (const text of filter.texts ?? []) {
    const wanted = sql.add(text.toLowerCase());
    conditions.push(`(strpos(lower(description), ${wanted}) > 0 or strpos(lower(counterparty), ${wanted}) > 0)`);
  }
  return conditions;
}

/** Whether the letters are there at all costs half of finding out whether they begin a word. */
function hasWord(word: string, sql: SqlValues): string {
  return `(strpos(lower(description), ${sql.add(word.toLowerCase())}) > 0 and lower(description) ~ ${sql.add(wordPattern(word))})`;
}

function numbersOfRoles(wanted: readonly AccountRole[], roles: RoleOfCategory): number[] {
  return [...roles].filter(([, role]) => wanted.includes(role)).map(([number]) => number);
}
