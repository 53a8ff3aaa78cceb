/** Draws one ledger as the PDF statements of different banks, for tests that read it back. */
import { placedRow, tinyPdf, type PdfLook, type PlacedText } from './test-pdf.ts';

export interface Payment { date: string; amountMinor: number; description: string }

export interface PdfManner {
  name: string;
  look?: PdfLook;
  size?: readonly [number, number];
  /** Above the first table, from the ledger's own span. */
  period: (from: string, to: string) => string;
  date: (date: string) => string;
  headings: readonly string[];
  /** Left edges, right edges as negative numbers. */
  positions: readonly number[];
  /** Cells after date and description. */
  money: (amountMinor: number, balanceMinor: number) => readonly string[];
  /** Lines that state the first and the last balance. */
  balances: readonly [string, string];
  /** Written into the balance column at the end and the beginning of pages. */
  carried?: readonly [string, string];
  /** Titles of what came in and what went out; the ledger is split by them. */
  sections?: readonly [string, string];
  mark: readonly [string, string];
}

const parts = (date: string): [string, string, string] => date.split('-') as [string, string, string];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const slashed = (date: string): string => { const [y, m, d] = parts(date); return `${m}/${d}/${y}`; };
const dotted = (date: string): string => { const [y, m, d] = parts(date); return `${d}.${m}.${y}`; };
const named = (date: string): string => { const [y, m, d] = parts(date); return `${Number(d)} ${MONTHS[Number(m) - 1]} ${y}`; };

export function written(minor: number, [point, group]: readonly [string, string]): string {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${cents}`;
}
const US = ['.', ','] as const;
const EU = [',', '.'] as const;
const signed = (minor: number, mark: readonly [string, string] = US): string => `${minor < 0 ? '-' : ''}${written(minor, mark)}`;
const POSITIONS = [40, 110, -450, -560];

export const PDF_MANNERS: readonly PdfManner[] = [
  { name: 'signed with a balance', period: (from, to) => `Statement period ${from} to ${to}`, date: (date) => date, headings: ['Date', 'Description', 'Amount', 'Balance'], positions: POSITIONS, money: (amount, balance) => [signed(amount), signed(balance)], balances: ['Opening balance', 'Closing balance'], mark: US },
  { name: 'paid out and paid in, days without year, carried forward', period: (from, to) => `Your statement from ${named(from)} to ${named(to)}`, date: (date) => { const [, m, d] = parts(date); return `${d} ${MONTHS[Number(m) - 1]}`; }, headings: ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'], positions: [40, 110, -400, -480, -560], money: (amount, balance) => [amount < 0 ? written(amount, US) : '', amount < 0 ? '' : written(amount, US), signed(balance)], balances: ['Opening balance', 'Closing balance'], carried: ['Balance carried forward', 'Balance brought forward'], mark: US },
  { name: 'German, debit and credit columns', period: (from, to) => `Kontoauszug vom ${dotted(from)} bis ${dotted(to)}`, date: (date) => { const [, m, d] = parts(date); return `${d}.${m}.`; }, headings: ['Datum', 'Verwendungszweck', 'Soll', 'Haben', 'Saldo'], positions: [40, 110, -400, -480, -560], money: (amount, balance) => [amount < 0 ? written(amount, EU) : '', amount < 0 ? '' : written(amount, EU), signed(balance, EU)], balances: ['Anfangssaldo', 'Endsaldo'], mark: EU },
  { name: 'trailing minus, landscape', size: [792, 612], period: (from, to) => `Period: ${slashed(from)} - ${slashed(to)}`, date: slashed, headings: ['Date', 'Description', 'Amount', 'Balance'], positions: [40, 140, -620, -740], money: (amount, balance) => [`${written(amount, US)}${amount < 0 ? '-' : ''}`, `${written(balance, US)}${balance < 0 ? '-' : ''}`], balances: ['Beginning balance', 'Ending balance'], mark: US },
  { name: 'CR and DR', period: (from, to) => `Statement from ${named(from)} to ${named(to)}`, date: named, headings: ['Date', 'Particulars', 'Amount', 'Balance'], positions: [40, 120, -450, -560], money: (amount, balance) => [`${written(amount, US)} ${amount < 0 ? 'DR' : 'CR'}`, `${written(balance, US)} ${balance < 0 ? 'DR' : 'CR'}`], balances: ['Opening balance', 'Closing balance'], mark: US },
  { name: 'parentheses, a rotated page', look: 'rotated', period: (from, to) => `Statement period ${slashed(from)} through ${slashed(to)}`, date: (date) => slashed(date).slice(0, 5), headings: ['Date', 'Description', 'Amount', 'Balance'], positions: POSITIONS, money: (amount, balance) => [amount < 0 ? `(${written(amount, US)})` : written(amount, US), balance < 0 ? `(${written(balance, US)})` : written(balance, US)], balances: ['Beginning balance', 'Ending balance'], mark: US },
  { name: 'single letters', look: 'glyphs', period: (from, to) => `Statement period ${from} to ${to}`, date: (date) => date, headings: ['Date', 'Description', 'Debit', 'Credit', 'Balance'], positions: [40, 110, -400, -480, -560], money: (amount, balance) => [amount < 0 ? written(amount, US) : '', amount < 0 ? '' : written(amount, US), signed(balance)], balances: ['Opening balance', 'Closing balance'], mark: US },
  { name: 'drawn sideways', look: 'sideways', period: (from, to) => `Statement period ${from} to ${to}`, date: (date) => date, headings: ['Date', 'Description', 'Amount', 'Balance'], positions: POSITIONS, money: (amount, balance) => [signed(amount), signed(balance)], balances: ['Opening balance', 'Closing balance'], mark: US },
  { name: 'sections without signs, days without year', period: (from, to) => `${slashed(from)} through ${slashed(to)}`, date: (date) => slashed(date).slice(0, 5), headings: ['DATE', 'DESCRIPTION', 'AMOUNT'], positions: [40, 110, -560], money: (amount) => [written(amount, US)], balances: ['Beginning Balance', 'Ending Balance'], sections: ['DEPOSITS AND ADDITIONS', 'WITHDRAWALS AND DEBITS'], mark: US },
  { name: 'no balance column, the balances stated', period: (from, to) => `Statement from ${dotted(from)} to ${dotted(to)}`, date: dotted, headings: ['Date', 'Text', 'Debit', 'Credit'], positions: [40, 110, -450, -560], money: (amount) => (amount < 0 ? [written(amount, EU), ''] : ['', written(amount, EU)]), balances: ['Opening balance', 'Closing balance'], mark: EU },
];

const LINE = 13;
const TEXT_CHARS = 34;

/** Breaks pages, repeats the headings, numbers the pages, wraps long descriptions. */
export function drawStatement(payments: readonly Payment[], openingMinor: number, manner: PdfManner): Uint8Array {
  return new Drawing(manner).draw(payments, openingMinor);
}

class Drawing {
  readonly #manner: PdfManner;
  readonly #pages: PlacedText[][] = [];
  readonly #bottom: number;
  #y = 0;
  #balance = 0;

  constructor(manner: PdfManner) {
    this.#manner = manner;
    this.#bottom = (manner.size?.[1] ?? 792) - 60;
  }

  draw(payments: readonly Payment[], openingMinor: number): Uint8Array {
    const { balances, sections, period, look, size } = this.#manner;
    const dates = payments.map(({ date }) => date).sort();
    this.#balance = openingMinor;
    this.#newPage(false);
    this.#line([40], ['Account number: 9876 5432 1098']);
    this.#line([40], [period(dates[0]!, dates.at(-1)!)]);
    this.#line([40, -560], [balances[0], signed(openingMinor, this.#manner.mark)]);
    const groups = sections ? [payments.filter(({ amountMinor }) => amountMinor > 0), payments.filter(({ amountMinor }) => amountMinor < 0)] : [payments];
    groups.forEach((group, index) => {
      if (sections) this.#line([40], [sections[index]!]);
      this.#line(this.#manner.positions, this.#manner.headings);
      for (const payment of group) this.#payment(payment);
    });
    this.#y += LINE;
    this.#line([40, -560], [balances[1], signed(this.#balance, this.#manner.mark)]);
    return tinyPdf(this.#pages.map((page, index) => [...page, ...placedRow(this.#bottom + 36, [40, -560], ['Questions? Call 0800 123 456', `Page ${index + 1} of ${this.#pages.length}`], 7)]), look, size);
  }

  #payment({ date, amountMinor, description }: Payment): void {
    const { positions, date: dateText, money } = this.#manner;
    const [first = '', ...rest] = wrapped(description);
    if (this.#y + LINE * (rest.length + 3) > this.#bottom) this.#newPage(true);
    this.#balance += amountMinor;
    this.#line(positions, [dateText(date), first, ...money(amountMinor, this.#balance)]);
    for (const text of rest) this.#line(positions, ['', text]);
  }

  #newPage(isNext: boolean): void {
    const { carried, positions, headings, mark } = this.#manner;
    const cells = (label: string): string[] => headings.map((_, index) => (index === 1 ? label : index === headings.length - 1 ? signed(this.#balance, mark) : ''));
    if (isNext && carried) this.#line(positions, cells(carried[0]));
    this.#pages.push([]);
    this.#y = 40;
    this.#line([40], ['RIVERSIDE BANK'], 14);
    this.#line([40], ['Sheet for your records']);
    this.#y += LINE;
    if (!isNext) return;
    this.#line(positions, headings);
    if (carried) this.#line(positions, cells(carried[1]));
  }

  #line(positions: readonly number[], texts: readonly string[], size = 9): void {
    this.#pages.at(-1)!.push(...placedRow(this.#y, positions, texts, size));
    this.#y += LINE;
  }
}

function wrapped(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] === '') lines[last] = word;
    else if (lines[last]!.length + word.length < TEXT_CHARS) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}
