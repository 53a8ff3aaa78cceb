/** Lists of those who are on the other side of what a sign seems to show: sellers of vehicles, guests, borrowers, cards. None may be read without a question. */
import { describe, expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const asks = async (lines: readonly string[]): Promise<string | undefined> => (await readAll(lines.join('\n'), 'export.csv')).reading.ambiguity?.about;
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const list = (headings: string, line: (at: number) => string, count = 12): string[] => [headings, ...Array.from({ length: count }, (_, at) => `${day(at)},${line(at)}`)];
const euro = (at: number): string => (57 + ((at * 37) % 91)).toFixed(2);

describe('vehicles and fuel', () => {
  const fuel = (at: number): string => ['Diesel', 'Petrol'][at % 2]!;

  test.each<[string, string, (at: number) => string]>([
    ['sold', 'Date,Registration,Location,Mileage,Fuel,Price', (at) => `AB${at} XYZ,York,${20_000 + at},${fuel(at)},${euro(at)}`], ['hired out', 'Date,Plate,Location,Driver,Fuel type,Amount', (at) => `AB${at % 2},York,Eve,${fuel(at)},${euro(at)}`],
    ['mended', 'Date,Card,Registration,Site,Job,Amount', (at) => `77${at % 2},AB${at % 2},York,Diesel injector clean,${euro(at)}`], ['washed', 'Date,Card,Registration,Site,Service,Amount', (at) => `77${at % 2},AB${at % 2},York,${at % 2 ? 'Super' : 'Wash'},${euro(at)}`],
    ['filled for others', 'Date,Vehicle,Location,Product,Litres,Amount charged', (at) => `AB${at % 2},York,${fuel(at)},${30 + at}.5,${euro(at)}`], ['paid back for', 'Date,Vehicle,Site,Driver,Item,Recovered', (at) => `AB${at % 2},York,Eve,${fuel(at)},${euro(at)}`],
  ])('%s', async (_, headings, line) => {
    expect(await asks(list(headings, line))).toBe('sign');
  });
});

describe('a customer beside a fee', () => {
  test.each(['Date,Customer,Refund,Fee,Payment intent', 'Date,Guest,Amount,Booking fee,Hotel', 'Date,Buyer,Amount,Fee,Shop', 'Date,Customer,Amount,Agency fee,Channel', 'Date,Customer,Amount lent,Arrangement fee,Mandate', 'Date,Kunde,Betrag,Gebühr,Auszahlung'])('%s', async (headings) => {
    expect(await asks(list(headings, (at) => `Ann ${at},${euro(at)},1.20,${at % 2 ? 'Alpha' : 'Beta'}`))).toBe('sign');
  });
});

describe('amounts that take turns with what was paid out', () => {
  test.each(['Data,Causale,Ospite,Importo,Pagato', 'Date,Text,Order number,Amount,Paid out', 'Date,Text,Confirmation code,Amount,Paid out'])('each of somebody who paid or was paid: %s', async (headings) => {
    expect(await asks([headings, ...Array.from({ length: 8 }, (_, at) => `${day(at)},Bill,AB-${at},${euro(at)},\n${day(at)},Paid,AB-${at},,${euro(at)}`)])).toBe('sign');
  });
});

describe('purchases on a card, and what the card was paid', () => {
  const card = (bought: (at: number) => string, paid: (at: number) => string): string[] => list('Date,Description,Amount', (at) => (at % 4 === 0 ? `${paid(at)},-${euro(at)}` : `${bought(at)},${euro(at)}`), 24);
  const shop = (at: number): string => ['Ikea', 'Shell', 'Lidl', 'Zara'][at % 4]!;

  test.each<[string, (at: number) => string, (at: number) => string]>([
    ['invoices of sellers', (at) => `${String.fromCharCode(65 + at)}corp invoice ${4711 + at}`, (at) => `${at % 8 ? 'Checking Chase' : 'Girokonto Wells'}`], ['the same sellers again and again', (at) => `${['AWS', 'Figma'][at % 2]} invoice ${at + 100}`, (at) => `Topup ${shop(at / 4)}`],
    ['paid to the card', shop, (at) => `Transfer to Visa 44${at}`], ['all to one', shop, (at) => `BPAY to Acme ${at}`],
  ])('%s', async (_, bought, paid) => {
    expect(await asks(card(bought, paid))).toBe('sign');
  });

  test.each(['Anulación compra', 'Annullo acquisto', 'Aankoop geannuleerd', 'Retur kortköp', 'Отмена покупка', 'Satın alma iptal', 'Ακύρωση αγορά', 'Compra devuelta', 'Plată din cont curent', 'Plata card'])('taken back or paid in: %s', async (text) => {
    expect(await asks(card(shop, (at) => `${text} ${shop(at / 4)}`))).toBe('sign');
  });
});

describe('what a shop calls what its customers bought', () => {
  test.each(['Einkauf Kunde Meier', 'compra cliente 12', 'Achat client 12', 'Aankoop klant 12'])('says nothing of the owner: %s', async (text) => {
    const lines = list('Date,Debit,Credit,Text', (at) => (at % 3 === 0 ? `${euro(at)},,Miete` : `,${euro(at)},${text}`));
    expect((await readAll(lines.join('\n'), 'export.csv')).rows[1]?.amountMinor ?? 1).toBeGreaterThan(0);
  });
});

describe('what is left for somebody else', () => {
  test.each(['Date,Stilist,Umsatz,Provision Salon,Betrag', 'Date,Nom,Brut,Retenue,Montant', 'Date,Consigned by,Price,Our commission,Due to maker', 'Date,Who,Sales,Commission,Rest'])('%s', async (headings) => {
    expect(await asks(list(headings, (at) => `${['Ann Lee', 'Bo Kim', 'Dan Roe'][at % 3]},${100 + at * 10}.00,-${20 + at * 2}.00,${80 + at * 8}.00`))).toBe('sign');
  });

  test('a movement between two balances is none', async () => {
    const moved = (at: number): number => -(20 + ((at * 13) % 17));
    const before = (at: number): number => 2000 + Array.from({ length: at }, (_, earlier) => moved(earlier)).reduce((sum, next) => sum + next, 0);
    const { rows } = await readAll(list('Day,Who,Prior,Moved,Then', (at) => `Shop ${at},${before(at)}.00,${moved(at)}.00,${before(at + 1)}.00`).join('\n'), 'export.csv');
    expect(rows[1]!.amountMinor).toBe(moved(1) * 100);
  });
});
