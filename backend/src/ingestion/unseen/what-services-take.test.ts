/** What a service collects, keeps and sends on: which of its numbers moved, and which way. */
import { describe, expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const read = async (lines: readonly string[]): ReturnType<typeof readAll> => readAll(lines.join('\n'), 'export.csv');
const amounts = async (lines: readonly string[]): Promise<number[]> => (await read(lines)).rows.map(({ amountMinor }) => amountMinor);
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const list = (headings: string, line: (at: number) => string, count = 12): string[] => [headings, ...Array.from({ length: count }, (_, at) => `${day(at)},${line(at)}`)];
const asks = async (lines: readonly string[]): Promise<string | undefined> => (await read(lines)).reading.ambiguity?.about;

describe('payments of customers beside what it cost to collect them', () => {
  test.each(['Date,Customer,Amount,Fees,Payment intent', 'Date,Customer Email,Amount,Fee,Gateway response', 'Date,Acheteur,Montant,Frais,Mandate id'])('are money in: %s', async (headings) => {
    expect((await amounts(list(headings, (at) => `c${at}@example.com,${40 + at}.00,1.20,card`)))[0]).toBe(4_000);
  });

  test.each(['Date,Customer,Amount,Fees,Note', 'Date,Recipient,Amount,Fee,Channel', 'Date,Client,Amount,Fee,Note', 'Date,Customer,Amount,Rate,Channel'])('are asked about where nothing shows a service, or somebody else is paid: %s', async (headings) => {
    expect(await asks(list(headings, (at) => `Ann ${at},${40 + at}.00,1.20,card`))).toBe('sign');
  });

  test('are asked about where what is called a fee is most of the amount, or a driver gets the rest', async () => {
    expect(await asks(list('Date,Customer,Amount,Fee,Channel', (at) => `Ann ${at},${40 + at}.00,30.00,card`))).toBe('sign');
    expect(await asks(list('Date,Customer,Amount,Commission,Channel,Driver', (at) => `Ann ${at},${40 + at}.00,3.00,card,Bob`))).toBe('sign');
  });
});

describe('a sale less what was taken off it', () => {
  const sale = (at: number): string => (at % 5 === 4 ? `Item ${at},-20.00,3.00,-17.00` : `Item ${at},${40 + at}.00,-6.00,${34 + at}.00`);

  test.each(['Date,Omschrijving,Verkoopprijs,Commissie,Uit te betalen', 'Date,Text,Verkaufspreis,Provision,Rest', 'Date,Libellé,Prix de vente,Commission,Reversement'])('is what moved, also where the heading of the rest is in no list: %s', async (headings) => {
    expect((await amounts(list(headings, sale))).slice(3, 5)).toEqual([3_700, -1_700]);
  });

  test.each(['Date,Shop,List price,Discount,Paid', 'Date,Employee,Pay,Retenue,Rest', 'Date,Supplier,Price,Provision,Rest'])('is asked about where it may be what others are paid, or what was bought with a discount: %s', async (headings) => {
    expect(await asks(list(headings, sale))).toBe('sign');
  });

  test('is none of payments that were chosen among many, with the balance before and after each', async () => {
    const lines = list('Date,Text,Vor,Bewegung,Nach', (at) => `Text ${at},${900 + at * 50}.00,-${at * at + 1}.00,${900 + at * 50 - at * at - 1}.00`);
    expect((await read(lines)).reading.ambiguity?.question).toContain('The balances of this file do not follow');
  });

  test('is no balance before and after', async () => {
    expect((await amounts(list('Date,Text,Vor,Bewegung,Nach', (at) => `Text ${at},${500 - at}.00,-1.00,${499 - at}.00`))).every((minor) => minor === -100)).toBe(true);
  });
});

describe('what a service owes and sends on', () => {
  const turns = (sent: (at: number) => number = (at) => 100 + at): string[] => Array.from({ length: 8 }, (_, at) => `${day(at)},Reservation,Guest ${at},${100 + at}.00,\n${day(at)},Payout,To the bank,,${sent(at)}.00`);

  const ofService = Array.from({ length: 8 }, (_, at) => `${day(at)},Reservation,AB${at},7.${at}1,${100 + at}.00,\n${day(at)},Payout,,,,${100 + at}.00`);

  test.each(['Date,Type,Confirmation code,Guest,Amount,Paid out', 'Datum,Typ,Gast,Servicegebühr,Betrag,Ausgezahlt', 'Date,Type,Voyageur,Frais de service,Montant,Versement'])('is money in, and out to the own bank on the same day: %s', async (headings) => {
    expect((await amounts([headings, ...ofService])).slice(0, 2)).toEqual([10_000, -10_000]);
  });

  test.each(['Fecha,Tipo,Nota,Importe,Pago', 'Date,Type,Note,Amount,Paid out', 'Date,Type,Note,Montant,Versement'])('is asked about where it may be what was billed and what was paid: %s', async (headings) => {
    expect((await read([headings, ...turns()])).reading.ambiguity?.about).toBe('sign');
  });

  test('is asked about where both stand in one row, as of claims', async () => {
    expect(await asks(list('Date,Text,Amount,Paid out', (at) => `Claim ${at},${at + 5}.00,${at + 4}.00`))).toBe('sign');
  });

  test('of two accounts of books that are even each day is still refused', async () => {
    await expect(read(['Date,Account,Text,Debit,Credit', ...Array.from({ length: 5 }, (_, at) => `${day(at)},Alpha,Text ${at},${at + 7}.00,\n${day(at)},Beta,Text ${at},,${at + 7}.00`)])).rejects.toThrow(/double-entry|which account/);
  });
});

describe('cards for vehicles', () => {
  const taken = (at: number): string => `4410${at % 2},AB 12${at % 3},${['Shell York', 'BP Hull', 'Esso Leeds'][at % 3]},${['Diesel', 'AdBlue', 'Maut'][at % 3]},${50 + at}.00,${10 + at / 5},${(60 + at * 1.2).toFixed(2)}`;

  test.each(['Date,Card,Registration,Site name,Product,Net,VAT,Gross', 'Date,Kartennummer,Kennzeichen,Servicestelle,Produkt,Netto,MwSt-Betrag,Brutto', 'Date,Carte,Immatriculation,Station,Produit,HT,TVA,Total'])('list what was bought, with its tax: %s', async (headings) => {
    expect((await amounts(list(headings, taken)))[0]).toBe(-6_000);
  });

  test.each(['Date,Card,Registration,Terminal,Product,Net,VAT,Gross', 'Date,Card,Customer,Site name,Product,Net,VAT,Gross', 'Date,Invoice,Registration,Site name,Product,Net,VAT,Gross'])('of customers at a till are asked about: %s', async (headings) => {
    expect(await asks(list(headings, taken))).toBe('sign');
  });

  test('are not those of whoever parks many', async () => {
    expect(await asks(list('Date,Card,Plate,Location,Product,Net,VAT,Gross', (at) => taken(at).replace(/Diesel|AdBlue|Maut/, 'Parking')))).toBe('sign');
  });

  test('say nothing of the work of a garage', async () => {
    expect(await asks(list('Date,Registration,Site,Job,Net,VAT,Gross', (at) => `AB 12${at % 3},York,Brake pads,${50 + at}.00,${10 + at / 5},${(60 + at * 1.2).toFixed(2)}`))).toBe('sign');
  });
});

describe('a fee of the oldest payment alone', () => {
  const rows = (opening: string, first: string): string[] => ['Date,Description,Amount,Fee,Balance', ...(opening ? [`2026-03-01,Opening balance,,,${opening}`] : []), first, '2026-03-02,Shop A,-20.00,0.00,477.50', '2026-03-03,Shop B,-30.00,0.00,447.50', '2026-03-04,Client,100.00,0.00,547.50'];

  test('is charged where the balance before it, or a new account, shows it', async () => {
    expect((await amounts(rows('', '2026-03-01,Top up,500.00,2.50,497.50')))[0]).toBe(49_750);
    expect((await amounts(rows('1000.00', '2026-03-01,To A,-500.00,2.50,497.50')))[0]).toBe(-50_250);
  });

  test('is not where that balance shows the amount alone', async () => {
    expect((await amounts(rows('997.50', '2026-03-01,To A,-500.00,2.50,497.50')))[0]).toBe(-50_000);
  });
});
