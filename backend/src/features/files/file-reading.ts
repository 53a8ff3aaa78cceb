/** How a file was read, kept with it: decisions with their reasons, stated balances, and the question that its content leaves open. */
import type { FinancialDocument } from '../../ingestion/document.ts';
import type { LayoutKey, ReadingMapping, RememberedMapping } from '../../ingestion/mapping.ts';
import { mappingOfAnswers } from '../../ingestion/understand/answered.ts';
import type { Ambiguity, Choice, ReadingAnswers, StatementReading } from '../../ingestion/statement.ts';
import type { Proof } from './certificate/proof.ts';

export type { FinancialDocument, FinancialStatementKind } from '../../ingestion/document.ts';

export interface FileReading {
  readonly kind: StatementReading['kind'];
  /** The bank and card accounts that its rows belong to. */
  readonly accountNumbers: readonly number[];
  readonly openingMinor: number | null;
  readonly closingMinor: number | null;
  readonly balanceProof: StatementReading['balanceProof'];
  readonly choices: readonly Choice[];
  readonly ambiguity: Ambiguity | null;
  /** What the owner said about this file. */
  readonly said?: ReadingMapping;
  /** In place of `said` in files from before there were mappings. */
  readonly answers?: ReadingAnswers;
  readonly layout?: LayoutKey | null;
  /** What was said about an earlier file like it, as it was used. */
  readonly remembered?: RememberedMapping | null;
  /** What the owner says now: the file is being read again by it. */
  readonly next?: ReadingMapping;
  /** What the import proved, and how many rows were mended for it; missing until then, and in files from before there were certificates. */
  readonly proof?: Proof;
  readonly repairCount?: number;
  /** What the file is when it holds no payments. */
  readonly document?: FinancialDocument | undefined;
}

export function saidOf(reading: FileReading | null | undefined): ReadingMapping {
  return reading?.said ?? mappingOfAnswers(reading?.answers ?? {});
}

export function fileReading(reading: StatementReading, accountNumbers: readonly number[], said: ReadingMapping): FileReading {
  const { kind, openingMinor, closingMinor, balanceProof, choices, ambiguity, layout, remembered, document } = reading;
  return { kind, accountNumbers, openingMinor, closingMinor, balanceProof, choices, ambiguity, said, layout: layout ?? null, remembered: remembered ?? null, document };
}
