/** Flows over time as columns from a marked zero line. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { axisWords } from '../../figure-words.ts';
import { INK } from '../ink.ts';
import type { Sheet } from '../sheet.ts';
import { fillSeries } from './fill.ts';
import { plotIn } from './plot.ts';

const FILLED = 0.62;

export function columns(sheet: Sheet, chart: ReportChart, { top, height, currency }: { top: number; height: number; currency: string }): void {
  const plot = plotIn(sheet, chart, chart.series.flatMap(({ values }) => values), { top, height, currency });
  const width = (plot.slot * FILLED) / Math.max(1, chart.series.length);
  chart.series.forEach(({ values }, series) => values.forEach((value, index) => {
    if (value === null) return;
    const x = plot.left + index * plot.slot + (plot.slot * (1 - FILLED)) / 2 + series * width;
    const [from, to] = [plot.yOf(Math.max(0, value)), plot.yOf(Math.min(0, value))];
    fillSeries(sheet.doc, { x, y: from, width: width - 1, height: to - from }, series);
    writeValue(sheet, axisWords(value, chart.unit, currency), { x: x + width / 2, y: value < 0 ? to + 8 : from - 3, room: chart.series.length === 1 ? plot.slot - 2 : width + 1 });
  }));
}

/** Only where it does not run into its neighbours. */
function writeValue(sheet: Sheet, words: string, { x, y, room }: { x: number; y: number; room: number }): void {
  const lettering = { size: 7, color: INK.text } as const;
  if (sheet.widthOf(words, lettering) < room) sheet.write(words, x, y, lettering, 'center');
}
