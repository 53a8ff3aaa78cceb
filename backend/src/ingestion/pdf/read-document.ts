/** The reading of a PDF that holds no payments: an invoice with its fields, or a financial statement. Its text is kept; it gives no rows. */
import type { DateOrder } from '../cells/dates.ts';
import type { FinancialDocument } from '../document.ts';
import { ReadingSummary } from '../reading-summary.ts';
import { MAX_PARSED_TEXT_CHARS, type Ambiguity, type Choice, type StatementReading } from '../statement.ts';
import { financialStatement } from './financial-statement.ts';
import { isInvoice, readInvoice } from './invoice/read-invoice.ts';
import type { TextLine } from './text-lines.ts';

/** What every reading of a PDF has in common. */
export function frameOf(texts: readonly string[]): Pick<StatementReading, 'kind' | 'parsedText' | 'choices' | 'ambiguity'> {
  return { kind: 'pdf', parsedText: texts.join('\n').slice(0, MAX_PARSED_TEXT_CHARS), choices: [], ambiguity: null };
}

/** Null when it is neither. */
export function readDocument(lines: readonly TextLine[], texts: readonly string[], properties: readonly string[], saidOrder: DateOrder | undefined): StatementReading | null {
  const statement = financialStatement(lines);
  if (statement) return documentReading(texts, statement, [{ what: 'kind of document', choice: statement.statement.replaceAll('-', ' '), reason: 'its title and its lines are those of one', confidence: 0.95 }], null);
  if (!isInvoice(lines)) return null;
  const { document, choices, ambiguity } = readInvoice(lines, saidOrder, properties);
  return documentReading(texts, document, choices, ambiguity);
}

function documentReading(texts: readonly string[], document: FinancialDocument, choices: Choice[], ambiguity: Ambiguity | null): StatementReading {
  return { ...new ReadingSummary().finish(null), ...frameOf(texts), choices, ambiguity, document };
}
