/** Reads OFX and QFX, versions 1 and 2: bank and card statements with their accounts, currencies and ledger balances. Investments are refused. */
import { calendarDate } from '../cells/dates.ts';
import { currencyOfCode } from '../cells/currencies.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { ReadOptions } from '../csv/read-csv.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { ReadingFailure, StatementReading, StatementRow } from '../statement.ts';
import { describe, emptyContent, nameOf, rawText, type AccountStatement, type StatedContent } from '../stated/account-statement.ts';
import { decodeText } from '../stated/decode-text.ts';
import { amountReason, exactMinor } from '../stated/exact-amount.ts';
import { handOver } from '../stated/hand-over.ts';
import { ofxDocument, type OfxDocument, type OfxFields, type OfxStatement, type OfxTransaction } from './ofx-statements.ts';
import { SIGNS_ASKED, signsOf, wayOfType, type OfxSigns } from './signs-by-types.ts';

const HEADER_BYTES = 1_024;

export async function readOfx(bytes: Uint8Array, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const content = await ofxContent(bytes, options.guidance?.said.sign);
  return 'failure' in content ? content : handOver('ofx', content, options);
}

/** @param said the owner's word about amounts without a sign. */
export async function ofxContent(bytes: Uint8Array, said?: ReadingMapping['sign']): Promise<StatedContent | ReadingFailure> {
  const { text, choice, damage } = await decodeText(bytes, declaredEncoding(bytes));
  const document = ofxDocument(text);
  const refusal = refusalOf(document);
  if (refusal !== null) return { failure: refusal };
  const content = emptyContent();
  content.choices.push(choice);
  content.repairs.push(...damage);
  for (const statement of document.statements) readStatement(statement, content, signsOf(statement, said));
  return content;
}

/** "CHARSET:1252" in the header of version 1, `encoding="…"` in the XML declaration of version 2. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1');
  const charset = /CHARSET:\s*([\w-]+)/i.exec(header)?.[1];
  if (charset) return /^\d{4}$/.test(charset) ? `windows-${charset}` : charset;
  return /<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(header)?.[1] ?? null;
}

/** Why nothing of the file is read; null when there is something to read. */
function refusalOf({ statements, errorMessage }: OfxDocument): string | null {
  if (statements.length === 0) return errorMessage === null ? 'No transactions found: this OFX file holds no statement of a bank account or a card.' : `No transactions found: the bank put an error into this file instead of a statement (${rawText(errorMessage).slice(0, 120)}).`;
  if (statements.every((statement) => statement.kind === 'investment')) return 'This OFX file is about investments: purchases and sales of securities, which are no payments and are not read. Export the bank account instead.';
  return null;
}

function readStatement(statement: OfxStatement, content: StatedContent, signs: OfxSigns): void {
  const { fields } = statement;
  if (statement.kind === 'investment') {
    content.problems.push({ line: statement.line, reason: 'A statement of investments; securities are no payments and are not read.', raw: fields.get('INVACCTFROM.ACCTID') ?? '' });
    return;
  }
  const aggregate = statement.kind === 'card' ? 'CCSTMTRS' : 'STMTRS';
  const currency = currencyOfCode(fields.get(`${aggregate}.CURDEF`) ?? '');
  const account = nameOf(fields.get('BANKACCTFROM.ACCTID') ?? fields.get('CCACCTFROM.ACCTID'));
  const rows: StatementRow[] = [];
  if (signs === 'open') content.asked = SIGNS_ASKED;
  for (const transaction of statement.transactions) {
    const row = rowOf(transaction, { account, currency, kind: statement.kind, signs });
    const raw = rawText(transaction.raw);
    if (typeof row === 'string') content.problems.push({ line: transaction.line, reason: row, raw });
    else {
      rows.push(row);
      if (signs === 'types' && row.amountMinor < 0) content.repairs.push({ line: transaction.line, reason: 'The amount has no minus although its type says money out; it was taken as money out, like all of this file.', raw });
    }
  }
  content.statements.push({ account, currency, rows, openingMinor: null, ...ledgerBalance(fields, currency, rows) });
}

interface RowContext { account: string | null; currency: string | null; kind: OfxStatement['kind']; signs: OfxSigns }

/** The row, or the reason why there is none. */
function rowOf({ fields, line }: OfxTransaction, context: RowContext): StatementRow | string {
  const posted = fields.get('STMTTRN.DTPOSTED') ?? '';
  const date = ofxDate(posted);
  if (date === null) return posted === '' ? 'This payment has no date.' : `"${posted.slice(0, 40)}" could not be read as a date.`;
  const currency = currencyOfCode(fields.get('CURRENCY.CURSYM') ?? '') ?? context.currency;
  const printed = fields.get('STMTTRN.TRNAMT') ?? '';
  const minor = ofxAmount(printed, currency);
  if (minor === null) return amountReason(printed, currency);
  const way = context.signs === 'types' ? wayOfType(fields, context.kind) : 'in';
  if (way === null) return `The amount ${printed.trim()} has no sign, like all of this file, and its type (${(fields.get('STMTTRN.TRNTYPE') ?? '').trim().slice(0, 20) || 'none'}) does not tell its way.`;
  return {
    line, date, amountMinor: way === 'out' ? -minor || 0 : minor, currency, account: context.account, balanceMinor: null, category: null,
    description: describe([fields.get('STMTTRN.NAME') ?? fields.get('PAYEE.NAME'), fields.get('STMTTRN.MEMO')]),
    counterparty: nameOf(fields.get('PAYEE.NAME')),
    reference: nameOf(fields.get('STMTTRN.FITID')),
  };
}

/** The standard has no thousands marks; where a bank writes both marks, the first one can only group. */
function ofxAmount(text: string, currency: string | null): number | null {
  const grouped = /^([-+]?)(\d{1,3}(?:,\d{3})+)(\.\d+)$|^([-+]?)(\d{1,3}(?:\.\d{3})+)(,\d+)$/.exec(text.trim());
  if (!grouped) return exactMinor(text, currency);
  return exactMinor(`${grouped[1] ?? grouped[4]}${(grouped[2] ?? grouped[5])!.replace(/[.,]/g, '')}${grouped[3] ?? grouped[6]}`, currency);
}

/** "20260304120000.000[-5:EST]": the day at the bank, as it is printed; the zone behind it says where that is. */
function ofxDate(text: string): LocalDate | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text.trim());
  return match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** The balance is of the day that it names, which may be the day of the export: it closes the statement only when no payment of the statement comes after it, and it is not of a later time than the list. */
function ledgerBalance(fields: OfxFields, currency: string | null, rows: readonly StatementRow[]): Pick<AccountStatement, 'closingMinor' | 'closingDate'> {
  const asOf = ofxDate(fields.get('LEDGERBAL.DTASOF') ?? '');
  const listEnd = ofxDate(fields.get('BANKTRANLIST.DTEND') ?? '');
  const lastRow = rows.reduce<LocalDate>((last, row) => (row.date > last ? row.date : last), '');
  const isOfTheList = asOf !== null && asOf >= lastRow && (listEnd === null || asOf <= listEnd);
  return { closingMinor: isOfTheList ? exactMinor(fields.get('LEDGERBAL.BALAMT') ?? '', currency) : null, closingDate: asOf };
}
