/** Writes one ledger in each of the banks' own formats, for tests that read it back. */
import { serialOf, writeWorkbook } from './xlsx/test-workbook.ts';
import type { WrittenRow } from './test-dialects.ts';

export interface WrittenStatement { openingMinor: number; rows: readonly WrittenRow[] }

export interface BankFormat {
  name: string;
  fileName: string;
  write(statement: WrittenStatement): Promise<Uint8Array> | Uint8Array;
  /** Whether the format states both balances. */
  isProved: boolean;
}

const decimal = (minor: number, mark = '.'): string => `${Math.trunc(Math.abs(minor) / 100)}${mark}${String(Math.abs(minor) % 100).padStart(2, '0')}`;
const signed = (minor: number, mark = '.'): string => (minor < 0 ? '-' : '') + decimal(minor, mark);
const closing = ({ openingMinor, rows }: WrittenStatement): number => rows.reduce((sum, row) => sum + row.amountMinor, openingMinor);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const compact = (date: string): string => date.replaceAll('-', '');
const side = (minor: number): 'C' | 'D' => (minor < 0 ? 'D' : 'C');
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

function ofx({ rows }: WrittenStatement): Uint8Array {
  const list = rows.map(({ date, amountMinor, description }, index) => `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${compact(date)}120000[-5:EST]\n<TRNAMT>${signed(amountMinor)}\n<FITID>${index}\n<NAME>${escaped(description)}\n</STMTTRN>`);
  return utf8(`OFXHEADER:100\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>\n${list.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`);
}

function qif({ rows }: WrittenStatement): Uint8Array {
  const date = (text: string): string => { const [year = '', month, day] = text.split('-'); return `${Number(month)}/${String(Number(day)).padStart(2, ' ')}'${year.slice(2)}`; };
  return utf8(`!Type:Bank\r\n${rows.map((row) => `D${date(row.date)}\r\nT${signed(row.amountMinor).replace(/\B(?=(\d{3})+\.)/g, ',')}\r\nP${row.description}\r\n^\r\n`).join('')}`);
}

function camt(statement: WrittenStatement): Uint8Array {
  const direction = (minor: number): string => `<CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, minor: number): string => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(minor)}</Amt>${direction(minor)}</Bal>`;
  const entries = statement.rows.map(({ date, amountMinor, description }) => `<Ntry><Amt Ccy="EUR">${decimal(amountMinor)}</Amt>${direction(amountMinor)}<Sts>BOOK</Sts><BookgDt><Dt>${date}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(description)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`);
  return utf8(`<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>1</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', statement.openingMinor)}${balance('CLBD', closing(statement))}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`);
}

function mt940(statement: WrittenStatement): Uint8Array {
  const balance = (minor: number): string => `${side(minor)}260101EUR${decimal(minor, ',')}`;
  const lines = statement.rows.flatMap(({ date, amountMinor, description }) => [`:61:${compact(date).slice(2)}${compact(date).slice(4)}${side(amountMinor)}R${decimal(amountMinor, ',')}NMSCNONREF`, `:86:${description}`]);
  return utf8([':20:1', ':25:1', ':28C:1/1', `:60F:${balance(statement.openingMinor)}`, ...lines, `:62F:${balance(closing(statement))}`, '-', ''].join('\r\n'));
}

function xlsx({ rows }: WrittenStatement): Promise<Uint8Array> {
  return writeWorkbook([{ name: 'Payments', rows: [['Date', 'Description', 'Amount', 'Currency'], ...rows.map(({ date, amountMinor, description }) => [{ day: serialOf(date) }, description, amountMinor / 100, 'EUR'])] }]);
}

export const BANK_FORMATS: readonly BankFormat[] = [
  { name: 'OFX', fileName: 'a.ofx', write: ofx, isProved: false },
  { name: 'QIF', fileName: 'a.qif', write: qif, isProved: false },
  { name: 'CAMT.053', fileName: 'a.xml', write: camt, isProved: true },
  { name: 'MT940', fileName: 'a.sta', write: mt940, isProved: true },
  { name: 'XLSX', fileName: 'a.xlsx', write: xlsx, isProved: false },
];
