/** Words of thanks, wages, terminals and account holders stand in ordinary lists of an account, too: what carries a minus there stays money out, or is asked about. */
import { expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const read = async (lines: readonly string[]): Promise<{ total: number; isAsked: boolean }> => {
  const { rows, reading } = await readAll(lines.join('\n'), 'export.csv');
  return { total: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0), isAsked: reading.ambiguity !== null && reading.ambiguity !== undefined };
};
const days = (count: number, line: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => `${String(at + 13).padStart(2, '0')}/03/2026,${line(at)}`);

test.each([
  ['a payment with thanks', [...days(13, (at) => `SHOP ${at} LONDON VIS,-13.00`), '26/03/2026,SARAH JONES THANK YOU BP,-20.00', '28/03/2026,ACME CR,2000.00']],
  ['a shop called so', ['Date,Description,Amount', ...days(12, (at) => `SHOP ${at},-13.00`), '26/03/2026,THANK YOU CARD SHOP,-33.00', '28/03/2026,ACME CR,2000.00']],
])('%s does not turn an account round', async (_, lines) => {
  expect((await read(lines)).total).toBeGreaterThan(180_000 - 1_000);
});

test.each(['Card Number', 'Last 4 digits', 'Card Number,Auth Code'])('sales at a terminal that notes "%s" are no purchases', async (heading) => {
  const more = heading.split(',').map(() => '1234').join(',');
  expect(await read([`Date,Terminal ID,${heading},Amount`, ...days(13, () => `T1,${more},57.00`), `27/03/2026,T1,${more},-39.00`])).toEqual({ total: 13 * 5_700 - 3_900, isAsked: false });
});

test('payments that a service collected less its fee are received, also where one was paid back', async () => {
  const lines = ['Date,Name,Type,Gross,Fee,Net', ...days(12, (at) => `Bob ${at},Website Payment,13.00,-0.50,12.50`), '28/03/2026,Bob,Payment Refund,-13.00,0.50,-12.50'];
  expect(await read(lines)).toEqual({ total: 11 * 1_250, isAsked: false });
});

test.each(['Titular', 'Titulaire'])('who holds the account ("%s") is no holder of a card', async (heading) => {
  const { total, isAsked } = await read([`Date,${heading},Texte,Amount`, ...days(13, (at) => `MARIA,Transferencia ${at},57.00`), '27/03/2026,MARIA,Endesa,-120.00']);
  expect(isAsked || total === 13 * 5_700 - 12_000).toBe(true);
});

test.each(['SALARY', 'Gehalt', 'Lön', 'RENT FLAT 3'])('an account that "%s" comes in on is not asked about, most of it has a minus', async (text) => {
  expect(await read(['Date,Description,Amount', ...days(15, (at) => `SHOP ${at},-20.00`), ...days(3, () => `${text},1500.00`)])).toEqual({ total: 3 * 150_000 - 15 * 2_000, isAsked: false });
});

test('a card whose purchases carry a minus and are of the type "Sale"', async () => {
  expect(await read(['Transaction Date,Post Date,Description,Category,Type,Amount', ...days(12, (at) => `03/20/2026,SHOP ${at},Food,Sale,-39.50`), '03/28/2026,03/28/2026,PAYMENT THANK YOU,,Payment,200.00'].map((line) => line.replace(/^(\d\d)\/03\/2026/, '03/$1/2026')))).toEqual({ total: 20_000 - 12 * 3_950, isAsked: false });
});

test.each([
  ['Crédit Agricole', ['Compte de Dépôt carte n° 123;;;', 'Solde au 31/03/2026;;;', 'Date;Libellé;Débit euros;Crédit euros'], (at: number) => `${at + 13}/03/2026;PAIEMENT PAR CARTE SHOP ${at};13,20;`, '28/03/2026;VIREMENT EN VOTRE FAVEUR ACME;;1000,00'],
  ['a card of named members', ['Status,Date,Description,Debit,Credit,Member Name'], (at: number) => `Cleared,03/${at + 13}/2026,SHOP ${at},13.20,,A SMITH`, 'Cleared,03/28/2026,"ONLINE PAYMENT, THANK YOU",,1000.00,A SMITH'],
])('sides of %s are those of a bank', async (_, head, line, last) => {
  expect(await read([...head, ...Array.from({ length: 12 }, (__, at) => line(at)), last])).toEqual({ total: 100_000 - 12 * 1_320, isAsked: false });
});
