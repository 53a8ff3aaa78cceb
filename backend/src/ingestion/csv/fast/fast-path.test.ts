/** Whatever a file holds: read with the fast path and without it, it gives the same rows, problems, repairs, choices and sums. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isFailure, type Problem, type ReadingFailure, type StatementReading, type StatementRow } from '../../statement.ts';
import { findDialect } from '../dialect.ts';
import { readCsv } from '../read-csv.ts';
import { RecordReader } from '../record-reader.ts';
import { RegularFile } from './regular-file.ts';

const oneOf = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
const two = (n: number): string => String(n).padStart(2, '0');

const dates = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }));
const dateFormats: ((day: number, month: number) => string)[] = [
  (day, month) => `2025-${two(month)}-${two(day)}`, (day, month) => `${two(day)}/${two(month)}/2025`, (day, month) => `${two(month)}/${two(day)}/2025`, (day, month) => `${day}.${month}.25`,
];
const plain = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9_999_999 })).map(([isOut, minor]) => `${isOut ? '-' : ''}${(minor / 100).toFixed(2)}`);
const amounts = fc.oneof({ weight: 9, arbitrary: plain }, { weight: 1, arbitrary: oneOf('', '0', '-', '12', '12.5', '"1,234.50"', '(7.00)', '$5.00', ' 3.10', '8.00 CR', '1.234', '1,5', 'n/a', '123456789012.12', '1234567890123', '+4.00', '€ 9,00') });
const texts = fc.oneof(
  { weight: 8, arbitrary: oneOf('SQUARE INC', 'Rent', 'PG&E WEB', '"AMZN, MKTP"', 'Opera tickets', 'Bally', 'x') },
  { weight: 3, arbitrary: oneOf('', ' lead', 'trail ', 'two  spaces', 'tab\there', 'Café Zürich', '東京', 'ä', 'Opening balance', 'Opening  balance', 'Total', 'Ending Balance 5', 'итого', '\u00a0hard', '"quoted ""twice"""', '"over\ntwo lines"', 'inner "quotes" here') },
);
const categories = oneOf('Sales', 'Rent', 'Payroll', '', ' Sales', 'Büro');
const sides = oneOf('CR', 'DR', 'cr', ' DR ', '', 'XX');
const states = fc.oneof({ weight: 6, arbitrary: fc.constant('Booked') }, { weight: 1, arbitrary: oneOf('pending', '', 'Declined') });
const currencies = fc.oneof({ weight: 6, arbitrary: fc.constant('USD') }, { weight: 1, arbitrary: oneOf('EUR', 'JPY', '', 'KWD', 'zzz') });
/** Instead of a record. */
const oddLines = oneOf('', ',,,,', 'Page 2 of 3', '"never closed,1,2', 'a,b', '2025-01-03,one too many,5.00,x,y,z,1,2,3,4', '  continued text', ',more of it,,,', 'Date,Description,Amount', '\0', '\ufffd', 'x'.repeat(17_000), '2025-01-05,"closed" badly,4.00');

const LAYOUTS: readonly { headings: string[]; cells: (date: fc.Arbitrary<string>) => fc.Arbitrary<string>[] }[] = [
  { headings: ['Date', 'Description', 'Amount', 'Category', 'Account'], cells: (date) => [date, texts, amounts, categories, oneOf('Checking', 'Savings')] },
  { headings: ['Description', 'Date', 'Amount', 'Side', 'Balance'], cells: (date) => [texts, date, amounts, sides, amounts] },
  { headings: ['Date', 'Payee', 'Debit', 'Credit', 'Balance', 'Reference'], cells: (date) => [date, texts, amounts, fc.oneof(fc.constant(''), amounts), amounts, texts] },
  { headings: ['Date', 'Description', 'Amount', 'Type', 'Currency', 'Status'], cells: (date) => [date, texts, amounts, oneOf('DEBIT', 'CREDIT', ''), currencies, states] },
  { headings: ['Date', 'Memo', 'Description', 'Notes', 'Amount'], cells: (date) => [date, texts, texts, texts, amounts] },
];

const files = fc.record({
  layout: fc.constantFrom(...LAYOUTS), format: fc.constantFrom(...dateFormats), hasHeadings: fc.boolean(), lineEnd: oneOf('\n', '\r\n', '\r'), delimiter: oneOf(',', ';', '\t'),
  mark: oneOf('', '', '\ufeff'), preamble: fc.array(oneOf('Account activity', 'Account: 123,45', '', '"odd'), { maxLength: 2 }), endsWithLine: fc.boolean(), chunkBytes: fc.integer({ min: 3, max: 400 }), oddity: fc.constantFrom(0, 0, 3, 20),
}).chain((file) => {
  const date = fc.oneof({ weight: 12, arbitrary: dates.map(([day, month]) => file.format(day, month)) }, { weight: file.oddity > 0 ? 1 : 0, arbitrary: oneOf('', 'soon', '31/02/2025', ' 2025-03-04', '"2025-03-05"', 'Total') });
  const record = fc.tuple(...file.layout.cells(date)).map((cells) => cells.map((cell) => (cell.includes(file.delimiter) && !cell.startsWith('"') ? `"${cell}"` : cell)).join(file.delimiter));
  const line = fc.oneof({ weight: 100, arbitrary: record }, { weight: file.oddity, arbitrary: oddLines });
  return fc.array(line, { minLength: 3, maxLength: 60 }).map((lines) => ({ ...file, lines }));
});

type WrittenFile = typeof files extends fc.Arbitrary<infer File> ? File : never;

function bytesOf({ mark, preamble, hasHeadings, layout, delimiter, lines, lineEnd, endsWithLine }: WrittenFile): Buffer {
  return Buffer.from(mark + [...preamble, ...(hasHeadings ? [layout.headings.join(delimiter)] : []), ...lines].join(lineEnd) + (endsWithLine ? lineEnd : ''));
}

async function read(bytes: Buffer, chunkBytes: number, isFast: boolean, onRestart?: () => void): Promise<{ rows: StatementRow[]; reading: StatementReading | ReadingFailure }> {
  const source = { sizeBytes: bytes.length, *chunks() { for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes); } };
  const rows: StatementRow[] = [];
  const reading = await readCsv(source, { fileName: 'statement.csv', onRows: (batch) => void rows.push(...batch), isFast, ...(onRestart && { onRestart: () => { rows.length = 0; onRestart(); } }) });
  const inOrder = (problems: readonly Problem[]): Problem[] => [...problems].sort((a, b) => a.line - b.line);
  return { rows, reading: isFailure(reading) ? reading : { ...reading, problems: inOrder(reading.problems), repairs: inOrder(reading.repairs) } };
}

test('agrees with the tolerant reader on regular and irregular files', async () => {
  await fc.assert(fc.asyncProperty(files, async (file) => {
    const bytes = bytesOf(file);
    const tolerant = await read(bytes, file.chunkBytes, false);
    expect(await read(bytes, file.chunkBytes, true)).toEqual(tolerant);
    expect(await read(bytes, file.chunkBytes, true, () => undefined)).toEqual(tolerant);
  }), { numRuns: 250 });
}, 60_000);

test('agrees on bytes that are no UTF-8', async () => {
  const damage = fc.tuple(fc.nat(), fc.integer({ min: 0x80, max: 0xff }));
  await fc.assert(fc.asyncProperty(files, fc.array(damage, { minLength: 1, maxLength: 3 }), async (file, damages) => {
    const bytes = Buffer.from([...bytesOf(file)]);
    for (const [at, byte] of damages) bytes[at % bytes.length] = byte;
    expect(await read(bytes, file.chunkBytes, true)).toEqual(await read(bytes, file.chunkBytes, false));
  }), { numRuns: 100 });
}, 60_000);

test('only lines that are not regular go through the tolerant reader, and it gives them back', async () => {
  const text = 'Date,Description,Amount\n2025-01-01,"a, b",1.00\n2025-01-02,"over\ntwo",2.00\n2025-01-03,say "hi",3.00\n\n2025-01-04,c,4.00\r\n2025-01-05,d,5.00';
  const seen: string[] = [];
  const { dialect } = findDialect(text);
  const reader = new RecordReader(dialect, { record: ({ line, cells }) => seen.push(`${line} tolerant ${cells.length}`), unreadable: (line) => seen.push(`${line} unreadable`) });
  const file = new RegularFile(dialect, reader, 2, (line) => seen.push(`${line.number} regular ${line.cell(1)}`));
  for await (const bytesRead of file.read({ sizeBytes: text.length, chunks: () => [Buffer.from(text)] })) expect(bytesRead).toBe(text.length);
  expect(seen).toEqual(['1 tolerant 3', '2 regular a, b', '3 tolerant 3', '5 tolerant 3', '6 tolerant 1', '7 regular c', '8 regular d']);
});

test('a file whose second headings are met below the first rows keeps its text with either reader', async () => {
  const text = 'Description,Date,Amount,Side,Balance\nDate,Description,Amount\nSQUARE INC,01/01/2025,0.00,CR,0.00\n\nSQUARE INC,01/01/2025,,CR,0.00';
  for (const isFast of [true, false]) expect((await read(Buffer.from(text), 218, isFast)).reading).toMatchObject({ parsedText: text });
});

test('rows over many sheets, with lines that go on at their borders', async () => {
  const lines = Array.from({ length: 5_000 }, (_, row) => {
    const line = `${(row % 28) + 1}/1/25,a${row % 7},${row % 2 === 0 ? '-' : ''}${row}`;
    return row % 1_000 === 999 || row % 1_000 === 0 || row % 331 === 0 ? `${line}\n,goes on ${row},` : line;
  });
  const bytes = Buffer.from(['Date,Description,Amount', ...lines, '30/1/25,last,-1'].join('\n'));
  for (const chunkBytes of [65_536, 4_099]) {
    const tolerant = await read(bytes, chunkBytes, false);
    expect(tolerant.rows).toHaveLength(5_001);
    expect(tolerant.rows.find(({ description }) => description.endsWith('goes on 999'))).toMatchObject({ description: 'a5 goes on 999', amountMinor: 99_900 });
    expect(await read(bytes, chunkBytes, true)).toEqual(tolerant);
    expect(await read(bytes, chunkBytes, true, () => undefined)).toEqual(tolerant);
  }
});
