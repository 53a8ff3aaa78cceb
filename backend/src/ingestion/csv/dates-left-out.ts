/** A cash book in which a day is written once, before the first of its rows: the rows below get it, where the balances follow only so. */
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

/** Null where every payment has a date, or its balances do not prove that the others are payments. */
export async function withDatesOfRowsAbove(opened: OpenedCsv, plan: ColumnPlan, firstDataLine: number): Promise<OpenedCsv | null> {
  const isUndated = (record: CsvRecord): boolean => record.line >= firstDataLine && SAME_DAY.test((record.cells[plan.date] ?? '').trim()) && !record.cells.some((cell) => lineKind(cell) !== null) && printedMovement(record.cells, plan.money) !== null;
  if (plan.balance === null || opened.choices.some(({ what }) => what === DAYS) || !opened.sample.some(isUndated)) return null;
  const dates = new Map<number, string>();
  const records: CsvRecord[] = [];
  let last: string | null = null;
  for await (const batch of opened.records.ahead()) {
    for (const record of batch.records) {
      const cell = (record.cells[plan.date] ?? '').trim();
      if (record.line >= firstDataLine && dateEvidence(cell) !== null) last = cell;
      else if (last === null || !isUndated(record)) continue;
      else dates.set(record.line, last);
      if (last !== null) records.push(record);
    }
    if (records.length > MOST_RECORDS) return null;
  }
  const dated = records.filter(({ line }) => !dates.has(line));
  if (dates.size === 0 || brokenShare(records, plan) > 0 || brokenShare(dated, plan) === 0) return null;
  const withDate = (record: CsvRecord): CsvRecord => (dates.has(record.line) ? { ...record, cells: record.cells.with(plan.date, dates.get(record.line)!) } : record);
  return {
    ...opened, sample: opened.sample.map(withDate), records: opened.records.changedBy(withDate),
    choices: [...opened.choices, { what: DAYS, choice: 'of the row above, where a row has none', reason: `only with those ${dates.size} ${dates.size === 1 ? 'row' : 'rows'} the balances follow`, confidence: 0.98 }],
  };
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
