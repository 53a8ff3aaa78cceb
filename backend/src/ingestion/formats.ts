/** The formats that can be read: their media types, the names that their files carry, and what a person calls them. */

export const MEDIA_TYPES = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  ofx: 'application/x-ofx',
  qif: 'application/x-qif',
  camt: 'application/xml',
  mt940: 'application/x-mt940',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

export type Format = keyof typeof MEDIA_TYPES;
export type MediaType = (typeof MEDIA_TYPES)[Format];

/** What a file of this ending may hold; a text may be anything that is written in text. */
export const FORMATS_BY_ENDING: ReadonlyMap<string, readonly Format[]> = new Map([
  ['csv', ['csv']],
  ['pdf', ['pdf']],
  ['ofx', ['ofx']],
  ['qfx', ['ofx']],
  ['qif', ['qif']],
  ['xml', ['camt', 'ofx']],
  ['sta', ['mt940']],
  ['mt940', ['mt940']],
  ['940', ['mt940']],
  ['xlsx', ['xlsx']],
  ['zip', ['zip']],
  ['txt', ['csv', 'mt940', 'qif', 'ofx']],
] satisfies [string, Format[]][]);

const FORMAT_NAMES: Readonly<Record<Format, string>> = { csv: 'a CSV', pdf: 'a PDF', ofx: 'an OFX', qif: 'a QIF', camt: 'a CAMT', mt940: 'an MT940', xlsx: 'an XLSX', zip: 'a ZIP' };

/** "an OFX file", "a CSV, QIF or MT940 file". */
export function formatWords(formats: readonly Format[]): string {
  const [first, ...rest] = formats.map((format) => FORMAT_NAMES[format]);
  const others = rest.map((name) => name.replace(/^an? /, ''));
  const last = others.pop();
  return `${[first, ...others].join(', ')}${last === undefined ? '' : ` or ${last}`} file`;
}

/** The ending of a file's name in lower case, without its point. */
export const endingOf = (fileName: string): string => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** What to do with a file of another format that people bring. */
export const ADVICE_BY_ENDING: ReadonlyMap<string, string> = new Map([
  ['xls', 'This is the old format of Excel. Open the file, save it as .xlsx or CSV, and upload that.'],
  ['ods', 'This is a spreadsheet of LibreOffice. Open the file, save it as .xlsx or CSV, and upload that.'],
  ['numbers', 'This is a spreadsheet of Apple Numbers. Open the file, export it as .xlsx or CSV, and upload that.'],
]);
