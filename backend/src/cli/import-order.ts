/** What the command line asks of an import: the file, whose ledger it goes into, and how it is read. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AppError } from '../errors.ts';
import { readMapping } from '../features/files/mapping-input.ts';
import type { ReadingMapping } from '../ingestion/mapping.ts';
import type { AmbiguousMatter, ReadingAnswers } from '../ingestion/statement.ts';
import { mappingOfAnswers } from '../ingestion/understand/answered.ts';

export const USAGE = `Usage: npm run import -- FILE --email ADDRESS [--answer MATTER=OPTION] [--mapping MAPPING]
  FILE     CSV of any size; PDF, OFX, QFX, QIF, CAMT, MT940 or XLSX of at most 64 MB
  ADDRESS  the e-mail address of the account whose ledger gets the rows
  MATTER   date-order, year, sign, first-payment or decimal-mark, when an earlier try asked about it
  MAPPING  a JSON file with whatever is to be fixed, as PUT /api/files/{id}/reading takes it:
           {"headingLine": 3, "columns": [{"column": 0, "role": "date"}], "dateOrder": "day-first", "decimalMark": "comma", "sign": "inverted", "currency": "EUR", "account": "Checking"}`;

const MATTERS: readonly AmbiguousMatter[] = ['date-order', 'sign', 'decimal-mark', 'year', 'first-payment'];

/** Its message is for whoever typed the command. */
export class UsageError extends Error {}

export interface Order {
  readonly filePath: string;
  readonly email: string;
  readonly said: ReadingMapping;
}

/** Throws UsageError. */
export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parsed(args);
  const [filePath] = positionals;
  if (!filePath || !values.email || positionals.length > 1) throw new UsageError(USAGE);
  return { filePath, email: values.email, said: mappingOfAnswers(readAnswers(values.answer ?? []), values.mapping ? mappingOf(values.mapping) : {}) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { email: { type: 'string' }, answer: { type: 'string', multiple: true }, mapping: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function readAnswers(texts: readonly string[]): ReadingAnswers {
  return Object.fromEntries(texts.map((text) => {
    const [matter = '', ...option] = text.split('=');
    if (!MATTERS.includes(matter as AmbiguousMatter) || option.length === 0) throw new UsageError(USAGE);
    return [matter, option.join('=')];
  }));
}

function mappingOf(path: string): ReadingMapping {
  const fields = jsonOf(path);
  const unknown = Object.keys(fields).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) throw new UsageError(`${path}: there is no ${unknown.join(' and no ')}. Known are ${FIELDS.join(', ')}.`);
  try {
    return readMapping(fields);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError([`${path} cannot be used:`, ...Object.entries(error.details.fields ?? {}).map(([field, fault]) => `  ${field}: ${fault}`)].join('\n'));
  }
}

const FIELDS: readonly string[] = ['headingLine', 'firstDataLine', 'columns', 'year', 'dateOrder', 'decimalMark', 'sign', 'firstPayment', 'currency', 'account'] satisfies (keyof ReadingMapping)[];

function jsonOf(path: string): object {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The mapping ${path} could not be opened.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch { /* said below */ }
  throw new UsageError(`The mapping ${path} is no JSON object.`);
}
