/** Texts of many languages in every 8-bit encoding that has their letters come back as they were; numbers come back whatever is guessed. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { memorySource } from '../byte-source.ts';
import { readAll } from '../test-reading.ts';
import { decoded } from './decode.ts';
import { findEncoding } from './find-encoding.ts';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  German: ['Müller Bäckerei', 'Überweisung Straße', 'Gebühr für Kontoführung', 'KÖLNER VERKEHRSBETRIEBE', 'GRÜßE', 'März'],
  French: ['Café de la Gare', 'Prélèvement impôts', 'Été à Genève', 'Façade rénovée', 'BOULANGERIE DU CHÂTEAU', 'hôtel'],
  Spanish: ['Compañía Eléctrica', 'Nómina señor Muñoz', 'Jardín', 'Teléfono móvil', 'PEÑA'],
  Portuguese: ['Transferência São Paulo', 'Pão de Açúcar', 'Comissão', 'Prestação'],
  Danish: ['Købmand Sørensen', 'Løn for måneden', 'Grønt & Frugt', 'Værksted'],
  Swedish: ['Överföring från sparkonto', 'Hyra Malmö', 'LÖN FÖRSÄKRING'],
  Polish: ['Przelew środków', 'Żabka sklep', 'Opłata za kartę', 'Wpłata własna', 'ZAKŁAD ENERGETYCZNY ŁÓDŹ'],
  Czech: ['Platba kartou Žižkov', 'Příchozí úhrada', 'Poplatek za vedení účtu', 'Dobrý den'],
  Hungarian: ['Átutalás közüzem', 'Fizetés őszi', 'Bankkártya költség', 'GYŐR'],
  Turkish: ['Maaş ödemesi', 'Kredi kartı borcu', 'İstanbul Şişli', 'Doğalgaz faturası'],
  Lithuanian: ['Mokėjimas už šilumą', 'Sąskaita', 'Žemės ūkio bankas', 'Įmoka'],
  Latvian: ['Maksājums par īri', 'Rēķins', 'Pārskaitījums', 'Šķūnis'],
  Russian: ['Оплата товаров и услуг', 'ПЕРЕВОД СРЕДСТВ', 'Зарплата', 'Магазин Пятёрочка'],
  Bulgarian: ['Плащане на сметка', 'Заплата', 'Превод към партньор'],
  Ukrainian: ['Переказ коштів', 'Оплата послуг зв’язку'.replace('’', ''), 'Їжа'],
  Greek: ['Πληρωμή λογαριασμού', 'ΜΙΣΘΟΔΟΣΙΑ', 'Αγορά από σούπερ μάρκετ'],
  Hebrew: ['תשלום חשבון', 'משכורת'],
  Chinese: ['交易日期 摘要', '京东商城 消费', '工资'],
  Taiwanese: ['交易日期 摘要', '統一超商 繳款', '薪資'],
  Japanese: ['ご利用日 摘要', 'ﾌﾘｺﾐ ｶ)ﾃｽﾄ', '給与 振込'],
  Korean: ['거래일시 적요', '스타벅스 체크카드', '급여'],
};
const WESTERN = ['windows-1252', 'iso-8859-15', 'cp850', 'macintosh'];
const CENTRAL = ['windows-1250', 'iso-8859-2', 'cp852'];
const CYRILLIC = ['windows-1251', 'koi8-r', 'cp866', 'iso-8859-5', 'x-mac-cyrillic'];
const ENCODINGS: Readonly<Record<string, readonly string[]>> = {
  German: [...WESTERN, 'cp437'], French: WESTERN, Spanish: [...WESTERN, 'cp437'], Portuguese: WESTERN, Danish: WESTERN, Swedish: [...WESTERN, 'cp437'],
  Polish: CENTRAL, Czech: CENTRAL, Hungarian: CENTRAL, Turkish: ['windows-1254', 'iso-8859-9', 'cp857'], Lithuanian: ['windows-1257', 'iso-8859-13'], Latvian: ['windows-1257', 'iso-8859-13'],
  Russian: CYRILLIC, Bulgarian: ['windows-1251', 'cp866', 'iso-8859-5'], Ukrainian: ['windows-1251', 'koi8-u'], Greek: ['windows-1253', 'iso-8859-7'], Hebrew: ['windows-1255'],
  Chinese: ['gb18030'], Taiwanese: ['big5'], Japanese: ['shift_jis'], Korean: ['euc-kr'],
};
const nameIn = (encoding: string): string => ({ macintosh: 'macroman', 'x-mac-cyrillic': 'maccyrillic' })[encoding] ?? encoding;
const encoded = (text: string, encoding: string): Buffer => iconv.encode(text, nameIn(encoding));

async function readBack(bytes: Uint8Array): Promise<string> {
  return decoded(bytes, (await findEncoding(bytes, memorySource(bytes))).encoding);
}

describe('a statement of a few lines', () => {
  const cases = Object.entries(ENCODINGS).flatMap(([language, encodings]) => encodings.map((encoding) => [language, encoding] as const));
  test.each(cases)('%s in %s', async (language, encoding) => {
    const text = ['Date;Description;Amount', ...TEXTS[language]!.map((words, day) => `2025-03-${13 + day};${words} CARD 1234;-12.50`), ''].join('\n');
    expect(await readBack(encoded(text, encoding))).toBe(text);
  });

  test('one word beyond the first part of a large file is enough', async () => {
    const text = `${'2025-03-14;RENT;-12.50\n'.repeat(20_000)}2025-03-15;Żabka sklep Łódź, opłata;-1.00\n`;
    const bytes = encoded(text, 'windows-1250');
    expect(await findEncoding(bytes.subarray(0, 256 * 1024), memorySource(bytes))).toMatchObject({ encoding: 'windows-1250', reason: expect.stringContaining('Polish') });
  });

  test('the euro sign and quotation marks of Windows, the pound of DOS', async () => {
    for (const [text, encoding] of [['McDonald’s – 5,00 €', 'windows-1252'], ['“Café” 5,00 €', 'iso-8859-15'], ['Köln £5.00', 'cp850']] as const) {
      const known = encoding === 'iso-8859-15' ? text.replace(/[“”]/g, '"') : text;
      expect(await readBack(encoded(known, encoding))).toBe(known);
    }
  });

  test('what could be two says so', async () => {
    expect(await findEncoding(encoded('Sørensen', 'windows-1252'), memorySource(encoded('Sørensen', 'windows-1252')))).toMatchObject({ encoding: 'windows-1252', confidence: 0.6, reason: expect.stringContaining('could be') });
    const japanese = encoded('株式会社\n振込 手数料', 'shift_jis');
    expect(await findEncoding(japanese, memorySource(japanese))).toMatchObject({ encoding: 'shift_jis', confidence: 0.8 });
  });
});

test('amounts, dates and signs are the same whatever the encoding is taken for', async () => {
  const words = fc.constantFrom(...Object.entries(ENCODINGS).flatMap(([language, encodings]) => encodings.flatMap((encoding) => TEXTS[language]!.map((text) => ({ text, encoding })))));
  const amounts = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((minor) => minor !== 0), { minLength: 1, maxLength: 6 });
  await fc.assert(fc.asyncProperty(words, amounts, async ({ text, encoding }, minors) => {
    const all = [-100, 200, ...minors];
    const bytes = encoded(['Date;Description;Amount', ...all.map((minor, at) => `2025-03-${13 + at};${text} ${at};${(minor / 100).toFixed(2)}`), ''].join('\n'), encoding);
    const { rows } = await readAll(bytes, 'export.csv');
    expect(rows.map(({ date, amountMinor }) => `${date} ${amountMinor}`)).toEqual(all.map((minor, at) => `2025-03-${13 + at} ${minor}`));
  }), { numRuns: 150, seed: 20_261_122 });
});

describe('what is lost is named', () => {
  const table = (third: Buffer): Buffer => Buffer.concat([Buffer.from('Date,Description,Amount\n2025-03-14,Grüße,-1.00\n2025-03-15,Öl und Bäume,-2.00\n2025-03-16,'), third, Buffer.from(',-3.00\n')]);
  const check = async (bytes: Buffer, description: string, reason: RegExp): Promise<void> => {
    const { reading, rows } = await readAll(bytes, 'export.csv');
    expect(rows.map((row) => [row.amountMinor, row.description])).toEqual([[-100, 'Grüße'], [-200, 'Öl und Bäume'], [-300, description]]);
    expect(reading.repairs).toEqual([{ line: 4, reason: expect.stringMatching(reason), raw: expect.any(String) }]);
  };
  test('a byte that is no UTF-8', () => check(table(Buffer.from([0x41, 0xff, 0x42])), 'A\ufffdB', /damaged/));
  test('a letter that another program lost', () => check(table(Buffer.from('A\ufffdB')), 'A\ufffdB', /damaged/));
  test('zero bytes', () => check(table(Buffer.from('A\0\0B')), 'AB', /zero bytes/));
  test('a byte that the encoding has no letter for', async () => {
    const bytes = Buffer.concat([encoded('Date;Description;Amount\n2025-03-14;Müller Straße;-1.00\n2025-03-15;Bäckerei ', 'windows-1252'), Buffer.from([0x81]), Buffer.from(';2.00\n')]);
    expect((await readAll(bytes, 'export.csv')).reading.repairs).toMatchObject([{ line: 3 }]);
  });
  test('a block of zero bytes', async () => {
    const { reading } = await readAll(Buffer.concat([Buffer.from(`Date,Description,Amount\n2025-03-14,Tea,-1.00\n${'2025-03-15,Sale,2.00\n'.repeat(400)}`), Buffer.alloc(500)]), 'export.csv');
    expect(reading.problems).toEqual([{ line: 403, reason: expect.stringContaining('nothing but zero bytes'), raw: '' }]);
  });
  test('in a bank\'s own format, too', async () => {
    const bytes = Buffer.concat([Buffer.from('!Type:Bank\nD2025-03-14\nT-1.00\nPCaf'), Buffer.from([0]), Buffer.from('e\n^\n')]);
    expect((await readAll(bytes, 'a.qif')).reading.repairs).toEqual([{ line: 4, reason: expect.stringContaining('zero bytes'), raw: 'PCafe' }]);
  });
});
