/** Reports as papers: every figure is in each of them, workbooks calculate, nothing that a bank wrote is run, and the same report gives the same bytes. */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { minorToDecimal } from '../finance/money.ts';
import type { ReportDocument, ReportRow, ReportTable } from '../finance/reports/document.ts';
import { REPORT_TYPES, type ReportType } from '../finance/reports/report-types.ts';
import { writeReport } from '../finance/reports/reports.ts';
import { sampleEntries, sourceOf } from '../finance/sample-source.test-data.ts';
import { cellWords } from './figure-words.ts';
import { reportCsv } from './csv/report-csv.ts';
import { reportPdf } from './pdf/report-pdf.ts';
import { longTable, testReport } from './test-report.ts';
import { calculated, numberIn, pdfWords, workbookSheets } from './test-read-back.ts';
import { MOST_PRINTED_ROWS } from './printable-rows.ts';
import { reportWorkbook } from './workbook/report-workbook.ts';

/** All of them where there is time. */
const READ_BACK: ReadonlySet<ReportType> = new Set(process.env.PURSER_TEST_FULL ? REPORT_TYPES : ['comprehensive-financial', 'monthly']);

const tablesOf = ({ sections }: ReportDocument): ReportTable[] => sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
const records = (document: ReportDocument): string[][] => parse(reportCsv(document), { relax_column_count: false });

/** Tables whose sums hold, in any currency, with labels of every kind. */
const anyReport = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
  lines: fc.array(fc.record({ label: fc.stringMatching(/^[A-Za-z=+@.& -]{1,24}$/), now: fc.integer({ min: -1e10, max: 1e10 }), before: fc.integer({ min: -1e8, max: 1e8 }) }), { minLength: 1, maxLength: 12 }),
}).map(({ currency, lines }): ReportDocument => {
  const rows: ReportRow[] = lines.map(({ label, now, before }) => ({ role: 'line', depth: 1, place: null, cells: [label, now, before, now - before] }));
  const sum = (column: number): number => rows.reduce((total, { cells }) => total + Number(cells[column]), 0);
  const total: ReportRow = { role: 'total', depth: 0, place: null, cells: ['All', sum(1), sum(2), sum(3)], sumOf: rows.map((_, row) => ({ row, sign: 1 })) };
  const columns = [{ header: 'Line', unit: 'text' }, { header: 'Now', unit: 'money' }, { header: 'Before', unit: 'money' }, { header: 'Difference', unit: 'money', formula: { kind: 'difference', of: 1, against: 2 } }] as const;
  return testReport({ currency, sections: [{ title: 'Sums', blocks: [{ kind: 'table', title: 'Sums', columns, rows: [...rows, total] }] }] });
});

describe('every figure is in each paper', () => {
  const checkPdf = async (document: ReportDocument): Promise<void> => {
    const words = await pdfWords(await reportPdf(document));
    for (const { columns, rows } of tablesOf(document)) {
      for (const { cells } of rows) cells.forEach((value, at) => { if (typeof value === 'number') expect(words).toContain(cellWords(value, columns[at] ?? columns[0]!, document.currency, false).replace(/^\((.*)\)$/, '$1')); });
    }
  };
  const checkCsv = (document: ReportDocument): void => {
    const values = new Set(records(document).flat());
    for (const { columns, rows } of tablesOf(document)) {
      for (const { cells } of rows) cells.forEach((value, at) => { if (typeof value === 'number' && columns[at]?.unit === 'money') expect(values).toContain(minorToDecimal(value, document.currency)); });
    }
  };
  /** Kept results, and what the formulas come to when everything is calculated anew. */
  const checkWorkbook = async (document: ReportDocument): Promise<void> => {
    const sheets = await workbookSheets(await reportWorkbook(document));
    for (const [index, { rows, columns }] of tablesOf(document).entries()) {
      const sheet = sheets[index + 1]!;
      rows.forEach(({ cells }, row) => cells.forEach((value, at) => {
        if (typeof value !== 'number') return;
        const unit = columns[at]?.unit;
        const expected = unit === 'money' ? Number(minorToDecimal(value, document.currency)) : unit === 'percent' ? value / 100 : value;
        const address = `${String.fromCharCode(65 + at)}${row + 3}`;
        expect(numberIn(sheet, address)).toBeCloseTo(expected, unit === 'percent' ? 5 : 8);
        // Percentages of the report are rounded to a tenth.
        expect(Math.abs(calculated(sheet, address) - expected)).toBeLessThan(unit === 'percent' ? 0.000_51 : 0.000_001);
      }));
    }
  };

  test('of a report with every kind of block', async () => {
    await checkPdf(testReport());
    checkCsv(testReport());
    await checkWorkbook(testReport());
  });

  /** Every type over the sample's ledger; reading a PDF back takes its time. */
  test.each(REPORT_TYPES)('of the report %s', async (type) => {
    const { document } = await writeReport(sourceOf(sampleEntries()), { type, title: 'A report', businessName: 'Test', period: { from: '2026-08-01', to: '2026-10-31' }, today: '2026-11-20', stated: [] });
    checkCsv(document);
    await checkWorkbook(document);
    if (READ_BACK.has(type)) await checkPdf(document);
  });

  test('of any report', async () => {
    await fc.assert(fc.asyncProperty(anyReport, async (document) => {
      checkCsv(document);
      await checkWorkbook(document);
    }), { numRuns: 25 });
    await fc.assert(fc.asyncProperty(anyReport, checkPdf), { numRuns: 6 });
  });
});

describe('a PDF', () => {
  test('is the same for the same report, and tells what it is', async () => {
    const [one, other] = [await reportPdf(testReport()), await reportPdf(testReport())];
    expect(Buffer.compare(one, other)).toBe(0);
    const text = Buffer.from(one).toString('latin1');
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true', 'D:20261102000000Z']) expect(text).toContain(part);
  });

  test('shows names from many places, page numbers and what does not add up', async () => {
    const words = await pdfWords(await reportPdf(testReport()));
    for (const part of ['Žižkov, Αθήνα, Київ', 'Łódź Bakery Group', 'Nguyễn & Sons', 'Page 1 of', 'Holds', 'Differs by $100.00', 'Not burning cash', '($109.63)'.slice(2, 8), 'Payroll explains most of the change']) expect(words).toContain(part);
  });

  test('shows East Asian names with the fonts of whoever reads, and says what it cannot show', async () => {
    const shown = await pdfWords(await reportPdf(testReport({ businessName: '東京ベーカリー 서울 北京' })));
    for (const part of ['東京ベーカリー', '서울', '北京', '東京支店']) expect(shown).toContain(part);
    expect(shown).not.toContain('□');
    expect(await pdfWords(await reportPdf(testReport({ businessName: 'Bäckerei ཨ' })))).toContain('An empty box (□) stands for a letter');
  });

  test('sets Hebrew, Arabic, Thai and Hindi in letters of its own, from the right where they run so, and keeps what was written underneath', async () => {
    const names = ['מאפיית לחם', 'مخبز القاهرة', 'ร้านเบเกอรี่', 'बेकरी'];
    const bytes = await reportPdf(testReport({ businessName: names.join(' · ') }));
    // Whoever takes letters out of joined writing puts spaces where it likes.
    const shown = (await pdfWords(bytes)).normalize('NFKC').replaceAll(' ', '');
    for (const word of ['לחם', 'ร้าน', 'बेकरी']) expect(shown).toContain(word);
    expect(shown).toMatch(/\p{Script=Arabic}{8}/u);
    expect(shown).not.toContain('□');
    const fonts = Buffer.from(bytes).toString('latin1').match(/\/FontName \/[A-Z]{6}\+(\w+)/g)!.map((found) => found.split('+')[1]).sort();
    expect([...new Set(fonts)]).toEqual(expect.arrayContaining(['NotoSansArabic', 'NotoSansDevanagari', 'NotoSansHebrew', 'NotoSansThai'].map((name) => expect.stringContaining(name))));
  });

  test('a picture without letters is one box, and the text underneath is what was written', async () => {
    const words = await pdfWords(await reportPdf(testReport({ businessName: 'Pizza 👩‍👩‍👧🇮🇹 Roma™' })));
    expect(words).toContain('Pizza □□ Roma™');
  });

  test('cuts a table that nobody would read on paper, and keeps its sum', async () => {
    const words = await pdfWords(await reportPdf(testReport({ sections: [longTable(3 * MOST_PRINTED_ROWS)] })));
    expect(words).toContain(`${2 * MOST_PRINTED_ROWS} lines are not printed here`);
    expect(words).toContain('$8,394.00');
    expect(words).not.toContain('Customer 401');
    expect(words.match(/Customer Amount Rows/g)?.length).toBeGreaterThan(5);
  });
});

describe('a workbook', () => {
  test('writes formulas out of sums and columns, dates as dates, and never runs a text', async () => {
    const [overview, statement, customers, charts] = await workbookSheets(await reportWorkbook(testReport()));
    expect(statement?.formulas.get('B6')).toBe('SUM(B4:B5)');
    expect(statement?.formulas.get('B13')).toBe('B6-B12');
    expect(statement?.formulas.get('E13')).toBe('(B13-C13)/ABS(C13)');
    expect(customers?.formulas.get('C3')).toBe('B3/B$6');
    expect(customers?.cells.get('E3')).toBe('2026-10-30');
    expect([statement?.cells.get('A5'), statement?.formulas.has('A5')]).toEqual(['=HYPERLINK("http://example.com")', false]);
    expect([...overview!.cells.values()]).toContain('Assets = liabilities + equity');
    expect(charts?.name).toBe('Charts');
    expect([...charts!.cells.values()]).toContain('28770.12');
  });

  test('a formula that would say something else is not written', async () => {
    const report = testReport();
    const table = tablesOf(report)[0]!;
    const rows = table.rows.map((row, index) => (index === 3 ? { ...row, cells: ['Revenue', 4_821_038, ...row.cells.slice(2)] } : row));
    const [, sheet] = await workbookSheets(await reportWorkbook({ ...report, sections: [{ title: 'x', blocks: [{ ...table, rows }] }] }));
    expect([sheet?.formulas.has('B6'), sheet?.cells.get('B6')]).toEqual([false, '48210.38']);
  });
});

test('a CSV is one table of equally long records, in which nothing runs', () => {
  const all = records(testReport());
  expect(new Set(all.map(({ length }) => length)).size).toBe(1);
  expect(all.find(([first]) => first?.includes('HYPERLINK'))?.slice(0, 3)).toEqual(['\'=HYPERLINK("http://example.com")', '8000.00', '8000.00']);
  expect(all.flat()).toContain('-109.63');
});
