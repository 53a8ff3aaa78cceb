/** Reads CAMT.052, .053 and .054 of every version: all accounts of a file, booked entries only, batches taken apart, balances as a proof. */
import { currencyOfCode } from '../cells/currencies.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { ReadOptions } from '../csv/read-csv.ts';
import type { ReadingFailure, StatementReading } from '../statement.ts';
import { emptyContent, nameOf, rawText, type AccountStatement, type StatedContent } from '../stated/account-statement.ts';
import { decodeText } from '../stated/decode-text.ts';
import { exactMinor } from '../stated/exact-amount.ts';
import { handOver } from '../stated/hand-over.ts';
import { readXml, XmlRefused } from '../xml/bounded-xml.ts';
import { ElementBuilder } from '../xml/element-builder.ts';
import { find, textAt, type XmlElement } from '../xml/xml-element.ts';
import { camtPayments, dayOf } from './camt-entry.ts';

const HEADER_BYTES = 1_024;
/** What holds entries: a statement, a report of the day, a notification. */
const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);

export async function readCamt(bytes: Uint8Array, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const content = await camtContent(bytes);
  return 'failure' in content ? content : handOver('camt', content, options);
}

export async function camtContent(bytes: Uint8Array): Promise<StatedContent | ReadingFailure> {
  const { text, choice, damage } = await decodeText(bytes, declaredEncoding(bytes));
  const reader = new CamtReader();
  try {
    readXml(text, reader.handler);
  } catch (error) {
    if (error instanceof XmlRefused) return { failure: `This XML file is not read. ${error.message}` };
    throw error;
  }
  reader.content.choices.push(choice, ...reader.choices);
  reader.content.repairs.push(...damage);
  return reader.content;
}

const declaredEncoding = (bytes: Uint8Array): string | null =>
  /<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1'))?.[1] ?? null;

class CamtReader {
  readonly content: StatedContent = emptyContent();
  readonly choices: StatedContent['choices'] = [];
  readonly handler = new ElementBuilder(['Acct', 'Bal', 'Ntry'], (element) => this.#take(element), (name, attributes) => this.#begin(name, attributes));
  #statement: AccountStatement | null = null;

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const version = /camt\.(05[234])\.\d{3}\.(\d{2})/.exec(Object.values(attributes).join(' '));
    if (version) this.choices.push({ what: 'format', choice: `CAMT.${version[1]}, version ${Number(version[2])}`, reason: 'named in the file', confidence: 1 });
    if (!STATEMENTS.has(name)) return;
    this.#statement = { account: null, currency: null, openingMinor: null, closingMinor: null, closingDate: null, rows: [] };
    this.content.statements.push(this.#statement);
  }

  #take(element: XmlElement): void {
    if (!this.#statement) return;
    if (element.name === 'Acct') {
      this.#statement.account = nameOf(textAt(element, 'Id/IBAN', 'Id/Othr/Id', 'Id/PrtryAcct/Id', 'Id/BBAN'));
      this.#statement.currency = currencyOfCode(textAt(element, 'Ccy'));
    } else if (element.name === 'Bal') takeBalance(this.#statement, element);
    else this.#entry(this.#statement, element);
  }

  #entry(statement: AccountStatement, entry: XmlElement): void {
    const payments = camtPayments(entry, statement);
    const raw = rawText(`${textAt(entry, 'Amt')} ${textAt(entry, 'CdtDbtInd')} ${textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm')} ${textAt(entry, 'AddtlNtryInf')}`);
    if (typeof payments === 'string') this.content.problems.push({ line: entry.line, reason: payments, raw });
    else {
      for (const row of payments.rows) statement.rows.push(row);
      if (payments.repair !== null) this.content.repairs.push({ line: entry.line, reason: payments.repair, raw });
    }
  }
}

/** Booked balances only. The opening one of a later day's report may be called "previously closed booked". */
function takeBalance(statement: AccountStatement, balance: XmlElement): void {
  const amount = find(balance, 'Amt');
  const minor = exactMinor(amount?.text ?? '', currencyOfCode(amount?.attributes.Ccy ?? '') ?? statement.currency);
  if (minor === null) return;
  const signed = textAt(balance, 'CdtDbtInd') === 'DBIT' ? -minor || 0 : minor;
  const date: LocalDate | null = dayOf(textAt(balance, 'Dt/Dt', 'Dt/DtTm'));
  switch (textAt(balance, 'Tp/CdOrPrtry/Cd')) {
    case 'OPBD': statement.openingMinor = signed; break;
    case 'PRCD': statement.openingMinor ??= signed; break;
    case 'CLBD': Object.assign(statement, { closingMinor: signed, closingDate: date }); break;
  }
}
