/** Cuts an amount into parts by weight, so that the parts are whole minor units and add up to it exactly. */

/** The cumulated amount is rounded, so no part is off by more than one unit. All weights zero: equal parts. `amount` is whole. */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const used = sum > 0 ? weights : weights.map(() => 1);
  const total = sum > 0 ? sum : weights.length;
  let [passed, given] = [0, 0];
  return used.map((weight, place) => {
    passed += weight;
    const upTo = place === used.length - 1 ? amount : Math.round((amount * passed) / total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
