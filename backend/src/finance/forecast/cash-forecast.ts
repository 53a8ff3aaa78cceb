/** A cash forecast as it is shown: months, weeks, ranges and the path of the balance, with the owner's word on what is expected. */
import type { LocalDate } from '../ledger/entry.ts';
import { addMonths, dayNumber, endOfMonth, startOfMonth } from '../local-date.ts';
import type { Period } from '../period.ts';
import { pathFacts, zeroAtLow80 } from './balance-path.ts';
import { bandAround } from './bands.ts';
import { monthsAhead, running, sumsOver, weeksAhead } from './buckets.ts';
import { expectedItems, plannedAmounts, type ExpectedWord, type PlannedAmount } from './expected-items.ts';
import type { ForecastGround, Spreads } from './forecast-ground.ts';
import type { Band, CashForecast, ForecastMonth, RunningMonth, Stretch } from './forecast-types.ts';
import { monthParts, type RestShares, type RoleOf } from './month-parts.ts';
import { pastMonths } from './past-months.ts';
import { pastWeeks } from './past-weeks.ts';
import { added, difference, plannedDays } from './walk-forward.ts';

export interface ForecastWish {
  readonly ground: ForecastGround;
  /** Whole months behind the running one. */
  readonly months: number;
  readonly words: readonly ExpectedWord[];
  readonly openingBalanceMinor: number | null;
  /** By month (YYYY-MM): what came to and left the accounts of known balance, transfers included. */
  readonly bankNetByMonth: ReadonlyMap<string, number>;
  /** The same by day, for the last weeks. */
  readonly bankNetByDay: ReadonlyMap<string, number>;
  readonly roleOf: RoleOf;
}

/** Daily figures from the day after the as-of date, and what they were made of. */
interface Ahead {
  readonly asOf: LocalDate;
  readonly to: LocalDate;
  readonly inMinor: readonly number[];
  readonly outMinor: readonly number[];
  readonly rest: { readonly inMinor: readonly number[]; readonly outMinor: readonly number[] };
  readonly plannedNet: readonly number[];
  readonly planned: readonly PlannedAmount[];
}

export function cashForecast({ ground, months: count, words, openingBalanceMinor, bankNetByMonth, bankNetByDay, roleOf }: ForecastWish): CashForecast {
  const { asOf, shares } = ground;
  const to = endOfMonth(addMonths(startOfMonth(asOf), count));
  const expected = expectedItems(ground.series, words, asOf, to);
  const ahead = aheadOf(ground, plannedAmounts(expected), to);
  const stretchesOf = (periods: readonly Period[], spreads: Spreads): Stretch[] => stretches(periods, ahead, spreads, openingBalanceMinor);
  const weeks = stretchesOf(weeksAhead(asOf, to), ground.weekSpreads);
  const monthly = stretchesOf(monthsAhead(asOf, to), ground.monthSpreads).map((stretch) => withParts(stretch, ahead, shares, roleOf));
  const isCut = asOf !== endOfMonth(asOf);
  const runningMonth = isCut && monthly[0] ? withSoFar(monthly[0], ahead, ground, roleOf) : null;
  const dailyNetMinor = difference(ahead.inMinor, ahead.outMinor);
  const facts = openingBalanceMinor === null ? null : pathFacts(openingBalanceMinor, dailyNetMinor, asOf);
  return {
    currency: ground.currency, asOf, openingBalanceMinor, startBalanceMinor: runningMonth ? runningMonth.balanceMinor : openingBalanceMinor,
    method: ground.method, backtest: ground.backtest, history: pastMonths(ground, openingBalanceMinor, bankNetByMonth), pastWeeks: pastWeeks(ground, openingBalanceMinor, bankNetByDay),
    running: runningMonth, months: isCut ? monthly.slice(1) : monthly, dailyNetMinor, weeks, expected,
    lowest: facts?.lowest ?? null, zeroCashDate: facts?.zeroCashDate ?? null, zeroCashDateLow80: zeroAtLow80(weeks),
  };
}

function aheadOf({ asOf, rest: foreseen }: ForecastGround, planned: readonly PlannedAmount[], to: LocalDate): Ahead {
  const days = dayNumber(to) - dayNumber(asOf);
  const rest = { inMinor: foreseen.inMinor.slice(0, days), outMinor: foreseen.outMinor.slice(0, days) };
  const expected = plannedDays({ asOf, planned }, days);
  return { asOf, to, ...added(expected, rest), rest, plannedNet: difference(expected.inMinor, expected.outMinor), planned };
}

function stretches(periods: readonly Period[], ahead: Ahead, { net, balance }: Spreads, openingMinor: number | null): Stretch[] {
  const [ins, outs, expected] = [ahead.inMinor, ahead.outMinor, ahead.plannedNet].map((daily) => sumsOver(daily, periods, ahead.asOf));
  const nets = difference(ins!, outs!);
  const sums = running(nets);
  return periods.map(({ from, to }, step): Stretch => {
    const balanceMinor = openingMinor === null ? null : openingMinor + sums[step]!;
    return {
      from, to, cashInMinor: ins![step]!, cashOutMinor: outs![step]!, netMinor: nets[step]!, expectedMinor: expected![step]!,
      band: bandAround(nets[step]!, net, step), balanceMinor, balanceBand: balanceMinor === null ? null : bandAround(balanceMinor, balance, step),
    };
  });
}

function withParts(stretch: Stretch, ahead: Ahead, shares: RestShares, roleOf: RoleOf, happened: ReadonlyMap<number, number> = new Map()): ForecastMonth {
  const { from, to } = stretch;
  const [restIn, restOut] = [ahead.rest.inMinor, ahead.rest.outMinor].map((daily) => sumsOver(daily, [{ from, to }], ahead.asOf)[0]!);
  const planned = ahead.planned.filter(({ date }) => date >= from && date <= to);
  return { ...stretch, month: from.slice(0, 7), parts: monthParts({ planned, restInMinor: restIn!, restOutMinor: restOut!, happened }, shares, roleOf) };
}

/** What has happened is certain: it moves the figures and their range, not the range's width. */
function withSoFar(rest: Stretch, ahead: Ahead, { shares, soFar: { cashInMinor, cashOutMinor, byCategory } }: ForecastGround, roleOf: RoleOf): RunningMonth {
  const soFar = { cashInMinor, cashOutMinor, netMinor: cashInMinor - cashOutMinor };
  return {
    ...withParts(rest, ahead, shares, roleOf, byCategory), soFar,
    cashInMinor: rest.cashInMinor + cashInMinor, cashOutMinor: rest.cashOutMinor + cashOutMinor, netMinor: rest.netMinor + soFar.netMinor, band: moved(rest.band, soFar.netMinor),
  };
}

function moved({ low80, high80, low95, high95 }: Band, by: number): Band {
  return { low80: low80 + by, high80: high80 + by, low95: low95 + by, high95: high95 + by };
}
