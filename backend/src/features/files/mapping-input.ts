/** Reads a mapping as an owner states it; whatever is absent or null is left to the reader. */
import { currencyOfCode } from '../../ingestion/cells/currencies.ts';
import { MAPPED_ROLES, type ColumnChoice, type MappedRole, type ReadingMapping } from '../../ingestion/mapping.ts';
import { SIGN_RULES } from '../../ingestion/understand/sign-rule.ts';
import { Input } from '../input.ts';

const LAST_LINE = 10_000;
const MOST_COLUMNS = 1_000;
const LONGEST_ACCOUNT = 100;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const ROLES = [...MAPPED_ROLES, 'ignored'] as const;

/** Throws BAD_USER_INPUT with every field at fault. */
export function readMapping(fields: unknown): ReadingMapping {
  const input = new Input(fields);
  const given = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>;
  const chosen = <T extends string>(field: string, label: string, values: readonly T[]): T | undefined => (input.has(field) ? input.oneOf(field, label, values) : undefined);
  const mapping: ReadingMapping = {
    headingLine: readLine(input, given, 'headingLine', 0),
    firstDataLine: readLine(input, given, 'firstDataLine', 1),
    columns: readColumns(input, given.columns),
    dateOrder: chosen('dateOrder', 'The order of dates', ['day-first', 'month-first', 'year-first', 'day-first-swapped', 'month-first-swapped']),
    year: readYear(input, given.year),
    decimalMark: chosen('decimalMark', 'The decimal mark', ['point', 'comma']),
    sign: chosen('sign', 'The sign', SIGN_RULES),
    firstPayment: chosen('firstPayment', 'The oldest payment', ['in', 'out']),
    currency: readCurrency(input),
    account: input.optionalText('account', 'The account', LONGEST_ACCOUNT) ?? undefined,
  };
  input.check();
  return Object.fromEntries(Object.entries(mapping).filter(([, value]) => value !== undefined));
}

function readLine(input: Input, given: Record<string, unknown>, field: string, least: number): number | undefined {
  const value = given[field] ?? undefined;
  if (value === undefined) return undefined;
  const isLine = Number.isInteger(value) && (value as number) >= least && (value as number) <= LAST_LINE;
  if (!isLine) input.fault(field, `Give a line from ${least} to ${LAST_LINE.toLocaleString('en-US')}.`);
  return isLine ? (value as number) : undefined;
}

function readYear(input: Input, value: unknown): number | undefined {
  if (value == null) return undefined;
  const isYear = Number.isInteger(value) && (value as number) >= FIRST_YEAR && (value as number) <= LAST_YEAR;
  if (!isYear) input.fault('year', `Give a year from ${FIRST_YEAR} to ${LAST_YEAR}.`);
  return isYear ? (value as number) : undefined;
}

function readCurrency(input: Input): string | undefined {
  const text = input.optionalText('currency', 'The currency', 10);
  if (text === null) return undefined;
  const currency = currencyOfCode(text);
  if (currency === null) input.fault('currency', 'Give the code of a currency, such as EUR.');
  return currency ?? undefined;
}

function readColumns(input: Input, value: unknown): ColumnChoice[] | undefined {
  if (value == null) return undefined;
  const columns = Array.isArray(value) ? value as readonly Partial<ColumnChoice>[] : [];
  const isWhole = Array.isArray(value) && columns.length <= MOST_COLUMNS
    && columns.every((choice) => typeof choice === 'object' && choice !== null && Number.isInteger(choice.column) && choice.column! >= 0 && choice.column! < MOST_COLUMNS && ROLES.includes(choice.role!));
  if (!isWhole) {
    input.fault('columns', `Give each column's number, from 0, and its role: ${ROLES.join(', ')}.`);
    return undefined;
  }
  const choices = columns.map(({ column, role }) => ({ column: column!, role: role! }));
  const twice = doubledRole(choices);
  if (new Set(choices.map(({ column }) => column)).size < choices.length) input.fault('columns', 'Give each column once.');
  if (twice) input.fault('columns', `Only one column can be the ${twice}.`);
  if (choices.some(({ role }) => role === 'amount') && choices.some(({ role }) => role === 'debit' || role === 'credit')) input.fault('columns', 'Choose either an amount, or money out and money in.');
  return choices.length > 0 ? choices : undefined;
}

function doubledRole(choices: readonly ColumnChoice[]): MappedRole | null {
  const seen = new Set<string>();
  for (const { role } of choices) {
    if (role === 'ignored' || role === 'description') continue;
    if (seen.has(role)) return role;
    seen.add(role);
  }
  return null;
}
