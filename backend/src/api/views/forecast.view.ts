/** A cash forecast as both doors show it; where there is too little to foresee anything from, GraphQL says why in `refusal`. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ShownForecast } from '../../features/forecasts/forecasts.service.ts';
import { assumptionsOf, METHOD_WORDS } from '../../finance/forecast/assumptions.ts';
import type { Band, CashBacktest, CashForecast, ForecastMonth, PastMonth, RunningMonth, Stretch } from '../../finance/forecast/forecast-types.ts';
import { isRefusal } from '../../finance/forecast/forecast-types.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { expectedItemView, ExpectedItemView } from './expected-item.view.ts';

const BALANCE = 'Null without a known balance.';

@ObjectType('ForecastStretch', { description: 'A stretch of days ahead.' })
class StretchView {
  @Field(() => GraphQLLocalDate, { description: 'First day.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Last day, included.' }) to!: string;
  @Field(() => String, { description: 'Money in, decimal.' }) cashIn!: string;
  @Field(() => String, { description: 'Money out, decimal and positive.' }) cashOut!: string;
  @Field(() => String, { description: 'In less out, decimal.' }) net!: string;
  @Field(() => String, { description: 'Of the net: what the expected items come to, decimal.' }) expected!: string;
  @Field(() => String, { description: 'Lower end of the range of the net that holds four times in five, decimal.' }) low80!: string;
  @Field(() => String, { description: 'Its upper end.' }) high80!: string;
  @Field(() => String, { description: 'Lower end of the range of the net that holds nineteen times in twenty, decimal.' }) low95!: string;
  @Field(() => String, { description: 'Its upper end.' }) high95!: string;
  @Field(() => String, { nullable: true, description: `Cash at the end, decimal. ${BALANCE}` }) balance!: string | null;
  @Field(() => String, { nullable: true, description: `Lower end of the range of the cash that holds four times in five. ${BALANCE}` }) balanceLow80!: string | null;
  @Field(() => String, { nullable: true, description: `Its upper end. ${BALANCE}` }) balanceHigh80!: string | null;
  @Field(() => String, { nullable: true, description: `Lower end of the range of the cash that holds nineteen times in twenty. ${BALANCE}` }) balanceLow95!: string | null;
  @Field(() => String, { nullable: true, description: `Its upper end. ${BALANCE}` }) balanceHigh95!: string | null;
}

@ObjectType('ForecastMonth', { description: 'A month ahead.' })
export class ForecastMonthView extends StretchView {
  @Field(() => String, { description: 'YYYY-MM.' }) month!: string;
}

@ObjectType('ForecastWeek', { description: 'A week ahead, Monday to Sunday; the first and the last may be cut.' })
export class ForecastWeekView extends StretchView {}

@ObjectType('RunningForecastMonth', { description: 'The month that has begun: what has happened and what is still to come, in one.' })
export class RunningForecastMonthView extends ForecastMonthView {
  @Field(() => String, { description: 'Money in so far, decimal.' }) cashInSoFar!: string;
  @Field(() => String, { description: 'Money out so far, decimal and positive.' }) cashOutSoFar!: string;
  @Field(() => String, { description: 'In less out so far, decimal.' }) netSoFar!: string;
}

@ObjectType('PastCashMonth', { description: 'A full month of the past.' })
export class PastCashMonthView {
  @Field(() => String, { description: 'YYYY-MM.' }) month!: string;
  @Field(() => String, { description: 'Money in, decimal.' }) cashIn!: string;
  @Field(() => String, { description: 'Money out, decimal and positive.' }) cashOut!: string;
  @Field(() => String, { description: 'In less out, decimal.' }) net!: string;
  @Field(() => String, { nullable: true, description: `Cash at its end in the accounts of known balance, decimal. ${BALANCE}` }) balance!: string | null;
}

@ObjectType('PastCashWeek', { description: 'A full week of the past, Monday to Sunday.' })
export class PastCashWeekView {
  @Field(() => GraphQLLocalDate, { description: 'Monday.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Sunday.' }) to!: string;
  @Field(() => String, { description: 'Money in, decimal.' }) cashIn!: string;
  @Field(() => String, { description: 'Money out, decimal and positive.' }) cashOut!: string;
  @Field(() => String, { description: 'In less out, decimal.' }) net!: string;
  @Field(() => String, { nullable: true, description: `Cash at its end in the accounts of known balance, decimal. ${BALANCE}` }) balance!: string | null;
}

@ObjectType('HitRate', { description: 'How often a range held.' })
export class HitRateView {
  @Field(() => Int, { description: 'Months that lay in it.' }) held!: number;
  @Field(() => Int, { description: 'Months that were compared.' }) of!: number;
}

@ObjectType('MethodError', { description: 'How far a method was off in past months.' })
export class MethodErrorView {
  @Field(() => String, { description: 'The method.' }) method!: string;
  @Field(() => String, { description: 'Average miss of a month\'s net, decimal.' }) meanError!: string;
}

@ObjectType('ForecastBacktest', { description: 'The same forecast made again on the same day of past months, with nothing but what was known then.' })
export class ForecastBacktestView {
  @Field(() => Int, { description: 'Past days it was made from.' }) origins!: number;
  @Field(() => Int, { description: 'Months, each foreseen from one of those days, that were compared with what came.' }) monthsCompared!: number;
  @Field(() => String, { description: 'Average miss of a month\'s net, decimal.' }) meanError!: string;
  @Field(() => String, { description: 'The same of repeating the month of the year before, decimal.' }) naiveMeanError!: string;
  @Field(() => Float, { nullable: true, description: 'Misses of money in, in percent of what came.' }) cashInErrorPercent!: number | null;
  @Field(() => Float, { nullable: true, description: 'Misses of money out, in percent of what went.' }) cashOutErrorPercent!: number | null;
  @Field(() => Float, { nullable: true, description: 'Misses of money in when the year before is repeated.' }) naiveCashInErrorPercent!: number | null;
  @Field(() => Float, { nullable: true, description: 'Misses of money out when the year before is repeated.' }) naiveCashOutErrorPercent!: number | null;
  @Field(() => HitRateView, { description: 'How often the net lay in the range for four times in five.' }) held80!: HitRateView;
  @Field(() => HitRateView, { description: 'How often the net lay in the range for nineteen times in twenty.' }) held95!: HitRateView;
  @Field(() => [MethodErrorView], { description: 'Every method that was tried, best first.' }) methods!: MethodErrorView[];
}

@ObjectType('LowestCash', { description: 'The lowest point of the likely path.' })
export class LowestCashView {
  @Field(() => GraphQLLocalDate, { description: 'Its day.' }) date!: string;
  @Field(() => String, { description: 'The cash of that day, decimal.' }) balance!: string;
}

@ObjectType('ForecastRefusal', { description: 'Why nothing is foreseen.' })
export class ForecastRefusalView {
  @Field(() => String, { description: 'The reason, in words.' }) reason!: string;
  @Field(() => Int, { description: 'How many more full months of transactions are needed.' }) monthsNeeded!: number;
}

@ObjectType('CashFlowForecast', { description: 'The cash flow of the next months. Where the ledger is too short, `refusal` says why and the lists are empty; REST answers 422 there.' })
export class ForecastView {
  @Field(() => String, { description: 'ISO 4217; currencies are never added up.' }) currency!: string;
  @Field(() => [String], { description: 'Every currency of the ledger, the one with most rows first.' }) currencies!: string[];
  @Field(() => GraphQLLocalDate, { description: 'The last day that counts as past.' }) asOf!: string;
  @Field(() => String, { nullable: true, description: 'Why it does not start from today; null when it does.' }) notice!: string | null;
  @Field(() => ForecastRefusalView, { nullable: true, description: 'Null where there is a forecast.' }) refusal!: ForecastRefusalView | null;
  @Field(() => String, { nullable: true, description: `Cash on the as-of date, decimal. ${BALANCE}` }) openingBalance!: string | null;
  @Field(() => String, { nullable: true, description: `Cash when the first of the forecast months begins, decimal. ${BALANCE}` }) startBalance!: string | null;
  @Field(() => String, { nullable: true, description: 'recurring-and-model, recurring-and-many-models, recurring-and-average, whole-months, blend or last-year: the one that missed least in past months.' }) method!: string | null;
  @Field(() => String, { nullable: true, description: 'The method in words.' }) methodWords!: string | null;
  @Field(() => ForecastBacktestView, { nullable: true, description: 'How far it was off in past months; null where none could be compared.' }) backtest!: ForecastBacktestView | null;
  @Field(() => [PastCashMonthView], { description: 'Full months of the past, at most 24, oldest first.' }) history!: PastCashMonthView[];
  @Field(() => [PastCashWeekView], { description: 'The last full weeks, at most 13, oldest first.' }) pastWeeks!: PastCashWeekView[];
  @Field(() => RunningForecastMonthView, { nullable: true, description: 'The month that has begun; null on the last day of a month.' }) running!: RunningForecastMonthView | null;
  @Field(() => [ForecastMonthView], { description: 'The whole months behind the running one: three to six.' }) forecast!: ForecastMonthView[];
  @Field(() => [ForecastWeekView], { description: 'The same by week, from the day after the as-of date.' }) weeks!: ForecastWeekView[];
  @Field(() => LowestCashView, { nullable: true, description: BALANCE }) lowest!: LowestCashView | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The first day on which the likely path is at zero or below; null where it never is, or no balance is known.' }) zeroCashDate!: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The end of the first week in which even the lower end of the range for four times in five is at zero or below.' }) zeroCashDateLow80!: string | null;
  @Field(() => [String], { description: 'What is taken for granted, in sentences.' }) assumptions!: string[];
  @Field(() => [ExpectedItemView], { description: 'What is expected on days of its own, largest effect first.' }) expectedItems!: ExpectedItemView[];
}

export function forecastView({ currency, currencies, asOf, notice, outcome, vocabulary }: ShownForecast): ForecastView {
  const shown = { currency, currencies: [...currencies], asOf, notice };
  if (isRefusal(outcome)) {
    return {
      ...shown, refusal: { reason: outcome.refused, monthsNeeded: outcome.monthsNeeded }, openingBalance: null, startBalance: null, method: null, methodWords: null, backtest: null,
      history: [], pastWeeks: [], running: null, forecast: [], weeks: [], lowest: null, zeroCashDate: null, zeroCashDateLow80: null, assumptions: [], expectedItems: [],
    };
  }
  return { ...shown, refusal: null, ...madeView(outcome), expectedItems: outcome.expected.map((item) => expectedItemView({ item, vocabulary })) };
}

function madeView(made: CashForecast): Omit<ForecastView, 'currency' | 'currencies' | 'asOf' | 'notice' | 'refusal' | 'expectedItems'> {
  const decimal = (amountMinor: number): string => minorToDecimal(amountMinor, made.currency);
  const optional = (amountMinor: number | null): string | null => (amountMinor === null ? null : decimal(amountMinor));
  return {
    openingBalance: optional(made.openingBalanceMinor), startBalance: optional(made.startBalanceMinor), method: made.method, methodWords: METHOD_WORDS[made.method],
    backtest: made.backtest === null ? null : backtestView(made.backtest, decimal), history: made.history.map((month) => ({ month: month.month, ...pastView(month, decimal) })),
    pastWeeks: made.pastWeeks.map((week) => ({ from: week.from, to: week.to, ...pastView(week, decimal) })),
    running: made.running === null ? null : runningView(made.running, decimal), forecast: made.months.map((month) => monthView(month, decimal)), weeks: made.weeks.map((week) => stretchView(week, decimal)),
    lowest: made.lowest && { date: made.lowest.date, balance: decimal(made.lowest.balanceMinor) }, zeroCashDate: made.zeroCashDate, zeroCashDateLow80: made.zeroCashDateLow80,
    assumptions: assumptionsOf(made),
  };
}

type Decimal = (amountMinor: number) => string;

function stretchView({ from, to, cashInMinor, cashOutMinor, netMinor, expectedMinor, band, balanceMinor, balanceBand }: Stretch, decimal: Decimal): StretchView {
  const ofBalance = (end: keyof Band): string | null => (balanceBand === null ? null : decimal(balanceBand[end]));
  return {
    from, to, cashIn: decimal(cashInMinor), cashOut: decimal(cashOutMinor), net: decimal(netMinor), expected: decimal(expectedMinor),
    low80: decimal(band.low80), high80: decimal(band.high80), low95: decimal(band.low95), high95: decimal(band.high95), balance: balanceMinor === null ? null : decimal(balanceMinor),
    balanceLow80: ofBalance('low80'), balanceHigh80: ofBalance('high80'), balanceLow95: ofBalance('low95'), balanceHigh95: ofBalance('high95'),
  };
}

function monthView(month: ForecastMonth, decimal: Decimal): ForecastMonthView {
  return { month: month.month, ...stretchView(month, decimal) };
}

function runningView({ soFar, ...month }: RunningMonth, decimal: Decimal): RunningForecastMonthView {
  return { ...monthView(month, decimal), cashInSoFar: decimal(soFar.cashInMinor), cashOutSoFar: decimal(soFar.cashOutMinor), netSoFar: decimal(soFar.netMinor) };
}

function pastView({ cashInMinor, cashOutMinor, netMinor, balanceMinor }: Omit<PastMonth, 'month'>, decimal: Decimal): Omit<PastCashMonthView, 'month'> {
  return { cashIn: decimal(cashInMinor), cashOut: decimal(cashOutMinor), net: decimal(netMinor), balance: balanceMinor === null ? null : decimal(balanceMinor) };
}

function backtestView({ meanErrorMinor, naiveMeanErrorMinor, methods, held80, held95, ...rest }: CashBacktest, decimal: Decimal): ForecastBacktestView {
  return {
    ...rest, held80: { ...held80 }, held95: { ...held95 }, meanError: decimal(meanErrorMinor), naiveMeanError: decimal(naiveMeanErrorMinor),
    methods: methods.map((one) => ({ method: one.method, meanError: decimal(one.meanErrorMinor) })),
  };
}
