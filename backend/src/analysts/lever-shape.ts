/** The shape in which a language model may propose the levers of a what-if question; what it proposes is validated like any input. */
import { LEVER_KINDS } from '../finance/scenario/lever.ts';
import type { Shape } from './prompt.ts';

const whole = (description: string): Shape => ({ type: 'integer', description, nullable: true });
const number = (description: string): Shape => ({ type: 'number', description, nullable: true });
const month = (description: string): Shape => ({ type: 'string', description, nullable: true });

/** Which fields belong to which kind stands in the descriptions: every field may be null. */
export const LEVERS: Shape = {
  type: 'array', nullable: true,
  items: {
    type: 'object', required: ['kind'],
    properties: {
      kind: { type: 'string', oneOf: LEVER_KINDS },
      startMonth: month('YYYY-MM, the first month; all kinds but one-off'), month: month('one-off: YYYY-MM'), endMonth: month('recurring: YYYY-MM, the last month; null: it stays'),
      count: whole('hire: how many people'), monthlyCostMinor: whole('hire: cost of each per month in minor units, positive'),
      percent: number('price-change, volume-change, category-change: change in percent, negative for less'), category: whole('category-change: number of the category'),
      amountMinor: whole('one-off, recurring (each month): minor units, money in positive, money out negative'),
      days: whole('payment-delay: how many days later customers pay'), share: number('payment-delay: which part of the revenue, 0 to 1'),
      principalMinor: whole('loan: minor units'), annualRatePercent: number('loan: interest a year in percent'), termMonths: whole('loan: over how many months it is paid back'),
    },
  },
};
