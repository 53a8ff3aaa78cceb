/** Columns and lines that look as if they were none of a payment, and are: what the rules for others must not catch. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { isFailure, type StatementRow } from '../statement.ts';

const AMOUNTS = [541.38, -276.35, -492.64, 888.51, -131.22, 608.25, -163.7, 716.9, -261.9, 196.5, -780.1, 583.1];
const day = (at: number): string => `2026-03-${String(at + 10)}`;
const listed = (heading: string, row: (amount: number, at: number) => string): string[] => [heading, ...AMOUNTS.map((amount, at) => row(amount, at))];
const sum = (of: readonly number[]): number => Math.round(of.reduce((all, amount) => all + amount, 0) * 100);
const SUM = sum(AMOUNTS);

/** What is asked, or why it is refused, or the rows. */
async function outcomeOf(lines: readonly string[]): Promise<StatementRow[] | string> {
  const rows: StatementRow[] = [];
  const reading = await readSource(memorySource(Buffer.from(lines.join('\n'))), { fileName: 'export.csv', onRows: (batch) => { rows.push(...batch); } });
  return isFailure(reading) ? reading.failure : reading.ambiguity?.question ?? rows;
}

const sumOf = async (lines: readonly string[]): Promise<number | string> => {
  const rows = await outcomeOf(lines);
  return typeof rows === 'string' ? rows : rows.reduce((all, { amountMinor }) => all + amountMinor, 0);
};
const currencyOf = async (lines: readonly string[]): Promise<string | null> => ((await outcomeOf(lines)) as StatementRow[])[0]!.currency;
const sides = (amount: number, times = 1): string => (amount < 0 ? `${(-amount * times).toFixed(2)},` : `,${(amount * times).toFixed(2)}`);

test.each([
  ['the amounts are those abroad', 'Date,Text,Foreign amount,Foreign currency,Exchange rate', (amount: number, at: number) => `${day(at)},Shop ${at},${amount},USD,0.92${at % 10}`],
  ['another column holds them at the rate', 'Date,Text,Amount,Original currency,Rate,GBP', (amount: number, at: number) => `${day(at)},Shop ${at},${amount},USD,0.79,${(amount * 0.79).toFixed(2)}`],
  ['the rate is one of a tax', 'Date,Text,VAT rate,Amount,Original currency', (amount: number, at: number) => `${day(at)},Shop ${at},20,${amount},USD`],
  ['it is a course', 'Datum,Kurs,Teilnehmer,Betrag,Originalwährung', (amount: number, at: number) => `${day(at)},Yoga ${at},Miller,${amount},USD`],
])('the original currency stays where %s', async (_, heading, row) => {
  expect(await currencyOf(listed(heading, row))).toBe('USD');
});

describe('the whole stays the amount', () => {
  test('where its sides are without a tax that stands beside', async () => {
    const [gross, whole] = [(amount: number) => (amount * 1.2).toFixed(2), sum(AMOUNTS.map((amount) => Number((amount * 1.2).toFixed(2))))];
    expect(await sumOf(listed('Date,Details,Expense,Income,VAT,Gross amount', (amount, at) => `${day(at)},Shop ${at},${sides(amount)},${(Math.abs(amount) / 5).toFixed(2)},${gross(amount)}`))).toBe(whole);
    expect(await sumOf(listed('Date,Details,Expense,Income,Levy,Gross amount', (amount, at) => `${day(at)},Shop ${at},${sides(amount)},${(Math.abs(amount) / 5).toFixed(2)},${gross(amount)}`))).toBe(whole);
  });

  test('and not what was quoted', async () => {
    expect(await sumOf(listed('Date,Text,Amount,VAT,Quoted price', (amount, at) => `${day(at)},Shop ${at},${amount},${(amount * 0.2).toFixed(2)},${(amount * 1.2 + (at === 0 ? 9 : 0)).toFixed(2)}`))).toBe(SUM);
  });

  test('and sides are read with their tax, or as what fees were paid', async () => {
    expect(await sumOf(listed('Date,Text,Net amount,Money out incl VAT,Money in incl VAT', (amount, at) => `${day(at)},Shop ${at},${Math.abs(amount)},${sides(amount, 1.5)}`))).toBe(sum(AMOUNTS.map((amount) => Number((amount * 1.5).toFixed(2)))));
    expect(await sumOf(listed('Date,Member,Amount billed,Membership fees paid,Membership fees received', (amount, at) => `${day(at)},Member ${at},${Math.abs(amount * 2).toFixed(2)},${sides(amount)}`))).toBe(SUM);
  });
});

test.each([
  ['dateOfBirth', 'paidWhen,member,dateOfBirth,sum', (amount: number, at: number) => `${day(at)},Miller ${at},19${60 + at}-05-10,${amount}`],
  ['taxAmount', 'bookedOn,note,movement,taxAmount', (amount: number, at: number) => `${day(at)},Shop ${at},${amount},${(amount / 5).toFixed(2)}`],
  ['creditCard', 'when,who,creditCard,sumPaid', (amount: number, at: number) => `${day(at)},Shop ${at},40${at + 10},${amount}`],
  ['createdDate', 'happenedAt,createdDate,who,moved', (amount: number, at: number) => `${day(at)},2026-05-01,Shop ${at},${amount}`],
])('"%s" takes nothing from columns in words that are not known', async (_, heading, row) => {
  const rows = await outcomeOf(listed(heading, row)) as StatementRow[];
  expect(rows.map(({ date, amountMinor }) => [date, amountMinor])).toEqual(AMOUNTS.map((amount, at) => [day(at), Math.round(amount * 100)]));
});

test('a budget\'s lines have descriptions, and its sides may be named so', async () => {
  const rows = await outcomeOf(listed('Date,Budget item description,Payee ID,Amount', (amount, at) => `${day(at)},Printing ${at},${at},${amount}`)) as StatementRow[];
  expect(rows[0]!.description).toContain('Printing 0');
  expect(await sumOf(listed('Date,Budget,Payee,Debit budget,Credit budget,IBAN', (amount, at) => `${day(at)},Travel,Shop ${at},${sides(amount)},DE02120300000000202051`))).toBe(SUM);
});

test('the day of arrival alone does not tell who was paid', async () => {
  const row = (amount: number, at: number): string => `${day(at)},Rent ${at},${Math.abs(amount)},2.50,${(Math.abs(amount) - 2.5).toFixed(2)},${day(at)}`;
  for (const heading of ['Date,Transfer,Total amount,Fee,Net amount,Arrival date', 'Date,Name,You paid,Fee,Amount,Arrives on', 'Date,Purpose,Total,Fee,Amount,Expected arrival date']) expect(await outcomeOf(listed(heading, row))).toMatch(/carry no sign/);
});

test('shops and terminals list what was given back, too', async () => {
  const sold = (amount: number, at: number): number => (at === 4 ? -20 : Math.abs(amount));
  const total = sum(AMOUNTS.map(sold));
  expect(await sumOf(listed('Purchase date,Order ID,Customer,Item,Amount', (amount, at) => `${day(at)},${at + 110},Miller ${at},Mug,${sold(amount, at)}`))).toBe(total);
  expect(await sumOf(listed('Date,Cardholder name,Card type,Auth code,Amount', (amount, at) => `${day(at)},Miller ${at},Visa,A${at},${sold(amount, at)}`))).toBe(total);
});

test('what was moved on to another account is no sum', async () => {
  const lines = ['Date,Account,Text,Amount', ...AMOUNTS.map((amount, at) => `${day(at)},Till,Sale ${at},${Math.abs(amount)}`)];
  const all = AMOUNTS.reduce((of, amount) => of + Math.abs(amount), 0).toFixed(2);
  expect(await sumOf([...lines, `${day(15)},Till,Takings to bank,-${all}`, `${day(15)},Bank,Takings from till,${all}`])).toBe(Math.round(Number(all) * 100));
});

test('amounts of nothing alone are no payments', async () => {
  expect(await outcomeOf(listed('Date,Customer,Amount', (_, at) => `${day(at)},Trial ${at},0.00`))).toMatch(/every amount of this file is 0/);
});
