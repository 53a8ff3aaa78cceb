/** An amount as it is written, the other way round: -50.00 for 50.00, and 50.00 for -50.00, 50.00- and (50.00). What is no amount stays. */
export function negated(cell: string): string {
  const amount = cell.trim();
  if (!/\d/.test(amount)) return amount;
  const inBrackets = /^\((.*)\)$/.exec(amount)?.[1];
  if (inBrackets !== undefined) return inBrackets;
  return /^[-\u2212]|[-\u2212]$/.test(amount) ? amount.replace(/^[-\u2212]\s*|\s*[-\u2212]$/g, '') : `-${amount}`;
}
