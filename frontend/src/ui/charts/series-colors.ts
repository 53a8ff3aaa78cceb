/** The colours of series, in order; they are CSS variables, so that they follow the scheme. */
export const seriesColors: readonly string[] = Array.from({ length: 8 }, (_, index) => `var(--mui-palette-series-${index + 1})`);

export const positiveColor = 'var(--mui-palette-success-main)';
export const negativeColor = 'var(--mui-palette-error-main)';
