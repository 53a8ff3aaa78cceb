/** Digits of other scripts in dates and amounts, and the marks that go with them: cells that are one get those that everybody reads, before anything else looks at them. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

/** Arabic, Persian, of India, Bengali, Thai, Burmese, Khmer, and those of full width: where each nought stands. */
const NOUGHTS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0x17e0, 0xff10];
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\u1040-\u1049\u17e0-\u17e9\uff10-\uff19]/;
const DIGITS = new RegExp(DIGIT.source, 'g');
const MARKS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '،': ',', '，': ',', '．': '.', '／': '/', '－': '-', '−': '-' };
const DIGITS_WRITTEN = 'digits';

/** Null where the first records hold none. */
export function withPlainDigits(opened: OpenedCsv): OpenedCsv | null {
  if (opened.choices.some(({ what }) => what === DIGITS_WRITTEN) || !opened.sample.some(({ cells }) => cells.some((cell) => plainCell(cell) !== cell))) return null;
  const plain = (record: CsvRecord): CsvRecord => ({ ...record, cells: record.cells.map(plainCell) });
  return { ...opened, sample: opened.sample.map(plain), records: opened.records.changedBy(plain), choices: [...opened.choices, { what: DIGITS_WRITTEN, choice: 'of another script', reason: 'dates and amounts are written in them', confidence: 0.98 }] };
}

/** 1404/12/01: no date of ours, and one all the same. */
const OF_ANOTHER_CALENDAR = /^(?:1[34]\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]1[34]\d{2})$/;

/** Texts stay as they are written. */
function plainCell(cell: string): string {
  if (!DIGIT.test(cell)) return cell;
  const plain = cell.replace(DIGITS, (digit) => String(digit.codePointAt(0)! - NOUGHTS.findLast((nought) => nought <= digit.codePointAt(0)!)!)).replace(/[٫٬،，．／－−]/g, (mark) => MARKS[mark]!).trim();
  return dateEvidence(plain) !== null || splitAmount(plain) !== null || OF_ANOTHER_CALENDAR.test(plain) ? plain : cell;
}
