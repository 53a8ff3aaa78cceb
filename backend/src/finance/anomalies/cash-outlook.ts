/** A plain outlook on cash for when there is no better forecast: the known balance, what recurs on its dates, and the average of the rest. */
import { addDays, dayNumber, fromDayNumber } from '../local-date.ts';
import { expectedDates } from '../recurring/expected-dates.ts';
import type { LedgerView } from './ledger-view.ts';
import type { CashOutlook } from './low-cash.ts';

const AHEAD_DAYS = 91;
const LOOK_BACK_DAYS = 183;
const LEAST_HISTORY_DAYS = 60;
const SURE = 0.5;
const CITED = 10;

/** Null without a known balance, or with too little history to say anything. */
export function cashOutlook(view: LedgerView, balanceMinor: number | null): CashOutlook | null {
  const { rows, asOf } = view;
  const today = dayNumber(asOf);
  if (balanceMinor === null || rows.count === 0 || today - rows.days[0]! < LEAST_HISTORY_DAYS) return null;
  const planned = view.series.filter(({ confidence, isActive }) => confidence >= SURE && isActive);
  const ids = new Set(planned.flatMap(({ occurrences }) => occurrences.map(({ id }) => id)));
  const from = Math.max(rows.days[0]!, today - LOOK_BACK_DAYS);
  let [rest, out] = [0, 0];
  for (let row = rows.count - 1; row >= 0 && rows.days[row]! >= from; row -= 1) {
    const amount = rows.amountsMinor[row]!;
    if (amount < 0) out -= amount;
    if (!ids.has(rows.ids[row]!)) rest += amount;
  }
  const perDay = rest / (today - from + 1);
  const due = planned.flatMap((series) => expectedDates(series, addDays(asOf, 1), addDays(asOf, AHEAD_DAYS)).map((one) => ({ ...one, id: series.occurrences.at(-1)!.id })));
  const byDay = new Map<string, number>();
  for (const { date, amountMinor } of due) byDay.set(date, (byDay.get(date) ?? 0) + amountMinor);
  let [balance, lowest, lowestOn] = [balanceMinor, balanceMinor, asOf];
  for (let day = today + 1; day <= today + AHEAD_DAYS; day += 1) {
    balance += perDay + (byDay.get(fromDayNumber(day)) ?? 0);
    if (balance < lowest) [lowest, lowestOn] = [balance, fromDayNumber(day)];
  }
  const largest = due.filter(({ amountMinor, date }) => amountMinor < 0 && date <= lowestOn).sort((a, b) => a.amountMinor - b.amountMinor).map(({ id }) => id);
  return { asOf, currency: rows.currency, balanceMinor, lowestMinor: Math.round(lowest), lowestOn, monthlyOutMinor: Math.round((out / (today - from + 1)) * 30.4), entryIds: [...new Set(largest)].slice(0, CITED) };
}
