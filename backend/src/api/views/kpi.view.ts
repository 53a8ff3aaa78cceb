/** Key figures as both doors show them: money as decimal strings, everything else as numbers with one or two decimals. */
import { GraphQLJSON, GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Kpi, KpiBoard } from '../../finance/kpis/kpis.ts';
import type { KpiDefinition, KpiInput, KpiUnit } from '../../finance/kpis/kpi.ts';
import { perMonth, targetStatus, type TargetStatus } from '../../finance/kpis/target.ts';
import type { EntryFilter, LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { placeOf } from '../../finance/ledger/ledger-place.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { roundPercent } from '../../finance/percent.ts';
import type { Kpis } from '../../features/kpis/kpis.service.ts';
import type { KpiTarget } from '../../features/kpis/target-store.ts';
import { FigureOriginView } from './figure-origin.view.ts';
import { LabelledPeriodView } from './period.view.ts';

const VALUE = 'A decimal string for money, else a number: percent and months to one decimal, ratios to two.';
const PLACE = 'The filter of the transactions query (TransactionFilterInput) that lists its rows; null where no single list shows exactly those.';

@ObjectType('KpiInput', { description: 'What went into a key figure.' })
export class KpiInputView {
  @Field(() => String, { description: 'What it is.' }) label!: string;
  @Field(() => GraphQLJSON, { nullable: true, description: VALUE }) value!: string | number | null;
  @Field(() => String, { description: 'currency, percent, count, months or ratio.' }) unit!: string;
  @Field(() => GraphQLJSONObject, { nullable: true, description: PLACE }) place!: object | null;
  @Field(() => FigureOriginView, { nullable: true, description: 'Who states it, where no rows add up to it.' }) origin!: FigureOriginView | null;
}

@ObjectType('KpiTrendPoint', { description: 'A key figure of one full month.' })
export class KpiTrendPointView {
  @Field(() => String, { description: 'YYYY-MM.' }) month!: string;
  @Field(() => GraphQLJSON, { nullable: true, description: VALUE }) value!: string | number | null;
}

@ObjectType('KpiTarget', { description: 'What the owner wants a key figure to be.' })
export class KpiTargetView {
  @Field(() => ID, { description: 'Of the key figure.' }) kpiId!: string;
  @Field(() => GraphQLJSON, { description: VALUE }) value!: string | number;
  @Field(() => String, { nullable: true, description: 'ISO 4217; null where it is no money.' }) currency!: string | null;
  @Field(() => String, { nullable: true, description: 'met, close (within a tenth) or missed; null where the figure is not known, or right after it was set.' }) status!: TargetStatus | null;
}

@ObjectType('KpiMissing', { description: 'Why a key figure is not known.' })
export class KpiMissingView {
  @Field(() => String, { description: 'In a sentence.' }) reason!: string;
  @Field(() => String, { nullable: true, description: 'What would make it known: more-data, bank-balance, customer-names, subscriptions or accounting.' }) unlock!: string | null;
}

@ObjectType('Kpi', { description: 'A key figure.' })
export class KpiView {
  @Field(() => ID, { description: 'Its short name.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) label!: string;
  @Field(() => String, { description: 'growth, profitability, cash, customers, subscriptions or balance-sheet.' }) group!: string;
  @Field(() => GraphQLJSON, { nullable: true, description: `${VALUE} Null where it is not known, and where there is no such number.` }) value!: string | number | null;
  @Field(() => String, { description: 'currency, percent, count, months or ratio.' }) unit!: string;
  @Field(() => String, { nullable: true, description: 'What is counted: days.' }) countOf!: string | null;
  @Field(() => String, { description: 'known, not-burning (no cash is burned, so there is no runway limit) or missing.' }) state!: 'known' | 'not-burning' | 'missing';
  @Field(() => GraphQLJSON, { nullable: true, description: 'The figure that it is compared with.' }) previous!: string | number | null;
  @Field(() => Float, { nullable: true, description: 'In percent of the figure before; in points where the figure is itself a percentage.' }) change!: number | null;
  @Field(() => String, { description: 'percent or points.' }) changeUnit!: 'percent' | 'points';
  @Field(() => Boolean, { description: 'A rise is good news.' }) isGoodWhenUp!: boolean;
  @Field(() => Boolean, { description: 'It is a sum over the period: a target for it is meant for a month, and it is held against that as an average month.' }) isPerMonth!: boolean;
  @Field(() => String, { description: 'What it says, in a sentence.' }) definition!: string;
  @Field(() => String, { description: 'How it is computed, in words.' }) formula!: string;
  @Field(() => [KpiInputView], { description: 'What went into it.' }) inputs!: KpiInputView[];
  @Field(() => LabelledPeriodView, { description: 'What it covers; a single day for one that stands at the end of a day.' }) period!: LabelledPeriodView;
  @Field(() => LabelledPeriodView, { description: 'What it is compared with.' }) previousPeriod!: LabelledPeriodView;
  @Field(() => [KpiTrendPointView], { description: 'Up to twelve full months, oldest first.' }) trend!: KpiTrendPointView[];
  @Field(() => GraphQLJSONObject, { nullable: true, description: PLACE }) place!: object | null;
  @Field(() => KpiTargetView, { nullable: true, description: 'What the owner wants it to be.' }) target!: KpiTargetView | null;
  @Field(() => KpiMissingView, { nullable: true, description: 'Why it is not known.' }) missing!: KpiMissingView | null;
  @Field(() => String, { nullable: true, description: 'What should be known beside the figure.' }) note!: string | null;
}

@ObjectType('RealtimeKpis', { description: 'The key figures of a business.' })
export class RealtimeKpisView {
  @Field(() => GraphQLLocalDate, { description: 'The day from which periods count.' }) asOf!: string;
  @Field(() => String, { nullable: true, description: 'A sentence where periods do not count from today.' }) notice!: string | null;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => [String], { description: 'Currencies of the ledger, the one with most rows first.' }) currencies!: string[];
  @Field(() => LabelledPeriodView, { description: 'The chosen period; figures that cover another one say so.' }) period!: LabelledPeriodView;
  @Field(() => LabelledPeriodView, { description: 'What it is compared with.' }) previousPeriod!: LabelledPeriodView;
  @Field(() => Int, { description: 'Rows of the whole ledger in this currency.' }) entryCount!: number;
  @Field(() => [KpiView], { description: 'The figures, in the order in which they are shown.' }) kpis!: KpiView[];
}

export function realtimeKpisView({ board, targets, vocabulary }: Kpis): RealtimeKpisView {
  const { asOf, notice, currency, currencies, period, previousPeriod, entryCount } = board;
  return { asOf, notice, currency, currencies: [...currencies], period, previousPeriod, entryCount, kpis: board.kpis.map((kpi) => kpiView(kpi, board, targets, vocabulary)) };
}

function kpiView(kpi: Kpi, { currency }: KpiBoard, targets: readonly KpiTarget[], vocabulary: LedgerVocabulary): KpiView {
  const { definition: { id, label, group, unit, countOf, definition, formula, isGoodWhenUp, isPerMonth }, value, previous, change, period, previousPeriod, trend, rows, missing, note, isNotBurning } = kpi;
  const told = (number: number | null) => valueView(number, unit, currency);
  const place = (filter: EntryFilter | null) => filter && placeOf(filter, vocabulary);
  const input = (one: KpiInput): KpiInputView => ({ label: one.label, value: valueView(one.value, one.unit, currency), unit: one.unit, place: place(one.rows), origin: one.origin ?? null });
  const target = targets.find((one) => one.kpi === id);
  return {
    id, label, group, unit, countOf: countOf ?? null, value: told(value), state: missing ? 'missing' : isNotBurning ? 'not-burning' : 'known',
    previous: told(previous), change: change === null ? null : roundPercent(change), changeUnit: unit === 'percent' ? 'points' : 'percent', isGoodWhenUp, isPerMonth: isPerMonth ?? false, definition, formula,
    inputs: kpi.inputs.map(input), period, previousPeriod, trend: trend.map((point) => ({ month: point.month, value: told(point.value) })), place: place(rows),
    target: target ? { ...kpiTargetView(target, kpi.definition), status: statusOf(kpi, target) } : null, missing: missing ?? null, note: note ?? null,
  };
}

export function kpiTargetView({ kpi, value, currency }: KpiTarget, definition: KpiDefinition): KpiTargetView {
  return { kpiId: kpi, value: valueView(value, definition.unit, currency ?? '') ?? value, currency, status: null };
}

/** Where nothing is burned no runway is too short. */
function statusOf({ value, isNotBurning, definition, period }: Kpi, target: KpiTarget): TargetStatus | null {
  if (value === null) return isNotBurning ? 'met' : null;
  return targetStatus(definition.isPerMonth ? perMonth(value, period) : value, target.value, definition.isGoodWhenUp);
}

/** Rounded here and nowhere before. */
function valueView(value: number | null, unit: KpiUnit, currency: string): string | number | null {
  if (value === null) return null;
  if (unit === 'currency') return minorToDecimal(value, currency);
  return unit === 'ratio' ? Math.round(value * 100) / 100 : roundPercent(value);
}
