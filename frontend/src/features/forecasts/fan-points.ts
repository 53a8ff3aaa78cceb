/** The points of the fan chart out of a forecast: what was, today, and what is likely with its ranges. */
import type { CashForecastQuery } from '../../generated/graphql.ts';
import { formatDay, formatMonth } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import type { FanBand, FanData } from '../../ui/charts/fan-data.ts';
import type { ForecastStep } from './use-forecast-choice.ts';

export type Forecast = CashForecastQuery['forecast'];
type Ahead = Forecast['weeks'][number] | Forecast['forecast'][number];

export const TODAY = 'Today';
const shownPastMonths = 12;

interface Point { label: string; past: number | null; likely: number | null; band80: FanBand | null; band95: FanBand | null; address: string | null }

export function fanData(forecast: Forecast, by: ForecastStep): FanData {
  const points = forecast.openingBalance === null ? flowPoints(forecast, by) : balancePoints(forecast, by);
  const { currency } = forecast;
  return {
    labels: points.map(({ label }) => label), addresses: points.map(({ address }) => address),
    past: points.map(({ past }) => past), likely: points.map(({ likely }) => likely), band80: points.map(({ band80 }) => band80), band95: points.map(({ band95 }) => band95),
    today: forecast.openingBalance === null ? null : TODAY,
    formatValue: (value) => formatMoney(value, currency), formatTick: (value) => formatMoney(value, currency, 'compact'),
  };
}

function balancePoints(forecast: Forecast, by: ForecastStep): Point[] {
  const opening = Number(forecast.openingBalance);
  const flat = { low: opening, high: opening };
  const today: Point = { label: TODAY, past: opening, likely: opening, band80: flat, band95: flat, address: null };
  // A week that ends today is today's point.
  const past = pastPoints(forecast, by, ({ balance }) => balance).filter((_past, at, { length }) => by !== 'week' || at < length - 1 || forecast.pastWeeks.at(-1)?.to !== forecast.asOf);
  return [...past, today, ...aheadOf(forecast, by).map((ahead) => point(labelOf(ahead, by), ahead.balance, [ahead.balanceLow80, ahead.balanceHigh80], [ahead.balanceLow95, ahead.balanceHigh95]))];
}

/** Without a balance: what each month or week leaves. */
function flowPoints(forecast: Forecast, by: ForecastStep): Point[] {
  const past = pastPoints(forecast, by, ({ net }) => net);
  const last = past.at(-1);
  // The dashed line begins where the solid one ends.
  if (last && last.past !== null) Object.assign(last, { likely: last.past, band80: { low: last.past, high: last.past }, band95: { low: last.past, high: last.past } });
  return [...past, ...aheadOf(forecast, by).map((ahead) => point(labelOf(ahead, by), ahead.net, [ahead.low80, ahead.high80], [ahead.low95, ahead.high95]))];
}

interface Past { net: string; balance: string | null }

function pastPoints({ history, pastWeeks, currency }: Forecast, by: ForecastStep, figureOf: (past: Past) => string | null): Point[] {
  const pastPoint = (label: string, past: Past, address: string): Point => {
    const figure = figureOf(past);
    return { label, past: figure === null ? null : Number(figure), likely: null, band80: null, band95: null, address };
  };
  if (by === 'week') return pastWeeks.map((week) => pastPoint(weekLabel(week.to), week, cashAddress(week.from, week.to, currency)));
  return history.slice(-shownPastMonths).map((month) => pastPoint(formatMonth(month.month), month, monthAddress(month.month, currency)));
}

function aheadOf({ running, forecast, weeks }: Forecast, by: ForecastStep): Ahead[] {
  if (by === 'week') return weeks;
  return running ? [running as Ahead, ...forecast] : forecast;
}

function labelOf(ahead: Ahead, by: ForecastStep): string {
  return by === 'week' ? weekLabel(ahead.to) : formatMonth(ahead.to);
}

/** Nine months of Sundays: none comes twice. */
function weekLabel(to: string): string {
  return formatDay(to).replace(/, \d{4}$/, '');
}

type Ends = readonly [string | null, string | null];

function point(label: string, likely: string | null, band80: Ends, band95: Ends): Point {
  return { label, past: null, likely: likely === null ? null : Number(likely), band80: band(band80), band95: band(band95), address: null };
}

function band([low, high]: Ends): FanBand | null {
  return low === null || high === null ? null : { low: Number(low), high: Number(high) };
}

const cashKinds = ['revenue', 'refund', 'other-income', 'cogs', 'opex', 'tax', 'interest', 'owner', 'loan'];

/** The rows of a month that count as cash flow. */
export function monthAddress(month: string, currency: string): string {
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return cashAddress(`${month}-01`, `${month}-${lastDay}`, currency);
}

function cashAddress(from: string, to: string, currency: string): string {
  return paths.transactions({ from, to, kinds: cashKinds, currency });
}
