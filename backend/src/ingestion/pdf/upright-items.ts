/** Turns the text of a page so that most of it reads from left to right; what stands at another angle is a stamp or a note in the margin and is left out. */
import type { TextItem } from './text-item.ts';

/** `along`: the direction in which its letters follow each other; `y` counts downwards. */
export interface DrawnItem extends Omit<TextItem, 'page'> { along: readonly [number, number] }

type Direction = readonly [number, number];

/** Of the longer part of its direction; slanted text has more. */
const MOST_SLANT = 0.05;

export function uprightItems(items: readonly DrawnItem[], width: number, height: number): Omit<TextItem, 'page'>[] {
  const directions = items.map(({ along }) => straight(along));
  const main = mainDirection(items, directions);
  if (!main) return [];
  const [dx, dy] = main;
  // Where the corner goes that is at the top left afterwards.
  const left = Math.min(0, width * dx, height * dy);
  const top = Math.min(0, -width * dy, height * dx);
  return items.flatMap(({ x, y, width: wide, height: high, text }, index) => (directions[index]?.[0] === dx && directions[index][1] === dy
    ? [{ x: x * dx + y * dy - left, y: y * dx - x * dy - top, width: wide, height: high, text }] : []));
}

/** One of the four directions; null for slanted text. */
function straight([x, y]: Direction): Direction | null {
  const [long, short] = Math.abs(x) >= Math.abs(y) ? [x, y] : [y, x];
  if (long === 0) return [1, 0];
  if (Math.abs(short) > MOST_SLANT * Math.abs(long)) return null;
  return Math.abs(x) >= Math.abs(y) ? [Math.sign(x), 0] : [0, Math.sign(y)];
}

function mainDirection(items: readonly DrawnItem[], directions: readonly (Direction | null)[]): Direction | null {
  const lengths = new Map<string, { direction: Direction; chars: number }>();
  items.forEach(({ text }, index) => {
    const direction = directions[index];
    if (!direction) return;
    const known = lengths.get(direction.join()) ?? { direction, chars: 0 };
    known.chars += text.length;
    lengths.set(direction.join(), known);
  });
  return [...lengths.values()].sort((a, b) => b.chars - a.chars)[0]?.direction ?? null;
}
