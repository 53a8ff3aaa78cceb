/** Whatever somebody called a file, its name in the archive is harmless. */
import { expect, test } from '@jest/globals';
import { archiveName, numbered } from './archive-name.ts';

test.each([
  ['march.csv', 'march.csv'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\books\\a.pdf', 'C__books_a.pdf'],
  ['what? "this".csv', 'what_ _this_.csv'],
  ['Kontoauszug März.csv', 'Kontoauszug März.csv'],
  ['...', 'unnamed'],
  ['report\u202efdp.csv', 'report_fdp.csv'],
  ['half \ud800', 'half \ufffd'],
  [`${'x'.repeat(115)}😀${'y'.repeat(90)}.csv`, `${'x'.repeat(115)}.csv`],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(116)}.csv`],
])('%s', (name, expected) => expect(archiveName(name)).toBe(expected));

test('equal names stay apart', () => {
  expect([0, 1].map((place) => numbered(place, 'march.csv'))).toEqual(['001 march.csv', '002 march.csv']);
});
