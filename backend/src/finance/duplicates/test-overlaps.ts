/** For tests: what really happened in an account, and statements of parts of it in the ways in which banks write them. */
import fc from 'fast-check';
import { addDays, dayNumber } from '../local-date.ts';

export interface Payment {
  /** Which payment it really is. */
  readonly id: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly merchant: number;
}

export interface Line {
  readonly id: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly description: string;
}

/** The same merchant as the bank's first export, its second one and its app write it. */
const MERCHANTS: readonly (readonly [string, string, string])[] = [
  ['SQ *BLUE BOTTLE 1234', 'Blue Bottle Coffee', 'POS DEBIT BLUE BOTTLE COFFEE OAKLAND CA'],
  ['POS PURCHASE 0412 STAPLES #12 BOSTON MA', 'STAPLES 12', 'Staples, Inc.'],
  ['ACH DEBIT OAK PROPERTIES RENT', 'Oak Properties', 'OAK PROPERTIES LLC RENT PAYMENT'],
  ['AMZN MKTP US*2K4', 'Amazon.com', 'AMAZON MARKETPLACE'],
  ['LASTSCHRIFT MÜLLER GMBH', 'Mueller GmbH', 'MULLER  gmbh'],
  ['STRIPE TRANSFER ST-9A', 'Stripe', 'ACH CREDIT STRIPE PAYOUT'],
  ['UBER   *TRIP HELP.UBER.COM', 'Uber Trip', 'UBER'],
  ['GITHUB.COM SUBSCRIPTION', 'Github', 'GITHUB, INC. SAN FRANCISCO'],
  ['CHECKCARD 0311 SHELL OIL 57444', 'Shell', 'SHELL OIL'],
  ['WIRE TYPE:WIRE IN ORIG:NORTHWIND TRADERS', 'Northwind Traders', 'INCOMING WIRE NORTHWIND TRADERS LTD'],
];

const FIRST_DAY = '2026-01-05';

/** Some merchants are paid the same every day or two, some amounts come twice in a day. */
export const ledgers: fc.Arbitrary<readonly Payment[]> = fc.array(
  fc.record({ day: fc.nat(59), merchant: fc.nat(MERCHANTS.length - 1), cents: fc.oneof(fc.integer({ min: 100, max: 900_00 }), fc.constantFrom(450, 450, 12_00, 99_00)), again: fc.constantFrom(0, 0, 0, 1, 1, 2) }),
  { minLength: 10, maxLength: 60 },
).map((drawn) => drawn
  .flatMap(({ day, merchant, cents, again }) => Array.from({ length: again + 1 }, (_, index) => ({ day: Math.min(59, day + (again === 2 ? 0 : index)), merchant, cents })))
  .map(({ day, merchant, cents }, id): Payment => ({ id, date: addDays(FIRST_DAY, day), amountMinor: merchant === 5 || merchant === 9 ? cents : -cents, merchant })));

/** A payment or more a day, most of amounts of their own, some twice in a day, some of equal amount every ten days: what can be told apart although all dates differ. */
export const busyLedgers: fc.Arbitrary<readonly Payment[]> = fc.record({
  days: fc.array(fc.record({ merchant: fc.nat(MERCHANTS.length - 1), cents: fc.integer({ min: 0, max: 99 }), twice: fc.constantFrom(false, false, false, true) }), { minLength: 60, maxLength: 60 }),
  recurring: fc.array(fc.record({ merchant: fc.nat(MERCHANTS.length - 1), first: fc.nat(9) }), { maxLength: 3 }),
}).map(({ days, recurring }) => {
  const once = days.flatMap(({ merchant, cents, twice }, day) => Array.from({ length: twice ? 2 : 1 }, () => ({ day, merchant, amountMinor: -(100 * day + cents + 1_00) })));
  const again = recurring.flatMap(({ merchant, first }, index) => Array.from({ length: 5 }, (_, time) => ({ day: first + 10 * time, merchant, amountMinor: -(900_00 + index) })));
  return [...once, ...again].map(({ day, merchant, amountMinor }, id): Payment => ({ id, date: addDays(FIRST_DAY, day), amountMinor, merchant }));
});

/** How a statement is written: from which day to which, in whose words, in which order, on which of a payment's days. */
export interface Style {
  readonly from: number;
  readonly days: number;
  readonly words: 0 | 1 | 2;
  readonly spelling: 'as it is' | 'lower case' | 'wide' | 'cut';
  readonly order: 'as it is' | 'newest first' | 'by amount';
  /** Days by which all rows are later, or the seed of a day or two that some are. */
  readonly later: { readonly all: number } | { readonly some: readonly number[] };
}

export const styles = (later: fc.Arbitrary<Style['later']>): fc.Arbitrary<Style> => fc.record({
  from: fc.nat(40), days: fc.integer({ min: 5, max: 59 }), words: fc.constantFrom<0 | 1 | 2>(0, 1, 2), spelling: fc.constantFrom<Style['spelling']>('as it is', 'as it is', 'lower case', 'wide', 'cut'),
  order: fc.constantFrom<Style['order']>('as it is', 'newest first', 'by amount'), later,
});

/** Long enough that two of them overlap by weeks: where all dates differ a few rows tell nothing. */
export const longStyles = (later: fc.Arbitrary<Style['later']>): fc.Arbitrary<Style> => styles(later).chain((style) => fc.record({ from: fc.nat(15), days: fc.integer({ min: 30, max: 59 }) }).map((span) => ({ ...style, ...span })));

export function statementOf(ledger: readonly Payment[], style: Style): Line[] {
  const [first, last] = [addDays(FIRST_DAY, style.from), addDays(FIRST_DAY, style.from + style.days)];
  const rows = ledger.filter(({ date }) => date >= first && date <= last).map((payment): Line => ({
    id: payment.id, amountMinor: payment.amountMinor, date: addDays(payment.date, laterBy(style.later, payment)), description: spelled(MERCHANTS[payment.merchant]![style.words], style.spelling),
  }));
  if (style.order === 'newest first') return rows.sort((a, b) => (a.date < b.date ? 1 : -1));
  return style.order === 'by amount' ? rows.sort((a, b) => a.amountMinor - b.amountMinor) : rows.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Equal payments of a day are booked together. */
const laterBy = (later: Style['later'], { date, amountMinor }: Payment): number => ('all' in later ? later.all : later.some[(dayNumber(date) - amountMinor) % later.some.length]!);

function spelled(text: string, spelling: Style['spelling']): string {
  if (spelling === 'lower case') return text.toLowerCase();
  if (spelling === 'wide') return ` ${text.replaceAll(' ', '  ')} `;
  return spelling === 'cut' ? text.slice(0, 30) : text;
}
