/** "What were our costs in that same month?": the period of the question before, said with its name. */
import type { Plan } from '../../plan.ts';

const SAID = /\b(?:(?:in|for|over|during|of|within) )?(?:that|the) (?:very )?same (month|quarter|year|week|half|period|time frame|timeframe|stretch|time|window)\b(?! (?:last|of|a|the|one|in|before|as|next|each|every|span))|\b(?:in|for|over|during) that (?:very )?(month|quarter|year|week|half|period|time frame|timeframe|stretch|window)\b/i;
const GENERAL = /^(period|time frame|timeframe|stretch|time|window)$/i;
/** Labels that are read as what they are called. */
const NAMED_UNITS = /^(month|quarter|year|half)$/;

/** "What was revenue then?" */
const THEN = /\b(?:what|how much|how many|who|which|where|did) .*\b(?:was|were|did|had|made|spent|paid|earned)\b.*?(\b(?:back )?then)(?=\s*[?.!]*\s*$)/i;

/** The words as they are where the question before was about no such period, or they tell periods of their own. */
export function withPeriodSaid(text: string, previous: Plan | null, hasPeriods: () => boolean): string {
  const [, then] = THEN.exec(text) ?? [];
  const [said, unit, other] = then === undefined ? SAID.exec(text) ?? [] : [then, 'time'];
  if (previous === null || said === undefined || !NAMED_UNITS.test(previous.period.unit)) return text;
  const meant = (unit ?? other ?? '').toLowerCase();
  return (GENERAL.test(meant) || meant === previous.period.unit) && !hasPeriods() ? text.replace(then === undefined ? said : /\b(?:back )?then(?=\s*[?.!]*\s*$)/i, `in ${previous.period.label}`) : text;
}
