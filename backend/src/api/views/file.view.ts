/** A file and its unreadable rows as both doors show them. */
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FileProblem } from '../../features/files/file-problem.entity.ts';
import type { FileDetails } from '../../features/files/files.service.ts';
import { FileDocumentView, fileDocumentView } from './file-document.view.ts';

@ObjectType('FinancialFile', { description: 'A file from a bank or a payment service, and how reading it went.' })
export class FileView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'The name that it was uploaded with.' }) fileName!: string;
  @Field(() => String, { description: 'By its content: text/csv, application/pdf, or the media type of another bank format.' }) mediaType!: string;
  @Field(() => Int, { description: 'Bytes.' }) size!: number;
  @Field(() => GraphQLDateTime, { description: 'When it was uploaded.' }) uploadedAt!: string;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its rows were in the ledger; null until then.' }) processedAt!: string | null;
  @Field(() => String, { description: 'processing, needs-answer (its content leaves a question open, or its reading is to be confirmed: see readFileAgain), processed or failed.' }) status!: string;
  @Field(() => String, { nullable: true, description: 'Why it failed, or the question that needs an answer.' }) error!: string | null;
  @Field(() => [String], { description: 'The answers to choose from while its content leaves a question open, see answerFile; none while its reading is to be confirmed.' }) choices!: string[];
  @Field(() => String, { nullable: true, description: 'The text of a CSV unchanged, or the rebuilt rows of any other format; the first 500 characters in lists.' }) parsedContent!: string | null;
  @Field(() => Int, { description: 'Rows read from it, duplicates included; rows so far while it is being read.' }) transactionCount!: number;
  @Field(() => Int, { description: 'Rows that were already in the ledger and are not counted again.' }) duplicateCount!: number;
  @Field(() => Int, { description: 'Rows that could not be read; see fileProblems.' }) problemCount!: number;
  @Field(() => Int, { nullable: true, description: 'Rows that count although something about them had to be mended; null before it is processed and where that was not kept.' }) repairCount!: number | null;
  @Field(() => String, { nullable: true, description: 'What its import proved: ties-out, balance-broken, ledger-differs or no-balances; null before it is processed and where that was not kept. See fileCertificate.' }) proof!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Date of its first row.' }) dateFrom!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Date of its last row.' }) dateTo!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, the currency of most rows.' }) currency!: string | null;
  @Field(() => FileDocumentView, { nullable: true, description: 'Set when the file is an invoice or a financial statement, which hold no payments.' }) document!: FileDocumentView | null;
  @Field(() => Int, { description: 'How far the reading is, 0 to 100: the true share of bytes read and rows stored.' }) progressPercent!: number;
  @Field(() => Boolean, { description: 'Whether it is the sample statement that the product brought, and not a file of your own.' }) isSample!: boolean;
}

@ObjectType('FileProblem', { description: 'A line of a file that could not be read, or a row that was read although something about it had to be mended.' })
export class FileProblemView {
  @Field(() => String, { description: 'rejected: it counts nowhere. repaired: it counts, as its reason says.' }) kind!: string;
  @Field(() => Int, { description: 'Line of the file, from 1.' }) line!: number;
  @Field(() => String, { description: 'Why it could not be read, or what was mended.' }) reason!: string;
  @Field(() => String, { description: 'The row as it stands in the file.' }) raw!: string;
}

export function fileView({ file, parsedContent }: FileDetails): FileView {
  return {
    id: file.id, fileName: file.name, mediaType: file.mediaType, size: file.sizeBytes,
    uploadedAt: file.uploadedAt.toISOString(), processedAt: file.processedAt?.toISOString() ?? null,
    status: file.status, error: file.error ?? null, choices: [...(file.reading?.ambiguity?.options ?? [])], parsedContent,
    transactionCount: file.transactionCount, duplicateCount: file.duplicateCount, problemCount: file.problemCount, repairCount: file.reading?.repairCount ?? null, proof: file.reading?.proof ?? null,
    document: file.status === 'processed' && file.reading?.document ? fileDocumentView(file.reading.document) : null,
    dateFrom: file.dateFrom ?? null, dateTo: file.dateTo ?? null, currency: file.currency ?? null, progressPercent: file.progressPercent, isSample: file.isSample,
  };
}

export function fileProblemView({ kind, line, reason, raw }: Pick<FileProblem, 'kind' | 'line' | 'reason' | 'raw'>): FileProblemView {
  return { kind, line, reason, raw };
}
