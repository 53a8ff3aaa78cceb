/** The reader agrees with csv-parse on proper files, gives the same records wherever the text is cut, and lets no stray quote swallow a line. */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { menderOf } from './mend/sample-profiles.ts';
import type { CsvDialect, CsvRecord } from './record.ts';
import { RecordReader } from './record-reader.ts';

const SEED = Number(process.env.SEED ?? 20_261_121);
const RUNS = process.env.PURSER_TEST_FULL ? 3_000 : 500;
const DIALECT: CsvDialect = { delimiter: ',', quote: '"', escape: '"', columnCount: 3 };

interface Read { records: CsvRecord[]; unreadable: string[] }

function readAll(chunks: readonly string[], dialect: CsvDialect = DIALECT): Read {
  const read: Read = { records: [], unreadable: [] };
  const reader = new RecordReader(dialect, {
    record: (record) => { if (record.cells.some((cell) => cell.trim() !== '')) read.records.push(record); },
    unreadable: (line, reason) => read.unreadable.push(`${line} ${reason}`),
  }, menderOf(chunks.join(''), dialect));
  for (const chunk of chunks) reader.write(chunk);
  reader.end();
  return read;
}

/** `widths`: in characters, where the text is cut, over and over. A decoder does not cut through a character. */
function chunksOf(text: string, widths: readonly number[]): string[] {
  const characters = [...text];
  const chunks: string[] = [];
  for (let at = 0, index = 0; at < characters.length; index++) {
    const width = widths[index % widths.length] ?? characters.length;
    chunks.push(characters.slice(at, at + width).join(''));
    at += width;
  }
  return chunks;
}

const cellsOf = (text: string, dialect = DIALECT): string[][] => readAll([text], dialect).records.map(({ cells }) => cells);
const widths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
const properCell = fc.oneof(
  fc.string({ maxLength: 8, unit: fc.constantFrom('a', '1', ' ', 'é', '🧾', "'", '.', ';') }),
  fc.string({ maxLength: 8, unit: fc.constantFrom('a', ',', '""', ' ', 'ü', ';', '\n') }).map((text) => `"${text}"`),
);
const wildLine = fc.string({ maxLength: 14, unit: fc.constantFrom('a', '"', ',', ' ', '1', '""', "'", '\\') });
const text = (line: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.tuple(fc.array(line, { maxLength: 8 }), fc.boolean()).map(([all, isEnded]) => all.join('\n') + (isEnded ? '\n' : ''));

describe(`random texts (seed ${SEED})`, () => {
  const properLine = fc.array(properCell, { minLength: 3, maxLength: 3 }).map((cells) => cells.join(','));
  test('proper files are read as csv-parse reads them', () => fc.assert(fc.property(text(properLine), (written) => {
    const filled = (rows: string[][]): string[][] => rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    expect(cellsOf(written, { ...DIALECT, columnCount: 0 })).toEqual(filled(parse(written, { relax_quotes: true, relax_column_count: true })));
  }), { seed: SEED, numRuns: RUNS }));
  test('the same records wherever the text is cut', () => fc.assert(fc.property(text(fc.oneof(properLine, wildLine)), widths, (written, cuts) => {
    for (const dialect of [DIALECT, { ...DIALECT, quote: "'", escape: "'" } as const, { ...DIALECT, escape: '\\' } as const, { ...DIALECT, escape: '' } as const]) {
      expect(readAll(chunksOf(written, cuts), dialect)).toEqual(readAll([written], dialect));
    }
  }), { seed: SEED, numRuns: RUNS }));
  test('no line is lost: what is no record is reported', () => fc.assert(fc.property(text(wildLine), (written) => {
    const { records, unreadable } = readAll([written]);
    const lineCount = written.split('\n').filter((line) => /[^",\s'\\]/.test(line)).length;
    const held = records.reduce((sum, { cells }) => sum + 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0), 0);
    expect(held + unreadable.length).toBeGreaterThanOrEqual(lineCount);
  }), { seed: SEED, numRuns: RUNS }));
});

describe('what is bounded', () => {
  test.each([['a long cell', `a,${'b'.repeat(20_000)},c`, 'A cell of this line'], ['many cells', 'a,'.repeat(1_200), 'This line has 1201 columns'], ['a long line', 'x'.repeat(70_000), 'This line is longer'], ['a long quoted cell', `"${'b'.repeat(20_000)}",c,d`, 'A cell of this line']])('%s is reported, the lines around it are read', (_, line, reason) => {
    const { records, unreadable } = readAll(chunksOf(`1,2,3\n${line}\n4,5,6\n`, [9_000]));
    expect(records.map(({ cells }) => cells.join())).toEqual(['1,2,3', '4,5,6']);
    expect(unreadable.join()).toContain(reason);
  });
  test('thousands of open quotes cost no more than reading twice', () => {
    const { records } = readAll(['1,2,3\n'.repeat(10) + 'a,b,"c\n'.repeat(20_000)]);
    expect(records).toHaveLength(20_010);
  });
});

describe('what breaks the rules is mended where the other lines tell how, and said', () => {
  const RULE = '2025-01-13,Rent for the shop,-100.00\n2025-01-14,Paper and pens,-12.50\n2025-01-15,Sold a chair,50.00\n2025-01-16,Sold a table,150.00\n';
  const mended = (line: string): CsvRecord => readAll([RULE + line + '\n' + RULE]).records[4]!;
  test.each([
    ['a quote that is never closed', '2025-01-17,"Bolts,-2.00', ['2025-01-17', '"Bolts', '-2.00'], 'a quotation mark is not closed'],
    ['quotes that are not doubled', '2025-01-17,"A 5" pipe, long",-2.00', ['2025-01-17', 'A 5" pipe, long', '-2.00'], 'a quotation mark is not closed or not doubled'],
    ['a delimiter in a cell without quotes', '2025-01-17,Bolts, nuts and washers,-2.00', ['2025-01-17', 'Bolts, nuts and washers', '-2.00'], 'a cell holds the delimiter'],
    ['a delimiter too many', '2025-01-17,,Bolts and nuts,-2.00', ['2025-01-17', 'Bolts and nuts', '-2.00'], 'a delimiter too many'],
    ['a missing delimiter behind quotes', '2025-01-17,"Bolts, nuts"-2.00', ['2025-01-17', 'Bolts, nuts', '-2.00'], 'a delimiter is missing'],
    ['a missing delimiter', '2025-01-17Bolts and nuts,-2.00', ['2025-01-17', 'Bolts and nuts', '-2.00'], 'a delimiter is missing'],
    ['another delimiter', '2025-01-17;Bolts and nuts;-2.00', ['2025-01-17', 'Bolts and nuts', '-2.00'], 'another delimiter is used (;)'],
  ])('%s', (_, line, cells, reason) => {
    const record = mended(line);
    expect(record.cells).toEqual(cells);
    expect(record.repair?.reason).toContain(reason);
    expect(record.repair?.raw).toBe(line);
  });
  test.each(['2025-01-17,Bolts,1,234.56', '2025-01-17,Bolts,-5,00', '2025-01-17,-5,00,Bolts'])('%s could be read in two ways: it is left as it is, with a doubt', (line) => {
    const record = mended(line);
    expect(record.repair).toBeUndefined();
    expect(record.doubt?.reason).toContain('4 cells instead of 3');
  });
  test('a line over several lines is one record, unless it holds whole records', () => {
    const { records } = readAll([`${RULE}2025-01-17,"Bolts\nand nuts",-2.00\n2025-01-18,"Open,-3.00\n${RULE}2025-01-19,Nuts",4.00\n`]);
    expect(records.slice(4, 6).map(({ line, cells }) => [line, ...cells])).toEqual([[5, '2025-01-17', 'Bolts\nand nuts', '-2.00'], [7, '2025-01-18', '"Open', '-3.00']]);
    expect(records).toHaveLength(11);
  });
});
