/** How a file was read, kept with it: decisions with their reasons, stated balances, and the question that its content leaves open. */
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
  readonly answers: ReadingAnswers;
}

export function fileReading(reading: StatementReading, accountNumbers: readonly number[], answers: ReadingAnswers): FileReading {
  const { kind, openingMinor, closingMinor, balanceProof, choices, ambiguity } = reading;
  return { kind, accountNumbers, openingMinor, closingMinor, balanceProof, choices, ambiguity, answers };
}
