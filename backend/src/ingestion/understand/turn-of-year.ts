/** Days of a year in the order of a file: which of them, if any, lie in the year before the last one's. */

/** Month and day, as 100 × month + day. */
export type YearDay = number;

/** The first day of the older year; null: all days are of one year. */
export interface Turn { from: YearDay | null }

const HALF_A_YEAR = 183;
/** Payments further out of order than that are of another year. */
const OUT_OF_ORDER = 60;
/** Days without any payment, so many that the file begins behind them. */
const LONG_GAP = 60;
const DAYS_OF_YEAR = 366;

/** Null where the days go over more than one turn of the year, or in no order that tells. `days`: of the rows, in the order of the file. */
export function turnOfYear(days: readonly YearDay[]): Turn | null {
  const steps = days.slice(1).map((day, index) => dayNumber(day) - dayNumber(days[index]!));
  const small = steps.filter((step) => Math.abs(step) <= HALF_A_YEAR);
  const [rises, falls] = [small.filter((step) => step > 0).length, small.filter((step) => step < 0).length];
  const isMixed = small.some((step) => Math.abs(step) > OUT_OF_ORDER && (step > 0) !== (rises > falls)) || Math.min(rises, falls) > Math.max(rises, falls) / 4;
  if (rises + falls > 0 && isMixed) return byGap(days);
  const isAscending = rises >= falls;
  const hasOrder = rises + falls > 0;
  const turns = steps.flatMap((step, index) => (Math.abs(step) > HALF_A_YEAR && (!hasOrder || (step < 0) === isAscending) ? [index + 1] : []));
  const [turn, ...more] = turns;
  if (turn === undefined) return { from: null };
  // Rows around one turn may be mixed; several turns are several years.
  if (more.length > 0) return isBackAndForth(steps) ? byGap(days) : null;
  const isOlderFirst = steps[turn - 1]! < 0;
  const [older, newer] = isOlderFirst ? [days.slice(0, turn), days.slice(turn)] : [days.slice(turn), days.slice(0, turn)];
  const from = older.reduce((first, day) => Math.min(first, day));
  return newer.every((day) => day < from) ? { from } : null;
}

function isBackAndForth(steps: readonly number[]): boolean {
  return steps.some((step) => step > HALF_A_YEAR) && steps.some((step) => step < -HALF_A_YEAR);
}

/** The file begins behind the longest time without payments. */
function byGap(days: readonly YearDay[]): Turn | null {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const gaps = sorted.map((day, index) => ({ from: sorted[(index + 1) % sorted.length]!, days: (dayNumber(sorted[(index + 1) % sorted.length]!) - dayNumber(day) + DAYS_OF_YEAR) % DAYS_OF_YEAR }));
  const [longest] = gaps.sort((a, b) => b.days - a.days);
  if (!longest || longest.days < LONG_GAP) return null;
  return { from: longest.from === sorted[0] ? null : longest.from };
}

const dayNumber = (day: YearDay): number => Math.round((Date.UTC(2024, Math.floor(day / 100) - 1, day % 100) - Date.UTC(2024, 0, 1)) / 86_400_000);
