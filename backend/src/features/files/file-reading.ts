/** How a file was read, kept with it: decisions with their reasons, stated balances, and the question that its content leaves open. */
import type { LayoutKey, ReadingMapping } from '../../ingestion/mapping.ts';
import { mappingOfAnswers } from '../../ingestion/understand/answered.ts';
import type { Ambiguity, Choice, ReadingAnswers, StatementReading } from '../../ingestion/statement.ts';

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
  /** The remembered word that had a say. */
  readonly rememberedId?: string | null;
}

export function saidOf(reading: FileReading | null | undefined): ReadingMapping {
  return reading?.said ?? mappingOfAnswers(reading?.answers ?? {});
}

export function fileReading(reading: StatementReading, accountNumbers: readonly number[], said: ReadingMapping): FileReading {
  const { kind, openingMinor, closingMinor, balanceProof, choices, ambiguity, layout, rememberedId } = reading;
  return { kind, accountNumbers, openingMinor, closingMinor, balanceProof, choices, ambiguity, said, layout: layout ?? null, rememberedId: rememberedId ?? null };
}
