/** Journals of double-entry books: the lines of the account that holds money count. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal } from '../test-reading.ts';

const amountsOf = async (lines: readonly string[]): Promise<number[]> => (await readAll(lines.join('\n'), 'export.csv')).rows.map(({ amountMinor }) => amountMinor);

const ENTRIES = [['194.98', '411000', 'in'], ['147.64', '613200', 'out'], ['26.23', '606100', 'out'], ['119.34', '411000', 'in'], ['49.29', '401000', 'out'], ['239.33', '411000', 'in']] as const;
const MOVED = [19_498, -14_764, -2_623, 11_934, -4_929, 23_933];
/** `names`: of the accounts that an entry has beside the bank's. */
const entries = (bank: string, named: (account: string) => string = (account) => account): string[] => ENTRIES.flatMap(([amount, account, way], at) => {
  const line = (of: string, isDebit: boolean): string => `${String(at + 10)}/07/2026;BQ00${at};${of};Libellé ${at};${isDebit ? amount : ''};${isDebit ? '' : amount}`;
  return [line(named(account), way === 'out'), line(bank, way === 'in')];
});
const HEADINGS = 'Date;Pièce;Compte;Libellé;Débit;Crédit';

describe('the account that holds money', () => {
  test('is told by a chart of accounts that is law', async () => {
    expect(await amountsOf([HEADINGS, ...entries('512000')])).toEqual(MOVED);
    expect(await amountsOf([HEADINGS, ...entries('550000', (account) => account.replace('411', '400').replace('401', '440'))])).toEqual(MOVED);
    expect(await amountsOf(['Fecha;Asiento;Cuenta;Concepto;Debe;Haber', ...entries('572000', (account) => account.replace('411', '430'))])).toEqual(MOVED);
  });

  test('is told where the lines looked at first end within an entry', async () => {
    const many = Array.from({ length: 60 }, (_, month) => entries('512000').map((line) => line.replace('07/2026', `${String(month % 12 + 1).padStart(2, '0')}/${String(2020 + Math.floor(month / 12))}`))).flat();
    expect(await amountsOf([HEADINGS, ...many])).toHaveLength(360);
    expect(await amountsOf(['Bankbuch', 'Datum;Beleg;Konto;Text;Soll;Haben', ...many])).toHaveLength(360);
  });

  test('is that of each entry of a journal that says what it is kept for', async () => {
    expect(await amountsOf(['Bankbuch 2026', 'Datum;Beleg;Konto;Text;Soll;Haben', ...entries('1020')])).toEqual(MOVED);
    expect(await amountsOf(['Journal of the bank', 'Date;No;Account;Text;Debit;Credit', ...entries('1020')])).toEqual(MOVED);
  });

  test('is known where a line of sums stands below each entry', async () => {
    const lines = entries('Business Checking', (account) => `Account ${account}`);
    const withSums = lines.flatMap((line, at) => (at % 2 === 0 ? [line] : [line.replace(/^[^;]*;[^;]*/, ';'), `;;;;${ENTRIES[(at - 1) / 2]![0]};${ENTRIES[(at - 1) / 2]![0]}`]));
    expect(await amountsOf(['Journal', 'Date;Num;Account;Memo;Debit;Credit', ...withSums])).toEqual(MOVED);
  });
});

describe('nothing tells it', () => {
  test.each([
    ['of sales', ['Journal des ventes', HEADINGS, ...entries('707000')]],
    ['of a Swiss chart', [HEADINGS, ...entries('5120', (account) => ({ 411000: '1100', 401000: '2000' } as Record<string, string>)[account] ?? '6100')]],
    ['of a French list of customers\' and suppliers\' accounts', [HEADINGS, ...entries('445660')]],
    ['of a German list of numbers', ['Datum;Beleg;Konto;Text;Soll;Haben', ...entries('9911')]],
    ['of banks in words that are not those of a journal', ['Abschluss der Bank', 'Datum;Beleg;Konto;Text;Soll;Haben', ...entries('9911')]],
    ['of West Africa, by the numbers of its till', [HEADINGS, ...entries('571000', (account) => (account === '613200' ? '521100' : account))]],
    ['of Tunisia', [HEADINGS, ...entries('532100', (account) => (account === '613200' ? '541000' : account))]],
    ['of Switzerland or Québec with five digits', [HEADINGS, ...entries('10200', (account) => ({ 613200: '57000', 606100: '51300' } as Record<string, string>)[account] ?? '40200')]],
    ['of Colombia, where what stands in fives revalues', ['Fecha;Asiento;Cuenta;Concepto;Debe;Haber', ...entries('111005', (account) => (account === '613200' ? '570500' : account))]],
    ['of France, where cards are paid through an account of theirs', [HEADINGS, ...entries('511200', (account) => (account === '613200' ? '512000' : account))]],
    ['of purchases, of which few are paid', [HEADINGS, ...entries('401000', (account) => (account === '401000' ? '512000' : account))]],
  ])('in books %s', async (_, lines) => {
    expect(await refusal(lines.join('\n'), 'export.csv')).toMatch(/double-entry/);
  });
});

describe('in a cash book the account of each entry is not that of money', () => {
  const sold = (sales: string, tills: readonly string[]): string[] => tills.flatMap((till, at) => [`${String(at + 10)}.07.2026;${till};Verkauf ${at};${at + 5}.10;`, `${String(at + 10)}.07.2026;${sales};Verkauf ${at};;${at + 5}.10`]);
  test.each([
    ['but that of the sales', sold('8400', ['1000', '1460', '1361', '1000', '1460', '1000'])],
    ['but that of the sales, with a name', sold('Ricavi', ['Contanti', 'Carte', 'Buoni', 'Contanti', 'Carte', 'Carte'])],
    ['nor where it has lines on one side alone', sold('1800', ['4400', '4400', '3300', '6300', '4400', '4400'])],
    ['nor across from tills alone', sold('2100', ['1010', '1000', '1020', '1010', '1000', '1020'])],
    ['but that of the sales, with a refund', [...sold('8400', ['1000', '1460', '1361', '1000', '1460', '1776']), '20.07.2026;8400;Rabatt;9.00;', '20.07.2026;4980;Rabatt;;9.00']],
  ])('%s', async (_, lines) => {
    expect(await refusal(['Kassenbuch März 2026', 'Datum;Konto;Text;Soll;Haben', ...lines].join('\n'), 'export.csv')).toMatch(/double-entry/);
  });
});

describe('a transfer that was refunded', () => {
  const list = (...rows: readonly string[]): string[] => ['ID,Status,Direction,Finished on,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency', '1,COMPLETED,OUT,2026-03-12,Me,100.00,EUR,Ana,100.00,EUR', '2,REFUNDED,OUT,2026-03-13,Me,55.00,EUR,Bo,55.00,EUR', ...rows];

  test('came back, and moved nothing', async () => {
    const { rows, reading } = await readAll(list('3,COMPLETED,IN,2026-03-14,Cy,80.00,EUR,Me,80.00,EUR').join('\n'), 'export.csv');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-10_000, 8_000]);
    expect(reading.problems).toMatchObject([{ reason: expect.stringContaining('REFUNDED') }]);
  });

  test('counts where its way back is listed, too', async () => {
    expect(await amountsOf(list('3,COMPLETED,IN,2026-03-14,Bo,55.00,EUR,Me,55.00,EUR'))).toEqual([-10_000, -5_500, 5_500]);
  });

  test.each([
    ['less a fee', ['3,COMPLETED,IN,2026-03-14,Bo,54.20,EUR,Me,54.20,EUR'], [-10_000, -5_500, 5_420]],
    ['in a line of the same state', ['3,REFUNDED,IN,2026-03-14,Cy,80.00,EUR,Me,80.00,EUR'], [-10_000, -5_500, 8_000]],
  ])('counts where its way back is listed %s', async (_, rows, moved) => {
    expect(await amountsOf(list(...rows))).toEqual(moved);
  });

  test('is none where a line says that it is a refund', async () => {
    const refund = list('3,REFUND,IN,2026-03-14,Cy,80.00,EUR,Me,80.00,EUR').filter((line) => !line.includes('REFUNDED'));
    expect(await amountsOf(refund)).toEqual([-10_000, 8_000]);
  });
});
