/** The certificate of an import, and the rows that count elsewhere, as both doors show them. */
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Certificate, ShownEquation } from '../../features/files/certificate/certificate.ts';
import type { DuplicateRow } from '../../features/files/certificate/not-counted.ts';
import { holds } from '../../features/files/certificate/proof.ts';
import { type Amounts, isEqual, type TotalsLine } from '../../features/files/certificate/totals.ts';
import { minorToDecimal } from '../../finance/money.ts';
import type { ProviderName } from '../../providers/contract.ts';
import { Provider } from '../graphql/enums.ts';
import { readingChoiceView, ReadingChoiceView } from './file-reading.view.ts';

@ObjectType('BalanceBreak', { description: 'The first line whose running balance is not what the rows before it make.' })
export class BalanceBreakView {
  @Field(() => Int, { description: 'Line of the file, from 1.' }) line!: number;
  @Field(() => String, { description: 'The balance that the rows make, decimal.' }) expected!: string;
  @Field(() => String, { description: 'The balance that stands there, decimal.' }) stated!: string;
}

@ObjectType('BalanceEquation', { description: 'Opening balance + rows = closing balance, for one account of a file.' })
export class BalanceEquationView {
  @Field(() => String, { description: 'Name of the account.' }) account!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'Before the first row, decimal; null where the file does not say.' }) opening!: string | null;
  @Field(() => String, { description: 'What the rows add up to, decimal.' }) sum!: string;
  @Field(() => String, { nullable: true, description: 'After the last row, decimal; null where the file does not say.' }) closing!: string | null;
  @Field(() => String, { nullable: true, description: 'What the closing balance is more than opening balance and rows make, decimal: 0 when it ties out, null where one of the two is not stated.' }) difference!: string | null;
  @Field(() => Boolean, { description: 'Whether it holds.' }) holds!: boolean;
  @Field(() => Int, { description: 'How many running balances could be compared with the one before.' }) linkCount!: number;
  @Field(() => Int, { description: 'How many of them did not follow from it.' }) brokenCount!: number;
  @Field(() => BalanceBreakView, { nullable: true, description: 'The first that did not.' }) firstBreak!: BalanceBreakView | null;
}

@ObjectType('CertificateAmounts', { description: 'Rows and what they add up to.' })
export class CertificateAmountsView {
  @Field(() => Int, { description: 'How many rows.' }) count!: number;
  @Field(() => String, { description: 'Sum of the money in, decimal.' }) moneyIn!: string;
  @Field(() => String, { description: 'Sum of the money out, decimal and positive.' }) moneyOut!: string;
}

@ObjectType('CertificateTotals', { description: 'The rows of a file on one account and in one currency: as its reader counted them, and as the ledger holds them.' })
export class CertificateTotalsView {
  @Field(() => String, { description: 'Name of the account.' }) account!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => CertificateAmountsView, { nullable: true, description: "The file's own rows; null where that was not kept." }) file!: CertificateAmountsView | null;
  @Field(() => CertificateAmountsView, { nullable: true, description: 'The rows that the ledger held when the import was done; null where that was not kept.' }) imported!: CertificateAmountsView | null;
  @Field(() => CertificateAmountsView, { description: 'The rows of the file that the ledger holds now, duplicates included.' }) now!: CertificateAmountsView;
  @Field(() => Boolean, { nullable: true, description: 'Whether file and ledger were equal when the import was done; null where one of them was not kept.' }) isEqual!: boolean | null;
}

@ObjectType('FileCertificate', { description: 'What the import of a file proved, and what the ledger says of it now. The rows behind the counts: fileProblems, fileDuplicates. As a plain document: GET /api/files/{id}/certificate?format=txt.' })
export class FileCertificateView {
  @Field(() => ID, { description: 'Identifier of the file.' }) id!: string;
  @Field(() => String, { description: 'Name of the file.' }) fileName!: string;
  @Field(() => Int, { description: 'Bytes.' }) size!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, hexadecimal.' }) sha256!: string;
  @Field(() => Boolean, { description: 'False for a file that was read before certificates were kept: what can still be said is.' }) isComplete!: boolean;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was read.' }) readAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Which version of the product read it; null where that was not kept.' }) programVersion!: string | null;
  @Field(() => String, { description: 'ties-out, balance-broken, ledger-differs or no-balances.' }) proof!: string;
  @Field(() => String, { description: 'The same in a sentence.' }) verdict!: string;
  @Field(() => [String], { description: 'What does not tie out, in sentences.' }) notes!: string[];
  @Field(() => [String], { description: 'What has happened to these rows since the import, in sentences.' }) changes!: string[];
  @Field(() => Int, { description: 'Rows read, duplicates included.' }) rowCount!: number;
  @Field(() => Int, { description: 'Lines that are no rows; see fileProblems.' }) rejectedCount!: number;
  @Field(() => Int, { nullable: true, description: 'Rows that were read although something had to be mended first; null where that was not kept.' }) repairedCount!: number | null;
  @Field(() => Int, { nullable: true, description: 'Rows that already counted elsewhere when the import was done; null where that was not kept.' }) duplicateCount!: number | null;
  @Field(() => Int, { description: 'Rows that count elsewhere now; see fileDuplicates.' }) duplicateCountNow!: number;
  @Field(() => [BalanceEquationView], { description: 'One per account whose balances the file states.' }) balances!: BalanceEquationView[];
  @Field(() => [CertificateTotalsView], { description: 'One per account and currency.' }) totals!: CertificateTotalsView[];
  @Field(() => [ReadingChoiceView], { description: 'How the file was read.' }) choices!: ReadingChoiceView[];
}

@ObjectType('CountingRow', { description: 'The row that counts for a duplicate.' })
export class CountingRowView {
  @Field(() => ID, { description: 'Its transaction.' }) transactionId!: string;
  @Field(() => GraphQLLocalDate, { description: 'Calendar date.' }) date!: string;
  @Field(() => String, { description: "The bank's text there." }) description!: string;
  @Field(() => Int, { nullable: true, description: 'Its line in its file.' }) line!: number | null;
  @Field(() => ID, { nullable: true, description: 'Its file; null where a connection told of it.' }) fileId!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of that file.' }) fileName!: string | null;
  @Field(() => Provider, { nullable: true, description: 'The provider of outside books that told of it; null for a row of a file.' }) provider!: ProviderName | null;
}

@ObjectType('FileDuplicate', { description: 'A row of a file that another row counts for.' })
export class FileDuplicateView {
  @Field(() => ID, { description: 'Identifier of its transaction, and cursor of the list.' }) id!: string;
  @Field(() => Int, { nullable: true, description: 'Its line in the file.' }) line!: number | null;
  @Field(() => GraphQLLocalDate, { description: 'Calendar date.' }) date!: string;
  @Field(() => String, { description: "The bank's text." }) description!: string;
  @Field(() => String, { description: 'Decimal, positive for money in.' }) amount!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { description: 'Name of the account.' }) account!: string;
  @Field(() => CountingRowView, { description: 'The row that counts instead.' }) counts!: CountingRowView;
}

export function certificateView({ file, equations, totals, issuedAt, notes, changes, choices, ...certificate }: Certificate): FileCertificateView {
  const { isComplete, programVersion, proof, verdict, rowCount, rejectedCount, repairedCount, duplicateCount, duplicateCountNow } = certificate;
  return {
    id: file.id, fileName: file.name, size: file.sizeBytes, sha256: Buffer.from(file.sha256).toString('hex'),
    isComplete, readAt: (issuedAt ?? file.processedAt)?.toISOString() ?? null, programVersion, proof, verdict, notes: [...notes], changes: [...changes],
    rowCount, rejectedCount, repairedCount, duplicateCount, duplicateCountNow,
    balances: equations.map(equationView), totals: totals.map(totalsView), choices: choices.map(readingChoiceView),
  };
}

function equationView(equation: ShownEquation): BalanceEquationView {
  const { account, currency, openingMinor, sumMinor, closingMinor, differenceMinor, linkCount, brokenCount, firstBreak } = equation;
  const decimal = (minor: number | null): string | null => (minor === null ? null : minorToDecimal(minor, currency));
  return {
    account, currency, opening: decimal(openingMinor), sum: minorToDecimal(sumMinor, currency), closing: decimal(closingMinor), difference: decimal(differenceMinor), holds: holds(equation), linkCount, brokenCount,
    firstBreak: firstBreak && { line: firstBreak.line, expected: minorToDecimal(firstBreak.expectedMinor, currency), stated: minorToDecimal(firstBreak.statedMinor, currency) },
  };
}

function totalsView({ account, currency, file, imported, now }: TotalsLine): CertificateTotalsView {
  return {
    account, currency, file: file && amountsView(file, currency), imported: imported && amountsView(imported, currency), now: amountsView(now, currency),
    isEqual: file && imported && isEqual(file, imported),
  };
}

function amountsView({ rowCount, inMinor, outMinor }: Amounts, currency: string): CertificateAmountsView {
  return { count: rowCount, moneyIn: minorToDecimal(inMinor, currency), moneyOut: minorToDecimal(-outMinor, currency) };
}

export function fileDuplicateView({ amountMinor, currency, counts, ...row }: DuplicateRow): FileDuplicateView {
  return { ...row, currency, amount: minorToDecimal(amountMinor, currency), counts: { ...counts } };
}
