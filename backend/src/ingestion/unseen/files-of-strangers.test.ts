/** Layouts of real exports that once were read wrongly without a word, or refused although they can be read: what each taught, in a few lines. */
import { describe, expect, test } from '@jest/globals';
import { placedRow, tinyPdf } from '../pdf/test-pdf.ts';
import { readAll, refusal, short } from '../test-reading.ts';

const rowsOf = async (lines: readonly string[]): Promise<string[]> => short((await readAll(lines.join('\n'), 'export.csv')).rows);
const questionOf = async (lines: readonly string[]): Promise<string | undefined> => (await readAll(lines.join('\n'), 'export.csv')).reading.ambiguity?.question;

describe('currencies', () => {
  test('two columns of amounts that name a currency each', async () => {
    expect(await rowsOf(['Date,Text,CAD$,USD$', '2024-03-01,Transfer,850.00,', '2024-03-08,Stripe,,4140.00', '2024-03-21,Wire fee,,-15.00'])).toEqual(['2024-03-01 85000 CAD Transfer', '2024-03-08 414000 USD Stripe', '2024-03-21 -1500 USD Wire fee']);
  });

  test('"Amount EUR" and "Amount USD", of which each row fills one', async () => {
    expect(await rowsOf(['Date,Text,Amount EUR,Amount USD', '2024-03-01,Rent,-850.00,', '2024-03-08,Stripe,,4140.00'])).toEqual(['2024-03-01 -85000 EUR Rent', '2024-03-08 414000 USD Stripe']);
  });

  test('the only one that the lines beside the payments name', async () => {
    expect(await rowsOf(['Account Details For:,Business Account 012 (SGD)', '', 'Date,Text,Debit,Credit', '29 Mar 2024,Rent,1280.00,', '18 Mar 2024,Sales,,5450.00'])).toEqual(['2024-03-29 -128000 SGD Rent', '2024-03-18 545000 SGD Sales']);
    expect(await rowsOf(['Date;Libellé;Débit euros;Crédit euros', '31/01/2024;Loyer;1 240,00;', '26/01/2024;Client;;3 600,00'])).toEqual(['2024-01-31 -124000 EUR Loyer', '2024-01-26 360000 EUR Client']);
  });

  test('none where two are named', async () => {
    expect(await rowsOf(['Accounts in EUR and USD', 'Date,Text,Amount', '2024-03-13,Rent,-850.00'])).toEqual(['2024-03-13 -85000 - Rent']);
  });

  test('rand and lira behind or before the number', async () => {
    expect(await rowsOf(['Date,Text,Amount', '2024-03-13,Rent,-R 850.00', '2024-03-14,Sales,"R 1,850.00"'])).toEqual(['2024-03-13 -85000 ZAR Rent', '2024-03-14 185000 ZAR Sales']);
    expect(await rowsOf(['Tarih/Saat;İşlem Tutarı;Açıklama', '14/03/2024-10:05:20;45.120,75 TL;Gelen', '18/03/2024-11:05:21;-456,30 TL;Fatura'])).toEqual(['2024-03-14 4512075 TRY Gelen', '2024-03-18 -45630 TRY Fatura']);
  });
});

describe('what is no payment', () => {
  test('a list of several accounts that holds each payment twice', async () => {
    const journal = ['Date,Text,Debit,Credit', '2024-02-13,Invoice,2200.00,', '2024-02-13,Invoice,,2200.00', '2024-02-14,Paid,1800.00,', '2024-02-14,Paid,,1800.00', '2024-02-28,Wages,,750.00', '2024-02-28,Wages,750.00,'];
    expect(await refusal(journal.join('\n'), 'export.csv')).toMatch(/every payment twice/);
  });

  test('a table of balances behind that of the payments', async () => {
    const { rows, reading } = await readAll(['Data;Historico;Credito;Debito;Saldo', '15/01/2024;Pix;1850,00;;2850,00', '16/01/2024;Copel;;412,33;2437,67', '', 'Saldos Invest', 'Data;Historico;Valor', '31/01/2024;SALDO INVEST FACIL;15000,00'].join('\n'), 'export.csv');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([185_000, -41_233]);
    expect(reading.problems.map(({ reason }) => reason).join()).toMatch(/holds no payments/);
  });

  test('one that failed, whatever its status calls it', async () => {
    expect(await rowsOf(['Date,Status,Text,Amount', '2024-02-21,PAYMENT DEPOSITED,Haircut,150.00', '2024-02-16,PAYMENT FAILED,Supplies,-80.00'])).toEqual(['2024-02-21 15000 - Haircut']);
  });

  test('but a payment may be numbered like a balance', async () => {
    expect(await rowsOf(['ID,Date,Amount,Text', 'BALANCE-88,2024-02-09,-1000.00,Converted', 'CARD-1402,2024-02-02,19.99,Refund'])).toEqual(['2024-02-09 -100000 - Converted', '2024-02-02 1999 - Refund']);
  });

  test('a settlement of orders is one where every row adds up to its total', async () => {
    expect(await rowsOf(['date,order id,sku,quantity,description,sales,tax,fees,total', '2024-01-14,1,MUG,1,Mug,24.99,2.06,-3.75,23.30', '2024-01-19,2,,,Transfer,0,0,-8000.00,-8000.00'])).toEqual(['2024-01-14 2330 - Mug', '2024-01-19 -800000 - Transfer']);
  });
});

test('of balances before and after each payment, the former do not turn the signs round', async () => {
  const lines = ['456789012\tEUR\t20240304\t3000,50\t2936,00\t20240304\t-64,50\tInternet', '456789012\tEUR\t20240308\t2936,00\t4811,00\t20240308\t1875,00\tInvoice 7', '456789012\tEUR\t20240319\t4811,00\t4721,68\t20240319\t-89,32\tTimber'];
  expect(await rowsOf(lines)).toEqual(['2024-03-04 -6450 EUR Internet', '2024-03-08 187500 EUR Invoice 7', '2024-03-19 -8932 EUR Timber']);
});

test('what a marketplace calls its warehouses is no currency', async () => {
  expect((await readAll(['total-amount\tcurrency\tdescription\tamount\tfulfillment-id\tposted-date', '44,13\tEUR\t\t\t\t', '\t\tPrincipal\t49,90\tAFN\t15.01.2024', '\t\tCommission\t-5,77\tAFN\t15.01.2024'].join('\n'), 'export.txt')).rows.map(({ currency }) => currency)).not.toContain('AFN');
});

test('sums of one side are no payments in Portuguese either', async () => {
  expect(await rowsOf(['Data;Descrição;Valor', '2024-03-04;Pix Padaria;1520,00', '2024-03-04;Total de entradas;1520,00', '2024-03-11;Boleto Energia;-312,77', '2024-03-11;Total de saídas;-312,77'])).toEqual(['2024-03-04 152000 - Pix Padaria', '2024-03-11 -31277 - Boleto Energia']);
});

test('a balance in the debit column is that of one\'s own books or of an overdrawn account: it is asked', async () => {
  const ledger = ['Date,Details,Debit,Credit', ',Brought forward,"10,250.00",', '15/04/2024,Sales,"4,560.00",', '16/04/2024,Timber,,"2,187.50"'];
  expect(await questionOf(ledger)).toMatch(/Debit and Credit/);
});

test('cells between single quotes are none where others go on in the next line', async () => {
  expect(await rowsOf(['Date,Text,Amount,City,Reference', `2024-03-22,DELTA,-418.80,"AUSTIN\nTX",'3201'`, `2024-03-20,STAPLES,-84.17,"AUSTIN\nTX",'3202'`, `2024-03-19,SALE,84.17,"AUSTIN\nTX",'3203'`])).toEqual(['2024-03-22 -41880 - DELTA', '2024-03-20 -8417 - STAPLES', '2024-03-19 8417 - SALE']);
});

test('an apostrophe keeps a cell as text, and remarks below are no dates', async () => {
  const lines = ['Periode : 01/01/2024 - 31/01/2024', 'Tanggal Transaksi,Keterangan,Jumlah,,Saldo', `'02/01,TOKO,"3,500.00",CR,"16,000.00"`, `'15/01,PLN,"1,125.50",DB,"14,874.50"`, `'16/01,ADM,"17.00",DB,"14,857.50"`, 'Saldo Awal : 12,500.00', 'Mutasi Kredit : 3,500.00', 'Saldo Akhir : 14,857.50'];
  expect(await rowsOf(lines)).toEqual(['2024-01-02 350000 - TOKO', '2024-01-15 -112550 - PLN', '2024-01-16 -1700 - ADM']);
});

describe('PDF', () => {
  const pdf = (positions: number[], rows: string[][]): Uint8Array => tinyPdf([rows.flatMap((texts, index) => placedRow(40 + index * 24, positions, texts))]);

  test('the years of short dates come from the days of both balances', async () => {
    const { rows } = await readAll(pdf([40, 110, -560], [['Kontoauszug 3/2024'], ['', 'alter Kontostand vom 29.02.2024', '2.500,50 H'], ['Datum', 'Vorgang', 'Betrag'], ['05.03.', 'Strom', '312,00 S'], ['28.03.', 'Scheck', '1.500,00 H'], ['', 'neuer Kontostand vom 29.03.2024', '3.688,50 H']]), 'a.pdf');
    expect(short(rows)).toEqual(['2024-03-05 -31200 - Strom', '2024-03-28 150000 - Scheck']);
  });

  test('the balances of the days are no payments', async () => {
    const { rows } = await readAll(pdf([40, 110, -560], [
      ['Statement period December 15, 2023 through January 16, 2024'], ['DEPOSITS AND ADDITIONS'], ['DATE', 'DESCRIPTION', 'AMOUNT'], ['12/18', 'Toast', '4,125.77'], ['WITHDRAWALS'], ['DATE', 'DESCRIPTION', 'AMOUNT'], ['01/08', 'Dropbox', '11.99'],
      ['DAILY ENDING BALANCE'], ['DATE', 'DATE PAID', 'AMOUNT'], ['12/18', '', '19,460.88'], ['01/08', '', '19,448.89'],
    ]), 'a.pdf');
    expect(short(rows)).toEqual(['2023-12-18 412577 - Toast', '2024-01-08 -1199 - Dropbox']);
  });
});
