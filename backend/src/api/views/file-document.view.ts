/** An invoice or a financial statement as both doors show it: what was read from it, and why none of it counts. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { minorToDecimal } from '../../finance/money.ts';
import type { FinancialDocument, FinancialStatementKind } from '../../features/files/file-reading.ts';

@ObjectType('FileDocument', { description: 'What a file is that holds no payments: an invoice or a financial statement. Nothing of it is in the ledger.' })
export class FileDocumentView {
  @Field(() => String, { description: 'invoice, profit-and-loss, balance-sheet or cash-flow.' }) kind!: 'invoice' | FinancialStatementKind;
  @Field(() => String, { nullable: true, description: 'Who wrote the invoice.' }) issuer!: string | null;
  @Field(() => String, { nullable: true, description: 'The number of the invoice.' }) number!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day on the invoice.' }) date!: string | null;
  @Field(() => String, { nullable: true, description: 'Its total, a decimal string; negative on a credit note.' }) amount!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217; null where the invoice names none.' }) currency!: string | null;
  @Field(() => String, { description: 'Why none of it counts, and what would.' }) note!: string;
}

const INVOICE_NOTE = 'An invoice is no payment, so it is not counted. Its payment counts with the statement of the account that it was paid from or into.';
const STATEMENT_NOTE = 'A financial statement holds totals, not payments, so it is not counted. Upload the statements of your bank accounts: the same figures are computed from them.';
/** Of amounts without a currency: they were read in hundredths. */
const CURRENCY_OF_HUNDREDTHS = 'USD';

export function fileDocumentView(document: FinancialDocument): FileDocumentView {
  if (document.kind !== 'invoice') return { kind: document.statement, issuer: null, number: null, date: null, amount: null, currency: null, note: STATEMENT_NOTE };
  const { kind, issuer, number, date, amountMinor, currency } = document;
  return { kind, issuer, number, date, amount: amountMinor === null ? null : minorToDecimal(amountMinor, currency ?? CURRENCY_OF_HUNDREDTHS), currency, note: INVOICE_NOTE };
}
