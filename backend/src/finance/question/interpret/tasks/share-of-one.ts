/** "What share of revenue is our biggest customer": the largest of a list as a part of all. */
import type { Plan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { has } from '../reading.ts';
import { limitOf } from './slots.ts';

const ONE = /\b(biggest|largest|highest|top|main|best|highest paying|smallest) (single )?(counterparty|vendor|supplier|customer|client|payer|payee|patient|donor|buyer|category|cost|expense)\b(?! (payment|bill|invoice|order|charge|transaction|refund))/;

export function shareOfOne(frame: Frame): Pick<Plan, 'combined'> | null {
  const { reading } = frame;
  const isAsked = ONE.test(reading.text) && has(reading, 'share') && !has(reading, 'average', 'count', 'growth', 'compare', 'rise', 'fall');
  return isAsked && !isOneNamed(frame) && limitOf(frame) === null ? { combined: 'share' } : null;
}

/** "What share of revenue is Stripe, our biggest customer": the part of that one, which among itself alone would be all. */
export const isNamedShare = (frame: Frame): boolean => ONE.test(frame.reading.text) && has(frame.reading, 'share') && isOneNamed(frame) && frame.reading.names.every(({ names }) => names.length === 1);

const isOneNamed = ({ reading: { names } }: Frame): boolean => names.some((mention) => mention.names.some(({ kind }) => kind === 'counterparty'));
