/** How a file is read, with a look at the outcome, as both doors show it. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FileReading } from '../../features/files/file-reading.ts';
import type { FileReadingDetails } from '../../features/files/readings.service.ts';
import type { Trial } from '../../features/files/reading-trial.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { fileProblemView, FileProblemView } from './file.view.ts';
import { readingMappingView, ReadingMappingView } from './reading-mapping.view.ts';
import { currencyTotalsView, CurrencyTotalsView } from './transaction.view.ts';

@ObjectType('ReadingChoice', { description: 'One decision about a file, and why.' })
export class ReadingChoiceView {
  @Field(() => String, { description: 'What was decided: date order, amount column, sign, …' }) what!: string;
  @Field(() => String, { description: 'What it was decided to be.' }) choice!: string;
  @Field(() => String, { description: 'Why.' }) reason!: string;
  @Field(() => Int, { description: 'How sure it is, 0 to 100.' }) confidence!: number;
  @Field(() => String, { description: 'file: its content decided; said: the owner did; remembered: the owner did, about an earlier file of the same layout and account.' }) origin!: string;
}

@ObjectType('ReadingColumn', { description: 'A column of the file.' })
export class ReadingColumnView {
  @Field(() => String, { description: 'Its heading; empty where it has none.' }) heading!: string;
  @Field(() => String, { nullable: true, description: 'What it holds: see ColumnChoice. Null: nothing that is read.' }) role!: string | null;
}

@ObjectType('ReadingLine', { description: 'A line of the file as it stands there.' })
export class ReadingLineView {
  @Field(() => Int, { description: 'Its number, from 1.' }) line!: number;
  @Field(() => [String], { description: 'Its cells; long ones are cut.' }) cells!: string[];
}

@ObjectType('ReadRow', { description: 'A payment as it would be read.' })
export class ReadRowView {
  @Field(() => Int, { description: 'Line of the file.' }) line!: number;
  @Field(() => GraphQLLocalDate, { description: 'Calendar date.' }) date!: string;
  @Field(() => String, { description: "The bank's text." }) description!: string;
  @Field(() => String, { description: 'Decimal, positive for money in.' }) amount!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'The running balance behind it, decimal.' }) balance!: string | null;
  @Field(() => String, { nullable: true, description: 'The other party.' }) counterparty!: string | null;
  @Field(() => String, { nullable: true, description: "The file's own category." }) category!: string | null;
  @Field(() => String, { nullable: true, description: 'The account.' }) account!: string | null;
  @Field(() => String, { nullable: true, description: 'What the payment is numbered with.' }) reference!: string | null;
}

@ObjectType('ReadingOutcome', { description: 'What a reading gives.' })
export class ReadingOutcomeView {
  @Field(() => String, { nullable: true, description: 'Why it gives nothing.' }) failure!: string | null;
  @Field(() => Int, { description: 'Rows read.' }) rowCount!: number;
  @Field(() => Int, { description: 'Lines that are no payments or could not be read.' }) problemCount!: number;
  @Field(() => [FileProblemView], { description: 'The first five of them.' }) problems!: FileProblemView[];
  @Field(() => [CurrencyTotalsView], { description: 'What the rows add up to.' }) totals!: CurrencyTotalsView[];
  @Field(() => [ReadRowView], { description: 'The first eight rows.' }) rows!: ReadRowView[];
  @Field(() => String, { description: 'holds: each balance follows from the one before it; broken; or none: the file states none.' }) balanceProof!: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day.' }) dateFrom!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day.' }) dateTo!: string | null;
}

@ObjectType('AnsweredReading', { description: 'One answer to the question of a file, and what the file would then say.' })
export class AnsweredReadingView {
  @Field(() => String, { description: 'The answer; see answerFile.' }) answer!: string;
  @Field(() => ReadingOutcomeView, { description: 'What it gives.' }) outcome!: ReadingOutcomeView;
}

@ObjectType('FileReading', { description: 'How a file is read: every choice with its reason, its first lines, and what comes of it.' })
export class FileReadingView {
  @Field(() => ID, { description: 'The file.' }) fileId!: string;
  @Field(() => Boolean, { description: 'Whether it can be read differently: its bytes were kept, and its format leaves something to choose.' }) isChangeable!: boolean;
  @Field(() => Boolean, { description: 'Whether the file is so large that only its beginning was looked at here.' }) isSampled!: boolean;
  @Field(() => [ReadingChoiceView], { description: 'Every decision.' }) choices!: ReadingChoiceView[];
  @Field(() => ReadingMappingView, { description: 'What the owner fixed.' }) said!: ReadingMappingView;
  @Field(() => ReadingMappingView, { nullable: true, description: 'What the reading goes by, fixed or decided; the roles of columns stand in columns.' }) mapping!: ReadingMappingView | null;
  @Field(() => [ReadingColumnView], { description: 'The columns, in the order of the file.' }) columns!: ReadingColumnView[];
  @Field(() => [ReadingLineView], { description: 'The first lines as they stand in the file.' }) lines!: ReadingLineView[];
  @Field(() => ReadingOutcomeView, { nullable: true, description: 'What this reading gives; null where the bytes were not kept.' }) outcome!: ReadingOutcomeView | null;
  @Field(() => String, { nullable: true, description: 'What the content leaves open.' }) question!: string | null;
  @Field(() => [AnsweredReadingView], { description: 'The answers to it, each with what it gives.' }) options!: AnsweredReadingView[];
  @Field(() => ID, { nullable: true, description: 'What is remembered from an earlier file and was used here; see forgetLayout.' }) rememberedLayoutId!: string | null;
}

const SHOWN_PROBLEMS = 5;

export function fileReadingView({ file, said, trial, options }: FileReadingDetails): FileReadingView {
  const reading = trial?.reading ?? null;
  const choices = reading?.choices ?? file.reading?.choices ?? [];
  const { picture } = reading ?? {};
  return {
    fileId: file.id, isChangeable: trial !== null && (picture !== undefined || trial.failure !== null), isSampled: trial?.isSampled ?? false,
    choices: choices.map(readingChoiceView),
    said: readingMappingView(said), mapping: picture ? readingMappingView(picture.mapping) : null, columns: picture?.columns ?? [], lines: picture?.lines ?? [],
    outcome: trial && outcomeView(trial), question: reading?.ambiguity?.question ?? null,
    options: options.map(({ answer, trial: answered }) => ({ answer, outcome: outcomeView(answered) })),
    rememberedLayoutId: choices.some(({ origin }) => origin === 'remembered') ? (reading?.remembered?.id ?? null) : null,
  };
}

function outcomeView({ failure, reading, rows, totals }: Trial): ReadingOutcomeView {
  return {
    failure, rowCount: reading?.rowCount ?? 0, problemCount: reading?.problemCount ?? 0, problems: (reading?.problems ?? []).slice(0, SHOWN_PROBLEMS).map((problem) => fileProblemView({ kind: 'rejected', ...problem })),
    totals: totals.map(currencyTotalsView), balanceProof: reading?.balanceProof ?? 'none', dateFrom: reading?.dateFrom ?? null, dateTo: reading?.dateTo ?? null,
    rows: rows.map(({ line, date, description, amountMinor, currency, balanceMinor, counterparty, category, account, reference }) => ({
      line, date, description, amount: minorToDecimal(amountMinor, currency), currency, balance: balanceMinor === null ? null : minorToDecimal(balanceMinor, currency), counterparty, category, account, reference: reference ?? null,
    })),
  };
}

export function readingChoiceView({ what, choice, reason, confidence, origin }: FileReading['choices'][number]): ReadingChoiceView {
  return { what, choice, reason, confidence: Math.round(confidence * 100), origin: origin ?? 'file' };
}
