/** Reads QIF: bank, cash and card registers. Its dates and decimal marks are of the country where it was written, so the whole file is looked at, and asked about when it does not tell. */
import { minorUnits, splitAmount, type DecimalMark } from '../cells/amounts.ts';
import { readDate, type DateOrder } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import type { ReadOptions } from '../csv/read-csv.ts';
import { NO_GUIDANCE } from '../mapping.ts';
import { ReadingSummary } from '../reading-summary.ts';
import type { Choice, ReadingFailure, StatementReading, StatementRow } from '../statement.ts';
import { describe, emptyContent, nameOf, rawText, type StatedContent } from '../stated/account-statement.ts';
import { decodeText } from '../stated/decode-text.ts';
import { handOver } from '../stated/hand-over.ts';
import { decideDateOrder } from '../understand/decide-date-order.ts';
import { decideDecimalMark } from '../understand/decide-decimal-mark.ts';
import type { Decision } from '../understand/decision.ts';
import { FileFacts } from '../understand/file-facts.ts';
import { QIF_PLAN, qifCells } from './qif-table.ts';
import { qifSections, type QifRecord, type QifSection } from './qif-records.ts';

/** Registers of money; all others are lists, investments, or what programs keep for themselves. */
const REGISTERS = new Set(['bank', 'ccard', 'cash', 'oth a', 'oth l']);

export async function readQif(bytes: Uint8Array, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const { text, choice, damage } = await decodeText(bytes, null);
  const sections = qifSections(text);
  const registers = sections.filter((section) => REGISTERS.has(section.type));
  if (registers.length === 0) return { failure: withoutRegister(sections) };
  const facts = new FileFacts(QIF_PLAN);
  for (const { records } of registers) for (const record of records) facts.add(qifCells(record));
  const said = options.guidance?.said ?? NO_GUIDANCE.said;
  const mark = decideDecimalMark(facts, { delimiter: '', currency: null, headings: [] }, { said: said.decimalMark && (said.decimalMark === 'comma' ? ',' : '.'), remembered: undefined });
  const hasDecimalComma = !('ambiguity' in mark) && mark.value === ',' && facts.marks[','] > 0;
  const order = decideDateOrder(facts, { headings: [], fileName: options.fileName, today: options.today ?? new Date().toISOString().slice(0, 10), hasDecimalComma }, { said: said.dateOrder, remembered: undefined });
  const choices = [choice, ...choicesOf('decimal mark', mark, (value) => (value === ',' ? 'comma' : 'point')), ...choicesOf('date order', order, (value) => value.replace('-', ' '))];
  if ('ambiguity' in mark || 'ambiguity' in order) {
    const ambiguity = 'ambiguity' in mark ? mark.ambiguity : 'ambiguity' in order ? order.ambiguity : null;
    return { ...new ReadingSummary().finish(null), kind: 'qif', parsedText: text.slice(0, MAX_ASKED_CHARS), choices, ambiguity, rowCount: facts.rowCount };
  }
  const content = contentOf(sections, { dateOrder: order.value, decimalMark: mark.value }, choices);
  content.repairs.push(...damage);
  return handOver('qif', content, options);
}

/** Of a file that waits for an answer its own text is shown. */
const MAX_ASKED_CHARS = 100_000;

function withoutRegister(sections: readonly QifSection[]): string {
  return sections.some(({ type }) => type === 'invst')
    ? 'This QIF file is about investments: purchases and sales of securities, which are no payments and are not read. Export the bank account instead.'
    : 'No transactions found: this QIF file holds lists, but no register of a bank account, a card or cash.';
}

function choicesOf<T>(what: string, decision: Decision<T>, inWords: (value: T) => string): Choice[] {
  if ('ambiguity' in decision) return [];
  const { value, reason, confidence, origin } = decision;
  return [{ what, choice: inWords(value), reason, confidence: Math.round(confidence * 100) / 100, ...(origin && { origin }) }];
}

interface Manner { dateOrder: DateOrder; decimalMark: DecimalMark }

function contentOf(sections: readonly QifSection[], manner: Manner, choices: Choice[]): StatedContent {
  const content: StatedContent = { ...emptyContent(), choices };
  for (const { type, account, line, records } of sections) {
    if (type === 'invst') content.problems.push({ line, reason: 'A register of investments; securities are no payments and are not read.', raw: account ?? '' });
    if (!REGISTERS.has(type)) continue;
    const rows: StatementRow[] = [];
    for (const record of records) {
      const row = rowOf(record, nameOf(account), manner);
      if (typeof row === 'string') content.problems.push({ line: record.line, reason: row, raw: rawText([...record.fields].map(([letter, value]) => letter + value).join(' ')) });
      else rows.push(row);
    }
    content.statements.push({ account: nameOf(account), currency: null, openingMinor: null, closingMinor: null, closingDate: null, rows });
  }
  return content;
}

/** The row, or the reason why there is none. QIF states its signs. */
function rowOf(record: QifRecord, account: string | null, { dateOrder, decimalMark }: Manner): StatementRow | string {
  const { fields, line } = record;
  const [dateText, amountText] = qifCells(record);
  const payee = fields.get('P') ?? '';
  if (lineKind(payee) === 'opening-balance') return 'An opening balance, not a payment.';
  const date = readDate(dateText, dateOrder);
  if (date === null) return dateText === '' ? 'This payment has no date.' : `"${dateText.slice(0, 40)}" could not be read as a date.`;
  const parts = splitAmount(amountText);
  const minor = parts && minorUnits(parts.digits, decimalMark, 2);
  if (parts === null || minor === null) return amountText === '' ? 'This payment has no amount.' : `"${amountText.slice(0, 40)}" could not be read as an amount.`;
  return {
    line, date, amountMinor: parts.isNegative ? -minor || 0 : minor, currency: null, account, balanceMinor: null,
    description: describe([payee, fields.get('M')]), counterparty: null, category: categoryOf(fields.get('L')), reference: nameOf(fields.get('N')),
  };
}

/** "[Savings]" is a transfer to another account, "Car:Fuel/2026" a category with a class; a split names several. */
function categoryOf(text: string | undefined): string | null {
  if (!text || text.startsWith('[') || /^-*split-*$/i.test(text)) return null;
  return nameOf(text.split('/')[0]);
}
