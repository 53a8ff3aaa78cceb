/** Whether a stream keeps a rhythm, which one best, and how surely. */
import { longestChain } from './chain.ts';
import { RHYTHMS, type RhythmRule } from './rhythms.ts';
import { fitSchedule, type FittedSchedule } from './schedule.ts';
import { pick, type Stream } from './stream.ts';
import { steadiness } from './typical-amount.ts';

export interface Fit extends FittedSchedule {
  readonly rule: RhythmRule;
  readonly places: readonly number[];
  readonly confidence: number;
  /** Due dates that nothing answered to, of all. */
  readonly skippedShare: number;
}

export interface FoundSeries {
  readonly fit: Fit;
  /** Only the rows of the series. */
  readonly stream: Stream;
}

/** Of the rows between its first and last, this share belongs to the series; of all rows, unless it is long; of the due dates, this share was held. */
const LEAST_INSIDE = 0.7;
const LEAST_OF_ALL = 0.55;
const LEAST_HELD = 0.75;
/** Chance makes rhythms too; what is surer than this is hardly ever chance (measured on purchases at random days). */
const LEAST_CONFIDENCE = 0.3;
/** Amounts that jump about need dates that do not. */
const STEADY = 0.6;

export function bestFit(stream: Stream): Fit | null {
  let best: Fit | null = null;
  for (const rule of RHYTHMS) {
    const fit = fitRhythm(stream, rule);
    if (fit && (best === null || fit.confidence > best.confidence)) best = fit;
  }
  return best;
}

export function fitRhythm(stream: Stream, rule: RhythmRule): Fit | null {
  const count = stream.days.length;
  if (count < rule.leastOccurrences) return null;
  const span = stream.days[count - 1]! - stream.days[0]!;
  if ((span + rule.stepTolerance) / rule.periodDays + 1 < count * LEAST_OF_ALL * LEAST_INSIDE) return null;
  const chain = longestChain(stream, rule);
  const held = chain.places.length;
  if (held < rule.leastOccurrences || held / chain.slots < LEAST_HELD || !isMost(stream, chain.places, rule)) return null;
  const chosen = pick(stream, chain.places);
  const fitted = fitSchedule(chosen.days, rule);
  if (!isOwnLength(fitted, rule, held)) return null;
  const steady = steadiness(chosen.amounts);
  const exactness = 1 - fitted.meanOff / rule.meanTolerance;
  if (exactness < 0 || (steady < STEADY && exactness < 0.35 && held < 2 * rule.leastOccurrences)) return null;
  const enough = 1 - 0.5 ** (held / rule.leastOccurrences + 0.5);
  const confidence = enough * (0.55 + 0.45 * exactness) * (0.6 + 0.4 * steady) * (held / chain.slots) * Math.sqrt(held / count);
  return confidence < LEAST_CONFIDENCE ? null : { ...fitted, rule, places: chain.places, confidence, skippedShare: 1 - held / chain.slots };
}

const FOUR_WEEKS = RHYTHMS.find(({ rhythm }) => rhythm === 'four-weekly')!;

/** Four weeks are near to a month: what keeps them is of that rhythm, once there are enough to tell, and nothing else is. */
function isOwnLength({ schedule }: FittedSchedule, rule: RhythmRule, held: number): boolean {
  if (!('everyDays' in schedule)) return true;
  if (rule === FOUR_WEEKS) return schedule.everyDays === FOUR_WEEKS.periodDays;
  return rule.rhythm !== 'monthly' || schedule.everyDays !== FOUR_WEEKS.periodDays || held < FOUR_WEEKS.leastOccurrences;
}

function isMost({ days }: Stream, places: readonly number[], rule: RhythmRule): boolean {
  const [first, last] = [places[0]!, places[places.length - 1]!];
  const inside = days.filter((day) => day >= days[first]! && day <= days[last]!).length;
  const isLong = places.length >= 2 * rule.leastOccurrences;
  return places.length >= LEAST_INSIDE * inside && (isLong || places.length >= LEAST_OF_ALL * days.length);
}
