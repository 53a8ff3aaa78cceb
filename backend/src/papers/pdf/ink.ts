/** Colours of printed reports: those of the screen on white paper, each dark enough to stay readable in grey. */

export const INK = {
  text: '#16202b', secondary: '#4a5663', muted: '#626d78', brand: '#2b3dab', better: '#006a63', worse: '#c42b1c', line: '#d9dee4', edge: '#7c8894', tint: '#f3f5f9',
} as const;

/** Of series, in order; patterns tell them apart where there is no colour. */
export const SERIES_INK = ['#2b3dab', '#a64e07', '#189a88', '#683d57', '#b08217', '#8f63dd', '#892609', '#2d7488'] as const;

export function seriesInk(index: number): string {
  return SERIES_INK[index % SERIES_INK.length] ?? SERIES_INK[0];
}
