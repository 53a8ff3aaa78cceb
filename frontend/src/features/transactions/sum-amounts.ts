/** Adds decimal strings exactly, as whole numbers of their smallest digit. */

function digitsAfterPoint(amount: string): number {
  return amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0;
}

function scaled(amount: string, digits: number): bigint {
  const missing = digits - digitsAfterPoint(amount);
  return BigInt(amount.replace('.', '') + '0'.repeat(missing));
}

/** `["1.10", "-0.20"]` → `"0.90"`. */
export function sumAmounts(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map(digitsAfterPoint));
  const sum = amounts.reduce((total, amount) => total + scaled(amount, digits), 0n);
  const magnitude = (sum < 0n ? -sum : sum).toString().padStart(digits + 1, '0');
  const whole = magnitude.slice(0, magnitude.length - digits);
  const words = digits === 0 ? whole : `${whole}.${magnitude.slice(-digits)}`;
  return sum < 0n ? `-${words}` : words;
}
