/** Says how a figure moved: the arrow follows the direction, the judgement follows what it means for the business. */
import { formatPercentChange } from '../format/number.ts';

/** Whether more of it is good (revenue), bad (expenses) or neither. */
export type RiseMeans = 'better' | 'worse' | 'neither';

export interface DeltaWords {
  arrow: '▲' | '▼' | '■';
  percent: string;
  word: string;
  effect: RiseMeans;
}

const opposite = { better: 'worse', worse: 'better', neither: 'neither' } as const;

export function deltaWords(changePercent: number, riseMeans: RiseMeans): DeltaWords {
  const percent = formatPercentChange(changePercent);
  if (!/[1-9]/.test(percent)) return { arrow: '■', percent, word: 'the same as', effect: 'neither' };
  return changePercent > 0
    ? { arrow: '▲', percent, word: 'higher than', effect: riseMeans }
    : { arrow: '▼', percent, word: 'lower than', effect: opposite[riseMeans] };
}
