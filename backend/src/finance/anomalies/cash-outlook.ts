/** What the cash forecast says of the lowest point ahead, as far as an alert needs it. */
import { isRefusal, type CashForecast, type ForecastRefusal } from '../forecast/forecast-types.ts';
import { divideMinor } from '../money.ts';
import type { CashOutlook } from './low-cash.ts';

const USUAL_MONTHS = 6;
const CITED = 10;

/** Null without a known balance, or with too little history to foresee anything. */
export function cashOutlook(forecast: CashForecast | ForecastRefusal): CashOutlook | null {
  if (isRefusal(forecast) || forecast.openingBalanceMinor === null || forecast.lowest === null) return null;
  const { asOf, currency, openingBalanceMinor: balanceMinor, lowest: { date: lowestOn, balanceMinor: lowestMinor }, zeroCashDate, history, expected } = forecast;
  const months = history.slice(-USUAL_MONTHS);
  const due = expected.filter(({ direction, rows }) => direction === 'out' && rows.length > 0)
    .flatMap(({ times, rows }) => times.filter(({ state, date }) => state !== 'removed' && date <= lowestOn).map(({ amountMinor }) => ({ amountMinor, id: rows[0]!.id })));
  return {
    asOf, currency, balanceMinor, lowestMinor, lowestOn, zeroCashDate,
    monthlyOutMinor: divideMinor(months.reduce((sum, { cashOutMinor }) => sum + cashOutMinor, 0), months.length),
    entryIds: [...new Set(due.sort((a, b) => a.amountMinor - b.amountMinor).map(({ id }) => id))].slice(0, CITED),
  };
}
