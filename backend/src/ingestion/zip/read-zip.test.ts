/** Statements that banks deliver in a ZIP: one file, several of one format, and everything that is refused with its reason. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readAll, refusal } from '../test-reading.ts';
import { zip } from '../xlsx/test-workbook.ts';

interface Entry { day: number; minor: number; text: string }

const amount = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
const balance = (code: string, minor: number): string => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount(minor)}</Amt><CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt></Bal>`;
const entryXml = ({ day, minor, text }: Entry): string =>
  `<Ntry><Amt Ccy="EUR">${amount(minor)}</Amt><CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-${String(day).padStart(2, '0')}</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`;

function camt(entries: readonly Entry[], opening = 0, iban = 'DE89370400440532013000'): string {
  const closing = entries.reduce((sum, { minor }) => sum + minor, opening);
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.map(entryXml).join('')}</Stmt></BkToCstmrStmt></Document>`;
}

const RENT: Entry = { day: 4, minor: -90_000, text: 'Rent' };
const SALE: Entry = { day: 5, minor: 120_050, text: 'Sale' };

test('one file a day, put together in the order of their days, with what programs put beside them', async () => {
  const { reading, rows } = await readAll(await zip({ 'b.xml': camt([SALE], -90_000), 'a/a.xml': camt([RENT]), '__MACOSX/._b.xml': 'x', '.DS_Store': 'x' }), 'march.zip');
  expect(rows.map(({ date, amountMinor, description }) => `${date} ${amountMinor} ${description}`)).toEqual(['2026-03-04 -90000 Rent', '2026-03-05 120050 Sale']);
  expect(reading).toMatchObject({ kind: 'camt', accountKey: 'DE89370400440532013000', openingMinor: 0, closingMinor: 30_050, balanceProof: 'holds', problemCount: 0 });
});

test('a single file of any format', async () => {
  expect((await readAll(await zip({ 'bank/march.csv': 'Date,Description,Amount\n2026-03-14,Tea,-1.00\n2026-03-15,Sale,2.00\n' }), 'march.zip')).rows.map((row) => row.amountMinor)).toEqual([-100, 200]);
});

test.each([['JAN.xml', 'jan.xml'], ['J\u00e4n.xml', 'Ja\u0308n.xml']])('names that differ in their letters\' form alone are two files: %s and %s', async (one, other) => {
  const { rows } = await readAll(await zip({ [one]: camt([RENT]), [other]: camt([SALE], -90_000) }), 'march.zip');
  expect(rows.map((row) => row.amountMinor)).toEqual([-90_000, 120_050]);
});

test('the same statement twice counts once; accounts stay apart', async () => {
  const { reading, rows } = await readAll(await zip({ '1.xml': camt([RENT]), '2.xml': camt([RENT]), '3.xml': camt([RENT], 0, 'CH9300762011623852957') }), 'march.zip');
  expect(rows.map((row) => row.account)).toEqual(['DE89370400440532013000', 'CH9300762011623852957']);
  expect(reading.problems).toMatchObject([{ reason: '2.xml: this statement of account DE89370400440532013000 is in the ZIP twice; it counts once.' }]);
});

describe('refused with the reason', () => {
  const check = async (files: Record<string, string | Buffer>, reason: RegExp): Promise<void> => expect(await refusal(await zip(files), 'a.zip')).toMatch(reason);
  test('two files that tell of the same payment', () => check({ '1.xml': camt([RENT]), '2.xml': camt([RENT, SALE]) }, /1\.xml and 2\.xml of this ZIP tell of the same payments of account DE89/));
  test('several of other kinds', () => check({ 'a.csv': 'Date,Amount\n', 'b.xml': camt([RENT]) }, /several files that cannot be read as one statement \(a\.csv, b\.xml\)/));
  test('two parts of one name, of which programs read one or the other', async () => {
    const twice = Buffer.from((await zip({ '1.xml': camt([RENT]), '2.xml': camt([SALE]) })).toString('latin1').replaceAll('2.xml', '1.xml'), 'latin1');
    expect(await refusal(twice, 'a.zip')).toMatch(/two parts of one name \(1\.xml\)/);
  });
  test('names that act are told as what they are', async () => {
    const said = await refusal(await zip({ 'x\u202egnp.csv': 'a', [`${'long'.repeat(2_000)}\r\n.csv`]: 'b' }), 'a.zip');
    expect([said.length < 700, /[\r\n\u202e]/.test(said)]).toEqual([true, false]);
  });
  test('nothing', () => check({ '__MACOSX/x': 'x' }, /holds no file/));
  test('a ZIP in a ZIP', async () => check({ 'inner.zip': await zip({ 'a.xml': camt([RENT]) }) }, /holds another ZIP/));
  test('a file in it that is damaged, by its name', () => check({ '1.xml': camt([RENT]), '2.xml': camt([SALE]).slice(0, -40) }, /^2\.xml: .*damaged or incomplete/));
  test('what unpacks to more than is read', () => check({ 'a.xml': Buffer.alloc(65 * 2 ** 20, 0x20) }, /unpacks to more than 64 MB/));
  test('a directory of thousands', () => check(Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`${index}.xml`, 'x'])), /401 files, and at most 400/));
  test('one that is cut off', async () => expect(await refusal((await zip({ 'a.xml': camt([RENT]) })).subarray(0, 200), 'a.zip')).toMatch(/damaged or incomplete/));
  test('what is of another format says what to do', async () => {
    expect(await refusal(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(2_000)]), 'books.xls')).toMatch(/old format of Excel.*save it as \.xlsx or CSV/);
    expect(await refusal(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 'a.csv')).toMatch(/gzip/);
  });
});

test('any payments, cut into any files, come back as they were', async () => {
  const entries = fc.array(fc.record({ day: fc.integer({ min: 1, max: 31 }), minor: fc.integer({ min: -999_999, max: 999_999 }).filter((minor) => minor !== 0) }), { minLength: 1, maxLength: 20 });
  await fc.assert(fc.asyncProperty(entries, fc.integer({ min: 1, max: 5 }), async (drawn, perFile) => {
    const all = drawn.sort((a, b) => a.day - b.day).map((entry, index) => ({ ...entry, text: `Payment ${index}` }));
    const files: Record<string, string> = {};
    let opening = 0;
    for (let start = 0; start < all.length; start += perFile) {
      const part = all.slice(start, start + perFile);
      files[`${String(start).padStart(3, '0')}.xml`] = camt(part, opening);
      opening += part.reduce((sum, { minor }) => sum + minor, 0);
    }
    const { reading, rows } = await readAll(await zip(files), 'all.zip');
    expect(rows.map(({ amountMinor, description }) => `${amountMinor} ${description}`).sort()).toEqual(all.map(({ minor, text }) => `${minor} ${text}`).sort());
    expect(reading).toMatchObject({ balanceProof: 'holds', problemCount: 0 });
  }), { numRuns: 40, seed: 20_261_122 });
});
