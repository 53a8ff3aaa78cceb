/** What a bank's own statement format says of one account: there is nothing to guess in it, only to read and to prove. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { Ambiguity, Choice, Problem, StatementRow } from '../statement.ts';

export interface AccountStatement {
  /** The account's number; null where the format names none. */
  account: string | null;
  /** ISO 4217. */
  currency: string | null;
  openingMinor: number | null;
  closingMinor: number | null;
  closingDate: LocalDate | null;
  rows: StatementRow[];
}

/** Everything that one file holds. */
export interface StatedContent {
  statements: AccountStatement[];
  problems: Problem[];
  /** Rows that count although something about them had to be mended. */
  repairs: Problem[];
  choices: Choice[];
  /** What the content leaves open; nothing is handed over before it is answered. */
  asked?: Ambiguity;
}

export const emptyContent = (): StatedContent => ({ statements: [], problems: [], repairs: [], choices: [] });

const RAW_CHARS = 500;
const MAX_DESCRIPTION_CHARS = 1_000;
const MAX_NAME_CHARS = 200;
export const NO_DESCRIPTION = '(no description)';

/** Something of a file as a problem shows it: one line, bounded. */
export const rawText = (text: string): string => text.slice(0, RAW_CHARS * 2).replace(/\s+/g, ' ').trim().slice(0, RAW_CHARS);

/** The parts that say something, each once, on one line. */
export function describe(parts: readonly (string | null | undefined)[]): string {
  const texts: string[] = [];
  for (const part of parts) {
    const text = oneLine(part);
    if (text !== '' && !texts.some((known) => known.includes(text))) texts.push(text);
  }
  return texts.join(' ').slice(0, MAX_DESCRIPTION_CHARS) || NO_DESCRIPTION;
}

/** A counterparty's or an account's name; null where there is none. */
export const nameOf = (text: string | null | undefined): string | null => oneLine(text).slice(0, MAX_NAME_CHARS) || null;

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
