/** What the time of year does to a series: indices by classical decomposition, tested, and shrunk by what noise alone would have shown. */
import { mean, median } from './numbers.ts';

export type SeasonKind = 'none' | 'additive' | 'multiplicative';

export interface Season {
  readonly kind: SeasonKind;
  /** By position in the cycle, counted from the series' first point: added or multiplied; neutral where there is no season. */
  readonly indices: readonly number[];
  /** The series without its season. */
  readonly adjusted: readonly number[];
}

/** The residuals of a fitted season are smaller than the noise that made them. */
const CAUTION = 1.5;

/** 90 % of a two-sided normal: the ordinary test before deseasonalising (Assimakopoulos and Nikolopoulos, 2000). */
const SIGNIFICANT = 1.645;

/** Two whole cycles are the least that can show a season. */
export function findSeason(values: readonly number[], period: number, kind: Exclude<SeasonKind, 'none'>): Season {
  if (values.length < 2 * period || (kind === 'multiplicative' && values.some((value) => value <= 0))) return noSeason(values);
  const trend = centredAverage(values, period);
  const parts = values.map((value, at) => (trend[at] === null ? null : kind === 'additive' ? value - trend[at]! : value / trend[at]!));
  const raw = normalised(Array.from({ length: period }, (_, place) => middle(parts.filter((_, at) => at % period === place).filter((part) => part !== null))), kind);
  return { kind, indices: raw, adjusted: removeSeason(values, raw, kind) };
}

/** The same with indices drawn towards neutral by the share of their spread that noise would have made. */
export function findSteadySeason(values: readonly number[], period: number, kind: Exclude<SeasonKind, 'none'>): Season {
  const found = findSeason(values, period, kind);
  if (found.kind === 'none') return found;
  const neutral = kind === 'additive' ? 0 : 1;
  const spread = found.indices.reduce((sum, index) => sum + (index - neutral) ** 2, 0) / (period - 1);
  const kept = spread === 0 ? 0 : Math.max(0, 1 - (CAUTION * indexNoise(found.adjusted, period, kind)) / spread);
  const indices = found.indices.map((index) => neutral + (index - neutral) * kept);
  return { kind, indices, adjusted: removeSeason(values, indices, kind) };
}

export function noSeason(values: readonly number[]): Season {
  return { kind: 'none', indices: [0], adjusted: values };
}

/** Is the correlation of a whole cycle's distance larger than those of all shorter ones would let chance make it? */
export function isSeasonal(values: readonly number[], period: number): boolean {
  if (values.length < 2 * period + 1) return false;
  const correlations = autocorrelations(values, period);
  const before = correlations.slice(0, -1).reduce((sum, value) => sum + value * value, 0);
  return Math.abs(correlations.at(-1)!) > SIGNIFICANT * Math.sqrt((1 + 2 * before) / values.length);
}

export function removeSeason(values: readonly number[], indices: readonly number[], kind: SeasonKind): number[] {
  return values.map((value, at) => (kind === 'additive' ? value - indices[at % indices.length]! : value / indices[at % indices.length]!));
}

/** Forecasts of the adjusted series, `length` points after its start, with the season put back. */
export function addSeason(forecasts: readonly number[], { kind, indices }: Season, length: number): number[] {
  if (kind === 'none') return [...forecasts];
  return forecasts.map((value, at) => (kind === 'additive' ? value + indices[(length + at) % indices.length]! : value * indices[(length + at) % indices.length]!));
}

/** The average over one whole cycle around each point; null where the cycle would reach beyond the series. */
function centredAverage(values: readonly number[], period: number): (number | null)[] {
  const half = Math.floor(period / 2);
  return values.map((_, at) => {
    if (at < half || at + half >= values.length) return null;
    let sum = 0;
    for (let other = at - half; other <= at + half; other += 1) sum += values[other]! * (period % 2 === 0 && Math.abs(other - at) === half ? 0.5 : 1);
    return sum / period;
  });
}

/** The variance that an index has from noise alone: that of what a smooth line leaves of the adjusted series, over the cycles that were averaged. */
function indexNoise(adjusted: readonly number[], period: number, kind: SeasonKind): number {
  const reach = Math.floor(period / 2);
  let squares = 0;
  adjusted.forEach((value, at) => {
    const around = mean(adjusted.slice(Math.max(0, at - reach), at + reach + 1));
    squares += (kind === 'additive' ? value - around : value / around - 1) ** 2;
  });
  return squares / adjusted.length / Math.max(adjusted.length / period - 1, 0.5);
}

/** The median where enough cycles speak, so that one odd month does not become a season. */
function middle(parts: readonly number[]): number {
  if (parts.length === 0) return Number.NaN;
  return parts.length >= 5 ? (median(parts) + mean(parts)) / 2 : mean(parts);
}

function normalised(indices: readonly number[], kind: SeasonKind): number[] {
  const centre = mean(indices.filter((index) => Number.isFinite(index)));
  return indices.map((index) => (kind === 'additive' ? (Number.isFinite(index) ? index - centre : 0) : Number.isFinite(index) ? Math.max(0.01, index / centre) : 1));
}

function autocorrelations(values: readonly number[], most: number): number[] {
  const centre = mean(values);
  const total = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  if (total === 0) return Array.from({ length: most }, () => 0);
  return Array.from({ length: most }, (_, lag) => {
    let sum = 0;
    for (let at = lag + 1; at < values.length; at += 1) sum += (values[at]! - centre) * (values[at - lag - 1]! - centre);
    return sum / total;
  });
}
