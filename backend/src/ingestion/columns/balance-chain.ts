/** Whether a column of balances follows from a column of amounts: the strongest proof of sign, order and columns that a file can give. */

export interface ChainLink { amountMinor: number; balanceMinor: number }

export interface BalanceChain {
  /** Oldest first or newest first. */
  order: 'ascending' | 'descending';
  /** 1 when amounts are printed as money in, -1 when they are printed as money out. */
  sign: 1 | -1;
  heldCount: number;
  linkCount: number;
}

/** The best of the four readings of rows in file order, of the two in the order of the rows' dates where that is known; null without two rows. */
export function bestChain(rows: readonly ChainLink[], ofDates: BalanceChain['order'] | null = null): BalanceChain | null {
  if (rows.length < 2) return null;
  let best: BalanceChain | null = null;
  for (const order of ofDates === null ? ['ascending', 'descending'] as const : [ofDates]) {
    for (const sign of [1, -1] as const) {
      const heldCount = countHeld(rows, order, sign);
      if (!best || heldCount > best.heldCount) best = { order, sign, heldCount, linkCount: rows.length - 1 };
    }
  }
  return best;
}

function countHeld(rows: readonly ChainLink[], order: 'ascending' | 'descending', sign: 1 | -1): number {
  let held = 0;
  for (let index = 1; index < rows.length; index++) {
    const [older, newer] = order === 'ascending' ? [rows[index - 1]!, rows[index]!] : [rows[index]!, rows[index - 1]!];
    if (older.balanceMinor + sign * newer.amountMinor === newer.balanceMinor) held++;
  }
  return held;
}

/** Enough links hold that chance is out of the question. */
export function isProof(chain: BalanceChain | null): chain is BalanceChain {
  return chain !== null && chain.heldCount >= 1 && chain.heldCount >= chain.linkCount * 0.6;
}
