/** The banks' own formats together: random ledgers come back to the last cent, and what is made to do harm ends in its own reason. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BANK_FORMATS } from './test-bank-formats.ts';
import type { WrittenRow } from './test-dialects.ts';
import { readAll, refusal } from './test-reading.ts';
import { zip } from './xlsx/test-workbook.ts';

const SEED = Number(process.env.SEED ?? 20_261_122);
/** 200 for each of five formats. */
const RUNS = process.env.PURSER_TEST_FULL ? 200 : 40;
const GARBAGE_BYTES = (process.env.PURSER_TEST_FULL ? 10 : 1) * 1024 * 1024;

describe(`a random ledger comes back exactly (seed ${SEED})`, () => {
  const row: fc.Arbitrary<WrittenRow> = fc.record({
    date: fc.tuple(fc.integer({ min: 2015, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })).map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`),
    amountMinor: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((amount) => amount !== 0),
    description: fc.stringMatching(/^[A-Z][A-Za-z0-9 ,;"'#&<>*.éß-]{2,30}[a-z]$/).map((text) => text.replace(/\s+/g, ' ')).filter((text) => !/^(Total|Sum|Saldo|Opening|Closing|Op|Cl|Bal|Beg|Start|Prev|Init|Final|New|End|Carr|Brought|Grand|Sub|Neu|Alt|Anf)/i.test(text)),
  });
  // One row of each direction and a day after the 12th, so that nothing is left to ask.
  const ledger = fc.array(row, { minLength: 3, maxLength: 40 }).map((rows) => [{ date: '2024-05-25', amountMinor: -1_234_567, description: 'Rent' }, { date: '2024-05-26', amountMinor: 1_250, description: 'Sale' }, ...rows]);

  test.each(BANK_FORMATS.map((format) => [format.name, format] as const))('%s', async (_, format) => {
    await fc.assert(fc.asyncProperty(ledger, fc.integer({ min: -9_999_999, max: 9_999_999 }), async (rows, openingMinor) => {
      const { rows: found, reading } = await readAll(await format.write({ openingMinor, rows }), format.fileName);
      expect(found.map((row) => `${row.date} ${row.amountMinor} ${row.description}`)).toEqual(rows.map((row) => `${row.date} ${row.amountMinor} ${row.description}`));
      expect([reading.problemCount, reading.repairCount]).toEqual([0, 0]);
      if (format.isProved) expect(reading).toMatchObject({ balanceProof: 'holds', openingMinor, closingMinor: rows.reduce((sum, row) => sum + row.amountMinor, openingMinor) });
    }), { seed: SEED, numRuns: RUNS });
  });
});

describe('megabytes of garbage behind the mark of each format', () => {
  const filled = (head: string, rest: string): Buffer => Buffer.concat([Buffer.from(head), Buffer.alloc(GARBAGE_BYTES - head.length, rest)]);
  test.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['OFX of open tags', 'a.ofx', () => filled('OFXHEADER:100\n<OFX>', '<STMTRS>'), /states no booked payments/],
    ['OFX of angle brackets', 'a.ofx', () => filled('OFXHEADER:100\n<OFX>', '<'), /holds no statement/],
    ['OFX of one value', 'a.ofx', () => filled('OFXHEADER:100\n<OFX><STMTRS><STMTTRN><TRNAMT>', '9'), /This payment has no date/],
    ['OFX of empty payments', 'a.ofx', () => filled('OFXHEADER:100\n<OFX><STMTRS>', '<STMTTRN>'), /This payment has no date/],
    ['QIF of fields', 'a.qif', () => filled('!Type:Bank\n', 'D\n'), /has no date/],
    ['QIF of ends', 'a.qif', () => filled('!Type:Bank\n', '^\n'), /states no booked payments|has no date/],
    ['QIF of sections', 'a.qif', () => filled('!Type:Bank\n', '!Type:Bank\n'), /states no booked payments|has no date/],
    ['CAMT of open elements', 'a.xml', () => filled('<Document xmlns="camt.053.001.02"><BkToCstmrStmt>', '<Stmt>'), /nested more than 100 deep/],
    ['CAMT of one text', 'a.xml', () => filled('<Document xmlns="camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry>', 'x'), /damaged or incomplete/],
    ['CAMT of attributes', 'a.xml', () => filled('<Document xmlns="camt.053.001.02"><BkToCstmrStmt ', 'a="" '), /damaged or incomplete/],
    ['CAMT of entities', 'a.xml', () => filled('<Document xmlns="camt.053.001.02"><BkToCstmrStmt><Stmt>', '&a;'), /damaged or incomplete/],
    ['CAMT of empty entries', 'a.xml', () => filled('<Document xmlns="camt.053.001.02"><BkToCstmrStmt><Stmt>', '<Ntry/>'), /damaged or incomplete/],
    ['MT940 of payments', 'a.sta', () => filled(':20:1\n:25:1\n:60F:C260101EUR1,00\n', ':61:\n'), /not a payment line/],
    ['MT940 of messages', 'a.sta', () => filled(':20:1\n:25:1\n', ':20:\n'), /states no booked payments/],
    ['MT940 of one line', 'a.sta', () => filled(':20:1\n:25:1\n:61:', '1'), /not a payment line/],
    ['XLSX of garbage', 'a.xlsx', () => filled('PK\u0003\u0004xl/', 'PK\u0001\u0002'), /damaged or incomplete/],
    ['XLSX that unpacks to more', 'a.xlsx', () => zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': Buffer.alloc(65 * 1024 * 1024, ' ') }), /unpacks to more than 64 MB/],
  ])('%s', async (_, fileName, write, reason) => {
    expect(await refusal(await write(), fileName)).toMatch(reason);
  });
});
