/** A change against the period before, in words: the direction picks the arrow, its effect on the business picks the colour. */
import { formatPercentChange } from '../../format/number.ts';
import type { Measure } from '../transactions/measures.ts';

export interface ChangeWords {
  readonly arrow: '▲' | '▼' | null;
  readonly text: string;
  readonly effect: 'better' | 'worse' | 'none';
}

/** `percent` is null where the period before was empty or zero: there is nothing honest to divide by. */
export function changeWords(measure: Measure, percent: number | null, base: string): ChangeWords {
  if (percent === null) return { arrow: null, text: `Nothing to compare with in ${base}`, effect: 'none' };
  const words = formatPercentChange(percent);
  if (!/[1-9]/.test(words)) return { arrow: null, text: `Same as ${base}`, effect: 'none' };

  const isUp = percent > 0;
  const isGood = measure === 'expenses' ? !isUp : isUp;
  return {
    arrow: isUp ? '▲' : '▼',
    text: `${words} ${isUp ? 'higher' : 'lower'} than ${base}`,
    effect: isGood ? 'better' : 'worse',
  };
}
