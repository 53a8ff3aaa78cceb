/** Writes a bank export of any number of rows, and knows what it adds up to. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

export interface WrittenLedger {
  path: string;
  rowCount: number;
  sizeBytes: number;
  dateFrom: string;
  dateTo: string;
  /** Of the rows in `Sales` categories. */
  revenueMinor: number;
}

export const COLUMNS = ['date', 'description', 'amount', 'category', 'account'] as const;

const CATEGORIES = [
  ['Sales - Retail', 'SQUARE INC DEPOSIT', 1], ['Sales - Online', 'STRIPE TRANSFER', 1], ['Sales - Wholesale', 'ACH CREDIT HARBOR CAFE INV', 1],
  ['Cost of Goods Sold', 'SYSCO FREMONT CA', -1], ['Cost of Goods Sold', 'CENTRAL MILLING PETALUMA', -1], ['Payroll', 'GUSTO PAYROLL', -1], ['Rent', 'PIEDMONT PROPERTIES RENT', -1],
  ['Utilities', 'PG&E WEB BILLPAY', -1], ['Advertising', 'GOOGLE ADS', -1], ['Shipping', 'UPS ATLANTA GA', -1], ['Office Supplies', '"AMZN MKTP, AMZN.COM"', -1], ['Bank Fees', 'WIRE FEE', -1],
] as const;
const DAYS = 3 * 365;
const FIRST_DAY = Date.UTC(2023, 0, 1);
const CHUNK_ROWS = 5_000;

export async function writeLedger(path: string, rowCount: number): Promise<WrittenLedger> {
  const out = createWriteStream(path);
  out.write(`${COLUMNS.join(',')}\n`);
  let random = 20_261_121;
  let revenueMinor = 0;
  let lines = '';
  for (let row = 0; row < rowCount; row++) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const [category, text, sign] = CATEGORIES[random % CATEGORIES.length]!;
    const minor = sign * (100 + (random >>> 8) % 500_000);
    if (sign > 0) revenueMinor += minor;
    const description = text.startsWith('"') ? `${text.slice(0, -1)} ${row}"` : `${text} ${row}`;
    lines += `${dayOf(row, rowCount)},${description},${(minor / 100).toFixed(2)},${category},Operating Checking\n`;
    if (row % CHUNK_ROWS === CHUNK_ROWS - 1 || row === rowCount - 1) {
      if (!out.write(lines)) await once(out, 'drain');
      lines = '';
    }
  }
  out.end();
  await once(out, 'close');
  return { path, rowCount, sizeBytes: out.bytesWritten, dateFrom: dayOf(0, rowCount), dateTo: dayOf(rowCount - 1, rowCount), revenueMinor };
}

const dayOf = (row: number, rowCount: number): string => new Date(FIRST_DAY + Math.floor((row * DAYS) / rowCount) * 86_400_000).toISOString().slice(0, 10);
