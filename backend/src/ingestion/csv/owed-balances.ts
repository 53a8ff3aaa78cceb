/** What is owed, under a heading that says so, is a balance below zero: it rises with what is spent, as on a card that its owner keeps book of. */
import { splitAmount } from '../cells/amounts.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import { negated } from './negated.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';
import { isRowOfWords } from './table/heading-lines.ts';

const OWED = /^(?:(?:i |we |amount |balance |total |still |now )?(?:owe|owed|owing)|debt|schuld|schulden|deuda|dette|divida|debiti?|skuld|dlug)$/;
const SPENT = /^(?:spent|spend|spending|spendings|bought|charged|purchases?|charges?|ausgegeben|ausgaben|depense[se]?|depenses|gastos?|gastado|speso|spese|uitgegeven|uitgaven|compras?|acquisti|achats?)$/;
const FEWEST_HEADINGS = 3;
const LATEST_HEADINGS = 60;

type Rows = readonly CsvRecord[];

/** -1 where no column is headed so, or nothing beside it was spent: customers owe as well; or where it has its minus. */
export function owedColumn(headings: readonly string[], rows: Rows): number {
  const names = headings.map(normalisedHeading);
  const column = names.findIndex((name) => OWED.test(name));
  if (column < 0 || !names.some((name) => SPENT.test(name)) || names.filter((name) => name !== '').length < FEWEST_HEADINGS) return -1;
  const amounts = rows.flatMap(({ cells }) => splitAmount((cells[column] ?? '').trim()) ?? []);
  const marked = amounts.filter(({ isNegative, side }) => isNegative || side !== null);
  return amounts.length > 0 && marked.length * 2 < amounts.length ? column : -1;
}

export function withOwed(record: CsvRecord, column: number): CsvRecord {
  const cell = (record.cells[column] ?? '').trim();
  return splitAmount(cell) === null ? record : { ...record, cells: record.cells.with(column, negated(cell)) };
}

/** The first table of a file with its balances below zero; null where they are not of what is owed. */
export function withBalancesOwed(opened: OpenedCsv): OpenedCsv | null {
  const { sample } = opened;
  const first = sample.slice(0, LATEST_HEADINGS).findIndex(({ cells }) => isRowOfHeadings(cells));
  if (first < 0) return null;
  const next = sample.findIndex(({ cells }, index) => index > first && isRowOfHeadings(cells));
  const column = owedColumn(sample[first]!.cells, sample.slice(first + 1, next < 0 ? undefined : next));
  if (column < 0) return null;
  const [from, until] = [sample[first]!.line, next < 0 ? Infinity : sample[next]!.line];
  const owed = (record: CsvRecord): CsvRecord => (record.line > from && record.line < until ? withOwed(record, column) : record);
  return { ...opened, sample: sample.map(owed), records: opened.records.changedBy(owed), choices: [...opened.choices, { what: 'balances', choice: 'what is owed', reason: `the heading "${sample[first]!.cells[column]!.trim()}" says so`, confidence: 0.95 }] };
}

const isRowOfHeadings = (cells: readonly string[]): boolean => isRowOfWords(cells) && cells.filter((cell) => cell.trim() !== '').length >= FEWEST_HEADINGS && cells.some((cell) => headingMatches(cell).length > 0 || OWED.test(normalisedHeading(cell)));
