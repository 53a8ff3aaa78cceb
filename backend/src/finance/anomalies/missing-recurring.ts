/** Charges and income that always came and now did not: an insurance that was not debited, a customer who did not pay. */
import { addDays, dateInWords, dayNumber, fromDayNumber } from '../local-date.ts';
import { nextDue } from '../recurring/schedule.ts';
import { TIMES_A_YEAR, type RecurringSeries } from '../recurring/recurring-series.ts';
import type { FoundAlert } from './alert.ts';
import { inWords, severityOf } from './alert-words.ts';
import type { LedgerView, Party } from './ledger-view.ts';

const LEAST_CONFIDENCE = 0.5;
const LEAST_CONFIDENCE_VARYING = 0.62;
const LEAST_BEFORE = 4;
/** Quarterly and yearly ones are few. */
const LEAST_BEFORE_RARE = 3;
/** Who leaves out more than this is not reliable, and one more says nothing. */
const MOST_SKIPPED = 0.12;
const LEAST_SHARE_OUT = 0.002;
const LEAST_SHARE_IN = 0.01;
/** Paid late, or two at once. */
const LATE_LIKENESS = 0.4;
const DOUBLE = 1.75;
const YEAR_DAYS = 365;
const PAUSE_DAYS = 21;

export function missingRecurring(view: LedgerView): FoundAlert[] {
  const parties = new Map([...view.paid.map((party) => [`out ${party.name}`, party] as const), ...view.payers.map((party) => [`in ${party.name}`, party] as const)]);
  return view.series.flatMap((series) => {
    if (series.confidence < (series.isFixedAmount ? LEAST_CONFIDENCE : LEAST_CONFIDENCE_VARYING) || series.occurrences.length < leastBefore(series) || !isWorthIt(view, series)) return [];
    const party = parties.get(`${series.direction} ${series.counterparty}`);
    const gaps = gapsOf(view, series);
    const skipped = gaps.filter(({ isEnd }) => !isEnd).length;
    if (skipped > 1 && (!series.isFixedAmount || skipped / (series.occurrences.length + skipped) > MOST_SKIPPED)) return [];
    return gaps.filter((gap) => !isMadeGood(view, series, gap, party) && !isPause(view, gap, party)).map((gap) => alertOf(view, series, gap));
  });
}

function leastBefore({ rhythm }: RecurringSeries): number {
  return rhythm === 'quarterly' || rhythm === 'yearly' ? LEAST_BEFORE_RARE : LEAST_BEFORE;
}

function isWorthIt(view: LedgerView, { direction, typicalMinor }: RecurringSeries): boolean {
  const least = direction === 'out' ? LEAST_SHARE_OUT * view.monthlyExpensesMinor : LEAST_SHARE_IN * view.monthlyRevenueMinor;
  return Math.abs(typicalMinor) >= least;
}

/** A due date that nothing answered to; `after` is the place of the occurrence before it. */
interface Gap { readonly dueOn: string; readonly after: number; readonly isEnd: boolean }

function gapsOf(view: LedgerView, series: RecurringSeries): Gap[] {
  const { occurrences, schedule } = series;
  const periodDays = 'everyDays' in schedule ? schedule.everyDays : 365.25 / TIMES_A_YEAR[series.rhythm];
  const gaps: Gap[] = [];
  for (let place = leastBefore(series); place < occurrences.length; place += 1) {
    const before = occurrences[place - 1]!;
    const periods = Math.round((dayNumber(occurrences[place]!.date) - dayNumber(before.date)) / periodDays);
    if (periods >= 2) gaps.push({ dueOn: nextDue(schedule, before.date), after: place - 1, isEnd: false });
  }
  const horizon = fromDayNumber(Math.max(0, ...accountsOf(view, series).map((account) => view.lastDayOfAccount.get(account)!)));
  const isEnough = occurrences.length > leastBefore(series) || series.rhythm === 'yearly';
  if (isEnough && !isLastInstalment(view, series) && horizon > addDays(series.nextOn, series.toleranceDays)) gaps.push({ dueOn: series.nextOn, after: occurrences.length - 1, isEnd: true });
  return gaps;
}

/** "Instalment 4 of 4" ends what it belongs to. */
function isLastInstalment(view: LedgerView, { occurrences }: RecurringSeries): boolean {
  const text = view.rows.descriptions?.[view.rows.ids.indexOf(occurrences.at(-1)!.id)] ?? '';
  const [, part, of] = /(\d+)\s*(?:of|\/)\s*(\d+)/i.exec(text) ?? [];
  return part !== undefined && part === of;
}

/** Where it was last seen: another account's later rows prove nothing. */
function accountsOf(view: LedgerView, series: RecurringSeries): number[] {
  const recent = new Set(series.occurrences.slice(-3).map(({ id }) => id));
  const accounts = new Set<number>();
  for (const [row, one] of view.seriesOfRow) if (one === series && recent.has(view.rows.ids[row]!)) accounts.add(view.rows.accountNumbers[row]!);
  return [...accounts];
}

/** Late by more than usual, or together with the next one. */
function isMadeGood(view: LedgerView, series: RecurringSeries, { dueOn, after }: Gap, party: Party | undefined): boolean {
  const next = series.occurrences[after + 1];
  const typical = Math.abs(series.occurrences[after]!.amountMinor);
  if (next && Math.abs(next.amountMinor) >= DOUBLE * typical) return true;
  const [from, to] = [dayNumber(series.occurrences[after]!.date), next ? dayNumber(next.date) : dayNumber(dueOn) + 3 * series.toleranceDays];
  return (party?.rows ?? []).some((row) => view.rows.days[row]! > from && view.rows.days[row]! < to && view.seriesOfRow.get(row) !== series
    && Math.abs(Math.abs(view.rows.amountsMinor[row]!) - typical) <= LATE_LIKENESS * typical);
}

/** The year before nothing came at this time either: a season. */
function isPause(view: LedgerView, { dueOn }: Gap, party: Party | undefined): boolean {
  const due = dayNumber(dueOn) - YEAR_DAYS;
  const days = (party?.rows ?? []).map((row) => view.rows.days[row]!);
  return (days[0] ?? Infinity) < due - PAUSE_DAYS && !days.some((day) => Math.abs(day - due) <= PAUSE_DAYS);
}

function alertOf(view: LedgerView, series: RecurringSeries, { dueOn, after, isEnd }: Gap): FoundAlert {
  const money = inWords(view.rows.currency);
  const last = series.occurrences[after]!;
  const amountMinor = Math.abs(series.isFixedAmount ? last.amountMinor : series.typicalMinor);
  const name = series.counterparty;
  const isIncome = series.direction === 'in';
  return {
    key: `missing-recurring|${series.direction}|${name}|${series.rhythm}|${last.date}`, kind: 'missing-recurring',
    severity: isIncome ? severityOf(amountMinor, view.monthlyRevenueMinor, 'warning') : severityOf(amountMinor, 4 * view.monthlyExpensesMinor, 'info'),
    title: isIncome ? `${money(amountMinor)} from ${name} did not arrive` : `The usual ${money(amountMinor)} to ${name} was not paid`,
    actual: `Nothing ${isIncome ? 'from' : 'to'} ${name} around ${dateInWords(dueOn)}${isEnd ? ' or since' : ''}.`,
    expected: `${series.isFixedAmount ? '' : 'About '}${money(amountMinor)} on ${dateInWords(dueOn)}, as ${series.rhythm} before (last on ${dateInWords(last.date)}).`,
    why: `${isIncome ? 'It came' : 'It was paid'} ${series.rhythm} ${after + 1} times${series.occurrences.length === after + 1 ? '' : ' before'} and was never this late.`,
    advice: isIncome ? `Ask ${name} about the payment, or send a reminder.` : `Check whether it was cancelled on purpose; an unpaid bill can cost you the service or the cover.`,
    amountMinor, occurredOn: dueOn, counterparty: name, entryIds: series.occurrences.slice(Math.max(0, after - 3), after + 1).reverse().map(({ id }) => id), strength: Math.min(2, series.confidence / LEAST_CONFIDENCE),
  };
}
