/** The lowest point of a function of a few bounded numbers, found without derivatives (Nelder and Mead, 1965). */

export interface Bound { readonly from: number; readonly to: number; readonly start: number }

/** Costs that differ by less are the same. */
const CLOSE_ENOUGH = 1e-5;

/** The best point within the bounds; `cost` may return Infinity where a point makes no sense, and must not keep the array it is given. It is called very often: nothing is allocated on the way. */
export function minimise(cost: (point: Float64Array) => number, bounds: readonly Bound[], mostEvaluations: number): { point: Float64Array; cost: number } {
  const size = bounds.length;
  const corners = Array.from({ length: size + 1 }, (_, corner) => Float64Array.from(bounds, (bound, at) => (corner === at + 1 ? stepFrom(bound) : inside(bound.start, bound))));
  const costs = Float64Array.from(corners, (corner) => finite(cost(corner)));
  const [centre, tried, further] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  let evaluations = size + 1;
  const place = (into: Float64Array, worst: Float64Array, factor: number): number => {
    for (let at = 0; at < size; at += 1) into[at] = inside(centre[at]! + factor * (worst[at]! - centre[at]!), bounds[at]!);
    evaluations += 1;
    return finite(cost(into));
  };
  const replace = (corner: number, by: Float64Array, itsCost: number): void => {
    corners[corner]!.set(by);
    costs[corner] = itsCost;
  };
  while (evaluations < mostEvaluations) {
    const [best, worst, second] = ranked(costs);
    if (costs[worst]! - costs[best]! <= CLOSE_ENOUGH * (Math.abs(costs[best]!) + 1e-9)) break;
    const bad = corners[worst]!;
    for (let at = 0; at < size; at += 1) {
      let sum = -bad[at]!;
      for (const corner of corners) sum += corner[at]!;
      centre[at] = sum / size;
    }
    const reflected = place(tried, bad, -1);
    if (reflected < costs[best]!) {
      const expanded = place(further, bad, -2);
      if (expanded < reflected) replace(worst, further, expanded);
      else replace(worst, tried, reflected);
    } else if (reflected < costs[second]!) replace(worst, tried, reflected);
    else {
      const contracted = place(further, bad, reflected < costs[worst]! ? -0.5 : 0.5);
      if (contracted < Math.min(costs[worst]!, reflected)) replace(worst, further, contracted);
      else {
        corners.forEach((corner, index) => {
          if (index === best) return;
          for (let at = 0; at < size; at += 1) corner[at] = (corner[at]! + corners[best]![at]!) / 2;
          costs[index] = finite(cost(corner));
          evaluations += 1;
        });
      }
    }
  }
  const [best] = ranked(costs);
  return { point: corners[best]!, cost: costs[best]! };
}

/** The places of the lowest, the highest and the second highest cost. */
function ranked(costs: Float64Array): [number, number, number] {
  let [best, worst] = [0, 0];
  for (let at = 1; at < costs.length; at += 1) {
    if (costs[at]! < costs[best]!) best = at;
    if (costs[at]! > costs[worst]!) worst = at;
  }
  let second = worst === 0 ? 1 : 0;
  for (let at = 0; at < costs.length; at += 1) if (at !== worst && costs[at]! > costs[second]!) second = at;
  return [best, worst, second];
}

function stepFrom({ from, to, start }: Bound): number {
  const step = (to - from) * 0.2;
  return start + step <= to ? start + step : start - step;
}

function inside(value: number, { from, to }: Bound): number {
  return Math.min(to, Math.max(from, value));
}

function finite(cost: number): number {
  return Number.isFinite(cost) ? cost : Number.MAX_VALUE;
}
