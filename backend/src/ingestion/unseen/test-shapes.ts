/** Statements of shapes that the corpus does not have: zero-filled columns, totals between months, several accounts, pages, odd encodings, dates of every kind. */
import { CLOSING, day, LEDGER, money, sheet, table, type Payment, type UnseenCase } from './test-writing.ts';

const HEADINGS = ['Date', 'Description', 'Amount'];
const signedRow = (p: Payment): string[] => [p.date, p.text, money.plain(p.minor)];
const lines = LEDGER.map(signedRow);
const truth = LEDGER;
const minor = (p: Payment): string => money.plain(p.minor);
const balance = (p: Payment): string => money.plain(p.balance);
const newestFirst = [...LEDGER].reverse();
const dated = (write: (date: string) => string): string => sheet(',', HEADINGS, (p) => [write(p.date), p.text, minor(p)]);
const mdy = day.mdy();
const dmy = day.dmy();
const inverted = LEDGER.map((p) => ({ ...p, minor: -p.minor }));
/** Every day reads both ways. */
const SMALL_DAYS = LEDGER.map((p, index) => ({ ...p, date: `2026-0${index + 2}-0${index + 1}` }));
const utf16 = (text: string, isBig = false): Uint8Array => { const bytes = Buffer.from(`\ufeff${text}`, 'utf16le'); return isBig ? bytes.swap16() : bytes; };

export const SHAPES: readonly UnseenCase[] = [
  { name: 'debit and credit filled with zeros', content: sheet(',', ['Date', 'Description', 'Debit', 'Credit'], (p) => [mdy(p.date), p.text, p.minor < 0 ? money.abs(p.minor) : '0.00', p.minor > 0 ? money.abs(p.minor) : '0.00']), truth },
  { name: 'debit column with minus signs and zeros', content: sheet(',', ['Date', 'Description', 'Money Out', 'Money In', 'Balance'], (p) => [dmy(p.date), p.text, p.minor < 0 ? minor(p) : '0', p.minor > 0 ? minor(p) : '0', balance(p)]), truth },
  { name: 'dashes in empty columns', content: sheet(',', ['Date', 'Particulars', 'Dr', 'Cr'], (p) => [dmy(p.date), p.text, p.minor < 0 ? money.us(-p.minor) : '-', p.minor > 0 ? money.us(p.minor) : '-']), truth },
  { name: 'currency behind the amount', content: sheet(',', HEADINGS, (p) => [p.date, p.text, `${money.us(p.minor)} USD`]), truth },
  { name: 'currency before the minus', content: sheet(',', HEADINGS, (p) => [p.date, p.text, `$${money.us(p.minor)}`]), truth },
  { name: 'parentheses with a currency inside', content: sheet(',', HEADINGS, (p) => [p.date, p.text, p.minor < 0 ? `($${money.us(-p.minor)})` : `$${money.us(p.minor)}`]), truth },
  { name: 'CR behind money in, nothing behind money out', content: sheet(',', HEADINGS, (p) => [p.date, p.text, `${money.us(Math.abs(p.minor))}${p.minor > 0 ? ' CR' : ''}`]), truth },
  { name: 'a card: purchases positive, balance owed proves it', content: sheet(',', [...HEADINGS, 'Balance'], (p) => [p.date, p.text, money.plain(-p.minor), balance(p)]), truth },
  { name: 'Excel-escaped text', content: sheet(',', ['Date', 'Reference', 'Description', 'Amount'], (p) => [p.date, '="0012"', p.text, `="${minor(p)}"`]), truth },
  { name: 'Excel-escaped dates', content: LEDGER.reduce((text, p) => `${text}="${mdy(p.date)}",${p.text},${minor(p)}\n`, 'Date,Description,Amount\n'), truth },
  { name: 'two accounts in one file', content: sheet(',', ['Account', ...HEADINGS, 'Balance'], (p) => ['DE11', ...signedRow(p), balance(p)]) + sheet(',', ['Account', ...HEADINGS, 'Balance'], (p) => ['DE22', ...signedRow(p), balance(p)]).split('\n').slice(1).join('\n'), truth: [...truth, ...truth] },
  { name: 'two accounts under titles of their own', content: `Account: 111\n${sheet(',', HEADINGS, signedRow)}\nAccount: 222\n${sheet(',', HEADINGS, signedRow)}`, truth: [...truth, ...truth] },
  { name: 'totals between months', content: table(',', [HEADINGS, ...lines.slice(0, 1), ['', 'Total January', '-1850.00'], ...lines.slice(1, 6), ['', 'Total February', '123644.58'], ...lines.slice(6), ['', 'Total March', '-50.17']]), truth },
  { name: 'subtotals with the last day as their date', content: table(',', [HEADINGS, ...lines.slice(0, 1), ['2026-01-31', 'Subtotal', '-1850.00'], ...lines.slice(1), ['2026-03-31', 'Total', '121744.41']]), truth },
  { name: 'balance carried forward between months', content: table(',', [[...HEADINGS, 'Balance'], ['2026-01-01', 'Balance brought forward', '', '5000.00'], ...LEDGER.slice(0, 6).map((p) => [...signedRow(p), balance(p)]), ['2026-02-28', 'Balance carried forward', '', balance(LEDGER[5]!)], ...LEDGER.slice(6).map((p) => [...signedRow(p), balance(p)])]), truth },
  { name: 'opening balance as a row with an amount', content: table(',', [HEADINGS, ['2026-01-01', 'Opening balance', '5000.00'], ...lines, ['2026-03-31', 'Closing balance', money.plain(CLOSING)]]), truth },
  { name: 'German totals', content: table(';', [['Datum', 'Text', 'Betrag'], ...LEDGER.map((p) => [day.dmy('.')(p.date), p.text, money.european(p.minor)]), ['31.03.2026', 'Summe', '121.744,41'], ['', 'Endsaldo', money.european(CLOSING)]]), truth },
  { name: 'Spanish totals', content: table(';', [['Fecha', 'Concepto', 'Importe'], ['', 'SALDO ANTERIOR', '5.000,00'], ...LEDGER.map((p) => [dmy(p.date), p.text, money.european(p.minor)]), ['31/03/2026', 'TOTAL MOVIMIENTOS', '121.744,41'], ['31/03/2026', 'SALDO FINAL', money.european(CLOSING)]]), truth },
  { name: 'newest first with balances', content: sheet(',', [...HEADINGS, 'Balance'], (p) => [...signedRow(p), balance(p)], newestFirst), truth },
  { name: 'newest first, month before day, unsigned with balances', content: sheet(',', [...HEADINGS, 'Balance'], (p) => [mdy(p.date), p.text, money.abs(p.minor), balance(p)], newestFirst), truth },
  { name: 'UTF-16 with tabs', fileName: 'export.csv', content: utf16(sheet('\t', HEADINGS, signedRow)), truth },
  { name: 'UTF-16 big end first', fileName: 'export.csv', content: utf16(sheet(';', HEADINGS, (p) => [p.date, p.text, money.european(p.minor)]), true), truth },
  { name: 'tabs inside quotes', content: sheet('\t', HEADINGS, (p) => [p.date, `${p.text}\tsecond part`, minor(p)]), truth },
  { name: 'line ends inside quotes', content: sheet(',', HEADINGS, (p) => [p.date, `${p.text}\nREF 12,50\n01/02/2026`, minor(p)]), truth },
  { name: 'a delimiter too many at each end', content: sheet(',', HEADINGS, signedRow).replaceAll('\n', ',,\n'), truth },
  { name: 'a delimiter too many below the headings', content: ['Date;Description;Amount', ...LEDGER.map((p) => `${day.dmy('.')(p.date)};${p.text};${money.european(p.minor)};`)].join('\r\n'), truth },
  { name: 'headings repeated on each page', content: table(',', [HEADINGS, ...lines.slice(0, 3), ['Page 1 of 3'], HEADINGS, ...lines.slice(3, 6), ['Page 2 of 3'], HEADINGS, ...lines.slice(6), ['Page 3 of 3']]), truth },
  { name: 'a footer with sums', content: `${sheet(',', ['Date', 'Description', 'Debit', 'Credit'], (p) => [mdy(p.date), p.text, p.minor < 0 ? money.abs(p.minor) : '', p.minor > 0 ? money.abs(p.minor) : ''])},,1973.32,123717.73\nThank you for banking with us\n`, truth },
  { name: 'a footer with sums beside the word', content: `${sheet(',', ['Date', 'Description', 'Debit', 'Credit'], (p) => [mdy(p.date), p.text, p.minor < 0 ? money.abs(p.minor) : '', p.minor > 0 ? money.abs(p.minor) : ''])}Totals,,1973.32,123717.73\n`, truth },
  { name: 'dates as serial numbers', content: dated(day.serial), truth },
  { name: 'serial numbers with a part of the day', content: dated((date) => `${day.serial(date)}.354167`), truth },
  { name: 'ISO with time and zone', content: dated((date) => `${date}T23:30:00+02:00`), truth },
  { name: 'ISO in UTC with fractions', content: dated((date) => `${date}T09:15:22.123Z`), truth },
  { name: 'ISO with a zone in hours alone', content: dated((date) => `${date} 09:15:22+01`), truth },
  { name: '20260304', content: dated(day.compact), truth },
  { name: '260304', content: dated((date) => day.compact(date).slice(2)), truth },
  { name: '04032026', content: dated((date) => day.dmy('')(date)), truth },
  { name: 'no year, the period above', content: `Statement period 01/01/2026 - 03/31/2026\n${dated((date) => { const [, m, d] = date.split('-'); return `${m}/${d}`; })}`, truth },
  { name: 'Mar 4 without a year', content: dated((date) => day.named('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')(date, 'MMM D')), truth },
  { name: 'years of two and of four digits', content: sheet(',', HEADINGS, (p) => [p.minor < 0 ? dmy(p.date) : dmy(p.date).replace('/2026', '/26'), p.text, minor(p)]), truth },
  { name: 'two digits, year first', content: dated((date) => date.slice(2).replaceAll('-', '/')), truth },
  { name: '24:00', content: dated((date) => `${dmy(date)} 24:00`), truth },
  { name: '24:00:00 in ISO', content: dated((date) => `${date}T24:00:00`), truth },
  { name: 'AM and PM', content: dated((date) => `${mdy(date)} 11:59:59 PM`), truth },
  { name: 'weekdays', content: dated((date) => `Mon ${dmy(date)}`), truth },
  { name: 'apostrophe year', content: dated((date) => day.named('JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC')(date, "D MMM 'YY")), truth },
  { name: 'days and months both small', content: sheet(',', HEADINGS, (p) => [dmy(p.date), p.text, minor(p)], SMALL_DAYS), truth: SMALL_DAYS },
  { name: 'two date columns in different orders', content: sheet(',', ['Posted (MM/DD/YYYY)', 'Value (DD/MM/YYYY)', 'Text', 'Amount'], (p) => [mdy(p.date), dmy(p.date), p.text, minor(p)]), truth },
  { name: 'value date first, booking date second', content: sheet(';', ['Valuta', 'Buchungstag', 'Text', 'Betrag'], (p) => [day.dmy('.')('2026-02-27'), day.dmy('.')(p.date), p.text, money.european(p.minor)]), truth },
  { name: 'unsigned, nothing tells', content: sheet(',', HEADINGS, (p) => [p.date, p.text, money.abs(p.minor)]), truth },
  { name: 'headings say that minus is money in', content: sheet(',', ['Date', 'Description', 'Amount (positive = withdrawal)'], (p) => [p.date, p.text, money.plain(-p.minor)]), truth },
  { name: 'upside down against the balances', content: sheet(',', [...HEADINGS, 'Balance'], (p) => [p.date, p.text, minor(p), balance(p)], inverted).replace('', ''), truth: inverted.map((p) => ({ ...p, minor: -p.minor })) },
  { name: 'type column in words', content: sheet(',', ['Date', 'Type', 'Description', 'Amount'], (p) => [p.date, p.minor < 0 ? 'Withdrawal' : 'Deposit', p.text, money.abs(p.minor)]), truth },
  { name: 'type column in codes of one bank', content: sheet(',', ['Date', 'Tx', 'Description', 'Amount'], (p) => [p.date, p.minor < 0 ? 'W' : 'P', p.text, money.abs(p.minor)]), truth },
  { name: 'sign in a column of its own', content: sheet(';', ['Datum', 'Text', 'Vorzeichen', 'Betrag'], (p) => [day.dmy('.')(p.date), p.text, p.minor < 0 ? '-' : '+', money.european(Math.abs(p.minor))]), truth },
  { name: 'amount and amount in another currency', content: sheet(',', ['Date', 'Description', 'Original Amount', 'Original Currency', 'Amount', 'Currency'], (p) => [p.date, p.text, money.plain(p.minor * 2), 'GBP', minor(p), 'USD']), truth },
  { name: 'net, fee and gross', content: sheet(',', ['Date', 'Description', 'Gross', 'Fee', 'Net'], (p) => [p.date, p.text, money.plain(p.minor + 30), '-0.30', minor(p)]), truth },
  { name: 'pending rows', content: sheet(',', [...HEADINGS, 'Status'], (p) => [...signedRow(p), 'Completed']) + '2026-03-18,Not yet,-99.00,Pending\n2026-03-18,Refused,-12.00,Declined\n', truth },
  { name: 'thousands without decimals', content: sheet(';', ['Date', 'Description', 'Amount'], (p) => [p.date, p.text, p.minor < 0 ? '-1.500' : '2.500']), truth: LEDGER.map((p) => ({ ...p, minor: p.minor < 0 ? -150_000 : 250_000 })) },
  { name: 'comma decimals between commas, unquoted', content: `Date,Description,Amount\n${LEDGER.map((p) => `${p.date},${p.text},${money.plain(p.minor).replace('.', ',')}`).join('\n')}\n`, truth },
  { name: 'sep= line of Excel', content: `sep=;\r\n${sheet(';', HEADINGS, (p) => [p.date, p.text, money.european(p.minor)])}`, truth },
  { name: 'no headings', content: table(',', lines), truth },
  { name: 'no headings, amount in two columns', content: table(';', LEDGER.map((p) => [day.dmy('.')(p.date), p.text, p.minor < 0 ? money.european(-p.minor) : '', p.minor > 0 ? money.european(p.minor) : '', money.european(p.balance)])), truth },
  { name: 'headings over two lines', content: table(',', [['Transaction', 'Transaction', 'Amount', 'Amount'], ['Date', 'Details', 'Out', 'In'], ...LEDGER.map((p) => [mdy(p.date), p.text, p.minor < 0 ? money.abs(p.minor) : '', p.minor > 0 ? money.abs(p.minor) : ''])]), truth },
  { name: 'fixed columns of blanks', content: LEDGER.map((p) => `${p.date}   ${p.text.padEnd(30)}${minor(p).padStart(14)}`).join('\n'), truth },
];
