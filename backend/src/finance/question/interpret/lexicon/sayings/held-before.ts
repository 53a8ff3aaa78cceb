/** What a stretch of time is held against, told by how far it lies back: "the same quarter one year earlier", "the preceding three months". Add a line to teach one. */
import type { Saying } from './saying.ts';

const LIKE = '(same|corresponding|equivalent|matching|comparable|like|very same|identical|exact same|parallel)';
const EARLIER = '(earlier|before|ago|prior|previously|previous|back|before it|before that|before then|prior to it|prior to that)';
const A_YEAR = '(a|one|1|exactly one|exactly a|a full|one full)';
const YEAR_BACK = [`${A_YEAR} year ${EARLIER}`, `(12|twelve) months ${EARLIER}`, '(of|in|from|for|during|) (the|) (year before|prior year|previous year|preceding year|year prior|year earlier)'];
/** A stretch that is pointed at: which unit it is, the words before it say. */
const STRETCH = '(week|period|stretch|span|time|timeframe|time frame|window|half|half year|season|year|days|weeks|months|quarters|dates|two months|2 months|three months|3 months|four months|4 months|six months|6 months|nine months|9 months)';
/** "The same months of the previous year" may be all that is asked about. */
const STRETCH_OF = STRETCH.replace('|days|weeks|months|quarters|', '|');
const FULL = '(full|complete|completed|closed|whole|calendar|finished|)';
const TWO = ['two', '2'].flatMap((two) => ['last', 'past', 'latest', 'previous', 'most recent'].flatMap((last) => [`${last} ${two}`, `${two} ${last}`])).join('|');
const LAST_TWO = `(the|our|) (${TWO}) ${FULL}`;
const ONE_TO_THE_NEXT = '(from|between) (the|) (one|first|earlier|former) (to|and) the (next|other|second|later|latter)';
const CHANGE = '(the|) (percent|percentage|%|) (change|difference|growth|increase|decrease|rise|drop|move|movement|gap|swing)';

export const HELD_BEFORE_SAYINGS: readonly Saying[] = [
  // What was told before knows its own time.
  ['(that|this|it) (compare|compares|compared) (to|with|against) (a|one) year (before|earlier)', 'that compare to the year before'],
  ...YEAR_BACK.flatMap((back, at): Saying[] => [
    ...['month', 'quarter'].map((unit): Saying => [`(the|its|that|) ${LIKE} ${unit} ${back}`, `the same ${unit} a year earlier`]),
    [`(the|its|that|those|) ${LIKE} ${at < YEAR_BACK.length - 1 ? STRETCH : STRETCH_OF} ${back}`, 'the same period a year earlier'],
    [`<heldto> (the|its|that|those) (counterpart|equivalent|comparative|comparable|opposite number) (in|from|) ${back}`, '<heldto> the same period a year earlier'],
  ]),
  ...YEAR_BACK.slice(0, -1).flatMap((back): Saying[] => [
    [`<heldto> (the|that|those) (month|quarter|${STRETCH.slice(1, -1)}) ${back}`, '<heldto> the same period a year earlier'],
    [`<heldto> (what it was|where it was|) ${back}`, '<heldto> the same period a year earlier'],
  ]),
  ['<heldto> (last|the prior|the previous) years (same|corresponding|equivalent) (period|stretch|quarter|month|week)', '<heldto> the same period a year earlier'],
  // So many of them, just before it.
  [`<heldto> (the|those) # ${FULL} <units> (before|prior|earlier|preceding|before it|before that|before this|before those|before them|prior to it|prior to that|preceding it|preceding that|just before it|right before it|leading up to it) $`, '<heldto> the preceding # <units>'],
  [`<heldto> (the|) (average|mean|monthly average) (of|for|over|in) (the|those|) # ${FULL} <units> (before|prior|earlier|preceding|before it|before that|before this|prior to it|prior to that|preceding it|just before it|right before it|leading up to it) $`, '<heldto> the average of the preceding # <units>'],
  ['<heldto> (the|that|its|our) (prior|preceding|previous) (one|stretch|span)', '<heldto> the one before'],
  ['the one (that|which) (came|went|was|is|ran|lay) (before|just before|right before|earlier) (it|that|)', 'the one before'],
  ['<heldto> (last|the prior|the previous) years $', '<heldto> the same period a year earlier'], ["<heldto> (the|that of the) (prior|previous) years one $", '<heldto> the same period a year earlier'],
  ['<heldto> the one (two|2) (before|earlier|prior|back) (it|that|) $', '<heldto> two before'],
  // The last one held against the one before.
  ...['week', 'month', 'quarter', 'year'].flatMap((unit): Saying[] => [
    [`${unit} (on|over|to) ${unit} (change|growth|movement|difference) in … (for|in|over|across|of) ${LAST_TWO} ${unit}s`, `change in … last ${unit} compared with the ${unit} before`],
    [`(in|for|over|of|across) ${LAST_TWO} ${unit}s (,|) did … (rise or fall|fall or rise|go up or down|change|grow|increase|decrease|drop|rise|fall) ${ONE_TO_THE_NEXT}`, `change in … last ${unit} compared with the ${unit} before`],
    [`between ${LAST_TWO} ${unit}s`, `last ${unit} compared with the ${unit} before`],
    [`(in|for|over|of|) ${LAST_TWO} ${unit}s (,|:|;|-|) ${CHANGE} ${ONE_TO_THE_NEXT}`, `last ${unit} compared with the ${unit} before`],
    [`${ONE_TO_THE_NEXT} (of|in|over|for|across) ${LAST_TWO} ${unit}s`, `last ${unit} compared with the ${unit} before`],
    [`from (one|the one) ${unit} to the next (in|over|of|for|across) ${LAST_TWO} ${unit}s`, `last ${unit} compared with the ${unit} before`],
    [`compare ${LAST_TWO} ${unit}s (in|for|by|of|,|) (our|the|) <measure> $`, `compare <measure> last ${unit} with the ${unit} before`],
    [`how (did|do) ${LAST_TWO} ${unit}s (in|for|of|) (the|our|) <measure> compare $`, `compare <measure> last ${unit} with the ${unit} before`],
    [`(in|for|over|of|) ${LAST_TWO} ${unit}s (,|:|;|-|.) (by how much|how much|how|by what percent|what) … (change|grow|rise|fall|move|go up|go down|increase|decrease|drop) ${ONE_TO_THE_NEXT}`, `last ${unit} change compared with the ${unit} before`],
    // Two steps back.
    [`<heldto> (the|that) ${unit} (two|2) (${unit}s|) (before|earlier|prior|back) (it|that|) $`, `<heldto> two ${unit}s before`],
  ]),
];
