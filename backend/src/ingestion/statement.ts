/** What reading a bank file gives: rows, problems, and how the file was understood. Bad user data is a value here, never an exception. */
import type { LocalDate } from '../finance/ledger/entry.ts';
import type { LayoutKey, RememberedMapping } from './mapping.ts';
import type { ReadingPicture } from './picture.ts';
import type { FinancialDocument } from './document.ts';

/** One payment as the file states it. `amountMinor` is in minor units of `currency` (hundredths where the file names no currency), positive = money in. */
export interface StatementRow {
  /** Line of the file, of a PDF's rebuilt text or of a spreadsheet, counted from 1. */
  line: number;
  date: LocalDate;
  description: string;
  amountMinor: number;
  /** ISO 4217; null where the file names none. */
  currency: string | null;
  /** The running balance after this row, where the file has one. */
  balanceMinor: number | null;
  /** The file's own category name. */
  category: string | null;
  counterparty: string | null;
  /** The account's number or name, where the file has an account column. */
  account: string | null;
  /** What the bank or the other party numbered the payment with. */
  reference?: string | null;
  /** The beginning of the description by which the payment is known again, where notes of other columns were added to it; absent or null: all of it. */
  title?: string | null;
}

/** What takers of rows are given: an array of them, or something that lies in flat memory and is good until they have taken it. */
export type StatementRows = Iterable<StatementRow> & { readonly length: number };

/** A line that did not become a row, or only after a repair, and why, in words a user can act on. */
export interface Problem {
  line: number;
  reason: string;
  raw: string;
}

/** One decision of the reader: "date order" → "day first", because …, 0 to 1. */
export interface Choice {
  what: string;
  choice: string;
  reason: string;
  confidence: number;
  /** The owner's word about this file, or about an earlier one of its layout and account; absent where the file's content decided. */
  origin?: 'said' | 'remembered';
}

export type AmbiguousMatter = 'date-order' | 'sign' | 'decimal-mark' | 'year' | 'first-payment';

/** What the file's content does not settle: the file waits until its owner picks one of `options`. */
export interface Ambiguity {
  about: AmbiguousMatter;
  question: string;
  options: string[];
}

/** Answers in the words of the questions: matter → the option that was picked. `understand/answered.ts` makes a mapping of them. */
export type ReadingAnswers = Partial<Record<AmbiguousMatter, string>>;

/** The first line whose balance is not what the rows before it make. */
export interface BalanceBreak {
  line: number;
  expectedMinor: number;
  statedMinor: number;
}

/** Sums of the rows of one account and currency, in the minor units of the rows. */
export interface AccountSum {
  account: string | null;
  currency: string | null;
  rowCount: number;
  inMinor: number;
  /** Money out as a negative number, so that both add up to the change of the balance. */
  outMinor: number;
  /** Before the first row and after the last one; null where the rows carry no balance there. */
  openingMinor: number | null;
  closingMinor: number | null;
  /** Pairs of balances that could be compared, and those that did not follow. */
  linkCount: number;
  brokenCount: number;
  firstBreak: BalanceBreak | null;
}

/** Everything about a reading but the rows, which are handed over in batches. */
export interface StatementReading {
  kind: 'csv' | 'pdf' | 'ofx' | 'qif' | 'camt' | 'mt940' | 'xlsx';
  rowCount: number;
  problemCount: number;
  /** The first `MAX_PROBLEMS_KEPT`. */
  problems: Problem[];
  /** Rows that count although something about them had to be mended first; the first `MAX_PROBLEMS_KEPT` with what was done. */
  repairCount: number;
  repairs: Problem[];
  /** The decoded text of a CSV, the rebuilt rows of everything else; cut at `MAX_PARSED_TEXT_CHARS`. */
  parsedText: string;
  /** The whole text is the file's bytes, as UTF-8: only its beginning stands in `parsedText` then. */
  isTextOfBytes?: boolean;
  /** The currency of most rows; null where the file names none. */
  currency: string | null;
  /** The one account the file is about: its number, or its only value in an account column. */
  accountKey: string | null;
  dateFrom: LocalDate | null;
  dateTo: LocalDate | null;
  openingMinor: number | null;
  closingMinor: number | null;
  /** `holds`: every row's balance follows from the one before it. */
  balanceProof: 'holds' | 'broken' | 'none';
  /** What the rows add up to, per account and currency; null where there are too many accounts or too much money to count exactly. */
  sums: AccountSum[] | null;
  choices: Choice[];
  /** When set no rows were handed over. */
  ambiguity: Ambiguity | null;
  /** By what a later file of the same kind is known; absent where the format itself says how it is read. */
  layout?: LayoutKey;
  /** What was said about an earlier file like it. */
  remembered?: RememberedMapping | null;
  /** How the columns were taken, for owners who want to see or change it; absent where the format has no columns to choose. */
  picture?: ReadingPicture;
  /** Set when the file is no list of payments; no rows were handed over then. */
  document?: FinancialDocument;
}

/** Why a file gives no reading at all: a sentence for the user. */
export interface ReadingFailure {
  failure: string;
}

export const MAX_PROBLEMS_KEPT = 1_000;
export const MAX_PARSED_TEXT_CHARS = 10 * 1024 * 1024;

export function isFailure(result: StatementReading | ReadingFailure): result is ReadingFailure {
  return 'failure' in result;
}
