/** Random ledgers, written in every supported dialect, come back without a minor unit of difference. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readStatement } from '../read-statement.ts';
import { isFailure } from '../statement.ts';

const SEED = Number(process.env.SEED ?? 20_261_122);
const RUNS = process.env.PURSER_TEST_FULL ? 1_000 : 120;

interface Row { date: string; amountMinor: number; description: string }

interface Dialect {
  delimiter: string;
  quote: '"' | "'";
  escape: 'doubled' | 'backslash';
  quotes: 'all' | 'needed';
  encoding: 'utf8' | 'utf8-mark' | 'utf16le' | 'utf16be' | 'windows-1252';
  lineEnd: string;
  endsWithLineEnd: boolean;
  preamble: string[];
  decimalMark: '.' | ',';
  groups: boolean;
  dateStyle: 'iso' | 'day-first' | 'month-first' | 'compact' | 'named';
  columns: 'signed' | 'two columns' | 'parentheses';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function writtenDate(date: string, style: Dialect['dateStyle']): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return { iso: date, 'day-first': `${day}/${month}/${year}`, 'month-first': `${month}/${day}/${year}`, compact: `${year}${month}${day}`, named: `${day} ${MONTHS[Number(month) - 1]} ${year}` }[style];
}

function writtenAmount(minor: number, { decimalMark, groups }: Dialect): string {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.');
  return `${groups ? whole.replace(/\B(?=(\d{3})+$)/g, decimalMark === ',' ? '.' : ',') : whole}${decimalMark}${cents}`;
}

function money(minor: number, dialect: Dialect): string[] {
  const plain = writtenAmount(Math.abs(minor), dialect);
  if (dialect.columns === 'two columns') return minor < 0 ? [plain, ''] : ['', plain];
  return [minor >= 0 ? plain : dialect.columns === 'parentheses' ? `(${plain})` : `-${plain}`];
}

function written(rows: readonly Row[], dialect: Dialect): Uint8Array {
  const { delimiter, quote, escape } = dialect;
  const cell = (text: string): string => {
    if (dialect.quotes === 'needed' && !text.includes(quote) && !text.includes(delimiter.trim() || delimiter)) return text;
    return quote + (escape === 'doubled' ? text.replaceAll(quote, quote + quote) : text.replaceAll(quote, `\\${quote}`)) + quote;
  };
  const headings = ['Date', 'Description', ...(dialect.columns === 'two columns' ? ['Debit', 'Credit'] : ['Amount'])];
  const lines = [headings, ...rows.map((row) => [writtenDate(row.date, dialect.dateStyle), row.description, ...money(row.amountMinor, dialect)])].map((cells) => cells.map(cell).join(delimiter));
  const text = [...dialect.preamble, ...lines].join(dialect.lineEnd) + (dialect.endsWithLineEnd ? dialect.lineEnd : '');
  return encoded(text, dialect.encoding);
}

function encoded(text: string, encoding: Dialect['encoding']): Uint8Array {
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  if (encoding === 'utf8') return Buffer.from(text);
  if (encoding === 'utf8-mark') return Buffer.from(`\ufeff${text}`);
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return encoding === 'utf16le' ? little : little.swap16();
}

const dialects: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|', ', ', '; ', '||', '^', '~'),
  quote: fc.constantFrom('"', '"', "'"), escape: fc.constantFrom('doubled', 'backslash'), quotes: fc.constantFrom('all', 'needed'),
  encoding: fc.constantFrom('utf8', 'utf8-mark', 'utf16le', 'utf16be', 'windows-1252'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'), endsWithLineEnd: fc.boolean(),
  preamble: fc.constantFrom([], ['Account activity'], ['Account activity', ''], ['Statement of account', 'printed for you', '']),
  decimalMark: fc.constantFrom('.', ','), groups: fc.boolean(),
  dateStyle: fc.constantFrom('iso', 'day-first', 'month-first', 'compact', 'named'), columns: fc.constantFrom('signed', 'two columns', 'parentheses'),
} satisfies { [key in keyof Dialect]: fc.Arbitrary<Dialect[key]> })
  // Single quotes can be told only where they stand around cells.
  .map((dialect) => ({ ...dialect, quotes: dialect.quote === "'" ? 'all' : dialect.quotes }));

const words = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'b', 'é', 'ü', ' ', ',', ';', '|', '"', "'", '.', '-', '&', '1') })
  .map((text) => `Shop ${text} x`.replace(/\s+/g, ' '));
const row: fc.Arbitrary<Row> = fc.record({
  date: fc.tuple(fc.integer({ min: 2015, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })).map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`),
  amountMinor: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((amount) => amount !== 0),
  description: words,
});
/** One row of each direction and days after the 12th, so that nothing is left to ask. */
const ledgers = fc.array(row, { minLength: 4, maxLength: 40 }).map((rows) => [{ date: '2024-05-25', amountMinor: -1_234_567, description: 'Rent' }, { date: '2024-05-26', amountMinor: 1_250, description: 'Sale' }, { date: '2024-05-27', amountMinor: -7_050, description: 'Pens' }, ...rows]);

test(`every dialect (seed ${SEED})`, async () => {
  await fc.assert(fc.asyncProperty(ledgers, dialects, async (rows, dialect) => {
    const found: string[] = [];
    const reading = await readStatement(written(rows, dialect), 'export.csv', (batch) => { found.push(...[...batch].map((read) => `${read.date} ${read.amountMinor} ${read.description}`)); });
    if (isFailure(reading)) throw new Error(reading.failure);
    expect(reading.ambiguity).toBeNull();
    expect(found).toEqual(rows.map((each) => `${each.date} ${each.amountMinor} ${each.description}`));
    expect(reading.problemCount + reading.repairCount).toBe(0);
  }), { seed: SEED, numRuns: RUNS });
}, 300_000);
