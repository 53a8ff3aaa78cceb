/** Nothing that is written here runs in a spreadsheet, and everything can be read back. */
import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine, plain } from './csv-line.ts';

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+41 44 000 00 00', `'+41 44 000 00 00`],
  ['-5 apples', `'-5 apples`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  ['fine;=1+1', '"fine;=1+1"'],
  ['two\nlines', '"two\nlines"'],
  ['plain words', 'plain words'],
])('%j', (text, expected) => expect(csvLine([text])).toBe(`${expected}\r\n`));

test('amounts, dates and counts stay what they are', () => {
  expect(csvLine([plain('-1234.50'), plain('2026-01-31'), -3, null, undefined])).toBe('-1234.50,2026-01-31,-3,,\r\n');
});

test('any text comes back, and begins like no formula', () => {
  fc.assert(fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), (texts) => {
    const [back] = parse(csvLine(texts), { relax_column_count: true }) as string[][];
    expect(back?.map((cell, place) => (cell === texts[place] ? cell : cell.slice(1)))).toEqual(texts);
    for (const cell of back ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  }));
});
