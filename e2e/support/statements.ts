/** Bank files whose totals are known, made on the spot. */

export interface StatementLine {
  date: string;
  description: string;
  category: string;
  /** In cents, money in positive. */
  amountCents: number;
}

/** Three whole months of a small bakery, in the order of the bank. */
export const BAKERY: readonly StatementLine[] = [
  ['2026-01-05', 'SQUARE INC DEPOSIT', 'Sales Retail', 481_237],
  ['2026-01-06', 'PIEDMONT PROPERTIES RENT', 'Rent', -520_000],
  ['2026-01-19', 'WILSON MILLS FLOUR', 'Cost of Goods Sold', -90_417],
  ['2026-01-30', 'GUSTO PAYROLL', 'Payroll', -310_099],
  ['2026-02-04', 'SQUARE INC DEPOSIT', 'Sales Retail', 612_350],
  ['2026-02-06', 'PIEDMONT PROPERTIES RENT', 'Rent', -520_000],
  ['2026-02-11', 'HOTEL AURORA BREAKFAST BREAD', 'Sales Wholesale', 1_204_001],
  ['2026-02-27', 'GUSTO PAYROLL', 'Payroll', -310_099],
  ['2026-03-03', 'SQUARE INC DEPOSIT', 'Sales Retail', 702_218],
  ['2026-03-06', 'PIEDMONT PROPERTIES RENT', 'Rent', -520_000],
  ['2026-03-12', 'REFUND CAKE ORDER 118', 'Refunds', -4_550],
  ['2026-03-20', 'PAYMENT TO OWN CREDIT CARD', 'Transfer', -75_000],
  ['2026-03-27', 'GUSTO PAYROLL', 'Payroll', -310_099],
].map(([date, description, category, amountCents]) => ({ date, description, category, amountCents }) as StatementLine);

export const BAKERY_SPAN = { from: '2026-01-05', to: '2026-03-27' };

const decimal = (cents: number) => (cents / 100).toFixed(2);

export function asCsv(lines: readonly StatementLine[]): Buffer {
  const rows = lines.map(({ date, description, category, amountCents }) => [date, description, category, decimal(amountCents)].join(','));
  return Buffer.from(['Date,Description,Category,Amount', ...rows, ''].join('\r\n'));
}

export function asUpload(name: string, content: Buffer, mimeType = 'text/csv') {
  return { name, mimeType, buffer: content };
}

/** By the definitions that the product promises: refunds reduce revenue, transfers count nowhere. */
export function totalsOf(lines: readonly StatementLine[]) {
  const sum = (counts: (line: StatementLine) => boolean) => lines.filter(counts).reduce((total, line) => total + line.amountCents, 0);
  const isRevenue = ({ category }: StatementLine) => category.startsWith('Sales') || category === 'Refunds';
  const isTransfer = ({ category }: StatementLine) => category === 'Transfer';
  return {
    revenueCents: sum(isRevenue),
    expensesCents: -sum((line) => !isRevenue(line) && !isTransfer(line)),
    cashFlowCents: sum((line) => !isTransfer(line)),
  };
}

/** As the screens write money: `$1,234.50`, `−$1,234.50`. */
export function dollars(cents: number): string {
  const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Math.abs(cents) / 100);
  return cents < 0 ? `\u2212${words}` : words;
}

/** The reverse, exactly: `−$1,234.50` and `-1234.50` are −123450, `1.250` of a currency with three digits is 1250. */
export function minorOf(words: string): number {
  const digits = words.replace(/[^\d.]/g, '').replace('.', '');
  return /[\u2212-]/.test(words) ? -Number(digits) : Number(digits);
}
