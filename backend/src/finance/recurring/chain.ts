/** The longest regular chain through a stream: rows that follow each other at a rhythm, past extra ones and over ones that were left out. */
import type { RhythmRule } from './rhythms.ts';
import type { Stream } from './stream.ts';

export interface Chain {
  /** Places in the stream, oldest first. */
  readonly places: readonly number[];
  /** Due dates between the first and the last, both included, held or not. */
  readonly slots: number;
}

/** What a step costs that is as far off as allowed, one that leaves out a period, and how much equal amounts speak for a step. */
const OFF_COST = 0.5;
const SKIP_COST = 0.45;
const LIKENESS = 0.3;

export function longestChain(stream: Stream, rule: RhythmRule): Chain {
  const { days } = stream;
  const best: { score: number; before: number; slots: number }[] = [];
  let end = -1;
  let earliest = 0;
  for (let to = 0; to < days.length; to += 1) {
    const reach = days[to]! - rule.mostPeriods * rule.periodDays - rule.stepTolerance;
    while (days[earliest]! < reach) earliest += 1;
    let found = { score: 1, before: -1, slots: 1 };
    for (let from = earliest; from < to; from += 1) {
      const step = stepOf(stream, from, to, rule);
      if (step === null) continue;
      const score = best[from]!.score + step.worth;
      if (score > found.score) found = { score, before: from, slots: best[from]!.slots + step.periods };
    }
    best.push(found);
    if (end === -1 || found.score > best[end]!.score) end = to;
  }
  const places: number[] = [];
  for (let place = end; place !== -1; place = best[place]!.before) places.push(place);
  return { places: places.reverse(), slots: end === -1 ? 0 : best[end]!.slots };
}

function stepOf({ days, amounts }: Stream, from: number, to: number, rule: RhythmRule): { periods: number; worth: number } | null {
  const gap = days[to]! - days[from]!;
  const periods = Math.round(gap / rule.periodDays);
  if (periods < 1 || periods > rule.mostPeriods) return null;
  const off = Math.abs(gap - periods * rule.periodDays) / rule.stepTolerance;
  if (off > 1) return null;
  const [small, large] = [Math.min(amounts[from]!, amounts[to]!), Math.max(amounts[from]!, amounts[to]!)];
  return { periods, worth: 1 - OFF_COST * off * off - SKIP_COST * (periods - 1) + LIKENESS * (small / large) };
}
