/** A part of what the question before was about ("of that, how much was rent?", "what share of it was Acme?"), and several of a talk together ("both together?"). */
import { addDays } from '../../local-date.ts';
import type { Plan } from '../plan.ts';
import { totalPlan } from '../plan.ts';
import { isPercentMeasure } from '../measures.ts';
import { continued, withoutWho } from './follow-up.ts';
import type { Frame } from './frame.ts';

const PART_OF = /^((and|so|but|then) )*(out )?of (that|it|this|those|these|which)\b|\bhow much of (that|it|this|those|these)\b|^([a-z]+ ){1,5}(of|from|in) (it|that|those|these|them)( ?[?.!])*$/;
/** "What share of that was Acme?", "what percent went to UPS?": of the figure before, unless money is asked for. */
const SHARE_OF = /^((and|so|but|then|ok|okay) )*(what|which|how (big|large) a) (percent|percentage|share|portion|proportion|fraction|slice|part|bit)( of (the )?(total|sum|whole))? ((of|in) (that|it|this|those|these|them)\b|(was|were|is|are|came|comes|went|goes)\b)/;
const IN_MONEY = /\b(in|as) (dollars|money|euros|pounds|an? (amount|dollar amount))\b/;

/** Null where no part of it is asked for by its name. */
export function partOf(previous: Plan, frame: Frame): Plan | null {
  const { text, names, periods } = frame.reading;
  if (names.length === 0 || periods.length > 0) return null;
  const isShare = SHARE_OF.test(text) && previous.task === 'total' && !isPercentMeasure(previous.metric);
  const isPart = PART_OF.test(text) && !/\b(percent|percentage|share|proportion|fraction|portion)\b/.test(text);
  // One firm is no part of another.
  if (isShare && previous.filters.counterparties !== undefined && names.some((mention) => mention.names.some(({ kind }) => kind === 'counterparty'))) return null;
  const plan = isShare || isPart ? continued(previous, frame) : null;
  if (!plan) return null;
  const part = totalPlan(ofTheSame(plan, previous));
  if (!isShare || IN_MONEY.test(text)) return { ...plan, ...part };
  const { metric, filters, period } = previous;
  return { ...plan, ...part, metric, task: 'share', against: { metric, filters, period } };
}

/** "How much of that came from the theatre" after a question about print sales: of those sales, and not of all that the theatre pays. */
function ofTheSame(plan: Plan, { metric, filters }: Plan): Plan {
  const { categories, counterparties } = plan.filters;
  if (counterparties !== undefined && categories === undefined && filters.categories !== undefined && filters.counterparties === undefined) return { ...plan, metric, filters: { ...plan.filters, categories: filters.categories } };
  if (counterparties !== undefined && categories === undefined && filters.words !== undefined && filters.counterparties === undefined) return { ...plan, metric, filters: { ...plan.filters, words: filters.words } };
  return categories !== undefined && counterparties === undefined && filters.counterparties !== undefined && filters.categories === undefined ? { ...plan, filters: { ...plan.filters, counterparties: filters.counterparties } } : plan;
}

const BOTH = /^(and )?((what about|of|for|in|over) )?((the )?(both|two|sum|total)( of (them|those|these|the two)| (months|quarters|weeks|years))?|them|those|all|together|combined|in total|altogether|added up)( (together|combined|in total|altogether|added up))?( ?[?.!])*$/;

/** "Same but for October", "and the two together?": over both stretches, where the one follows on the other. */
function overBoth(previous: Plan, replaced: Plan['period']): Plan | null {
  const [early, late] = replaced.from < previous.period.from ? [replaced, previous.period] : [previous.period, replaced];
  return late.from === addDays(early.to, 1) ? { ...totalPlan(previous), period: { ...late, from: early.from, unit: 'range' } } : null;
}

/** "Both together?": the names of the question before and those that they replaced; null where there are none of the same kind. */
export function joined(previous: Plan, { reading }: Frame): Plan | null {
  const { filters, replaced, replacedPeriod } = previous;
  if (!BOTH.test(reading.text)) return null;
  if (!replaced) return replacedPeriod ? overBoth(previous, replacedPeriod) : null;
  const categories = [...(replaced.categories ?? []), ...(filters.categories ?? [])];
  const counterparties = [...(replaced.counterparties ?? []), ...(filters.counterparties ?? [])];
  if ((categories.length > 0) === (counterparties.length > 0)) return null;
  return totalPlan({ ...previous, filters: { ...withoutWho(filters), ...(categories.length > 0 ? { categories } : { counterparties }) } });
}
