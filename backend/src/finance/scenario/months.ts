/** Arithmetic on months (YYYY-MM). */

/** 2026-11 → 2027-02 is 3. */
export function monthsBetween(from: string, to: string): number {
  const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return number(to) - number(from);
}
