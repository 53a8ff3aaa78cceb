/** Levels over time as straight lines, told apart by dashes and marks; gaps stay gaps. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { axisWords } from '../../figure-words.ts';
import { seriesInk } from '../ink.ts';
import type { Sheet } from '../sheet.ts';
import { plotIn } from './plot.ts';

const DASHES: readonly (readonly number[] | null)[] = [null, [5, 2.5], [1.5, 2], [7, 2, 1.5, 2]];
/** Beyond this many points single marks only clutter the line. */
const MOST_MARKS = 14;

export function line(sheet: Sheet, chart: ReportChart, { top, height, currency }: { top: number; height: number; currency: string }): void {
  const plot = plotIn(sheet, chart, chart.series.flatMap(({ values }) => values), { top, height, currency });
  const xOf = (index: number): number => plot.left + (index + 0.5) * plot.slot;
  chart.series.forEach(({ values }, series) => {
    strokeSeries(sheet.doc, series);
    values.forEach((value, index) => {
      if (value === null) return;
      const before = index === 0 ? null : values[index - 1] ?? null;
      if (before === null) sheet.doc.moveTo(xOf(index), plot.yOf(value));
      else sheet.doc.lineTo(xOf(index), plot.yOf(value));
    });
    sheet.doc.stroke().undash();
    if (values.length <= MOST_MARKS) values.forEach((value, index) => { if (value !== null) mark(sheet.doc, series, xOf(index), plot.yOf(value)); });
    const last = values.findLastIndex((value) => value !== null);
    const value = values[last];
    if (value !== null && value !== undefined) sheet.write(axisWords(value, chart.unit, currency), xOf(last), plot.yOf(value) - 6, { size: 7.5, face: 'strong', color: seriesInk(series) }, 'center');
  });
}

export function strokeSeries(doc: PDFKit.PDFDocument, series: number): void {
  const dash = DASHES[series % DASHES.length];
  doc.lineWidth(1.6).strokeColor(seriesInk(series)).lineJoin('round');
  if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
}

function mark(doc: PDFKit.PDFDocument, series: number, x: number, y: number): void {
  if (series % 3 === 0) doc.circle(x, y, 2.2).fill(seriesInk(series));
  else if (series % 3 === 1) doc.rect(x - 2, y - 2, 4, 4).fill(seriesInk(series));
  else doc.moveTo(x, y - 2.8).lineTo(x + 2.6, y + 2).lineTo(x - 2.6, y + 2).fill(seriesInk(series));
}
