/** A scenario: the levers as deltas on a baseline, month by month, and what they come to. */
import { spread } from '../forecast/spread.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { daysInMonth } from '../local-date.ts';
import { divideMinor } from '../money.ts';
import type { BaselineMonth } from './baseline.ts';
import type { Flow } from './flow.ts';
import { addFlows, netOf, NO_FLOW } from './flow.ts';
import type { Lever } from './lever.ts';
import type { CategoryRoles, MonthParts } from './month-parts.ts';
import type { Outcome, PlayedMonth } from './outcome.ts';
import { outcomeOf } from './outcome.ts';
import { isLasting, playLevers } from './play-levers.ts';
import type { StandingEffect } from './standing-effects.ts';
import { standingEffects } from './standing-effects.ts';

export interface ScenarioInput {
  readonly months: readonly BaselineMonth[];
  readonly levers: readonly Lever[];
  readonly asOf: LocalDate;
  /** Cash on the as-of date. */
  readonly openingMinor: number | null;
  /** The net of each day between the as-of date and the first of the months. */
  readonly restDailyMinor: readonly number[];
  readonly roles: CategoryRoles;
  /** An average month of the ledger: what the analyst's what-if answers are held against. */
  readonly average: MonthParts;
}

export interface LeverPlay extends StandingEffect {
  /** Change of cash in each month. */
  readonly monthsMinor: readonly number[];
}

export interface PlayedScenario {
  readonly base: readonly PlayedMonth[];
  readonly scenario: readonly PlayedMonth[];
  /** One per lever, in their order. */
  readonly levers: readonly LeverPlay[];
  readonly outcome: { readonly base: Outcome; readonly scenario: Outcome };
  readonly difference: Difference;
}

/** Scenario less baseline. */
export interface Difference {
  readonly cashAtEndMinor: number;
  /** Net profit of all months together. */
  readonly profitMinor: number;
  /** Of an average month once all levers run; what a what-if answer states. */
  readonly monthlyMinor: number;
  readonly monthlyProfitMinor: number;
  readonly onceMinor: number;
  readonly lowestMinor: number | null;
  /** Null where either has no number of months. */
  readonly runwayMonths: number | null;
}

export function playScenario({ months, levers, asOf, openingMinor, restDailyMinor, roles, average }: ScenarioInput): PlayedScenario {
  const flows = playLevers(months, levers, roles);
  const together = months.map((_month, at) => flows.reduce((sum, ofLever) => addFlows(sum, ofLever[at] ?? NO_FLOW), NO_FLOW));
  const startMinor = openingMinor === null ? null : openingMinor + sumOf(restDailyMinor);
  const base = pathOf(months, months.map(() => NO_FLOW), startMinor);
  const scenario = pathOf(months, together, startMinor);
  const daily = (changes: readonly Flow[]) => (openingMinor === null ? null : { asOf, openingMinor, dailyNetMinor: [...restDailyMinor, ...months.flatMap((month, at) => daysOf(month, netOf(changes[at] ?? NO_FLOW)))] });
  const pace = meanNet(base);
  const outcome = { base: outcomeOf(base, daily([]), pace), scenario: outcomeOf(scenario, daily(together), pace + lastingMinor(months, levers, roles)) };
  const standing = standingEffects(levers, average, roles);
  return {
    base, scenario, outcome,
    levers: standing.map((effect, at) => ({ ...effect, monthsMinor: (flows[at] ?? []).map(netOf) })),
    difference: { ...differenceBetween(outcome), cashAtEndMinor: sumOf(together.map(netOf)), profitMinor: sumOf(together.map(({ profitMinor }) => profitMinor)), ...standingSums(standing) },
  };
}

function pathOf(months: readonly BaselineMonth[], changes: readonly Flow[], openingMinor: number | null): PlayedMonth[] {
  let balanceMinor = openingMinor;
  return months.map(({ month, cashInMinor: inMinor, cashOutMinor: outMinor }, at) => {
    const { inMinor: cashInMinor, outMinor: cashOutMinor } = addFlows({ inMinor, outMinor, profitMinor: 0 }, changes[at] ?? NO_FLOW);
    const netMinor = cashInMinor - cashOutMinor;
    balanceMinor = balanceMinor === null ? null : balanceMinor + netMinor;
    return { month, cashInMinor, cashOutMinor, netMinor, balanceMinor };
  });
}

/** Nobody knows the day of a change: it goes evenly through its month. */
function daysOf({ month, cashInMinor, cashOutMinor, dailyNetMinor }: BaselineMonth, changeMinor: number): number[] {
  const evenly = (minor: number): number[] => spread(minor, new Array<number>(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))).fill(1));
  const changes = evenly(changeMinor);
  return (dailyNetMinor ?? evenly(cashInMinor - cashOutMinor)).map((net, at) => net + (changes[at] ?? 0));
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, minor) => sum + minor, 0);
const meanNet = (months: readonly PlayedMonth[]): number => divideMinor(sumOf(months.map(({ netMinor }) => netMinor)), Math.max(1, months.length));

/** What the levers that still run in the last month do to a month after it. */
function lastingMinor(months: readonly BaselineMonth[], levers: readonly Lever[], roles: CategoryRoles): number {
  const last = months.at(-1);
  if (!last) return 0;
  const lasting = levers.filter((lever) => isLasting(lever, last.month));
  return sumOf(standingEffects(lasting, meanParts(months), roles).map(({ monthlyMinor }) => monthlyMinor));
}

function meanParts(months: readonly BaselineMonth[]): MonthParts {
  const mean = (of: (parts: MonthParts) => number): number => divideMinor(sumOf(months.map(({ parts }) => of(parts))), months.length);
  const categories = new Set(months.flatMap(({ parts }) => Object.keys(parts.byCategory).map(Number)));
  return {
    revenueMinor: mean(({ revenueMinor }) => revenueMinor), cogsMinor: mean(({ cogsMinor }) => cogsMinor),
    byCategory: Object.fromEntries([...categories].map((category) => [category, mean(({ byCategory }) => byCategory[category] ?? 0)])),
  };
}

function standingSums(effects: readonly StandingEffect[]): Pick<Difference, 'monthlyMinor' | 'monthlyProfitMinor' | 'onceMinor'> {
  return { monthlyMinor: sumOf(effects.map(({ monthlyMinor }) => monthlyMinor)), monthlyProfitMinor: sumOf(effects.map(({ monthlyProfitMinor }) => monthlyProfitMinor)), onceMinor: sumOf(effects.map(({ onceMinor }) => onceMinor)) };
}

function differenceBetween({ base, scenario }: PlayedScenario['outcome']): Pick<Difference, 'lowestMinor' | 'runwayMonths'> {
  return {
    lowestMinor: base.lowest && scenario.lowest ? scenario.lowest.balanceMinor - base.lowest.balanceMinor : null,
    runwayMonths: base.runwayMonths !== null && scenario.runwayMonths !== null ? scenario.runwayMonths - base.runwayMonths : null,
  };
}
