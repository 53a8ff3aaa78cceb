/** Balances and sums under any name, among the payments or beside them, are shown by what the numbers add up to. */
import { describe, expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const read = async (lines: readonly string[]): Promise<{ amounts: number[]; question: string | null }> => {
  const { rows, reading } = await readAll(lines.join('\n'), 'export.csv');
  return { amounts: rows.map(({ amountMinor }) => amountMinor), question: reading.ambiguity?.question ?? null };
};
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const MOVED = [-1_250, -430, 8_800, -2_010, 5_500, -777, -1_234, 9_120, -60, -415];
const printed = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
const totalsFrom = (opening: number): number[] => MOVED.map((_, at) => MOVED.slice(0, at + 1).reduce((sum, minor) => sum + minor, opening));

describe('a column whose steps are what other columns of the row say', () => {
  const pair = (at: number): string => (MOVED[at]! < 0 ? `${printed(MOVED[at]!)},` : `,${printed(MOVED[at]!)}`);
  const totals = totalsFrom(100_000);

  test.each([['Dr Amount', 'Cr Amount', 'Total Amount', ' Cr'], ['Withdrawals', 'Deposits', 'Total', ''], ['Uscite', 'Entrate', 'Totale', ''], ['Ausgaben', 'Einnahmen', 'Gesamt', ' H'], ['Wydatki', 'Wpływy', 'Suma', ''], ['Débit', 'Crédit', 'Montant total', ''], ['Cargo', 'Abono', 'Importe', ''], ['Uit', 'In', 'Totaal', '']])('is the balance: %s, %s, %s', async (out, into, total, mark) => {
    expect(await read([`Date,Text,${out},${into},${total}`, ...MOVED.map((_, at) => `${day(at)},Row ${at},${pair(at)},${printed(totals[at]!)}${mark}`)])).toEqual({ amounts: MOVED, question: null });
  });

  test('also with the newest first, beside amounts with signs, or a word for the way', async () => {
    expect((await read(['Date,Text,Dr Amount,Cr Amount,Total Amount', ...MOVED.map((_, at) => `${day(at)},Row ${at},${pair(at)},${printed(totals[at]!)}`).reverse()])).amounts).toEqual([...MOVED].reverse());
    expect((await read(['Date,Text,Movement,Total', ...MOVED.map((minor, at) => `${day(at)},Row ${at},${(minor / 100).toFixed(2)},${printed(totals[at]!)}`)])).amounts).toEqual(MOVED);
  });

  test('is none where the steps are others', async () => {
    expect((await read(['Date,Text,Fee,Amount', ...MOVED.map((minor, at) => `${day(at)},Row ${at},${at}.10,${(minor / 100).toFixed(2)}`)])).amounts).toEqual(MOVED);
    expect((await read(['Date,Text,Step,Amount', ...MOVED.map((_, at) => `${day(at)},Row ${at},10.00,${at % 2 === 0 ? '-' : ''}${at * 10 + 5}.00`)])).amounts).toEqual(MOVED.map((_, at) => (at % 2 === 0 ? -1 : 1) * (at * 1_000 + 500)));
  });
});

describe('lines that state what others come to', () => {
  const totals = totalsFrom(50_000);
  const withDaily = (saying: string): string[] => MOVED.flatMap((minor, at) => [`${day(at)};Row ${at};${printed(minor)} ${minor < 0 ? 'D' : 'C'}`, `${day(at)};${saying};${printed(totals[at]!)} C`]);

  test.each(['SALDO DO DIA', 'Saldo diario', 'Tagessaldo', 'Solde du jour', 'Daily balance', 'saldo_do_dia', 'Stan na dzień', 'Dagsavslut', 'Päivän kassa', 'ENCERRAMENTO', 'END OF DAY'])('are no payments, or are asked about: %s', async (saying) => {
    const { amounts, question } = await read(['DATA;TEXTO;VALOR', ...withDaily(saying)]);
    expect(question === null ? amounts : question).toEqual(question === null ? MOVED : expect.stringMatching(/seems to be a balance or a sum of other lines/));
  });

  test.each(['SALDO DO DIA', 'Tagessaldo', 'initial_available_balance'])('are known by their words: %s', async (saying) => {
    expect((await read(['DATA;TEXTO;VALOR', ...withDaily(saying)])).amounts).toEqual(MOVED);
  });

  const signed = MOVED.map((minor, at) => `${day(at)},Row ${at},${(minor / 100).toFixed(2)}`);
  const sum = (MOVED.reduce((all, minor) => all + minor, 0) / 100).toFixed(2);

  test('such as a sum below or above all of them, with a date', async () => {
    expect((await read(['Date,Text,Amount', ...signed, `${day(20)},Overall,${sum}`])).question).toMatch(/"Overall" \(172\.44\) seems to be a balance or a sum/);
    expect((await read(['Date,Text,Amount', `${day(20)},Overall,${sum}`, ...[...signed].reverse()])).question).toMatch(/seems to be/);
  });

  test('such as what was there before the oldest one', async () => {
    const from = totalsFrom(120_000);
    const lines = [`${day(0)},Cash balance start,1200.00,1200.00`, ...signed.map((line, at) => `${line},${printed(from[at]!)}`)];
    expect((await read(['Date,Text,Amount,Balance', ...lines])).question).toMatch(/Cash balance start/);
    expect((await read(['Date,Text,Amount,Balance', ...lines].map((line) => line.replace('Cash balance start', 'initial_available_balance')))).amounts).toEqual(MOVED);
    expect((await read(['Date,Text,Amount,Balance', ...lines].map((line) => line.replace('Cash balance start', 'Owner pays in')))).amounts).toEqual([120_000, ...MOVED]);
  });

  test.each([['Cash balance start', /Cash balance start/], ['Kassensaldo Übertrag Saldo', /Saldo/]])('also where no balances stand beside the payments: %s', async (saying, asked) => {
    expect((await read(['Date,Text,Amount', `${day(0)},${saying},1200.00`, ...signed])).question).toMatch(asked);
  });

  test.each(['Balance payment', 'Final balance Miller wedding', 'Solde facture Durand', 'Restsaldo Rechnung Maier', 'Balance due'])('and never what a customer still owed: %s', async (saying) => {
    expect((await read(['Date,Text,Amount', `${day(0)},${saying},1200.00`, ...signed])).question).toBeNull();
    expect((await read(['Date,Text,Amount', ...signed, `${day(12)},${saying},1200.00`])).question).toBeNull();
  });

  test('and never one of a few amounts that come again', async () => {
    expect((await read(['Date,Text,Amount', ...[30, -30, 45, -45, 80, -5, 5, 80].map((amount, at) => `${day(at)},Row ${at},${amount}.00`)])).question).toBeNull();
  });

  test('and never payments that come to nothing with the others, or come again', async () => {
    expect((await read(['Date,Text,Amount', ...signed, `${day(20)},Payout of all,-${sum}`])).question).toBeNull();
    expect((await read(['Date,Text,Amount', ...MOVED.flatMap((minor, at) => [`${day(at)},Row ${at},${(minor / 100).toFixed(2)}`, `${day(at)},Card fee,-${at % 3}.35`])])).question).toBeNull();
  });
});

describe('balances before each payment', () => {
  const before = totalsFrom(300_000).map((after, at) => after - MOVED[at]!);

  test.each(['', 'Date,Text,Balance,Amount'])('contradict nothing: "%s"', async (headings) => {
    const lines = MOVED.map((minor, at) => `${day(at)},Row ${at},${printed(before[at]!)},${(minor / 100).toFixed(2)}`);
    expect(await read(headings === '' ? lines : [headings, ...lines])).toEqual({ amounts: MOVED, question: null });
    expect(await read([...(headings === '' ? [] : [headings]), ...[...lines].reverse()])).toEqual({ amounts: [...MOVED].reverse(), question: null });
  });
});

test('of several columns of sides those count that the balances go with', async () => {
  const charge = (minor: number): number => (minor > 0 ? 10 : 0);
  let held = 300_000;
  const lines = MOVED.map((minor, at) => `${day(at)},Row ${at},${printed(Math.abs(minor) + charge(minor))},${minor < 0 ? printed(minor) : '0.00'},${minor > 0 ? printed(minor) : '0.00'},${printed(held)},${printed((held += minor))},${printed(charge(minor))}`);
  expect(await read(['Date,Text,Transaction Amount,Settlement Debit,Settlement Credit,Balance Before,Balance After,Charge', ...lines])).toEqual({ amounts: MOVED, question: null });
});

describe('what was there on one day', () => {
  const position = (at: number): string => `${at + 4};Share ${at};${100 + at * 7},50;${at % 3 === 0 ? '-' : '+'}${at * 13 + 4},10;2026-03-13`;

  test.each(['Menge;Titel;Wert;Differenz;Kurstag', 'Ilość;Walor;Wartość;Zysk;Dzień wyceny', 'Määrä;Osake;Arvo;Muutos;Kurssipäivä', 'Aantal;Fonds;Waarde;Verschil;Koersdag'])('is no list of payments: %s', async (headings) => {
    const { reading } = await readAll([headings, ...Array.from({ length: 12 }, (_, at) => position(at))].join('\n'), 'export.csv');
    expect(reading.ambiguity?.question ?? JSON.stringify(reading)).toMatch(/All lines of this file are of one day|No transactions found|Which|nothing else tells/);
  });

  test('the takings of one day are', async () => {
    expect((await read(['Date,Item,Receipt,Amount', ...Array.from({ length: 12 }, (_, at) => `2026-03-13,Item ${at},R${at},${at % 4 === 0 ? '-' : ''}${at + 3}.10`)])).question).not.toMatch(/one day/);
  });
});
