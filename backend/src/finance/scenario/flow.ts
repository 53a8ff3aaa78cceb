/** What one lever does to the money of one month. */

export interface Flow {
  /** More money in; negative: less. */
  readonly inMinor: number;
  /** More money out; negative: less. */
  readonly outMinor: number;
  /** More net profit. It is the cash but for what a loan brings and pays back. */
  readonly profitMinor: number;
}

export const NO_FLOW: Flow = { inMinor: 0, outMinor: 0, profitMinor: 0 };

export const netOf = ({ inMinor, outMinor }: Flow): number => inMinor - outMinor;

/** A stated amount: what comes is money in, what goes is money out. */
export function statedFlow(amountMinor: number): Flow {
  return { inMinor: Math.max(0, amountMinor), outMinor: Math.max(0, -amountMinor), profitMinor: amountMinor };
}

/** A change of money that comes in anyway. */
export const changeOfIncome = (changeMinor: number): Flow => ({ inMinor: changeMinor, outMinor: 0, profitMinor: changeMinor });

/** A change of a cost, signed as cash: a cost that grows is negative. */
export const changeOfCost = (changeMinor: number): Flow => ({ inMinor: 0, outMinor: -changeMinor || 0, profitMinor: changeMinor });

export function addFlows(one: Flow, other: Flow): Flow {
  return { inMinor: one.inMinor + other.inMinor, outMinor: one.outMinor + other.outMinor, profitMinor: one.profitMinor + other.profitMinor };
}
