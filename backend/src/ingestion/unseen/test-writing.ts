/** One small ledger and the manners in which banks write its days and amounts, for layouts that no corpus holds. */

export interface Payment { readonly date: string; readonly text: string; readonly minor: number; readonly balance: number }

/** A file with what it means; `minors` and `dates` of its rows in any order. */
export interface UnseenCase {
  readonly name: string;
  readonly fileName?: string;
  readonly content: string | Uint8Array;
  readonly truth: readonly Pick<Payment, 'date' | 'minor'>[];
}

const OPENING = 500_000;
const ROWS: readonly (readonly [string, string, number])[] = [
  ['2026-01-30', 'Office rent January', -185_000], ['2026-02-02', 'Card sale 4411', 12_550], ['2026-02-02', 'Card sale 4412', 12_550], ['2026-02-03', 'Wholesale paper', -4_730],
  ['2026-02-14', 'Invoice 2041 Nordlicht', 12_345_678], ['2026-02-28', 'Account keeping', -1_590], ['2026-03-04', 'Fuel A3', -6_012], ['2026-03-17', 'Sensor given back', 995],
];

export const LEDGER: readonly Payment[] = ROWS.map(([date, text, minor], index) => ({ date, text, minor, balance: OPENING + ROWS.slice(0, index + 1).reduce((sum, [, , each]) => sum + each, 0) }));
export const CLOSING = LEDGER.at(-1)!.balance;

const grouped = (whole: string, mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark);
const parts = (minor: number): [string, string] => (Math.abs(minor) / 100).toFixed(2).split('.') as [string, string];
const sign = (minor: number, minus = '-'): string => (minor < 0 ? minus : '');

export const money = {
  plain: (minor: number): string => sign(minor) + parts(minor).join('.'),
  us: (minor: number): string => `${sign(minor)}${grouped(parts(minor)[0], ',')}.${parts(minor)[1]}`,
  european: (minor: number): string => `${sign(minor)}${grouped(parts(minor)[0], '.')},${parts(minor)[1]}`,
  swiss: (minor: number): string => `${sign(minor)}${grouped(parts(minor)[0], "'")}.${parts(minor)[1]}`,
  swissCurly: (minor: number): string => `${sign(minor)}${grouped(parts(minor)[0], '’')}.${parts(minor)[1]}`,
  /** Any blank between thousands. */
  spaced: (blank: string) => (minor: number): string => `${sign(minor)}${grouped(parts(minor)[0], blank)},${parts(minor)[1]}`,
  lakh: (minor: number): string => { const [whole, cents] = parts(minor); return `${sign(minor)}${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')}${whole.length > 3 ? ',' : ''}${whole.slice(-3)}.${cents}`; },
  unicodeMinus: (minor: number): string => `${sign(minor, '−')}${grouped(parts(minor)[0], ',')}.${parts(minor)[1]}`,
  trailingMinus: (minor: number): string => `${grouped(parts(minor)[0], '.')},${parts(minor)[1]}${sign(minor)}`,
  abs: (minor: number): string => parts(minor).join('.'),
};

const ymd = (date: string): [string, string, string] => date.split('-') as [string, string, string];
const named = (months: string) => { const names = months.split(' '); return (date: string, pattern: string): string => { const [y, m, d] = ymd(date); return pattern.replace('D', String(Number(d))).replace('MMM', names[Number(m) - 1]!).replace('YYYY', y).replace('YY', y.slice(2)); }; };

export const day = {
  iso: (date: string): string => date,
  dmy: (mark = '/') => (date: string): string => { const [y, m, d] = ymd(date); return [d, m, y].join(mark); },
  mdy: (mark = '/') => (date: string): string => { const [y, m, d] = ymd(date); return [m, d, y].join(mark); },
  dmyShort: (date: string): string => { const [y, m, d] = ymd(date); return `${Number(d)}.${Number(m)}.${y.slice(2)}`; },
  compact: (date: string): string => date.replaceAll('-', ''),
  serial: (date: string): string => String(Math.round((Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000)),
  named,
};

/** Cells in quotes where they need them. */
export function table(delimiter: string, rows: readonly (readonly string[])[], end = '\n'): string {
  const cell = (text: string): string => (text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((cells) => cells.map(cell).join(delimiter)).join(end) + end;
}

/** The ledger below one line of headings. */
export function sheet(delimiter: string, headings: readonly string[], row: (payment: Payment) => readonly string[], ledger: readonly Payment[] = LEDGER): string {
  return table(delimiter, [headings, ...ledger.map(row)]);
}
