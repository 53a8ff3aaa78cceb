/** "Months with sales under their average": calendar units held against the mean of the same units. */
import type { Subject, Threshold } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { subject } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';

/** On which side of the mean, said with nothing but small words between. */
export const AROUND_MEAN = /\b(below|under|beneath|less than|lower than|worse than|weaker than|short of|not reach|above|over|more than|higher than|better than|stronger than|greater than|beat|beats|exceed|exceeded|exceeds|topped)( (the|our|its|their|my|an|a|that|usual|own|normal|overall|total|monthly|weekly|quarterly|yearly|annual|long term|month|period))* (average|avg|mean|norm)\b(?! (of|for|in|over) (all|other|another|everyone|the industry))/;
const BELOW = /^(below|under|beneath|less|lower|worse|weaker|short|not)/;

export function aroundMean(frame: Frame): { readonly over: Subject; readonly side: Threshold['side'] } | null {
  const { reading } = frame;
  const [, side] = AROUND_MEAN.exec(reading.text) ?? [];
  if (side === undefined || reading.periods.length > 1 || Object.keys(reading.amounts.bounds).length > 0 || has(reading, 'share', 'why', 'streak') || namedGroups(reading).length > 0 || reading.groupings.some(({ grouping }) => /^(weekday|monthday)$/.test(grouping))) return null;
  const over = subject(frame);
  return over && { over, side: BELOW.test(side) ? 'below' : 'above' };
}
