/** A table of a line or two above the payments that sums them up: its numbers are no payments, and it is left out before anything else looks at them. */
import { printedMinor } from '../columns/arithmetic.ts';
import { isSameHeading, namesColumns } from '../columns/find-heading-row.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const MOST_ROWS = 3;
const FEWEST_PAYMENTS = 2;

/** Null where there is none, or where none of its numbers is the sum of a column below it. */
export async function withoutSummaryTable(opened: OpenedCsv): Promise<OpenedCsv | null> {
  const { sample } = opened;
  const first = sample.findIndex(({ cells }) => namesColumns(cells));
  const second = first < 0 ? -1 : sample.findIndex(({ cells }, index) => index > first + 1 && index <= first + 1 + MOST_ROWS && namesColumns(cells) && !isSameHeading(cells, sample[first]!.cells));
  if (second < 0) return null;
  const [from, until] = [sample[first]!.line, sample[second]!.line];
  const stated = sample.slice(first + 1, second).flatMap(({ cells }) => cells.map(printedMinor)).filter((minor) => minor !== null && minor !== 0);
  const sums = await sumsBelow(opened, until);
  if (!sums.some((sum) => stated.includes(sum))) return null;
  const emptied = (record: CsvRecord): CsvRecord => (record.line >= from && record.line < until ? { ...record, cells: [] } : record);
  return {
    ...opened, sample: sample.filter(({ line }) => line < from || line >= until), records: opened.records.changedBy(emptied),
    choices: [...opened.choices, { what: 'summary', choice: `lines ${from} to ${until - 1} are left out`, reason: 'they state the sum of the payments below them', confidence: 0.98 }],
  };
}

/** Of every column of numbers below a line. */
async function sumsBelow({ records }: OpenedCsv, line: number): Promise<number[]> {
  const sums: (number | null)[] = [];
  let count = 0;
  for await (const batch of records.ahead()) {
    for (const { cells } of batch.records.filter((record) => record.line > line)) {
      cells.forEach((cell, column) => { sums[column] = sums[column] === null ? null : added(sums[column] ?? 0, cell); });
      count++;
    }
  }
  return count < FEWEST_PAYMENTS ? [] : sums.filter((sum) => sum !== null && sum !== undefined && sum !== 0) as number[];
}

function added(sum: number, cell: string): number | null {
  const minor = printedMinor(cell);
  return minor === null ? null : sum + minor;
}
