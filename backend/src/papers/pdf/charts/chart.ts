/** A chart drawn as vectors: its finding above, what is measured below it, its legend, and its figures for whoever hears it read. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { figureWords } from '../../figure-words.ts';
import { blockTitle } from '../paragraph.ts';
import type { Part, Sheet } from '../sheet.ts';
import { barHeight, bars } from './bars.ts';
import { bridge } from './bridge.ts';
import { columns } from './columns.ts';
import { fillSeries } from './fill.ts';
import { line, strokeSeries } from './line.ts';

const HEIGHT_PT = 160;
const LEGEND_PT = 16;
/** More bars than this are a table. */
const MOST_BARS = 20;

export function chart(sheet: Sheet, within: Part, whole: ReportChart, currency: string): void {
  const drawn = whole.chart === 'bars' ? firstOf(whole, MOST_BARS) : whole;
  if (drawn.labels.length === 0) return;
  const height = drawn.chart === 'bars' ? drawn.labels.length * barHeight(drawn) + 4 : HEIGHT_PT;
  sheet.need(height + LEGEND_PT + 46);
  blockTitle(sheet, within, drawn.title, drawn.caption);
  sheet.y += 6;
  const top = sheet.y;
  const hasLegend = drawn.series.length > 1;
  sheet.marked(within, 'Figure', () => {
    if (hasLegend) legend(sheet, drawn);
    const box = { top: top + (hasLegend ? LEGEND_PT : 0) + 8, height: height - 8, currency };
    if (drawn.chart === 'columns') columns(sheet, drawn, box);
    else if (drawn.chart === 'line') line(sheet, drawn, box);
    else if (drawn.chart === 'bridge') bridge(sheet, drawn, box);
    else bars(sheet, drawn, box);
  }, { alt: spoken(drawn, currency), bbox: [sheet.left, top, sheet.left + sheet.width, top + height + LEGEND_PT] } as PDFKit.Mixins.StructureElementOptions);
  sheet.y = top + height + (hasLegend ? LEGEND_PT : 0) + 16;
}

function firstOf(whole: ReportChart, most: number): ReportChart {
  return { ...whole, labels: whole.labels.slice(0, most), series: whole.series.map(({ name, values }) => ({ name, values: values.slice(0, most) })) };
}

/** What the drawing shows, figure by figure. */
function spoken({ title, caption, labels, series, unit }: ReportChart, currency: string): string {
  const figures = series.map(({ name, values }) => `${name}: ${labels.map((label, index) => `${label} ${figureWords(values[index] ?? null, unit, currency)}`).join(', ')}`);
  return [title, caption, ...figures].join('. ');
}

function legend(sheet: Sheet, { chart: kind, series }: ReportChart): void {
  let x = sheet.left;
  series.forEach(({ name }, index) => {
    if (kind === 'line') {
      strokeSeries(sheet.doc, index);
      sheet.doc.moveTo(x, sheet.y + 5).lineTo(x + 18, sheet.y + 5).stroke().undash();
    } else fillSeries(sheet.doc, { x, y: sheet.y + 0.5, width: 14, height: 9 }, index);
    const from = x + (kind === 'line' ? 22 : 18);
    sheet.write(name, from, sheet.y + 8, { size: 8 });
    x = from + sheet.widthOf(name, { size: 8 }) + 16;
  });
}
