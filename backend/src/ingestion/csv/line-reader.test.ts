/** The fast way agrees with csv-parse record for record, whatever the text and wherever it is cut into chunks. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LineReader } from './line-reader.ts';
import { RecordReader, type CsvDialect, type RecordSink } from './record-reader.ts';

const SEED = Number(process.env.SEED ?? 20_261_121);
const DIALECT: CsvDialect = { delimiter: ',', quote: '"', escape: '"', columnCount: 3 };

interface Reader { write(text: string): void; end(): void }

/** Filled records and unreadable lines, in their order. */
function readAll(open: (sink: RecordSink) => Reader, chunks: readonly string[]): unknown[] {
  const seen: unknown[] = [];
  const reader = open({
    record: ({ line, cells }) => { if (cells.some((cell) => cell.trim() !== '')) seen.push([line, ...cells]); },
    unreadable: (line, reason) => seen.push({ line, reason }),
  });
  for (const chunk of chunks) reader.write(chunk);
  reader.end();
  return seen;
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

function expectAgreement(text: string, widths: readonly number[], dialect: CsvDialect = DIALECT): void {
  expect(readAll((sink) => new LineReader(dialect, sink), chunksOf(text, widths))).toEqual(readAll((sink) => new RecordReader(dialect, sink), [text]));
}

const widths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T, cuts: number[]) => void): void => fc.assert(fc.property(arbitrary, widths, property), { seed: SEED, numRuns: 3_000 });

const properCell = fc.oneof(
  fc.string({ maxLength: 8, unit: fc.constantFrom('a', '1', ' ', 'é', '🧾', "'", '.', ';') }),
  fc.string({ maxLength: 8, unit: fc.constantFrom('a', ',', '""', ' ', 'ü', ';') }).map((text) => `"${text}"`),
);
const properLine = fc.array(properCell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(','));
const wildLine = fc.string({ maxLength: 14, unit: fc.constantFrom('a', '"', ',', ' ', '1', '""', "'", '\\') });
const lines = (line: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.tuple(fc.array(line, { maxLength: 8 }), fc.boolean()).map(([all, isEnded]) => all.join('\n') + (isEnded ? '\n' : ''));

describe(`agreement with csv-parse (seed ${SEED})`, () => {
  test('on proper files', () => check(lines(properLine), expectAgreement));
  test('on files with stray quotes and cells over several lines', () => check(lines(fc.oneof({ weight: 3, arbitrary: properLine }, { weight: 2, arbitrary: wildLine })), expectAgreement));
  test('on other delimiters and quotes', () => check(lines(fc.oneof(properLine, wildLine)), (text, cuts) => {
    expectAgreement(text.replaceAll(',', ';'), cuts, { ...DIALECT, delimiter: ';' });
    expectAgreement(text, cuts, { ...DIALECT, quote: "'", escape: "'" });
    expectAgreement(text, cuts, { ...DIALECT, escape: '\\' });
    expectAgreement(text, cuts, { ...DIALECT, columnCount: 0 });
  }));
  test('on lines that are too long or have too many cells', () => {
    for (const line of [`a,${'b'.repeat(20_000)},c`, 'a,'.repeat(1_200), `"${'b'.repeat(20_000)}",c`, 'x'.repeat(70_000)]) {
      for (const text of [`1,2,3\n${line}\n4,5,6\n`, line, `1,2,3\n${line}`]) expectAgreement(text, [9_000]);
    }
  });
});

test('does not need csv-parse for proper files', () => {
  let recordCount = 0;
  const reader = new LineReader(DIALECT, { record: () => { recordCount++; }, unreadable: () => undefined });
  reader.write('a,"b, ""c""",5" pipe\nd,e,f\n');
  expect(recordCount).toBe(2); // csv-parse holds the last line back until it is sure of its end
});
