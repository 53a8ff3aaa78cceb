/** Why a figure changed: the old one, what moved it, the new one; the steps add up to the difference. First and last value are whole figures. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { axisWords } from '../../figure-words.ts';
import { INK } from '../ink.ts';
import type { Sheet } from '../sheet.ts';
import { fillPattern } from './fill.ts';
import { plotIn } from './plot.ts';

export interface BridgeSpan {
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
}

/** Each step begins where the one before it ended. */
export function bridgeSpans(values: readonly (number | null)[]): BridgeSpan[] {
  let level = 0;
  return values.map((value, index) => {
    const amount = value ?? 0;
    const isWhole = index === 0 || index === values.length - 1;
    const from = isWhole ? 0 : level;
    level = from + amount;
    return { from, to: level, isWhole };
  });
}

export function bridge(sheet: Sheet, chart: ReportChart, { top, height, currency }: { top: number; height: number; currency: string }): void {
  const values = chart.series[0]?.values ?? [];
  const spans = bridgeSpans(values);
  const plot = plotIn(sheet, chart, spans.flatMap(({ from, to }) => [from, to]), { top, height, currency, mostLabelLines: 2 });
  spans.forEach(({ from, to, isWhole }, index) => {
    const x = plot.left + (index + 0.18) * plot.slot;
    const width = plot.slot * 0.64;
    const [upper, lower] = [plot.yOf(Math.max(from, to)), plot.yOf(Math.min(from, to))];
    const [color, pattern] = isWhole ? [INK.brand, 'solid'] as const : to >= from ? [INK.better, 'solid'] as const : [INK.worse, 'hatch'] as const;
    fillPattern(sheet.doc, { x, y: upper, width, height: Math.max(0.75, lower - upper) }, color, pattern);
    if (index < spans.length - 1) sheet.rule(plot.yOf(to), { from: x + width, to: x + plot.slot, color: INK.edge });
    const words = axisWords(values[index] ?? 0, chart.unit, currency);
    sheet.write(isWhole || words.startsWith('\u2212') || values[index] === 0 ? words : `+${words}`, x + width / 2, upper - 3.5, { size: 7.5, face: isWhole ? 'strong' : 'regular' }, 'center');
  });
}
