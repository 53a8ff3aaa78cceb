/** Digits of equal width, so that columns of figures can be compared. */
export const tabularFigures = 'tabular-nums lining-nums';
