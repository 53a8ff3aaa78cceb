/** Of several days in a row, the one on which its payment was booked: it is empty where there was none. */
import { dateEvidence } from '../cells/dates.ts';
import { isNotDone } from '../cells/payment-states.ts';
import type { ColumnFacts } from './column-facts.ts';
import { normalisedHeading } from './heading.ts';
import { isOfPayout } from './payout.ts';

type Rows = readonly (readonly string[])[];

/** On which it was due, or given back. */
const OTHER_DAY = /refund|remboursement|erstattung|\bdue\b|fallig|echeance|venc|scadenza|expir/;
/** From which day a bank counts interest: no day on which anybody booked or paid. */
const OF_INTEREST = /\bvalut|\bvaleur|\bvalor\b|\bvalue da?te?\b|wertstellung|\bvalued\b|^value$|^wert$|^valor$|erteknap|^rente ?da|waluty|arvopaiva|\bvaluty\b/;

export const isDayOfInterest = (heading: string): boolean => OF_INTEREST.test(normalisedHeading(heading));
/** Another day than that of the payment. */
export const isOtherDay = (heading: string): boolean => OTHER_DAY.test(normalisedHeading(heading)) || isOfPayout(heading);

/** Filled in every row whose payment was booked, empty in some that was not and in no other. Null where no column is, or more than one. `state`: the column that says so. */
export function bookedDate(columns: readonly { facts: ColumnFacts; heading: string }[], rows: Rows, state: number | null): number | null {
  if (state === null) return null;
  const [open, done] = [rows.filter((row) => isNotDone(row[state] ?? '')), rows.filter((row) => !isNotDone(row[state] ?? ''))];
  const isFilled = (row: readonly string[], column: number): boolean => dateEvidence(row[column] ?? '') !== null;
  if (open.length === 0 || done.length === 0) return null;
  const found = columns.filter(({ facts, heading }) => facts.dateShare >= 0.5 && !isOtherDay(heading) && !isDayOfInterest(heading) && done.every((row) => isFilled(row, facts.index)) && open.some((row) => (row[facts.index] ?? '').trim() === ''));
  return found.length === 1 ? found[0]!.facts.index : null;
}
