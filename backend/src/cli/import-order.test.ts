/** What can be said to `npm run import`, and what is answered to what cannot. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readOrder, USAGE } from './import-order.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'purser-mapping-'));
afterAll(() => rmSync(directory, { recursive: true }));

function mappingFile(content: string): string {
  const file = path.join(directory, 'mapping.json');
  writeFileSync(file, content);
  return file;
}
const order = (...more: string[]) => readOrder(['bank.csv', '--email', 'ana@example.com', ...more]);

test('a file and an address are enough', () => {
  expect(order()).toEqual({ filePath: 'bank.csv', email: 'ana@example.com', said: {} });
});

test('a mapping fixes whatever it names, and an answer comes before it', () => {
  const mapping = { headingLine: 3, columns: [{ column: 4, role: 'amount' }], dateOrder: 'day-first', decimalMark: 'comma', currency: 'eur', account: 'Till' };
  const said = { ...mapping, currency: 'EUR' };
  expect(order('--mapping', mappingFile(JSON.stringify(mapping))).said).toEqual(said);
  expect(order('--mapping', mappingFile(JSON.stringify(mapping)), '--answer', 'date-order=March 4, 2026 (month first)').said).toEqual({ ...said, dateOrder: 'month-first' });
});

test('the year and the oldest payment are answered in a word', () => {
  expect(order('--answer', 'year=2025', '--answer', 'first-payment=Money in').said).toEqual({ year: 2025, firstPayment: 'in' });
});

test.each<[string, string, RegExp]>([
  ['is no JSON', '{', /is no JSON object\.$/],
  ['is a list', '[]', /is no JSON object\.$/],
  ['names something unknown', '{"colums": []}', /there is no colums\. Known are headingLine, /],
  ['holds what cannot be', '{"dateOrder": "week-first", "columns": [{"column": 0, "role": "price"}]}', /cannot be used:\n {2}columns: Give each column's number.*\n {2}dateOrder: The order of dates must be one of/],
])('a mapping that %s is refused with its reason', (_title, content, message) => {
  expect(() => order('--mapping', mappingFile(content))).toThrow(message);
});

test('what is missing or unknown is answered with how it is used', () => {
  expect(() => readOrder(['bank.csv'])).toThrow(USAGE);
  expect(() => order('--answer', 'weather=fine')).toThrow(USAGE);
  expect(() => order('--maping', 'x')).toThrow(/Unknown option '--maping'[^]*Usage: /);
  expect(() => order('--mapping', path.join(directory, 'nothing.json'))).toThrow(/could not be opened\.$/);
});
