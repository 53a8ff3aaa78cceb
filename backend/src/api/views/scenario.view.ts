/** Scenarios as both doors show them: levers as the contract spells them, and what they come to month by month. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { minorToDecimal } from '../../finance/money.ts';
import type { Outcome, PlayedMonth } from '../../finance/scenario/outcome.ts';
import type { Supposition } from '../../features/scenarios/scenario-words.ts';
import type { ScenarioContent } from '../../features/scenarios/scenario-input.ts';
import type { ScenarioResult } from '../../features/scenarios/scenario-result.ts';
import type { PlayedScenarioDetails } from '../../features/scenarios/scenarios.service.ts';
import { leverView, type LeverShape } from './lever.view.ts';

@ObjectType('ScenarioMonth', { description: 'One month ahead.' })
export class ScenarioMonthView {
  @Field(() => String, { description: 'YYYY-MM.' }) month!: string;
  @Field(() => String, { description: 'Money in, decimal.' }) cashIn!: string;
  @Field(() => String, { description: 'Money out, decimal.' }) cashOut!: string;
  @Field(() => String, { description: 'In less out, decimal.' }) net!: string;
  @Field(() => String, { nullable: true, description: 'Cash at the end of the month, decimal; null where nobody knows the cash at the start.' }) balance!: string | null;
}

@ObjectType('ScenarioOutcome', { description: 'What a path of months comes to.' })
export class ScenarioOutcomeView {
  @Field(() => String, { nullable: true, description: 'Cash at the end of the last month, decimal; null without cash at the start.' }) cashAtEnd!: string | null;
  @Field(() => String, { nullable: true, description: 'The lowest cash of any day from the as-of date on, decimal.' }) lowestBalance!: string | null;
  @Field(() => String, { nullable: true, description: 'The month of that day, YYYY-MM.' }) lowestMonth!: string | null;
  @Field(() => Float, { nullable: true, description: 'Months until cash is used up, to one decimal; null where it is not, or cannot be known: see runwayState.' }) runwayMonths!: number | null;
  @Field(() => String, { description: 'known, not-burning (cash does not run out) or no-balance (nobody knows the cash at the start).' }) runwayState!: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day on which cash is used up within these months; null where it is not.' }) zeroCashDate!: string | null;
}

@ObjectType('ScenarioOutcomes', { description: 'Without and with the changes.' })
export class ScenarioOutcomesView {
  @Field(() => ScenarioOutcomeView, { description: 'Without them.' }) base!: ScenarioOutcomeView;
  @Field(() => ScenarioOutcomeView, { description: 'With them.' }) scenario!: ScenarioOutcomeView;
}

@ObjectType('ScenarioDifference', { description: 'With the changes less without them.' })
export class ScenarioDifferenceView {
  @Field(() => String, { description: 'Cash at the end of the last month, decimal.' }) cashAtEnd!: string;
  @Field(() => String, { nullable: true, description: 'The lowest cash of any day from the as-of date on, decimal; null without cash at the start.' }) lowestBalance!: string | null;
  @Field(() => String, { description: 'Net profit of all months together, decimal.' }) profit!: string;
  @Field(() => String, { description: 'Cash of an average month once all changes run, decimal; what the answer to the same what-if question states.' }) monthly!: string;
  @Field(() => String, { description: 'Net profit of such a month, decimal: of a loan only the interest counts.' }) monthlyProfit!: string;
  @Field(() => String, { description: 'Cash that comes or goes once, decimal.' }) once!: string;
  @Field(() => Float, { nullable: true, description: 'Months of runway; null where either has no number of them.' }) runwayMonths!: number | null;
}

@ObjectType('ScenarioLeverEffect', { description: 'What one change does.' })
export class ScenarioLeverEffectView {
  @Field(() => String, { description: 'The change in words, or what somebody calls it.' }) label!: string;
  @Field(() => String, { description: 'Cash of an average month once it runs, decimal.' }) monthly!: string;
  @Field(() => String, { description: 'Net profit of such a month, decimal.' }) monthlyProfit!: string;
  @Field(() => String, { description: 'Cash that it moves once, decimal.' }) once!: string;
  @Field(() => [String], { description: 'The change of cash in each month, decimal.' }) months!: string[];
}

@ObjectType('ScenarioResult', { description: 'What a scenario comes to on the ledger as it is.' })
export class ScenarioResultView {
  @Field(() => GraphQLLocalDate, { description: 'The day from which the months ahead are counted.' }) asOf!: string;
  @Field(() => String, { description: 'What it is held against: forecast, or average where the history is too short for one.' }) baseline!: string;
  @Field(() => String, { nullable: true, description: 'The cash of the as-of day, stated or known, decimal; null where nobody knows it. What is still to come in the running month goes before the first of these months.' }) openingBalance!: string | null;
  @Field(() => [ScenarioMonthView], { description: 'Without the changes.' }) base!: ScenarioMonthView[];
  @Field(() => [ScenarioMonthView], { description: 'With them.' }) scenario!: ScenarioMonthView[];
  @Field(() => ScenarioDifferenceView, { description: 'What the changes make.' }) difference!: ScenarioDifferenceView;
  @Field(() => ScenarioOutcomesView, { description: 'What both come to.' }) outcome!: ScenarioOutcomesView;
  @Field(() => Float, { nullable: true, description: 'Months until cash is used up with the changes; null where it is not, or cannot be known.' }) runwayMonths!: number | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day on which cash is used up with the changes, within these months.' }) zeroCashDate!: string | null;
  @Field(() => [ScenarioLeverEffectView], { description: 'One per lever, in their order.' }) levers!: ScenarioLeverEffectView[];
  @Field(() => [String], { description: 'What a reader should know.' }) notes!: string[];
}

@ObjectType('Scenario', { description: 'A saved scenario: what would change, and what that would do.' })
export class ScenarioView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => Int, { description: 'How many months it looks ahead.' }) months!: number;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'The cash at the start that somebody stated, decimal; null: what the ledger knows of.' }) openingBalance!: string | null;
  @Field(() => [GraphQLJSONObject], { description: 'What would change: levers as createScenario takes them.' }) levers!: LeverShape[];
  @Field(() => ScenarioResultView, { description: 'With and without it, month by month.' }) result!: ScenarioResultView;
  @Field(() => GraphQLDateTime, { description: 'When it was made.' }) createdAt!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' }) updatedAt!: string;
}

@ObjectType('ScenarioPreview', { description: 'What levers would do, without anything being saved.' })
export class ScenarioPreviewView {
  @Field(() => Int, { description: 'How many months it looks ahead.' }) months!: number;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'The cash at the start that was stated, decimal.' }) openingBalance!: string | null;
  @Field(() => [GraphQLJSONObject], { description: 'The levers as they were understood.' }) levers!: LeverShape[];
  @Field(() => ScenarioResultView, { description: 'With and without them, month by month.' }) result!: ScenarioResultView;
}

@ObjectType('ScenarioReading', { description: 'Plain words as levers.' })
export class ScenarioReadingView {
  @Field(() => [GraphQLJSONObject], { description: 'Levers as createScenario takes them; empty where none is understood.' }) levers!: LeverShape[];
  @Field(() => [String], { description: 'How each was read.' }) inWords!: string[];
  @Field(() => String, { nullable: true, description: 'What is missing or not understood; null where there are levers.' }) explanation!: string | null;
}

export function scenarioView({ scenario, result }: PlayedScenarioDetails): ScenarioView {
  const { id, name, createdAt, updatedAt } = scenario;
  return { id, name, ...previewView({ content: { ...scenario, openingBalanceMinor: scenario.openingBalanceMinor ?? null }, result }), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function previewView({ content, result }: { readonly content: ScenarioContent; readonly result: ScenarioResult }): ScenarioPreviewView {
  const { currency } = result.vocabulary;
  const { months, openingBalanceMinor, levers } = content;
  return { months, currency, openingBalance: decimalOf(openingBalanceMinor, currency), levers: levers.map((lever) => leverView(lever, result.vocabulary)), result: resultView(result) };
}

export function readingView({ levers, inWords, explanation, vocabulary }: Supposition): ScenarioReadingView {
  return { levers: levers.map((lever) => leverView(lever, vocabulary)), inWords: [...inWords], explanation };
}

const decimalOf = (minor: number | null, currency: string): string | null => (minor === null ? null : minorToDecimal(minor, currency));
const oneDecimal = (months: number | null): number | null => (months === null ? null : Math.round(months * 10) / 10 || 0);

function resultView({ asOf, baseline, openingMinor, played, leverNames, notes, vocabulary: { currency } }: ScenarioResult): ScenarioResultView {
  const money = (minor: number): string => minorToDecimal(minor, currency);
  const { base, scenario } = played.outcome;
  const { runwayMonths, lowestMinor, ...difference } = played.difference;
  return {
    asOf, baseline: baseline.method, openingBalance: decimalOf(openingMinor, currency), notes: [...notes],
    base: played.base.map((month) => monthView(month, currency)), scenario: played.scenario.map((month) => monthView(month, currency)),
    difference: {
      cashAtEnd: money(difference.cashAtEndMinor), lowestBalance: decimalOf(lowestMinor, currency), profit: money(difference.profitMinor), monthly: money(difference.monthlyMinor),
      monthlyProfit: money(difference.monthlyProfitMinor), once: money(difference.onceMinor), runwayMonths: oneDecimal(runwayMonths),
    },
    outcome: { base: outcomeView(base, currency), scenario: outcomeView(scenario, currency) }, runwayMonths: oneDecimal(scenario.runwayMonths), zeroCashDate: scenario.zeroCashDate,
    levers: played.levers.map(({ monthlyMinor, monthlyProfitMinor, onceMinor, monthsMinor }, at) => (
      { label: leverNames[at] ?? '', monthly: money(monthlyMinor), monthlyProfit: money(monthlyProfitMinor), once: money(onceMinor), months: monthsMinor.map(money) })),
  };
}

function monthView({ month, cashInMinor, cashOutMinor, netMinor, balanceMinor }: PlayedMonth, currency: string): ScenarioMonthView {
  const money = (minor: number): string => minorToDecimal(minor, currency);
  return { month, cashIn: money(cashInMinor), cashOut: money(cashOutMinor), net: money(netMinor), balance: decimalOf(balanceMinor, currency) };
}

function outcomeView({ cashAtEndMinor, lowest, runwayMonths, runwayState, zeroCashDate }: Outcome, currency: string): ScenarioOutcomeView {
  return { cashAtEnd: decimalOf(cashAtEndMinor, currency), lowestBalance: decimalOf(lowest?.balanceMinor ?? null, currency), lowestMonth: lowest?.date.slice(0, 7) ?? null, runwayMonths: oneDecimal(runwayMonths), runwayState, zeroCashDate };
}
