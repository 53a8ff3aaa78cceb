/** A cash book whose receipts stand on the left and whose payments stand on the right, with the same columns each: every half line becomes a line of its own before anything else looks at it. */
import { directionOfTitle, type Direction } from '../understand/table-titles.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';
import { wordTable } from '../../finance/word-table.ts';

/** `right`: where the right half begins; `amount`: within a half. */
interface Halves { line: number; title: CsvRecord; width: number; right: number; amount: number; left: Direction }

/** The sides of an account of cash in the owner's own books. */
const SIDES = wordTable<Direction>({ dr: 'in', debit: 'in', soll: 'in', cr: 'out', credit: 'out', haben: 'out' });

/** What was sold and what was paid for it: a customer's account, in which the payments are money in. */
const SOLD = /^(?:total )?(?:sales|revenue)\b/i;
const PAID = /^(?:total )?payments\b/i;
/** "To Sales", "By Rent": how each side of such a book begins its lines. */
const FIRST_WORD: Readonly<Record<Direction, RegExp>> = { in: /^\s*to\s+/i, out: /^\s*by\s+/i };

/** Null where the file has no two halves, or no title above them says which is which. */
export function withHalvesApart(opened: OpenedCsv): OpenedCsv | null {
  const halves = halvesOf(opened.sample);
  if (!halves) return null;
  const apart = (record: CsvRecord): readonly CsvRecord[] => linesOf(record, halves);
  return {
    ...opened, isOfMovements: true, sample: opened.sample.flatMap(apart), records: opened.records.changedBy(apart),
    choices: [...opened.choices, { what: 'halves', choice: `money ${halves.left} on the left`, reason: 'two lists with the same columns stand side by side, and their titles say which way each went', confidence: 0.9 }],
  };
}

function halvesOf(sample: readonly CsvRecord[]): Halves | null {
  for (const [at, { line, cells }] of sample.entries()) {
    const title = sample[at - 1];
    const names = cells.map(normalisedHeading);
    const right = names.findIndex((name, column) => column > 1 && name !== '' && name === names[0]);
    if (!title || right < 0) continue;
    const width = names.slice(0, right).findLastIndex((name) => name !== '') + 1;
    const isSame = names.slice(0, width).every((name, column) => name === names[right + column]) && names.slice(right + width).every((name) => name === '');
    const ofRole = (role: string): number[] => names.slice(0, width).flatMap((name, column) => (headingMatches(name)[0]?.role === role ? [column] : []));
    const [amounts, dates] = [ofRole('amount'), ofRole('date')];
    const ways = [title.cells.slice(0, right), title.cells.slice(right)].map(wayOf);
    const isOfCustomer = [SOLD, PAID].every((titles) => title.cells.some((cell) => titles.test(cell.trim())));
    if (isSame && !isOfCustomer && amounts.length === 1 && dates.length > 0 && ways[0] && ways[1] && ways[0] !== ways[1]) return { line, title, width, right, amount: amounts[0]!, left: ways[0] };
  }
  return null;
}

/** Of the title that stands alone above a half. */
function wayOf(cells: readonly string[]): Direction | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length === 1 ? directionOfTitle(filled[0]!) ?? SIDES[normalisedHeading(filled[0]!)] ?? null : null;
}

function linesOf(record: CsvRecord, { line, title, width, right, amount, left }: Halves): readonly CsvRecord[] {
  if (record.line < title.line) return [record];
  if (record.line === title.line) return [];
  const half = (from: number): string[] => Array.from({ length: width }, (_, column) => record.cells[from + column] ?? '');
  const sided = (cells: string[], way: Direction): string[] => [...cells.map((cell, column) => (column === amount ? (way === 'in' ? cell : '') : cell.replace(FIRST_WORD[way], ''))), way === 'in' ? '' : cells[amount]!];
  if (record.line === line) return [{ ...record, cells: [...half(0).with(amount, 'Money in'), 'Money out'] }];
  const halves = [sided(half(0), left), sided(half(right), left === 'in' ? 'out' : 'in')];
  return halves.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => ({ ...record, cells }));
}
