/** Whether two days make a period: both are there, and the last is not before the first. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isPeriod({ from, to }: { from: string; to: string }): boolean {
  return DAY.test(from) && DAY.test(to) && from <= to;
}
