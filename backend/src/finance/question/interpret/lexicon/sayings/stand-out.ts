/** Months and days that stand out, and what is told unit by unit, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** What a month is said to do that has the most of something. */
const SAW = '(saw|witnessed|experienced|posted|registered|logged|clocked|enjoyed|delivered|produced|yielded|boasted|turned in|chalked up|racked up|ran up)';
const ON_TOP = '(came out on top|came out top|came top|was tops|was top|is top|is tops|is on top|was on top|was the leader|is the leader|was the front runner|takes the crown|took the crown|takes the prize|took the prize)';
const AT_THE_BOTTOM = '(came out bottom|came last|came in last|came bottom|was bottom|is bottom|was at the bottom|is at the bottom)';
const SPREAD = '(spread|spread out|spaced out|distributed|allocated|scattered)';

export const STAND_OUT_SAYINGS: readonly Saying[] = [
  ...['<unit>', '<units>', 'weekday', 'day of the week'].flatMap((unit): Saying[] => [
    [`(which|what) ${unit} ${SAW} (the|) <mostorleast> <measure>`, `which ${unit} had the <mostorleast> <measure>`],
    [`(which|what) ${unit} ${SAW} (the|) <most> <measure>`, `which ${unit} had the <most> <measure>`],
    [`(which|what) ${unit} ${ON_TOP} (for|in|by|on|in terms of) (our|the|)`, `which ${unit} had the highest`],
    [`(which|what) ${unit} ${AT_THE_BOTTOM} (for|in|by|on|in terms of) !<monthname>`, `which ${unit} had the lowest`],
    [`(which|what) ${unit} (is|was) (the|our|a|) peak (for|in)`, `which ${unit} had the highest`],
    [`(which|what) ${unit} brought (us|in|us in) (the|) <mostorleast> (money|cash|revenue|income) from (our|the|) <buyers>`, `which ${unit} had the <mostorleast> revenue`],
  ]),
  ['(the|a) <unit> (that|when|where|in which|) (we|i) spent (the|) most', 'the <unit> with the highest expenses'],
  ['when did (we|i) sell (the|) most !<soldto>', 'in which month were sales highest'],
  ['when did (we|i) sell (the|) least !<soldto>', 'in which month were sales lowest'],
  // At a loss. An account that goes into the red is overdrawn.
  ['(in|) (which|what) <units> (did|do|have|had) (we|i) (go|gone|slip|slipped|fall|fallen|dip|dipped|slide) into the red', 'in which <units> did we lose money'],
  ['which <units> (went|slipped|fell|dipped|slid) into the red', 'in which <units> did we lose money'],
  ['(in|) (which|what) <units> (did|do) not (we|i) (make|turn|earn|show|book|see) (a|any) (net|) profit !<heldbeside>', 'in which <units> did we make a loss'],
  ['(in|) (which|what) <units> (did|do) (we|i) not (make|turn|earn|show|book|see) (a|any) (net|) profit !<heldbeside>', 'in which <units> did we make a loss'],
  ['(in|) (which|what) <units> (did|do|have|had) (we|i) (fail|failed) to (make|turn|earn|show|book|see) (a|any) (net|) profit !<heldbeside>', 'in which <units> did we make a loss'],
  ['(our|the|my) losing <units>', '<units> with a loss'],
  ['^ losing <units>', '<units> with a loss'],
  // Under a bound, and no fall.
  ['(did|does) (our|the|) <measure> (fall|drop|dip|slip|sink|go|get|come in|end up) (below|under) #', 'was <measure> below #'],
  // By the day of the week.
  ['(weekday|day of the week|day of week|days of the week) (pattern|patterns|breakdown|split|distribution|profile|view) (of|for|in) (our|the|) <measure>', '<measure> by weekday'],
  ['<measure> (day of week|day of the week|weekday) (breakdown|split|pattern|patterns|distribution|profile|view)', '<measure> by weekday'],
  ['<measure> (pattern|patterns|profile) (by|per) (weekday|day of the week|day of week)', '<measure> by weekday'],
  ['<measure> (pattern|patterns|profile) (by|per) <unit> !<ofword>', '<measure> by <unit>'],
  [`${SPREAD} (over|across|through|throughout|among) the (days of the week|week days|weekdays|week)`, 'by day of the week'],
  ['<measure> (over|across|through) the (single|individual|different|) (days of the week|weekdays)', '<measure> by day of the week'],
  ['how (does|do|did) … (vary|fluctuate) (by|per|with) (the|) (weekday|day of the week|day of week)', 'how does … differ by day of the week'],
  ['how (does|do|did) … (vary|fluctuate) (by|per|from) <unit> !<ofword>', 'how does … differ by <unit>'],
  // By month, and by category.
  [`${SPREAD} (over|across|through|throughout|among) the months !<opened>`, 'by month'],
  ['across the months !<opened>', 'by month'],
  ['^ (our|the|) <measure> (over|across) the months !<opened>', '<measure> by month'],
  [`(distributed|spread|spread out|split|split up|divided|divided up|allocated) (over|across|among|amongst|between) (the|our|all|) (different|various|single|) (expense|cost|) categories`, 'by category'],
  ['^ tabulate', 'show'],
  ...['week', 'month', 'quarter'].flatMap((unit): Saying[] => [
    [`<measure> ${unit} (over|on) ${unit} (in|for|during|through) <thisorlast>`, `<measure> by ${unit} in <thisorlast>`],
    [`^ (show|show me|chart|our|) ${unit} (over|on) ${unit} <measure> (in|for|during|through) <thisorlast>`, `<measure> by ${unit} in <thisorlast>`],
  ]),
  // "Our spend with Acme": no comparison with Acme.
  ['^ (our|my|the|) (spend|spending) with !<comparable>', 'spending at'],
  ['^ (our|my|the|) monthly (spend|spending) with !<comparable>', 'monthly spending at'],
  ['^ how (did|has|does) (our|my|the) (spend|spending) with !<comparable>', 'how did spending at'],
  ...['most', 'least'].flatMap((much): Saying[] => [[`${much} lucrative <unit>`, `${much} profitable <unit>`], [`(which|what) (weekday|day of the week) (is|was) (the|our|) ${much} lucrative`, `which day of the week is the ${much} profitable`], [`which <unit> (is|was) (the|our|) ${much} lucrative`, `which <unit> was the ${much} profitable`]]),
  // Each month, by one who pays.
  ['(how much|what) (did|does|do) …!<speaker> pay us (each|every) <unit>', 'how much revenue by <unit> came from …'],
  // Where it goes, and how much of it.
  ['what (did|does) (our|the|my) money go (on|to|towards|toward|into|for)', 'where did our money go'],
  ['what (was|is|has) (our|the|my) money (been|) spent on', 'where did our money go'],
  ['by (the|) total (paid|spend|spent|spending|amount|amounts|dollars|amount paid|amount spent|sum paid|money paid|value|paid out)', 'by amount'],
  ['by how much (we|i) (paid|pay|have paid|spent|spend|have spent) (them|with them|on them|to them|with each|on each|each|)', 'by amount'],
  ['by how much they (paid|pay|have paid) us', 'by amount'],
  ['<most> (amount|sum) (we|i) (paid|paid out|spent) (at once|in one go|at one time|in one payment)', '<most> payment we made'],
];
