/** Where the lines of a spark run, in percent of its width and height; both lines share one scale, which has room for zero. */

export interface SparkDrawing {
  path: string;
  earlierPath: string | null;
  /** Where zero lies, when the lines cross it. */
  zeroPercent: number | null;
  end: { xPercent: number; yPercent: number };
}

/** One point says nothing about a trend. */
const fewestPoints = 2;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Null where there is nothing to draw. */
export function sparkGeometry(values: readonly number[], earlier: readonly number[]): SparkDrawing | null {
  if (values.length < fewestPoints) return null;
  const highest = Math.max(...values, ...earlier, 0);
  const lowest = Math.min(...values, ...earlier, 0);
  if (highest === lowest) return null;
  // The month before may have had a day more or less: both begin at the left edge and step alike.
  const lastIndex = Math.max(values.length, earlier.length) - 1;
  const x = (index: number) => round((index / lastIndex) * 100);
  const y = (value: number) => round(((highest - value) / (highest - lowest)) * 100);
  const pathOf = (points: readonly number[]) => points.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  return {
    path: pathOf(values),
    earlierPath: earlier.length < fewestPoints ? null : pathOf(earlier),
    zeroPercent: lowest < 0 && highest > 0 ? y(0) : null,
    end: { xPercent: x(values.length - 1), yPercent: y(values.at(-1) ?? 0) },
  };
}
