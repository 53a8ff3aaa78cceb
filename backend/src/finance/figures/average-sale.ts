/** THE definition of an average sale: the mean of the revenue rows that brought money; refunds and reversals are no sales. */
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { divideMinor } from '../money.ts';

/** `sales`: the sum of the rows of the role `revenue`. Null where none brought money. */
export function averageSale({ inMinor, inCount }: Pick<GroupTotal, 'inMinor' | 'inCount'>): number | null {
  return inCount === 0 ? null : divideMinor(inMinor, inCount);
}
