/** A list of transfers that says of each what was sent, what it cost and what arrived, in two currencies: each becomes the movements of the owner's own balances before anything else looks at it. */
import { printedMinor } from '../columns/arithmetic.ts';
import { hasComeBack } from '../cells/payment-states.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

/** One side of a transfer, by its columns. */
interface Side { amount: number; currency: number; name: number; fee: number; feeCurrency: number }

interface Sides { line: number; direction: number; status: number; source: Side; target: Side }

const SOURCE = /^(?:source|sent|sender|from|you sent)$/;
const TARGET = /^(?:target|received|recipient|destination|to|they received)$/;
const DIRECTION = /^(?:direction|type)$/;
const OUT = /^(?:out|outgoing|sent)$/i;
const IN = /^(?:in|incoming|received)$/i;
const BOTH = /^(?:neutral|conversion|converted|exchange)$/i;
const NONE = -1;
const MAX_PREAMBLE_RECORDS = 30;
/** Of what was sent, that a bank may keep when it sends it back. */
const MAX_FEE = 0.05;

/** Null where the file is no such list. */
export function withMovements(opened: OpenedCsv): OpenedCsv | null {
  const heading = opened.sample.slice(0, MAX_PREAMBLE_RECORDS).find(({ cells }) => sidesIn(cells) !== null);
  const found = heading && sidesIn(heading.cells);
  if (!heading || !found) return null;
  const sides = { ...found, line: heading.line };
  if (opened.sample.some(({ line, cells }) => line > heading.line && ![OUT, IN, BOTH].some((way) => way.test((cells[sides.direction] ?? '').trim())))) return null;
  const moved = (record: CsvRecord): readonly CsvRecord[] => movementsOf(record, sides);
  const cameBack = statesOfReturned(opened.sample.filter(({ line }) => line > heading.line), sides);
  return {
    ...opened, isOfMovements: true, ...(cameBack.length > 0 && { unbooked: cameBack }), sample: opened.sample.flatMap(moved), records: opened.records.changedBy(moved),
    choices: [...opened.choices, { what: 'amounts', choice: 'what each balance paid and received', reason: 'every line says what was sent, what it cost and what arrived; the direction tells which of them is the owner\'s, and a conversion is both', confidence: 0.9 }],
  };
}

/** By headings such as "Source amount (after fees)", "Source currency", "Target fee amount". */
function sidesIn(cells: readonly string[]): Omit<Sides, 'line'> | null {
  const words = cells.map(normalisedHeading);
  const sideOf = (subject: RegExp): Side => {
    const column = (rest: string): number => words.findIndex((text) => text.endsWith(` ${rest}`) && subject.test(text.slice(0, -rest.length - 1)));
    return { amount: column('amount'), currency: column('currency'), name: column('name'), fee: column('fee amount'), feeCurrency: column('fee currency') };
  };
  const [source, target] = [sideOf(SOURCE), sideOf(TARGET)];
  const direction = words.findIndex((text) => DIRECTION.test(text));
  const status = cells.findIndex((cell) => headingMatches(cell).some(({ role, strength }) => role === 'status' && strength === 3));
  return direction === NONE || [source, target].some(({ amount, currency }) => amount === NONE || currency === NONE) ? null : { direction, status, source, target };
}

/** Those of transfers out whose money came back, and of none that the file lists on its way back, whole or less a fee. */
function statesOfReturned(records: readonly CsvRecord[], { status, direction, source, target }: Sides): string[] {
  const cell = ({ cells }: CsvRecord, column: number): string => (cells[column] ?? '').trim();
  const returned = records.filter((record) => hasComeBack(cell(record, status)));
  const isWayBack = (record: CsvRecord, sent: CsvRecord): boolean => {
    const [came, went] = [printedMinor(cell(record, target.amount)), printedMinor(cell(sent, source.amount))];
    if (!IN.test(cell(record, direction)) || came === null || went === null || cell(record, target.currency) !== cell(sent, source.currency)) return false;
    return came === went || (Math.abs(came - went) <= Math.abs(went) * MAX_FEE && cell(record, source.name).toLowerCase() === cell(sent, target.name).toLowerCase());
  };
  const isLeftOut = returned.every((sent) => OUT.test(cell(sent, direction)) && !records.some((record) => isWayBack(record, sent)));
  return isLeftOut ? [...new Set(returned.map((record) => cell(record, status)))] : [];
}

/** The heading, with one column of amounts; a transfer, as one movement or two. */
function movementsOf(record: CsvRecord, sides: Sides): readonly CsvRecord[] {
  const { line, direction, source, target } = sides;
  if (record.line < line) return [record];
  if (record.line === line) return [written(record, sides, 'Amount', 'Currency', 'Counterparty')];
  const way = (record.cells[direction] ?? '').trim();
  const paid = (): CsvRecord => written(record, sides, sum(record.cells, source, -1), record.cells[source.currency] ?? '', nameOf(record, target));
  const received = (): CsvRecord => written(record, sides, sum(record.cells, target, 1), record.cells[target.currency] ?? '', nameOf(record, source));
  return BOTH.test(way) ? [paid(), received()] : [OUT.test(way) ? paid() : received()];
}

const nameOf = ({ cells }: CsvRecord, { name }: Side): string => cells[name] ?? '';

/** Both are after fees: what was sent cost its fee beside, and what arrived is what was left. */
function sum(cells: readonly string[], { amount, fee, currency, feeCurrency }: Side, sign: 1 | -1): string {
  const [main, beside] = [printedMinor(cells[amount]), printedMinor(cells[fee]) ?? 0];
  if (main === null) return cells[amount] ?? '';
  if (sign === 1 || beside === 0) return `${sign === 1 ? '' : '-'}${(cells[amount] ?? '').trim()}`;
  // A fee in a third currency moved on another balance, which no line of this file names.
  if ((cells[feeCurrency] ?? '').trim() !== (cells[currency] ?? '').trim()) return '';
  const total = main + beside;
  return `-${total % 10 === 0 ? (total / 1_000).toFixed(2) : (total / 1_000).toFixed(3)}`;
}

function written(record: CsvRecord, { direction, source, target }: Sides, amount: string, currency: string, name: string): CsvRecord {
  const used = new Map([...Object.values(target), ...Object.values(source), direction].filter((column) => column !== NONE).map((column) => [column, '']));
  used.set(source.amount, amount);
  used.set(source.currency, currency);
  if (target.name !== NONE) used.set(target.name, name);
  return { ...record, cells: record.cells.map((cell, column) => used.get(column) ?? cell) };
}
