/** Says how a figure moved: the arrow follows the direction, the judgement follows what it means for the business. */
import { formatPercentChange } from '../format/number.ts';

/** Whether more of it is good (revenue), bad (expenses) or neither. */
export type RiseMeans = 'better' | 'worse' | 'neither';

export interface DeltaWords {
  arrow: '▲' | '▼' | '■';
  percent: string;
  /** Goes before what it is compared with: "better than". */
  comparison: string;
  effect: RiseMeans;
}

const opposite = { better: 'worse', worse: 'better', neither: 'neither' } as const;

export function deltaWords(changePercent: number, riseMeans: RiseMeans): DeltaWords {
  const percent = formatPercentChange(changePercent);
  if (!/[1-9]/.test(percent)) return { arrow: '■', percent, comparison: 'the same as', effect: 'neither' };
  if (changePercent > 0) return { arrow: '▲', percent, comparison: `${riseMeans === 'neither' ? 'higher' : riseMeans} than`, effect: riseMeans };
  const effect = opposite[riseMeans];
  return { arrow: '▼', percent, comparison: `${effect === 'neither' ? 'lower' : effect} than`, effect };
}
