/** Bookings that name two accounts: what moved is what stands on those that hold money. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const amountsOf = async (lines: readonly string[]): Promise<string[]> => short((await readAll(lines.join('\n'), 'export.csv')).rows).map((row) => row.split(' ').slice(0, 2).join(' '));

describe('a journal with the account that was debited and the one that was credited', () => {
  const journal = (bank: string, sales: string, rent: string): string[] => ['Belegdatum;Buchungstext;Buchungsbetrag;Sollkonto;Habenkonto', `14.02.2026;Praxis;747,03;${bank};${sales}`, `15.02.2026;Miete;470,37;${rent};${bank}`, `16.02.2026;Rechnung;99,00;10001;${sales}`];

  test.each([['SKR 03', '1200', '8400', '4210'], ['SKR 04', '1800', '4400', '6310'], ['names', 'Bank', 'Erlöse', 'Miete'], ['numbers with Spanish names', '572 Bancos', '700 Ventas', '621 Arrendamientos']])('by %s', async (_, ...accounts) => {
    expect(await amountsOf(journal(...accounts))).toEqual(['2026-02-14 74703', '2026-02-15 -47037']);
  });

  test('is refused where nothing tells which of them is the bank', async () => {
    expect(await refusal(journal('270', '300', '310').join('\n'), 'export.csv')).toMatch(/nothing tells which of them is the bank/);
  });

  test('a bank by its own name counts beside the till, and a payment that is taken back goes the other way', async () => {
    expect(await amountsOf(['Date,Debit account,Credit account,Amount,Details', '2026-02-14,Petty Cash,Sales,20.00,Till', '2026-02-15,Rent,Chase 4411,900.00,Rent', '2026-02-16,Chase 4411,Sales,70.00,Sale', '2026-02-17,Rent,Chase 4411,-50.00,Rent given back'])).toEqual(['2026-02-14 2000', '2026-02-15 -90000', '2026-02-16 7000', '2026-02-17 5000']);
  });

  test('is refused where most is booked over an account that may be a bank', async () => {
    const over = (day: number, debit: string, credit: string): string => `2026-02-${day},${debit},${credit},${day}.00,Booking`;
    expect(await refusal(['Date,Debit account,Credit account,Amount,Details', over(10, 'Petty Cash', 'Sales'), over(11, 'Rent', 'Hausbank A'), over(12, 'Hausbank A', 'Sales'), over(13, 'Fuel', 'Hausbank A'), over(14, 'Wages', 'Hausbank A')].join('\n'), 'export.csv')).toMatch(/books more over “Hausbank A”/);
  });

  test('of a bank debits who pays: the number that every payment has is the owner\'s', async () => {
    expect(await amountsOf(['Date,Debit account,Credit account,Amount,Details', '2026-02-14,DE89370400440532013000,DE02120300000000202051,747.03,Rent', '2026-02-15,DE02500105170137075030,DE89370400440532013000,70.00,Sale', '2026-02-16,DE89370400440532013000,DE02500105170137075030,7.00,Fuel'])).toEqual(['2026-02-14 -74703', '2026-02-15 7000', '2026-02-16 -700']);
  });
});

describe('a line for each account of a booking', () => {
  test('with a column of kinds', async () => {
    const pair = (day: string, other: string, minor: string, side: string): string[] => [`${day},Chequing,${minor},Cash and Bank`, `${day},${other},${side},Expense`];
    expect(await amountsOf(['Date,Account,Amount,Account Type', ...pair('2026-01-05', 'Meals', '-42.00', '42.00'), ...pair('2026-01-07', 'Rent', '-253.99', '253.99'), ...pair('2026-01-09', 'Sales', '61.46', '-61.46')])).toEqual(['2026-01-05 -4200', '2026-01-07 -25399', '2026-01-09 6146']);
  });

  test('of the French law, where a debit of the bank is money in', async () => {
    const line = (day: string, account: string, debit: string, credit: string): string => `BQ\t1\t${day}\t${account}\tTexte\t${debit}\t${credit}`;
    expect(await amountsOf(['JournalCode\tEcritureNum\tEcritureDate\tCompteNum\tEcritureLib\tDebit\tCredit', line('20250114', '512000', '0,00', '107,96'), line('20250114', '613200', '107,96', '0,00'), line('20250203', '530000', '15,46', '0,00'), line('20250203', '706000', '0,00', '15,46'), line('20250204', '601000', '9,00', '0,00'), line('20250204', '401000', '0,00', '9,00')])).toEqual(['2025-01-14 -10796', '2025-02-03 1546']);
  });

  test('is refused where no column names an account of money', async () => {
    const pair = (day: string, minor: string): string[] => [`${day},A1,-${minor}`, `${day},B2,${minor}`];
    expect(await refusal(['Date,Account,Amount', ...['2026-01-05', '2026-01-06', '2026-01-07'].flatMap((day, at) => pair(day, `${at + 1}.50`))].join('\n'), 'export.csv')).toMatch(/holds every payment twice/);
  });
});

describe('a DATEV stack of bookings', () => {
  const stack = (begins: string, chart: string, rows: readonly string[], category = '21'): string => [`"EXTF";700;${category};"Buchungsstapel";13;20260402101530000;;"RE";"";"";29098;55003;${begins};4;20260101;20260331;"Bank";"";1;0;0;"EUR";;"";;;"${chart}";;;"";""`, 'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext', ...rows].join('\n');
  const rows = ['78,99;"H";"";;;"";1200;70003;"";1501;"1";"";;"Amazon"', '8,00;"S";"";;;"";1200;8400;"";107;"2";"";;"Kunde"', '20,00;"S";"";;;"";1000;1200;"";1607;"3";"";;"In die Kasse"', '5,00;"S";"";;;"";10001;8400;"";1607;"4";"";;"Rechnung"'];

  test('counts what moved on banks and tills, each day in its financial year', async () => {
    const { rows: found } = await readAll(stack('20250701', '03', rows), 'EXTF.csv');
    expect(found.map(({ date, amountMinor, currency, account }) => `${date} ${amountMinor} ${currency} ${account}`)).toEqual(['2026-01-15 -7899 EUR 1200', '2025-07-01 800 EUR 1200', '2025-07-16 2000 EUR 1000', '2025-07-16 -2000 EUR 1200']);
  });

  test('tells its chart by its sales where the first line does not', async () => {
    expect((await readAll(stack('20260101', '', rows), 'EXTF.csv')).rows).toHaveLength(4);
  });

  test.each([['no bank', '04', '21', /none touches a bank/], ['no bookings', '03', '16', /not bookings/]])('is refused with its reason: %s', async (_, chart, category, reason) => {
    expect(await refusal(stack('20260101', chart, rows.slice(0, 1), category), 'EXTF.csv')).toMatch(reason);
  });
});
