/** The formats beside CSV and PDF that a bank or a program may export, in the words of those who look for them. */
import { ACCEPTED } from './rejections.ts';

export const OTHER_FORMATS: readonly { name: string; endings: string; from: string }[] = [
  { name: 'OFX and QFX', endings: '.ofx, .qfx', from: 'Banks in North America, Quicken, Money' },
  { name: 'CAMT.052, .053, .054', endings: '.xml', from: 'Banks in Europe (ISO 20022)' },
  { name: 'MT940', endings: '.sta, .940, .txt', from: 'SWIFT statements of many banks' },
  { name: 'QIF', endings: '.qif', from: 'Older finance programs' },
  { name: 'Spreadsheets', endings: '.xlsx', from: 'Excel and others; each sheet is looked at. Save an .xls as .xlsx or CSV' },
  { name: 'ZIP', endings: '.zip', from: 'Statements as banks pack them: one file, or several CAMT, MT940 or OFX' },
];

/** Browsers know most of these by their endings alone. The server looks at the content. */
export const OTHER_ACCEPTED = {
  ...ACCEPTED,
  'application/x-ofx': ['.ofx', '.qfx'],
  'application/x-qif': ['.qif'],
  'application/xml': ['.xml'],
  'text/xml': ['.xml'],
  'text/plain': ['.sta', '.mt940', '.940', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/zip': ['.zip'],
};

export const OTHER_KIND_SENTENCE = 'File type must be .csv, .pdf, .ofx, .qfx, .qif, .xml, .sta, .mt940, .940, .xlsx, .zip or .txt';
