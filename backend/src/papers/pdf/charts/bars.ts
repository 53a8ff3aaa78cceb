/** The biggest first, as horizontal bars with their figures at the end. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { figureWords } from '../../figure-words.ts';
import { INK } from '../ink.ts';
import { fewLines } from '../lines.ts';
import type { Sheet } from '../sheet.ts';
import { fillSeries } from './fill.ts';

export const BAR_PT = 18;
/** Each further series stands below the first, thinner. */
const FURTHER_PT = 9;
const LABEL_PT = 150;
const WORDS = { size: 8 } as const;
const SMALL = { size: 7, color: INK.secondary } as const;

/** How much room one label takes. */
export function barHeight({ series }: Pick<ReportChart, 'series'>): number {
  return BAR_PT + FURTHER_PT * (series.length - 1) + (series.length > 1 ? 3 : 0);
}

export function bars(sheet: Sheet, chart: ReportChart, { top, currency }: { top: number; currency: string }): void {
  const { labels, series, unit } = chart;
  const all = series.flatMap(({ values }) => values);
  const figureWidth = Math.max(...all.map((value) => sheet.widthOf(figureWords(value, unit, currency), WORDS)), 0) + 8;
  const longest = Math.max(...all.map((value) => Math.abs(value ?? 0)), 1);
  const lengthOf = (value: number | null): number => (Math.abs(value ?? 0) / longest) * (sheet.width - LABEL_PT - figureWidth);
  labels.forEach((label, index) => {
    const y = top + index * barHeight(chart);
    const [shown = ''] = fewLines(sheet, label, LABEL_PT - 8, WORDS, 1);
    sheet.write(shown, sheet.left, y + 10.5, WORDS);
    series.forEach(({ values }, at) => {
      const value = values[index] ?? null;
      const [from, height] = at === 0 ? [y + 3, BAR_PT - 8] : [y + BAR_PT - 4 + (at - 1) * FURTHER_PT, FURTHER_PT - 3];
      // What counts against the others is hatched.
      fillSeries(sheet.doc, { x: sheet.left + LABEL_PT, y: from, width: lengthOf(value), height }, at === 0 && value !== null && value < 0 ? 1 : at);
      sheet.write(figureWords(value, unit, currency), sheet.left + LABEL_PT + lengthOf(value) + 6, from + height - (at === 0 ? 2.5 : 0.5), at === 0 ? WORDS : SMALL);
    });
  });
}
