/** Everything that recurs in a ledger: what is paid and what comes in weekly, fortnightly, monthly, quarterly or yearly, in fixed or varying amounts. */
import type { EntryColumns } from '../ledger/entry-columns.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, fromDayNumber } from '../local-date.ts';
import { findInStream } from './find-in-stream.ts';
import type { FoundSeries } from './fit-rhythm.ts';
import { TIMES_A_YEAR, type RecurringSeries } from './recurring-series.ts';
import { nextDue } from './schedule.ts';
import { partyStreams, type PartyStream } from './stream.ts';
import { typicalAmount } from './typical-amount.ts';

/** Who leaves one out now and then gets a period more before it counts as ended. */
const SKIPS_OFTEN = 0.1;

/** `rows` of the roles that count (transfers between own accounts are nobody's income); ordered by what each comes to in a year, largest first. */
export function findRecurring(rows: EntryColumns, asOf: LocalDate): RecurringSeries[] {
  return largestFirst(partyStreams(rows).flatMap((party) => seriesOfParty(party, rows, asOf)));
}

export function largestFirst(series: readonly RecurringSeries[]): RecurringSeries[] {
  return [...series].sort((a, b) => perYear(b) - perYear(a) || (a.key < b.key ? -1 : 1));
}

/** What recurs between one party and the business in one direction; `rows` are those that the stream's places are of. */
export function seriesOfParty({ counterparty, direction, stream }: PartyStream, rows: EntryColumns, asOf: LocalDate): RecurringSeries[] {
  const keys = new Map<string, number>();
  return findInStream(stream, (row) => rows.categoryNumbers[row] ?? 0)
    .sort((a, b) => a.stream.days[0]! - b.stream.days[0]! || b.stream.amounts[0]! - a.stream.amounts[0]!)
    .map((found) => seriesOf(found, { counterparty, direction, rows, asOf, keys }));
}

interface Around {
  readonly counterparty: string;
  readonly direction: 'in' | 'out';
  readonly rows: EntryColumns;
  readonly asOf: LocalDate;
  readonly keys: Map<string, number>;
}

function seriesOf({ fit, stream }: FoundSeries, { counterparty, direction, rows, asOf, keys }: Around): RecurringSeries {
  const { rhythm, lateDays, periodDays } = fit.rule;
  const occurrences = stream.rows.map((row) => ({ id: rows.ids[row]!, date: fromDayNumber(rows.days[row]!), amountMinor: rows.amountsMinor[row]! }));
  const { typical, isFixed, spread } = typicalAmount(stream.amounts);
  const lastOn = occurrences.at(-1)!.date;
  const nextOn = nextDue(fit.schedule, lastOn);
  const toleranceDays = Math.round(Math.max(lateDays, fit.latest + 1) + (fit.skippedShare >= SKIPS_OFTEN ? periodDays : 0));
  const name = `${direction}:${counterparty}:${rhythm}`;
  const serial = (keys.get(name) ?? 0) + 1;
  keys.set(name, serial);
  return {
    key: serial === 1 ? name : `${name}:${serial}`, counterparty, direction, categoryNumber: commonest(stream.rows.map((row) => rows.categoryNumbers[row]!)), rhythm,
    typicalMinor: direction === 'out' ? -typical : typical, isFixedAmount: isFixed, spreadMinor: spread,
    occurrences, places: stream.rows, lastOn, nextOn, toleranceDays, isActive: asOf <= addDays(nextOn, toleranceDays), confidence: fit.confidence, schedule: fit.schedule,
  };
}

export function perYear({ typicalMinor, rhythm }: RecurringSeries): number {
  return Math.abs(typicalMinor) * TIMES_A_YEAR[rhythm];
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}
