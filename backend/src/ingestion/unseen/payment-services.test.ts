/** Exports of payment services and banks without branches: what they keep, what they only announce, and what they say of two currencies at once. */
import { describe, expect, test } from '@jest/globals';
import { readAll, short } from '../test-reading.ts';

const rowsOf = async (lines: readonly string[]): Promise<string[]> => short((await readAll(lines.join('\n'), 'export.csv')).rows);
const reasonsOf = async (lines: readonly string[]): Promise<string> => (await readAll(lines.join('\n'), 'export.csv')).reading.problems.map(({ reason }) => reason).join(' ');

describe('the day on which a payment was booked', () => {
  test('is empty where there was none, whatever its heading is', async () => {
    const lines = ['Rodzaj,Początek,Koniec,Opis,Kwota,Stan', 'Karta,2026-02-01,2026-02-02,Orlen,-100.00,ZAKOŃCZONO', 'Karta,2026-02-04,,Allegro,-20.00,COFNIĘTO', 'Przelew,2026-02-05,2026-02-06,Klient,200.00,ZAKOŃCZONO'];
    expect(await rowsOf(lines)).toEqual(['2026-02-02 -10000 - Orlen', '2026-02-06 20000 - Klient']);
  });

  test('by its heading where every payment was', async () => {
    expect(await rowsOf(['Tipo,Fecha de inicio,Fecha de finalización,Descripción,Importe', 'Pago,2026-02-01,2026-02-02,Repsol,-100.00'])).toEqual(['2026-02-02 -10000 - Repsol']);
  });

  test('is the one that a bank calls so, whether or not a payment failed in this month', async () => {
    const [heading, booked, failed] = ['"Дата операции";"Дата платежа";"Статус";"Сумма операции";"Описание"', '"25.08.2026 14:34:07";"26.08.2026";"OK";"-100,00";"Metro"', '"20.08.2026 10:26:07";"";"FAILED";"-20,00";"Shop"'];
    expect(await rowsOf([heading, booked, failed])).toEqual(['2026-08-25 -10000 - Metro']);
    expect(await rowsOf([heading, booked])).toEqual(['2026-08-25 -10000 - Metro']);
  });

  test('is that of the posting beside that of the transaction, pending or not', async () => {
    const lines = ['Transaction date,Posting date,Description,Amount,Status', '2026-02-01,2026-02-02,Orlen,-100.00,Posted', '2026-02-04,,Allegro,-20.00,Pending'];
    expect(await rowsOf(lines)).toEqual(['2026-02-02 -10000 - Orlen']);
    expect(await rowsOf(lines.slice(0, 2))).toEqual(['2026-02-02 -10000 - Orlen']);
  });

  test('is not that of a payout', async () => {
    const lines = ['Date,Status,Description,Amount,Payout date', '2026-06-01,Paid,Coffee,57.65,2026-06-03', '2026-06-09,Failed,Cake,22.15,', '2026-06-13,Paid,Refund,-7.84,2026-06-14'];
    expect(await rowsOf(lines)).toEqual(['2026-06-01 5765 - Coffee', '2026-06-13 -784 - Refund']);
  });
});

describe('a fee beside the amount', () => {
  test('is counted where the balances of each account do, on rows of several accounts among each other', async () => {
    const lines = ['Date,Description,Currency,Amount,Fee,Balance,Account', '2026-04-03,Sale,USD,200.00,0.00,1200.00,Dollars', '2026-04-04,Sale,EUR,50.00,0.00,550.00,Euros', '2026-04-05,To A,USD,-100.00,0.20,1099.80,Dollars', '2026-04-06,To B,EUR,-20.00,0.30,529.70,Euros'];
    expect(await rowsOf(lines)).toEqual(['2026-04-03 20000 USD Sale', '2026-04-04 5000 EUR Sale', '2026-04-05 -10020 USD To A', '2026-04-06 -2030 EUR To B']);
  });

  test('beside two columns of amounts, too', async () => {
    expect(await rowsOf(['Date,Description,Paid out,Paid in,Fee,Balance', '2026-04-03,Sale,,200.00,0.00,1200.00', '2026-04-05,To A,100.00,,0.20,1099.80'])).toEqual(['2026-04-03 20000 - Sale', '2026-04-05 -10020 - To A']);
  });

  test('which a total counts on money out, and the balances of no row but the first prove', async () => {
    expect(await rowsOf(['Date,Description,Amount,Total amount,Fee,Balance', '2026-04-04,To A,-100.00,-100.20,0.20,899.80', '2026-04-06,Sale,200.00,200.00,0.00,1099.80'])).toEqual(['2026-04-04 -10020 - To A', '2026-04-06 20000 - Sale']);
  });

  test('is none where the balances go with the whole amount', async () => {
    const lines = ['Date,Description,Gross,Fee,Net,Balance', '2026-04-03,Sale 1,100.00,-2.00,98.00,1100.00', '2026-04-05,Sale 2,50.00,-1.00,49.00,1150.00', '2026-04-06,Sale 3,50.00,-1.00,49.00,1200.00', '2026-04-30,Fees,-4.00,0.00,-4.00,1196.00'];
    expect(await rowsOf(lines)).toEqual(['2026-04-03 10000 - Sale 1', '2026-04-05 5000 - Sale 2', '2026-04-06 5000 - Sale 3', '2026-04-30 -400 - Fees']);
  });
});

describe('what is left of a sale', () => {
  test('is what was paid out, although a net without the tip stands beside it', async () => {
    const lines = ['Datum,Beschreibung,Status,Verarbeitet als,Gesamt,Netto,Trinkgeld,Gebühr,Auszahlung', '2026-06-01,Kaffee,Bezahlt,CREDIT,57.65,57.65,0.00,0.97,56.68', '2026-06-02,Kuchen,Bezahlt,DEBIT,42.91,40.91,2.00,0.73,42.18', '2026-06-09,Tee,Fehlgeschlagen,CREDIT,22.15,22.15,0.00,0.00,0.00', '2026-06-13,Rückgabe,Bezahlt,CREDIT,-7.84,-7.84,0.00,0.00,-7.84'];
    expect(await rowsOf(lines)).toEqual(['2026-06-01 5668 - Kaffee', '2026-06-02 4218 - Kuchen', '2026-06-13 -784 - Rückgabe']);
  });

  test('is what all parts of its row add up to, in a language that nobody here knows', async () => {
    const lines = ['datum,beskrivning,försäljning,skatt,frakt,avgift,hela summan', '2026-04-01,Mugg,11.83,2.25,3.00,-1.77,15.31', '2026-04-13,Annons,0,0,0,-16.72,-16.72', '2026-04-14,Mugg,27.02,5.13,3.00,-4.05,31.10', '2026-04-15,Mugg,27.02,5.13,3.00,-4.05,31.10'];
    expect(await rowsOf(lines)).toEqual(['2026-04-01 1531 - Mugg', '2026-04-13 -1672 - Annons', '2026-04-14 3110 - Mugg', '2026-04-15 3110 - Mugg']);
  });
});

test('a line that did not touch the balance is no payment, even a completed one', async () => {
  const lines = ['Date;Nom;État;Net;Solde;Impact sur le solde', '13/02/2026;Baker;Terminé;91,46;248,40;Crédit', '14/02/2026;Shop;Terminé;-25,00;248,40;Mémo', '16/02/2026;Löwen;Terminé;-32,21;216,19;Débit'];
  expect(await rowsOf(lines)).toEqual(['2026-02-13 9146 - Baker', '2026-02-16 -3221 - Löwen']);
  expect(await reasonsOf(lines)).toMatch(/did not touch the balance/);
});

test('sent is a state, and no direction', async () => {
  expect(await rowsOf(['Date,Description,Amount,Status', '2026-03-28,WeWork,-83.65,Pending', '2026-03-24,Google Ads,-609.55,Sent', '2026-03-23,Kline,912.88,Sent', '2026-03-20,Uline,-5.00,Blocked'])).toEqual(['2026-03-24 -60955 - Google Ads', '2026-03-23 91288 - Kline']);
});

test('the state of a payout is not that of its payments', async () => {
  expect(await rowsOf(['Date,Description,Payout status,Amount', '2026-03-23,Order 1,paid,91.28', '2026-03-24,Order 2,scheduled,-9.55'])).toEqual(['2026-03-23 9128 - Order 1', '2026-03-24 -955 - Order 2']);
});

test('a transfer between two currencies is what each balance paid and received', async () => {
  const lines = [
    'ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency',
    'T1,CANCELLED,OUT,2026-06-03,,2.54,EUR,Me,586.22,EUR,Fuel,586.22,EUR', 'T2,COMPLETED,IN,2026-06-04,2026-06-05,,,Co-op,850.32,USD,Me,850.32,USD',
    'T3,COMPLETED,OUT,2026-06-09,2026-06-09,2.92,EUR,Me,472.32,EUR,Internet,472.32,EUR', 'T4,COMPLETED,NEUTRAL,2026-07-01,2026-07-01,2.58,EUR,Me,430.64,EUR,Me,469.40,USD',
  ];
  expect((await rowsOf(lines)).map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual(['2026-06-05 85032 USD', '2026-06-09 -47524 EUR', '2026-07-01 -43322 EUR', '2026-07-01 46940 USD']);
});

test('a table above the payments that states their sum is left out', async () => {
  const lines = ['total_sale_amount,total_fee_amount,settlement_amount,settlement_date', '300.00,-9.00,291.00,2026-05-18', '', 'type,capture_date,amount,reference', 'SALE,2026-05-04,100.00,SO1', 'FEE,2026-05-04,-3.00,SO1', 'SALE,2026-05-05,200.00,SO2', 'FEE,2026-05-05,-6.00,SO2'];
  expect((await rowsOf(lines)).map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual(['2026-05-04 10000', '2026-05-04 -300', '2026-05-05 20000', '2026-05-05 -600']);
});

test('a state in a word that no list knows, whose rows alone have no balance', async () => {
  const lines = ['Tipas,Pradėta,Aprašymas,Suma,Būsena,Likutis', 'K,2026-02-01,Orlen,-100.00,PATVIRTINTA,900.00', 'K,2026-02-04,Allegro,-20.00,NEĮSKAITYTA,', 'P,2026-02-15,Klientas,200.00,PATVIRTINTA,1100.00', 'P,2026-02-17,Klientas,5.00,PATVIRTINTA,1105.00'];
  expect(await rowsOf(lines)).toEqual(['2026-02-01 -10000 - Orlen', '2026-02-15 20000 - Klientas', '2026-02-17 500 - Klientas']);
  expect(await reasonsOf(lines)).toMatch(/NEĮSKAITYTA/);
});

test('of a gross and a net pair of sides the net one counts', async () => {
  const lines = ['Reference,Creation Date,Type,Gross Debit (GC),Gross Credit (GC),Net Debit (NC),Net Credit (NC),Commission (NC)', 'O1,2026-03-02,Settled,,100.00,,98.20,1.80', 'O2,2026-03-14,Refunded,20.00,,20.30,,0.30', 'O3,2026-03-15,MerchantPayout,,,77.90,,'];
  expect((await rowsOf(lines)).map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual(['2026-03-02 9820', '2026-03-14 -2030', '2026-03-15 -7790']);
});
