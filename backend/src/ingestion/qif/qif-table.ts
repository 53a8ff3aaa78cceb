/** The dates and amounts of a QIF as a table of two columns, so that they are understood like those of a CSV. */
import type { ColumnPlan } from '../columns/plan.ts';
import type { QifRecord } from './qif-records.ts';

export const QIF_PLAN: ColumnPlan = {
  date: 0, otherDates: [], money: { kind: 'signed', amount: 1 }, headingDirection: null, balance: null, currency: null, headingCurrency: null,
  descriptions: [], joined: [], category: null, account: null, counterparty: null, reference: null, status: null,
};

export const qifCells = ({ fields }: QifRecord): [date: string, amount: string] => [plainDate(fields.get('D') ?? ''), fields.get('T') ?? fields.get('U') ?? ''];

/** Quicken pads with spaces, and writes an apostrophe before years from 2000 on: "3/ 4'26" → "3/4/2026". */
function plainDate(text: string): string {
  const date = text.replace(/\s+/g, '');
  const quicken = /^(\d{1,2})([-/.])(\d{1,2})'(\d{1,2}|\d{4})$/.exec(date);
  if (!quicken) return /^[\d./'-]+$/.test(date) ? date : text.trim();
  const [, first, mark, second, year = ''] = quicken;
  return `${first}${mark}${second}${mark}${year.length <= 2 ? `20${year.padStart(2, '0')}` : year}`;
}
