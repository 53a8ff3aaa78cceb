/** What a fan chart draws: what was as a solid line, what is likely as a dashed one, and the ranges around it. */
import type { ChartData } from './chart-data.ts';

export interface FanBand {
  low: number;
  high: number;
}

/** One figure or range per label; null is a gap. */
export interface FanData extends Pick<ChartData, 'labels' | 'addresses' | 'formatValue' | 'formatTick'> {
  past: readonly (number | null)[];
  likely: readonly (number | null)[];
  /** Holds four times in five. */
  band80: readonly (FanBand | null)[];
  /** Holds nineteen times in twenty. */
  band95: readonly (FanBand | null)[];
  /** The label at which the past ends; null where the lines themselves say it. */
  today: string | null;
}

const ends = (bands: readonly (FanBand | null)[], end: keyof FanBand): (number | null)[] => bands.map((band) => band?.[end] ?? null);

/** The same as series, for the table and the CSV. */
export function fanTable({ labels, addresses, past, likely, band80, band95, formatValue, formatTick }: FanData): ChartData {
  return {
    labels, addresses, formatValue, formatTick,
    series: [
      { name: 'Past', data: past }, { name: 'Likely', data: likely }, { name: '80% range from', data: ends(band80, 'low') }, { name: '80% range to', data: ends(band80, 'high') },
      { name: '95% range from', data: ends(band95, 'low') }, { name: '95% range to', data: ends(band95, 'high') },
    ],
  };
}

/** From the lowest to the highest of everything drawn, zero included where it is near. */
export function fanDomain({ past, likely, band95 }: FanData): { min: number; max: number } {
  const drawn = [...past, ...likely, ...ends(band95, 'low'), ...ends(band95, 'high')].filter((value) => value !== null);
  if (drawn.length === 0) return { min: 0, max: 1 };
  const [low, high] = [Math.min(0, ...drawn), Math.max(0, ...drawn)];
  const room = (high - low || 1) * 0.04;
  return { min: low < 0 ? low - room : 0, max: high > 0 ? high + room : 0 };
}

/** The outline of a band in the chart's own units: out along its upper end, back along its lower one. Gaps end it. */
export function bandPath(bands: readonly (FanBand | null)[], x: (place: number) => number, y: (value: number) => number): string {
  const drawn = bands.flatMap((band, place) => (band ? [{ band, place }] : []));
  if (drawn.length < 2) return '';
  const out = drawn.map(({ band, place }) => `${x(place)},${y(band.high)}`);
  const back = drawn.map(({ band, place }) => `${x(place)},${y(band.low)}`).reverse();
  return `M${[...out, ...back].join('L')}Z`;
}
