/** The levers of a scenario as the doors take them (the contract's `Lever`) → levers in minor units. */
import type { Lever, LeverKind } from '../../finance/scenario/lever.ts';
import { LEVER_BOUNDS, LEVER_KINDS, LEVERS_MOST } from '../../finance/scenario/lever.ts';
import { LeverFields, type Fault, type LeverVocabulary } from './lever-fields.ts';

export function readLevers(value: unknown, vocabulary: LeverVocabulary, fault: Fault): readonly Lever[] {
  if (!Array.isArray(value)) {
    fault('levers', 'The levers must be a list.');
    return [];
  }
  if (value.length > LEVERS_MOST) fault('levers', `A scenario has at most ${LEVERS_MOST} levers.`);
  return value.slice(0, LEVERS_MOST).flatMap((one, at) => readLever(new LeverFields(one, `levers.${at}`, fault, vocabulary)));
}

function readLever(fields: LeverFields): Lever[] {
  const kind = LEVER_KINDS.find((one) => one === fields.kind);
  if (kind === undefined) {
    fields.fault('kind', `The kind must be one of ${LEVER_KINDS.join(', ')}.`);
    return [];
  }
  const label = fields.label();
  return [{ ...READERS[kind](fields), ...(label === undefined ? {} : { label }) }];
}

const start = (fields: LeverFields): string => fields.month('startMonth', 'The first month');
const percent = (fields: LeverFields): number => fields.number('percent', 'The change in percent', LEVER_BOUNDS.percent);

const READERS: Readonly<Record<LeverKind, (fields: LeverFields) => Lever>> = {
  hire: (fields) => ({ kind: 'hire', count: fields.whole('count', 'The number of people', LEVER_BOUNDS.count), monthlyCostMinor: fields.money('monthlyCost', 'The monthly cost of each', 'positive'), startMonth: start(fields) }),
  'price-change': (fields) => ({ kind: 'price-change', percent: percent(fields), startMonth: start(fields) }),
  'volume-change': (fields) => ({ kind: 'volume-change', percent: percent(fields), startMonth: start(fields) }),
  'one-off': (fields) => ({ kind: 'one-off', amountMinor: fields.money('amount', 'The amount', 'either'), month: fields.month('month', 'The month') }),
  recurring: (fields) => {
    const [startMonth, endMonth] = [start(fields), fields.optionalMonth('endMonth', 'The last month')];
    if (endMonth !== null && endMonth < startMonth) fields.fault('endMonth', 'The last month lies before the first.');
    return { kind: 'recurring', amountMinor: fields.money('amount', 'The amount', 'either'), startMonth, endMonth };
  },
  'category-change': (fields) => ({ kind: 'category-change', category: fields.category('category'), percent: percent(fields), startMonth: start(fields) }),
  'payment-delay': (fields) => ({ kind: 'payment-delay', days: fields.whole('days', 'The number of days', LEVER_BOUNDS.days), share: fields.number('share', 'The share of the revenue', LEVER_BOUNDS.share), startMonth: start(fields) }),
  loan: (fields) => ({
    kind: 'loan', principalMinor: fields.money('principal', 'The amount', 'positive'), annualRatePercent: fields.number('annualRatePercent', 'The interest in percent a year', LEVER_BOUNDS.annualRatePercent),
    termMonths: fields.whole('termMonths', 'The term in months', LEVER_BOUNDS.termMonths), startMonth: start(fields),
  }),
};
