/** Writes one ledger in the manners of different banks, for tests that read it back. */

export interface WrittenRow { date: string; amountMinor: number; description: string }

export interface Manner {
  name: string;
  delimiter: string;
  lineEnd: string;
  date: (date: string) => string;
  /** Cells behind the date and the description. */
  headings: string[];
  money: (amountMinor: number, balanceMinor: number) => string[];
  encode: (text: string) => Uint8Array;
  preamble: string[];
}

const parts = (date: string): [string, string, string] => date.split('-') as [string, string, string];
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const utf16 = (text: string): Uint8Array => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

function decimal(minor: number, mark: string, group: string): string {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${mark}${cents}`;
}

const signed = (minor: number, mark: string, group: string): string => `${minor < 0 ? '-' : ''}${decimal(minor, mark, group)}`;

export const MANNERS: readonly Manner[] = [
  { name: 'ISO, signed', delimiter: ',', lineEnd: '\n', date: (date) => date, headings: ['Amount'], money: (amount) => [signed(amount, '.', '')], encode: utf8, preamble: [] },
  { name: 'US, debit and credit', delimiter: ',', lineEnd: '\r\n', date: (date) => { const [y, m, d] = parts(date); return `${m}/${d}/${y}`; }, headings: ['Debit', 'Credit'], money: (amount) => (amount < 0 ? [decimal(amount, '.', ','), ''] : ['', decimal(amount, '.', ',')]), encode: utf8, preamble: ['Account activity', ''] },
  { name: 'German, with balance', delimiter: ';', lineEnd: '\r\n', date: (date) => { const [y, m, d] = parts(date); return `${d}.${m}.${y}`; }, headings: ['Betrag', 'Saldo'], money: (amount, balance) => [signed(amount, ',', '.'), signed(balance, ',', '.')], encode: utf8, preamble: ['Kontoauszug'] },
  { name: 'parentheses, tabs, UTF-16', delimiter: '\t', lineEnd: '\r\n', date: (date) => { const [y, m, d] = parts(date); return `${d} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(m) - 1]} ${y}`; }, headings: ['Amount'], money: (amount) => [amount < 0 ? `(${decimal(amount, '.', ',')})` : `$${decimal(amount, '.', ',')}`], encode: utf16, preamble: [] },
  { name: 'flag column', delimiter: ',', lineEnd: '\n', date: (date) => date.replaceAll('-', ''), headings: ['Amount', 'Type'], money: (amount) => [decimal(amount, '.', ''), amount < 0 ? 'DEBIT' : 'CREDIT'], encode: utf8, preamble: [] },
];

/** Dates that read both ways would be asked about: the rows should hold one day after the 12th. */
export function writeStatement(rows: readonly WrittenRow[], manner: Manner): Uint8Array {
  const cell = (text: string): string => (/["\n\r]/.test(text) || text.includes(manner.delimiter) ? `"${text.replaceAll('"', '""')}"` : text);
  const isGerman = manner.delimiter === ';';
  let balance = 123_456;
  const lines = rows.map((row) => {
    balance += row.amountMinor;
    return [manner.date(row.date), row.description, ...manner.money(row.amountMinor, balance)];
  });
  const table = [[...(isGerman ? ['Buchungstag', 'Verwendungszweck'] : ['Date', 'Description']), ...manner.headings], ...lines];
  return manner.encode([...manner.preamble, ...table.map((cells) => cells.map(cell).join(manner.delimiter))].join(manner.lineEnd) + manner.lineEnd);
}
