/** What parent and child process say to each other. */
import type { ReadingGuidance } from '../mapping.ts';
import type { PackedRows } from './packed-rows.ts';
import type { ReadingFailure, StatementReading } from '../statement.ts';

export type ToChild =
  /** Nothing to read yet: get ready for it. */
  | { type: 'warm-up' }
  /** Without a path that many bytes come through the standard input. */
  | { type: 'read'; fileName: string; guidance: ReadingGuidance; path: string; sizeBytes: null; mayGuess: boolean }
  | { type: 'read'; fileName: string; guidance: ReadingGuidance; path: null; sizeBytes: number; mayGuess: boolean }
  /** A batch has been taken. */
  | { type: 'taken' };

export type FromChild =
  /** What goes wrong before it is our fault, not the file's. */
  | { type: 'started' }
  | { type: 'rows'; rows: PackedRows }
  | { type: 'progress'; percent: number }
  /** The rows so far were guessed wrongly: whoever wants others asks anew. */
  | { type: 'guessed-wrongly' }
  | { type: 'done'; result: StatementReading | ReadingFailure };

/** Batches under way at once: one is stored while the next one is read. */
export const BATCHES_UNDER_WAY = 2;
