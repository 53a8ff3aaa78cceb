/** Dates, digits and letters that only some countries write. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const rowsOf = async (lines: readonly string[], encode: (text: string) => string | Uint8Array = (text) => text): Promise<string[]> => short((await readAll(encode(lines.join('\n')), 'export.csv')).rows).map((row) => row.split(' ').slice(0, 2).join(' '));
const TWO = ['2026-03-02 -125050', '2026-04-14 840000'];

describe('months by their names', () => {
  test.each<[string, string, string]>([
    ['Thai, short, years of Buddha', '02 มี.ค. 2569', '14 เม.ย. 2569'], ['Thai, two digits of them', '2 มี.ค. 69', '14 เม.ย.69'], ['Thai, in full', '2 มีนาคม 2569', '14 เมษายน 2569'],
    ['Arabic', '02 مارس 2026', '14 أبريل 2026'], ['Hebrew', '2 מרץ 2026', '14 אפריל 2026'], ['Malay', '02 Mac 2026', '14 April 2026'], ['Lithuanian', '2026 kovo 2', '2026 balandžio 14'], ['Icelandic', '2. mars 2026', '14. apríl 2026'],
  ])('%s', async (_, first, second) => { expect(await rowsOf(['Date,Description,Amount', `${first},Rent,-1250.50`, `${second},Sale,8400.00`])).toEqual(TWO); });
});

test.each<[string, string, string[]]>([
  ['Arabic', 'التاريخ;الوصف;مدين;دائن;الرصيد', ['٠٢/٠٣/٢٠٢٦;Rent;١٬٢٥٠٫٥٠;;٣٬٧٤٩٫٥٠', '١٤/٠٤/٢٠٢٦;Sale;;٨٬٤٠٠٫٠٠;١٢٬١٤٩٫٥٠']],
  ['Persian', 'Date;Text;Debit;Credit;Balance', ['۲۰۲۶/۰۳/۰۲;Rent;۱٬۲۵۰٫۵۰;;۳٬۷۴۹٫۵۰', '۲۰۲۶/۰۴/۱۴;Sale;;۸٬۴۰۰٫۰۰;۱۲٬۱۴۹٫۵۰']],
  ['full width', '日付;摘要;出金額;入金額;残高', ['２０２６／０３／０２;家賃;１，２５０．５０;;３，７４９．５０', '２０２６／０４／１４;売上;;８，４００．００;１２，１４９．５０']],
])('digits of another script: %s', async (_, headings, rows) => { expect(await rowsOf([headings, ...rows])).toEqual(TWO); });

test('digits in a text stay as they are written', async () => {
  const { rows } = await readAll('Date,Text,Amount\n٢٠٢٦-٠٣-٠٢,حوالة رقم ٤٥,-١٠\n٢٠٢٦-٠٣-١٤,إيداع,٢٠', 'a.csv');
  expect(rows.map(({ description }) => description)).toEqual(['حوالة رقم ٤٥', 'إيداع']);
});

describe('letters stand for the words of their heading', () => {
  const file = (heading: string, out: string, into: string): string[] => [`Fecha;Glosa;Monto;${heading}`, `02/03/2026;Rent;1.250,50;${out}`, `14/04/2026;Sale;8.400,00;${into}`];
  test.each<[string, string, string]>([['CARGO/ABONO', 'C', 'A'], ['Debe/Haber', 'D', 'H'], ['Terhelés/jóváírás (T/J)', 'T', 'J'], ['Χρέωση / Πίστωση', 'Χ', 'Π'], ['Abono / Cargo', 'C', 'A']])('%s', async (heading, out, into) => {
    expect(await rowsOf(file(heading, out, into))).toEqual(TWO);
  });
});

test('the Japanese encoding, of which 和 is among the last common letters', async () => {
  const bytes = Buffer.from('gqiO5oj4k/osk0WXdiyCqI54laWL4Ip6LIKol2GC6Ivgino=', 'base64');
  const rows = [0x97, 0xdf, 0x98, 0x61];
  const line = (day: string, cells: string): Buffer => Buffer.concat([Buffer.from([0x0a, ...rows]), Buffer.from('8'), Buffer.from([0x94, 0x4e]), Buffer.from(day.split('.')[0]!), Buffer.from([0x8c, 0x8e]), Buffer.from(day.split('.')[1]!), Buffer.from([0x93, 0xfa]), Buffer.from(cells)]);
  expect(await rowsOf([''], () => Buffer.concat([bytes, line('3.2', ',Rent,1250.50,'), line('4.14', ',Sale,,8400.00')]))).toEqual(TWO);
});

test('years that are far away are of another calendar, and refused', async () => {
  expect(await refusal('Date,Particulars,Withdraw,Deposit\n2082-11-02,Rent,10.00,\n2082-11-14,Sale,,20.00\n', 'a.csv')).toMatch(/lie far in the future/);
});

test.each<[string, string[], string[]]>([
  ['day first', ['Mon 02/03/2026', 'Fri 06/03/2026'], ['2026-03-02', '2026-03-06']], ['month first', ['Tue, 03/03/2026', 'Wed, 03/11/2026'], ['2026-03-03', '2026-03-11']], ['in another language', ['Di. 03/03/2026', 'Fr. 06/03/2026'], ['2026-03-03', '2026-03-06']],
])('weekdays tell the order of day and month: %s', async (_, dates, expected) => {
  const { rows } = await readAll(['Date;Text;Amount', ...dates.map((date) => `${date};Rent;-10.50`)].join('\n'), 'a.csv');
  expect(rows.map(({ date }) => date)).toEqual(expected);
});

test('weekdays that fit in neither order tell nothing', async () => {
  expect((await readAll('Date;Text;Amount\nMon 03/04/2026;Rent;-10.50\nMon 05/06/2026;Rent;-10.50', 'a.csv')).reading.ambiguity?.about).toBe('date-order');
});

describe('kinds of payments of one way', () => {
  const file = (rent: string, sale: string, kinds: readonly [string, string]): string[] => ['Date,Text,Amount,Kind', `02/03/2026,Rent,${rent},${kinds[0]}`, `14/04/2026,Sale,${sale},${kinds[1]}`];

  test.each([['Egreso', 'Ingreso'], ['Ausgabe', 'Einnahme'], ['Wydatek', 'Wpływ'], ['支払い', '入金'], ['เงินออก', 'เงินเข้า'], ['Expense', 'Income'], ['-1', '1']] as [string, string][])('say it where both stand in one column: %s and %s', async (...kinds) => {
    expect(await rowsOf(file('1250.50', '8400.00', kinds))).toEqual(TWO);
  });

  test('do not contradict signs: an expense that was paid back is one still', async () => {
    expect(await rowsOf([...file('-1250.50', '8400.00', ['Expense', 'Income']), '15/04/2026,Rent back,10.00,Expense'])).toEqual([...TWO, '2026-04-15 1000']);
  });

  test('say nothing where only one of them is there', async () => {
    expect((await readAll(file('1.00', '2.00', ['Expense', 'Expense']).join('\n'), 'a.csv')).reading.ambiguity?.about).toBe('sign');
  });
});
