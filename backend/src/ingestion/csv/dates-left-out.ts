/** A cash book in which a day is written once, before the first of its rows, or a journal that writes it before the first account of a booking: the rows below get it, where the balances follow only so, or where each booking is even only so. */
import { AccountSums } from '../account-sums.ts';
import { dateEvidence } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import { printedMinor, printedMovement } from '../columns/arithmetic.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const DAYS = 'days';
/** Nothing, or a sign for the same again. */
const SAME_DAY = /^(?:["'〃″”]|''|ditto|do\.?|dto\.?|idem|id\.)?$/i;
const MOST_RECORDS = 100_000;
const FEWEST_BOOKINGS = 3;

/** Null where every payment has a date, or its balances do not prove that the others are payments. */
export async function withDatesOfRowsAbove(opened: OpenedCsv, plan: ColumnPlan, firstDataLine: number): Promise<OpenedCsv | null> {
  const isUndated = (record: CsvRecord): boolean => record.line >= firstDataLine && SAME_DAY.test((record.cells[plan.date] ?? '').trim()) && !record.cells.some((cell) => lineKind(cell) !== null) && printedMovement(record.cells, plan.money) !== null;
  const mayBeEven = plan.balance === null && plan.money.kind !== 'flagged';
  if ((plan.balance === null && !mayBeEven) || opened.choices.some(({ what }) => what === DAYS) || !opened.sample.some(isUndated)) return null;
  const dates = new Map<number, readonly string[]>();
  const records: CsvRecord[] = [];
  let last: readonly string[] | null = null;
  for await (const batch of opened.records.ahead()) {
    for (const record of batch.records) {
      const cell = (record.cells[plan.date] ?? '').trim();
      if (record.line >= firstDataLine && dateEvidence(cell) !== null) last = record.cells;
      else if (last === null || !isUndated(record)) continue;
      else dates.set(record.line, last);
      if (last !== null) records.push(record);
    }
    if (records.length > MOST_RECORDS) return null;
  }
  const dated = records.filter(({ line }) => !dates.has(line));
  if (dates.size === 0 || (mayBeEven ? !areEven(records, dates, plan) : brokenShare(records, plan) > 0 || brokenShare(dated, plan) === 0)) return null;
  // What a booking is for stands beside its day.
  const taken = mayBeEven ? [plan.date, ...plan.descriptions, ...plan.joined] : [plan.date];
  const withDate = (record: CsvRecord): CsvRecord => {
    const above = dates.get(record.line);
    return above ? { ...record, cells: record.cells.map((text, column) => (column === plan.date || (taken.includes(column) && text.trim() === '') ? above[column] ?? '' : text)) } : record;
  };
  return {
    ...opened, sample: opened.sample.map(withDate), records: opened.records.changedBy(withDate),
    choices: [...opened.choices, { what: DAYS, choice: 'of the row above, where a row has none', reason: `only with those ${dates.size} ${dates.size === 1 ? 'row' : 'rows'} ${mayBeEven ? 'debits and credits of each booking are even' : 'the balances follow'}`, confidence: 0.98 }],
  };
}

/** Each row with a date and those below it without one: a booking whose debits are its credits. */
function areEven(records: readonly CsvRecord[], undated: ReadonlyMap<number, unknown>, { money }: ColumnPlan): boolean {
  const sums: number[] = [];
  for (const { line, cells } of records) {
    const moved = printedMovement(cells, money) ?? 0;
    if (undated.has(line)) sums[sums.length - 1]! += moved;
    else sums.push(moved);
  }
  return sums.length >= FEWEST_BOOKINGS && sums.every((sum) => sum === 0);
}

/** By the better of both signs. */
function brokenShare(records: readonly CsvRecord[], plan: ColumnPlan): number {
  const shares = [1, -1].map((sign) => {
    const sums = new AccountSums();
    for (const record of records) sums.add({ line: record.line, amountMinor: sign * (printedMovement(record.cells, plan.money) ?? 0), balanceMinor: printedMinor(record.cells[plan.balance ?? -1]), currency: null, account: null });
    const [sum] = sums.finish() ?? [];
    return !sum || sum.linkCount === 0 ? 1 : sum.brokenCount / sum.linkCount;
  });
  return Math.min(...shares);
}
