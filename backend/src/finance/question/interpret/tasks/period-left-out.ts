/** The rule for a stretch with a part of it left out: "expenses in 2025 excluding December". */
import { addDays } from '../../../local-date.ts';
import type { Interpretation } from '../../plan.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import { isLeftOut } from '../periods/left-out-period.ts';
import type { Frame } from '../frame.ts';
import { planPeriod, planned, subject } from '../frame.ts';
import type { DatedPeriod } from '../periods/period-atom.ts';
import { has } from '../reading.ts';
import { unitNamed } from './slots.ts';

/** The whole and the part; null where none is left out of another. */
function leftOut({ tokens, periods }: Frame['reading']): readonly [PeriodMention, PeriodMention] | null {
  for (const part of periods) {
    const whole = periods.find((other) => other !== part && other.period.from <= part.period.from && other.period.to >= part.period.to);
    if (whole && isLeftOut(part, tokens)) return [whole, part];
  }
  return null;
}

export function periodLeftOut(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const found = leftOut(reading);
  if (!found || has(reading, 'compare', 'growth', 'share', 'count', 'largest', 'smallest', 'why')) return null;
  const [whole, part] = found.map(({ period }) => period) as [DatedPeriod, DatedPeriod];
  const over = subject(frame, planPeriod(whole));
  if (!over) return null;
  const isAtEnd = part.to === whole.to;
  const unit = has(reading, 'average') ? unitNamed(frame) ?? 'month' : null;
  if (isAtEnd || part.from === whole.from) {
    const rest = { ...over, period: planPeriod({ unit: 'range', from: isAtEnd ? whole.from : addDays(part.to, 1), to: isAtEnd ? addDays(part.from, -1) : whole.to }) };
    return unit === null ? planned('total', rest) : planned('average', rest, { per: unit, groupBy: unit });
  }
  return has(reading, 'average') ? null : planned('remainder', over, { against: { ...over, period: planPeriod(part) } });
}
