/** The biggest first, as horizontal bars with their figures at the end. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { figureWords } from '../../figure-words.ts';
import { INK } from '../ink.ts';
import { fewLines } from '../lines.ts';
import type { Sheet } from '../sheet.ts';
import { fillSeries } from './fill.ts';

export const BAR_PT = 18;
const LABEL_PT = 150;
const WORDS = { size: 8 } as const;

export function bars(sheet: Sheet, { labels, series, unit }: ReportChart, { top, currency }: { top: number; currency: string }): void {
  const values = series[0]?.values ?? [];
  const figures = values.map((value) => figureWords(value, unit, currency));
  const figureWidth = Math.max(...figures.map((figure) => sheet.widthOf(figure, WORDS)), 0) + 8;
  const room = sheet.width - LABEL_PT - figureWidth;
  const longest = Math.max(...values.map((value) => Math.abs(value ?? 0)), 1);
  labels.forEach((label, index) => {
    const y = top + index * BAR_PT;
    const [shown = ''] = fewLines(sheet, label, LABEL_PT - 8, WORDS, 1);
    sheet.write(shown, sheet.left, y + 10.5, WORDS);
    const value = values[index] ?? null;
    const width = value === null ? 0 : (Math.abs(value) / longest) * room;
    // What counts against the others is hatched.
    fillSeries(sheet.doc, { x: sheet.left + LABEL_PT, y: y + 3, width, height: BAR_PT - 8 }, value !== null && value < 0 ? 1 : 0);
    sheet.write(figures[index] ?? '', sheet.left + LABEL_PT + width + 6, y + 10.5, { ...WORDS, color: INK.text });
  });
}
