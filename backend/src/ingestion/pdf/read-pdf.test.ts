/** PDF statements in several layouts, written by hand and read back. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readSource, readStatement } from '../read-statement.ts';
import { isFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { placedRow, tinyPdf, type PlacedText } from './test-pdf.ts';

async function read(pages: PlacedText[][]): Promise<{ reading: StatementReading; rows: StatementRow[] }> {
  const rows: StatementRow[] = [];
  const reading = await readStatement(tinyPdf(pages), 'statement.pdf', (batch) => { rows.push(...batch); });
  if (isFailure(reading)) throw new Error(reading.failure);
  return { reading, rows };
}

const short = (rows: StatementRow[]): string[] => rows.map((row) => `${row.date} ${row.amountMinor} ${row.description}`);
const lines = (start: number, positions: number[], rows: string[][]): PlacedText[] => rows.flatMap((texts, index) => placedRow(start + index * 14, positions, texts));

describe('a statement with a running balance', () => {
  const positions = [40, 110, -450, -560];
  const page = [
    ...lines(40, [40], [['FIRST BANK'], ['Account number: 1234 5678 9012'], ['Statement period January 1, 2025 through January 31, 2025']]),
    ...lines(120, positions, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['01/01', 'Opening balance', '', '1,000.00'],
      ['01/03', 'CARD PURCHASE COFFEE', '-4.50', '995.50'],
      ['01/15', 'PAYROLL ACME CORP', '2,500.00', '3,495.50'],
      ['', 'REF 991-22', '', ''],
      ['01/31', 'RENT', '-1,200.00', '2,295.50'],
    ]),
  ];

  test('gives rows with the year of the period, balances and the account', async () => {
    const { reading, rows } = await read([page]);
    expect(short(rows)).toEqual(['2025-01-03 -450 CARD PURCHASE COFFEE', '2025-01-15 250000 PAYROLL ACME CORP REF 991-22', '2025-01-31 -120000 RENT']);
    expect(reading).toMatchObject({ kind: 'pdf', rowCount: 3, balanceProof: 'holds', openingMinor: 100_000, closingMinor: 229_550, accountKey: '1234 5678 9012', dateFrom: '2025-01-03', dateTo: '2025-01-31' });
  });

  test('goes on over pages that repeat the headings', async () => {
    const second = lines(60, positions, [['Date', 'Description', 'Amount', 'Balance'], ['01/31', 'INTEREST', '1.10', '2,296.60']]);
    const { reading, rows } = await read([page, second]);
    expect(rows).toHaveLength(4);
    expect(reading).toMatchObject({ balanceProof: 'holds', closingMinor: 229_660, problemCount: 1 });
  });
});

test('debit and credit columns, day first, decimal comma, a year that turns', async () => {
  const { reading, rows } = await read([[
    ...lines(40, [40], [['Kontoauszug vom 15.12.2024 bis 14.01.2025'], ['IBAN DE44 2004 0000 0538 9176 00']]),
    ...lines(100, [40, 110, -420, -500, -580], [
      ['Datum', 'Verwendungszweck', 'Soll', 'Haben', 'Saldo'],
      ['28.12.', 'Miete Januar', '1.200,00', '', '800,00'],
      ['02.01.', 'Gutschrift Kunde', '', '350,50', '1.150,50'],
    ]),
  ]]);
  expect(short(rows)).toEqual(['2024-12-28 -120000 Miete Januar', '2025-01-02 35050 Gutschrift Kunde']);
  expect(reading).toMatchObject({ balanceProof: 'holds', accountKey: 'DE44 2004 0000 0538 9176 00' });
});

test('sections tell the direction where amounts have no sign', async () => {
  const positions = [40, 110, -560];
  const { reading, rows } = await read([[
    ...lines(40, [40, -560], [['March 1, 2025 through March 31, 2025', ''], ['Beginning Balance', '$500.00'], ['Ending Balance', '$560.00']]),
    ...lines(110, [40], [['DEPOSITS AND ADDITIONS']]),
    ...lines(124, positions, [['DATE', 'DESCRIPTION', 'AMOUNT'], ['03/04', 'Square Inc', '$100.00'], ['', 'Total Deposits and Additions', '$100.00']]),
    ...lines(180, [40], [['ELECTRONIC WITHDRAWALS']]),
    ...lines(194, positions, [['DATE', 'DESCRIPTION', 'AMOUNT'], ['03/09', 'City Power', '$40.00'], ['', 'Total Electronic Withdrawals', '$40.00']]),
  ]]);
  expect(short(rows)).toEqual(['2025-03-04 10000 Square Inc', '2025-03-09 -4000 City Power']);
  expect(reading).toMatchObject({ balanceProof: 'holds', openingMinor: 50_000, closingMinor: 56_000 });
});

test('a day printed once counts for the rows below it when the balances prove it', async () => {
  const { rows } = await read([[
    ...lines(40, [40], [['Statement 1 May 2025 to 31 May 2025']]),
    ...lines(100, [40, 110, -400, -480, -560], [
      ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'],
      ['2 May 2025', 'TESCO', '10.00', '', '90.00'],
      ['', 'BOOTS', '5.00', '', '85.00'],
      ['6 May 2025', 'SALARY', '', '100.00', '185.00'],
    ]),
  ]]);
  expect(short(rows)).toEqual(['2025-05-02 -1000 TESCO', '2025-05-02 -500 BOOTS', '2025-05-06 10000 SALARY']);
});

test('without headings columns are told by where amounts end', async () => {
  const { rows } = await read([lines(40, [40, 110, -420, -560], [
    ['2025-02-01', 'OPENING DEPOSIT', '100.00', '100.00'],
    ['2025-02-02', 'PAPER', '-20.00', '80.00'],
    ['2025-02-05', 'CLIENT', '50.00', '130.00'],
  ])]);
  expect(short(rows)).toEqual(['2025-02-01 10000 OPENING DEPOSIT', '2025-02-02 -2000 PAPER', '2025-02-05 5000 CLIENT']);
});

describe('what is no statement says why', () => {
  const check = async (pages: PlacedText[][], reason: RegExp): Promise<void> => {
    const result = await readStatement(tinyPdf(pages), 'x.pdf', () => undefined);
    expect(isFailure(result) && result.failure).toMatch(reason);
  };
  test('a page without text', () => check([[]], /no readable text/));
});

test('payments of invoices do not make an invoice of a statement', async () => {
  const { rows } = await read([[
    ...lines(40, [40], [['Account statement'], ['Invoice payments and receipts']]),
    ...lines(100, [40, 110, -420, -560], [['Date', 'Description', 'Amount', 'Balance'], ['2025-02-01', 'Invoice no. 2025-17 Acme', '-20.00', '80.00'], ['2025-02-05', 'Invoice total 2025-18', '50.00', '130.00']]),
  ]]);
  expect(rows).toHaveLength(2);
});

describe('financial statements give no rows and say what they are', () => {
  const check = async (page: PlacedText[], statement: string): Promise<void> => {
    const { reading, rows } = await read([page]);
    expect(rows).toEqual([]);
    expect(reading).toMatchObject({ document: { kind: 'financial-statement', statement }, rowCount: 0, ambiguity: null });
    expect(reading.parsedText).toContain('2,000.00');
  };
  const at = [40, -460, -560];
  test('a profit and loss account', () => check([...lines(40, [40], [['Acme Ltd'], ['Profit and Loss'], ['January - December 2025']]), ...lines(100, at, [['', '2025', '2024'], ['Sales', '2,000.00', '1,500.00'], ['Cost of goods sold', '800.00', '700.00'], ['Gross profit', '1,200.00', '800.00'], ['Net income', '400.00', '(10.00)']])], 'profit-and-loss'));
  test('a balance sheet with a day', () => check([...lines(40, [40], [['Balance Sheet'], ['As of 12/31/2025']]), ...lines(100, [40, -560], [['Cash', '$2,000.00'], ['Accounts receivable', '300.00'], ['Total assets', '2,300.00'], ['Total liabilities', '900.00'], ['Total equity', '1,400.00']])], 'balance-sheet'));
  test('a German one', () => check([...lines(40, [40], [['Gewinn- und Verlustrechnung'], ['01.01.2025 - 31.12.2025']]), ...lines(100, [40, -560], [['Umsatzerlöse', '2,000.00'], ['Materialaufwand', '900.00'], ['Jahresüberschuss', '1,100.00']])], 'profit-and-loss'));
});

describe('several tables in one statement', () => {
  test('sections, cheques in two tables side by side, a summary with the balances', async () => {
    const at = [40, 110, -560];
    const { reading, rows } = await read([[
      ...lines(40, [40], [['January 01, 2025 through January 31, 2025'], ['Account Number: 000000123456789']]),
      ...lines(94, [40, -560], [['Beginning Balance', '$1,000.00'], ['Deposits and Additions', '500.00'], ['Checks Paid', '-80.00'], ['Electronic Withdrawals', '-120.00'], ['Ending Balance', '$1,300.00']]),
      ...lines(180, [40], [['DEPOSITS AND ADDITIONS']]), ...lines(194, at, [['DATE', 'DESCRIPTION', 'AMOUNT'], ['01/04', 'Stripe Transfer', '$300.00'], ['01/15', 'Card Deposit', '200.00']]), ...lines(236, [40, -560], [['Total Deposits and Additions', '$500.00']]),
      ...lines(270, [40], [['CHECKS PAID']]), ...lines(284, [40, 110, -250, 330, 400, -560], [['CHECK NO.', 'DATE PAID', 'AMOUNT', 'CHECK NO.', 'DATE PAID', 'AMOUNT'], ['1041', '01/06', '$30.00', '1043 *', '01/20', '$30.00'], ['1042', '01/09', '20.00']]), ...lines(330, [40, -560], [['Total Checks Paid', '$80.00']]),
      ...lines(360, [40], [['ELECTRONIC WITHDRAWALS']]), ...lines(374, at, [['DATE', 'DESCRIPTION', 'AMOUNT'], ['01/09', 'City Power', '$70.00'], ['01/28', 'Payroll', '50.00']]), ...lines(416, [40, -560], [['Total Electronic Withdrawals', '$120.00']]),
    ]]);
    expect(short(rows)).toEqual(['2025-01-04 30000 Stripe Transfer', '2025-01-15 20000 Card Deposit', '2025-01-06 -3000 Check 1041', '2025-01-20 -3000 Check 1043 *', '2025-01-09 -2000 Check 1042', '2025-01-09 -7000 City Power', '2025-01-28 -5000 Payroll']);
    expect(reading).toMatchObject({ balanceProof: 'holds', openingMinor: 100_000, closingMinor: 130_000 });
  });

  const columns = [40, 110, -450, -560];
  const account = (top: number, number: string, opening: string, payments: string[][], closing: string): PlacedText[] => [
    ...lines(top, [40], [[`Account number: ${number}`]]), ...lines(top + 14, columns, [['Date', 'Description', 'Amount', 'Balance'], ['', 'Opening balance', '', opening], ...payments, ['', 'Closing balance', '', closing]]),
  ];
  const two = (closing: string): PlacedText[] => [
    ...lines(40, [40], [['Statement period 01/01/2025 to 01/31/2025']]),
    ...account(70, '1111-2222', '100.00', [['01/03', 'COFFEE', '-4.00', '96.00'], ['', 'IBAN DE44 2004 0000 0538 9176 00', '', ''], ['01/20', 'PAY', '50.00', '146.00']], '146.00'),
    ...account(220, '3333-4444', '900.00', [['01/05', 'SAVE', '10.00', '910.00'], ['01/25', 'INTEREST', '1.00', '911.00']], closing),
  ];

  test('two accounts keep their payments and are proved one by one', async () => {
    const { reading, rows } = await read([two('911.00')]);
    expect(rows.map((row) => `${row.account} ${row.amountMinor} ${row.description}`)).toEqual(['1111-2222 -400 COFFEE IBAN DE44 2004 0000 0538 9176 00', '1111-2222 5000 PAY', '3333-4444 1000 SAVE', '3333-4444 100 INTEREST']);
    expect(reading).toMatchObject({ balanceProof: 'holds', openingMinor: null, closingMinor: null, accountKey: null });
  });

  test('one of two accounts does not tie out', async () => {
    expect((await read([two('912.00')])).reading.balanceProof).toBe('broken');
  });

  test('a card: what is owed is a negative balance, payments before the first headings count', async () => {
    const { reading, rows } = await read([[
      ...lines(40, [40], [['Credit Card Statement'], ['Statement closing date 02/05/2025'], ['Card number ending in 4421']]), ...lines(90, [40, -560], [['Previous Balance', '$200.00'], ['New Balance', '$130.00']]),
      ...lines(150, [40], [['PAYMENTS AND OTHER CREDITS']]), ...lines(164, [40, 110, -560], [['01/10', 'PAYMENT THANK YOU', '-200.00']]),
      ...lines(190, [40], [['PURCHASES']]), ...lines(204, [40, 110, -560], [['Trans Date', 'Description', 'Amount'], ['12/28', 'AMAZON', '100.00'], ['01/20', 'UBER', '30.00']]),
    ]]);
    expect(short(rows)).toEqual(['2025-01-10 20000 PAYMENT THANK YOU', '2024-12-28 -10000 AMAZON', '2025-01-20 -3000 UBER']);
    expect(reading).toMatchObject({ balanceProof: 'holds', openingMinor: -20_000, closingMinor: -13_000 });
  });
});

describe('what does not fit is said', () => {
  const columns = [40, 110, -450, -560];
  test('a damaged amount and a day that is none: the balance is not taken for the amount, and the page is named', async () => {
    const { reading, rows } = await read([lines(40, [40], [['Statement from 2025-01-01 to 2025-01-31']]), lines(40, columns, [
      ['Date', 'Description', 'Amount', 'Balance'], ['2025-01-04', 'A', '-50.00', '50.00'], ['2025-01-20', 'B', '-9O.00', '-40.00'], ['2025-01-32', 'C', '-10.00', '-50.00'], ['2025-01-30', 'D', '-10.00', '-60.00'],
    ])]);
    expect(short(rows)).toEqual(['2025-01-04 -5000 A', '2025-01-30 -1000 D']);
    expect(reading.balanceProof).toBe('broken');
    expect(reading.problems.map(({ reason }) => reason)).toEqual(['"-9O.00" could not be read as an amount. (page 2, line 3)', '"2025-01-32" could not be read as a date. (page 2, line 4)']);
  });

  test('a closing balance that another payment must have led to', async () => {
    const { reading } = await read([[...lines(40, [40, -560], [['Opening balance', '100.00'], ['Closing balance', '70.00']]), ...lines(80, columns, [['Date', 'Description', 'Amount', 'Balance'], ['2025-01-04', 'A', '-10.00', '90.00'], ['2025-01-14', 'B', '-10.00', '80.00']])]]);
    expect(reading).toMatchObject({ rowCount: 2, openingMinor: 10_000, closingMinor: 7_000, balanceProof: 'broken' });
  });

  test('amounts that nothing gives a direction are asked about', async () => {
    const { reading, rows } = await read([[...lines(40, [40, -560], [['Opening balance', '100.00'], ['Closing balance', '60.00']]), ...lines(80, [40, 110, -560], [['Date', 'Description', 'Amount'], ['2025-01-04', 'A', '50.00'], ['2025-01-20', 'B', '90.00']])]]);
    expect(rows).toEqual([]);
    expect(reading.ambiguity?.about).toBe('sign');
  });
});

test('dates without any year are asked about', async () => {
  const found: string[] = [];
  const pdf = tinyPdf([lines(40, [40, 110, -420, -560], [['Date', 'Description', 'Amount', 'Balance'], ['01/15', 'A', '-1.00', '9.00'], ['01/16', 'B', '-1.00', '8.00']])]);
  const asked = await readSource(memorySource(pdf), { fileName: 'x-2024.pdf', today: '2026-11-22', onRows: () => undefined });
  expect(!isFailure(asked) && asked.ambiguity).toMatchObject({ about: 'year', options: [expect.stringMatching(/^2024 \(January 15, 2024 to January 16, 2024, as the file's name suggests/), expect.anything(), expect.anything(), expect.anything()] });
  await readSource(memorySource(pdf), { fileName: 'x-2024.pdf', guidance: { said: { year: 2024 }, remembered: [] }, onRows: (rows) => { found.push(...[...rows].map(({ date }) => date)); } });
  expect(found).toEqual(['2024-01-15', '2024-01-16']);
});
