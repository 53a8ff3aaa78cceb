/** A text without delimiters whose columns stand under each other: cells are told by the places that are blank in every payment, not by single blanks, which stand inside texts as well. */
import { splitAmount } from '../cells/amounts.ts';
import { currencyOfCode } from '../cells/currencies.ts';
import { dateEvidence, NO_YEAR } from '../cells/dates.ts';
import { headingMatches } from '../columns/heading.ts';
import type { CsvRecord } from './record.ts';

/** A piece of a line and where it stands; `until` is behind its last letter. */
interface Piece { text: string; from: number; until: number }
interface Column { from: number; until: number }
/** An amount, and where it ends without its sign. */
interface Amount extends Column { bare: number }
/** Where most amounts of a column end, with their signs and without, or begin where they stand to the left. */
interface Edge { side: 'from' | 'until'; at: number; bare: number }
interface Placed { column: number; piece: Piece }

export interface Places {
  columns: readonly Column[];
  /** Of each column of amounts. */
  edges: ReadonlyMap<number, Edge>;
  date: number;
  /** What the line above the headings says over each. */
  above: readonly string[];
  /** Lines above it are titles: they keep to no column. */
  firstLine: number;
}

const FEWEST_PAYMENTS = 3;
const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 60;
const LONGEST_LINE_CHARS = 1_000;
const MOST_WORDS_OF_DATE = 4;
const BEHIND_NUMBER = /(?: ?(?:cr|dr)\.?|[-+)])$/i;
const NEAR_PLACES = 1;
const MOST = 0.6;
/** One line of so many. */
const BLURRED = 4;
const RULE = /^[\s=_+|-]*[=_-]{3}[\s=_+|-]*$/;

/** Null where the lines of `sample` keep to no columns. */
export function placesOf(sample: string): Places | null {
  const lines = sample.split('\n').map((line) => line.trimEnd());
  const dates = lines.map((line) => dateAt(line));
  const at = mostFrequent(dates.flatMap((date) => (date ? [date.from] : [])));
  const payments = lines.filter((_, index) => dates[index]?.from === at);
  const mayBe = payments.length >= FEWEST_PAYMENTS && payments.every((line) => line.length <= LONGEST_LINE_CHARS && !/\t|(?:^| )"/.test(line) && /\S {2,}\S/.test(line));
  if (at === null || !mayBe) return null;
  const first = dates.findIndex((date) => date?.from === at);
  const untilDate = Math.max(...dates.map((date) => (date?.from === at ? date.until : 0)));
  const top = headingLine(lines, first);
  const headings = lines.slice(top, first).filter((line) => !RULE.test(line)).flatMap(pieces);
  const columns = withColumnsOfHeadings(joinedColumns(blankColumns(payments), payments, headings, untilDate), headings);
  const date = columns.findIndex(({ from, until }) => from <= at && at < until);
  const rows = payments.map((line) => cellsAt(line, columns));
  const amounts = columns.flatMap((_, column) => (column !== date && rows.some((cells) => cells[column] !== '') && rows.every((cells) => cells[column] === '' || splitAmount(cells[column]!) !== null) ? [column] : []));
  const edges = amounts.map((column) => [column, edgeOf(payments.flatMap((line) => inColumn(placed(line, columns), column)))] as const);
  if (columns.length < FEWEST_COLUMNS || columns.length > MOST_COLUMNS || amounts.length === 0 || columns.some((column) => isBlurred(payments.map((line) => line.slice(column.from, column.until)))) || edges.some(([, edge]) => edge === null)) return null;
  return { columns, above: isOverHeadings(lines[top - 1] ?? '', lines[top] ?? '') ? cellsAt(lines[top - 1]!, columns) : [], edges: new Map(edges.map(([column, edge]) => [column, edge!])), date, firstLine: top + 1 };
}

/** `record`: a whole line in one cell. */
export function withPlaces(record: CsvRecord, places: Places): CsvRecord {
  const line = record.cells[0] ?? '';
  if (RULE.test(line)) return { ...record, cells: [] };
  if (line.length > LONGEST_LINE_CHARS) return record;
  const isAbove = places.above.length > 0 && record.line === places.firstLine - 1;
  if (isAbove) return { ...record, cells: [] };
  if (record.line < places.firstLine) return { ...record, cells: pieces(line).map(({ text }) => text) };
  const own = cellsAt(line, places.columns);
  const cells = record.line === places.firstLine ? own.map((cell, column) => `${places.above[column] ?? ''} ${cell}`.trim()) : own;
  const isPayment = dateEvidence(cells[places.date] ?? '') !== null;
  return isPayment && !isInPlace(line, places) ? { ...record, cells, doubt: { reason: 'What stands on this line is not under its columns: nothing tells which amount is which.', raw: line.slice(0, RAW_CHARS) } } : { ...record, cells };
}

const RAW_CHARS = 500;

function isInPlace(line: string, { columns, edges }: Places): boolean {
  const parts = placed(line, columns);
  return [...edges].every(([column, edge]) => inColumn(parts, column).every((amount) => isAtEdge(amount, edge)));
}

const isAtEdge = (amount: Amount, { side, at, bare }: Edge): boolean => Math.abs(amount[side] - at) <= NEAR_PLACES || (side === 'until' && Math.abs(amount.bare - bare) <= NEAR_PLACES);

/** The first date of a line, behind no more than a word. */
function dateAt(line: string): Column | null {
  const words = [...line.matchAll(/\S+/g)].slice(0, MOST_WORDS_OF_DATE + 1);
  const spans = [...words.slice(0, 2).keys()].flatMap((start) => words.slice(start).map((_, count) => words.slice(start, start + count + 1)));
  const textOf = (span: readonly RegExpExecArray[]): string => span.map(([word]) => word).join(' ');
  // The shorter one first: capitals behind a date may be a zone of time, and "3 Apr" may lack its year or not.
  const found = spans.find((span) => dateEvidence(textOf(span)) !== null) ?? spans.find((span) => NO_YEAR.test(textOf(span)));
  return found ? { from: found[0]!.index, until: found.at(-1)!.index + found.at(-1)![0].length } : null;
}

function mostFrequent(values: readonly number[]): number | null {
  const counts = [...Map.groupBy(values, (value) => value)].sort((a, b) => b[1].length - a[1].length);
  return counts[0]?.[0] ?? null;
}

/** Between places that are blank in every payment. */
function blankColumns(payments: readonly string[]): Column[] {
  const width = Math.max(...payments.map((line) => line.length));
  const columns: Column[] = [];
  for (let at = 0; at < width; at++) {
    if (payments.every((line) => (line[at] ?? ' ') === ' ')) continue;
    const last = columns.at(-1);
    if (last?.until === at) last.until++;
    else columns.push({ from: at, until: at + 1 });
  }
  return columns;
}

/** A single blank parts two columns only where they show it: it may as well stand in every text, or group the thousands of every amount. */
function joinedColumns(columns: readonly Column[], payments: readonly string[], headings: readonly Column[], untilDate: number): Column[] {
  const joined: Column[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    const pairs = (): [string, string][] => payments.map((line) => [line.slice(last!.from, last!.until).trim(), line.slice(column.from, column.until).trim()]);
    const isHeaded = headings.some((word) => overlap(word, column) > 0 && (!last || overlap(word, last) <= 0));
    if (last && (column.from < untilDate || (column.from - last.until === 1 && !areApart(pairs(), isHeaded)))) last.until = column.until;
    else joined.push({ ...column });
  }
  return joined;
}

const WHOLE_AMOUNT = /[.,]\d{2}(?: ?[-+]| ?(?:cr|dr))?$/i;

/** `isHeaded`: a word above stands over the second alone. */
function areApart(pairs: readonly (readonly [string, string])[], isHeaded: boolean): boolean {
  if (pairs.every(([left]) => left === '' || dateEvidence(left) !== null || NO_YEAR.test(left))) return true;
  if (!pairs.every(([, right]) => right === '' || splitAmount(right) !== null)) return false;
  const areNumbers = pairs.every(([left]) => left === '' || splitAmount(left) !== null);
  if (!areNumbers) return isHeaded || pairs.filter(([, right]) => right !== '').length * 2 >= pairs.length;
  return pairs.every(([left, right]) => left === '' || right === '' || WHOLE_AMOUNT.test(left));
}

/** The line of headings, or the first of two. */
function headingLine(lines: readonly string[], first: number): number {
  const isHeading = (line: string): boolean => pieces(line).length > 1 && !RULE.test(line);
  const named = lines.slice(0, first).findLastIndex((line) => isHeading(line) && [...pieces(line).map(({ text }) => text), ...line.trim().split(/\s+/)].some((text) => headingMatches(text).some(({ role, strength }) => strength === 3 && (role === 'date' || role === 'value-date'))));
  return named < 0 ? first : named;
}

/** "Withdrawal" above "Amount": words alone, each over a heading. */
function isOverHeadings(line: string, headings: string): boolean {
  const below = pieces(headings);
  const over = pieces(line);
  return over.length > 1 && !/[\d:]/.test(line) && !RULE.test(line) && over.every((word) => below.filter((other) => overlap(word, other) > 0).length === 1);
}

/** A column that no payment fills has its heading alone. */
function withColumnsOfHeadings(columns: readonly Column[], words: readonly Piece[]): Column[] {
  const lone = words.filter((word) => !columns.some((column) => overlap(word, column) > 0));
  const between = lone.filter((word, at) => lone.findIndex((other) => overlap(word, other) > 0) === at);
  // A heading may stand beside its column where the one that is wider is narrow.
  const isFree = (word: Piece): boolean => !columns.some((column) => !words.some((other) => other !== word && overlap(other, column) > 0) && Math.abs(column.from - word.from) <= word.until - word.from);
  return [...columns, ...between.filter(isFree).map(({ from, until }) => ({ from, until }))].sort((a, b) => a.from - b.from);
}

/** What blanks of two and more stand around. */
const pieces = (line: string): Piece[] => [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ text: found[0], from: found.index, until: found.index + found[0].length }));

const overlap = (one: Column, other: Column): number => Math.min(one.until, other.until) - Math.max(one.from, other.from);

/** The column that most of it stands under, else the nearest. */
function columnOf(piece: Column, columns: readonly Column[]): number {
  const overlaps = columns.map((column) => overlap(piece, column));
  return overlaps.indexOf(Math.max(...overlaps));
}

/** What reaches over several columns goes to them word by word. */
function placed(line: string, columns: readonly Column[]): Placed[] {
  return pieces(line).flatMap((piece) => {
    const isOfSeveral = columns.filter((column) => overlap(piece, column) > 0).length > 1;
    const parts = isOfSeveral ? [...piece.text.matchAll(/\S+/g)].map((found) => ({ text: found[0], from: piece.from + found.index, until: piece.from + found.index + found[0].length })) : [piece];
    return parts.map((part) => ({ column: columnOf(part, columns), piece: part }));
  });
}

function cellsAt(line: string, columns: readonly Column[]): string[] {
  const cells = columns.map(() => '');
  for (const { column, piece } of placed(line, columns)) cells[column] = cells[column] === '' ? piece.text : `${cells[column]} ${piece.text}`;
  return cells;
}

/** All of a line that stands in one column, as one piece. */
function inColumn(parts: readonly Placed[], wanted: number): Amount[] {
  const found = parts.filter(({ column }) => column === wanted).map(({ piece }) => piece);
  const last = found.at(-1);
  return last ? [{ from: found[0]!.from, until: last.until, bare: last.until - (BEHIND_NUMBER.exec(last.text)?.[0].length ?? 0) }] : [];
}

/** An amount stands behind blanks in one column with a text: a line that moved lies over both. */
function isBlurred(cells: readonly string[]): boolean {
  const isBoth = (cell: string): boolean => {
    const parts = cell.trim().split(/ {2,}/);
    return parts.length > 1 && splitAmount(parts.at(-1)!) !== null && WHOLE_AMOUNT.test(parts.at(-1)!) && parts.slice(0, -1).some((part) => /\p{L}{2}/u.test(part) && currencyOfCode(part) === null);
  };
  return cells.filter(isBoth).length * BLURRED > cells.length;
}

/** Null where amounts keep to neither side of their column. */
function edgeOf(amounts: readonly Amount[]): Edge | null {
  for (const side of ['until', 'from'] as const) {
    const [at, bare] = [mostFrequent(amounts.map((amount) => amount[side])), mostFrequent(amounts.map((amount) => amount.bare))];
    const edge = at === null || bare === null ? null : { side, at, bare };
    if (edge && amounts.filter((amount) => isAtEdge(amount, edge)).length >= amounts.length * MOST) return edge;
  }
  return null;
}
