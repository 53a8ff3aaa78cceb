/** Counts, shares and sizes as people read them. */
import { withTrueMinus } from './true-minus.ts';

/** `12480` → `12,480`. */
export function formatCount(count: number): string {
  return withTrueMinus(new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(count));
}

/** A figure that is neither money nor a share, at most `digits` decimals: `4.25` → `4.3`. */
export function formatNumber(value: string | number, digits = 1): string {
  return withTrueMinus(new Intl.NumberFormat('en-US', { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value as Intl.StringNumericLiteral));
}

/** `12.5` → `12.5%` (the number is already in percent). */
export function formatPercent(percent: number | string): string {
  return `${withTrueMinus(new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' }).format(Number(percent)))}%`;
}

/** `12.5` → `+12.5%`, `-3` → `−3.0%`, `0.01` → `0.0%`. */
export function formatPercentChange(percent: number): string {
  return `${withTrueMinus(new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent))}%`;
}

const kilobyte = 1024;

/** `2048` → `2 kB`; sizes are told in the unit that leaves one to three digits. */
export function formatBytes(sizeBytes: number): string {
  if (sizeBytes < kilobyte) return `${formatCount(sizeBytes)} bytes`;
  if (sizeBytes < kilobyte * kilobyte) return `${formatNumber(sizeBytes / kilobyte, 0)} kB`;
  return `${formatNumber(sizeBytes / (kilobyte * kilobyte), 1)} MB`;
}

/** `1, 'transaction'` → `1 transaction`; `3, 'entry', 'entries'` → `3 entries`. */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
