/** Whether one number is an honest rounding of another. */
import type { NumberMention } from './number-mention.ts';

/** A rounding may not be off by more than this share of the figure: "about $10,000" is no honest word for $14,200. */
const COARSEST = 0.02;

type Rounded = Pick<NumberMention, 'value' | 'unit' | 'kind'>;

export function isRoundingOf(mention: Rounded, fact: Rounded): boolean {
  if (mention.value === fact.value) return true;
  if (mention.unit < fact.unit) return false;
  return [mention.unit, ...trailingZeroUnits(mention)].some((unit) => {
    const rounded = Math.round(fact.value / unit + 1e-9) * unit;
    return Math.abs(rounded - mention.value) < unit * 1e-6 && Math.abs(mention.value - fact.value) <= coarsest(mention, fact, unit);
  });
}

/** Decimals may always be rounded away to the next decimal, percentages to whole ones; anything else within the share. */
function coarsest({ kind }: Rounded, fact: Rounded, unit: number): number {
  return unit < 1 || (unit === 1 && kind === 'percent') ? unit / 2 + 1e-9 : Math.max(fact.value * COARSEST, unit === 1 ? 0.5 : 0);
}

/** "12,300" can be a rounding to hundreds. */
function trailingZeroUnits({ value, unit }: Rounded): number[] {
  const units: number[] = [];
  for (let candidate = Math.max(unit, 1) * 10; candidate <= value && Number.isInteger(value / candidate); candidate *= 10) units.push(candidate);
  return units;
}
