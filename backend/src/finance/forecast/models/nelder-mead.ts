/** The lowest point of a function of a few bounded numbers, found without derivatives (Nelder and Mead, 1965). */

export interface Bound { readonly from: number; readonly to: number; readonly start: number }

/** The best point within the bounds; `cost` may return Infinity where a point makes no sense. */
export function minimise(cost: (point: readonly number[]) => number, bounds: readonly Bound[], mostEvaluations: number): { point: number[]; cost: number } {
  const inside = (point: number[]): number[] => point.map((value, at) => Math.min(bounds[at]!.to, Math.max(bounds[at]!.from, value)));
  const measured = (point: number[]): Vertex => ({ point, cost: finite(cost(point)) });
  const start = bounds.map((bound) => bound.start);
  const simplex = [measured(inside(start)), ...bounds.map((bound, at) => measured(inside(start.map((value, other) => (other === at ? stepFrom(value, bound) : value)))))];
  let evaluations = simplex.length;
  while (evaluations < mostEvaluations) {
    simplex.sort((a, b) => a.cost - b.cost);
    const [best, worst] = [simplex[0]!, simplex.at(-1)!];
    if (worst.cost - best.cost <= 1e-7 * (Math.abs(best.cost) + 1e-12)) break;
    const centre = start.map((_, at) => (sumAt(simplex, at) - worst.point[at]!) / (simplex.length - 1));
    const away = (factor: number): Vertex => measured(inside(centre.map((value, at) => value + factor * (worst.point[at]! - value))));
    const reflected = away(-1);
    evaluations += 1;
    if (reflected.cost < best.cost) {
      const expanded = away(-2);
      evaluations += 1;
      simplex[simplex.length - 1] = expanded.cost < reflected.cost ? expanded : reflected;
    } else if (reflected.cost < simplex.at(-2)!.cost) simplex[simplex.length - 1] = reflected;
    else {
      const contracted = away(reflected.cost < worst.cost ? -0.5 : 0.5);
      evaluations += 1;
      if (contracted.cost < Math.min(worst.cost, reflected.cost)) simplex[simplex.length - 1] = contracted;
      else {
        for (let at = 1; at < simplex.length; at += 1) simplex[at] = measured(inside(simplex[at]!.point.map((value, index) => (value + best.point[index]!) / 2)));
        evaluations += simplex.length - 1;
      }
    }
  }
  return simplex.reduce((best, vertex) => (vertex.cost < best.cost ? vertex : best));
}

interface Vertex { readonly point: number[]; readonly cost: number }

function stepFrom(value: number, { from, to }: Bound): number {
  const step = Math.min((to - from) * 0.2, 1e300);
  return value + step <= to ? value + step : value - step;
}

function sumAt(simplex: readonly Vertex[], at: number): number {
  let sum = 0;
  for (const { point } of simplex) sum += point[at]!;
  return sum;
}

function finite(cost: number): number {
  return Number.isFinite(cost) ? cost : Infinity;
}
