/** A list of double-entry books with a line for each account of a booking: what counts are the lines of the accounts that hold money, where a column tells them. */
import { lineKind } from '../cells/line-words.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import { findHeadingRow } from '../columns/find-heading-row.ts';
import { isKindOfMoney, isMoneyOfFrance, namesMoney } from '../understand/accounts-of-money.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

type IsMoney = (cell: string) => boolean;

/** Of the French journals of entries: JournalCode, EcritureNum, CompteNum. */
const OF_FRANCE = /^(?:compte ?num|numero de compte)$/;
const KINDS = /^(?:account )?type$|^account group$/;

/** Null where no column tells the accounts of money from others. */
export function withLinesOfMoney(opened: OpenedCsv): OpenedCsv | null {
  const { index, headings, firstData } = findHeadingRow(opened.sample);
  const from = opened.sample[firstData]?.line ?? Infinity;
  const rows = opened.sample.filter(({ line, cells }) => line >= from && !cells.some((cell) => lineKind(cell) === 'total'));
  const found = index === null ? null : columnOfMoney(headings, rows);
  if (!found) return null;
  const { column, isMoney } = found;
  const isOther = ({ line, cells }: CsvRecord): boolean => line >= from && !isMoney((cells[column] ?? '').trim());
  const kept = [...new Set(rows.filter((record) => !isOther(record)).map(({ cells }) => cells[column]!.trim()))];
  return {
    ...opened, isOfOwnBooks: true, sample: opened.sample.filter((record) => !isOther(record)), records: opened.records.changedBy((record) => (isOther(record) ? { ...record, cells: [] } : record)),
    choices: [...opened.choices, { what: 'accounts', choice: kept.slice(0, 5).join(', '), reason: 'they hold money; the other side of each booking is left out', confidence: 0.9 }],
  };
}

function columnOfMoney(headings: readonly string[], rows: readonly CsvRecord[]): { column: number; isMoney: IsMoney } | null {
  const tells = (column: number, isMoney: IsMoney): boolean => {
    const cells = rows.map((record) => (record.cells[column] ?? '').trim());
    const count = cells.filter(isMoney).length;
    return count > 0 && count < cells.length && cells.every((cell) => cell !== '');
  };
  const names = headings.map(normalisedHeading);
  const first = (isHeaded: (name: string, column: number) => boolean, isMoney: IsMoney): { column: number; isMoney: IsMoney } | null => {
    const column = names.findIndex((name, at) => isHeaded(name, at) && tells(at, isMoney));
    return column < 0 ? null : { column, isMoney };
  };
  return first((name) => KINDS.test(name), isKindOfMoney) ?? (names.some((name) => /^ecriture ?num$/.test(name)) ? first((name) => OF_FRANCE.test(name), isMoneyOfFrance) : null)
    ?? first((_, column) => headingMatches(headings[column]!).some(({ role }) => role === 'account'), namesMoney);
}
