/** Percentages: 12.5 means 12.5 %; computed unrounded, rounded to one decimal only where they are shown. */

/** Part of whole in percent; null when the whole is zero. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** (now − before) / |before| in percent; null when there is nothing to compare with. */
export function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

/** Larger ones say that there was next to nothing before, and no more. */
const MOST_TELLING = 1_000;

/** The same where it tells something: null across zero, and beyond tenfold. */
export function tellingChange(now: number, before: number): number | null {
  const change = percentChange(now, before);
  return change === null || now * before < 0 || Math.abs(change) >= MOST_TELLING ? null : change;
}

/** One decimal, half away from zero; months of runway are told so, too. */
export function roundPercent(percent: number): number {
  return (Math.sign(percent) * Math.round(Math.abs(percent) * 10 + 1e-9)) / 10 || 0;
}

/** 12.345 → "12.3%"; negative ones with a true minus. */
export function percentInWords(percent: number): string {
  const rounded = roundPercent(percent);
  const digits = Math.abs(rounded).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${rounded < 0 ? '\u2212' : ''}${digits}%`;
}
