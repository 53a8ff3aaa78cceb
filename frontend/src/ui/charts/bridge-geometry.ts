/** Where the bars of a bridge stand: wholes from zero, changes from where the one before ended. */

export interface BridgePart {
  readonly value: number;
  readonly isWhole: boolean;
}

export interface BridgeSpan {
  /** In percent of the width. */
  readonly left: number;
  readonly width: number;
}

/** Narrower bars would not be seen. */
const LEAST_PERCENT = 0.6;

export function bridgeSpans(parts: readonly BridgePart[]): { spans: BridgeSpan[]; zero: number } {
  let level = 0;
  const ends = parts.map(({ value, isWhole }): [number, number] => {
    const start = isWhole ? 0 : level;
    level = isWhole ? value : level + value;
    return [Math.min(start, level), Math.max(start, level)];
  });
  const least = Math.min(0, ...ends.map(([from]) => from));
  const size = Math.max(0, ...ends.map(([, to]) => to)) - least || 1;
  const percent = (value: number) => (value / size) * 100;
  return { spans: ends.map(([from, to]) => ({ left: percent(from - least), width: Math.max(LEAST_PERCENT, percent(to - from)) })), zero: Math.abs(percent(least)) };
}
