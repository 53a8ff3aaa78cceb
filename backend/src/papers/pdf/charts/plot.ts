/** What charts with a value axis share: the grid with its ticks, the labels below, and where things stand. */
import type { ReportChart } from '../../../finance/reports/document.ts';
import { axisWords } from '../../figure-words.ts';
import { INK } from '../ink.ts';
import { fewLines } from '../lines.ts';
import type { Sheet } from '../sheet.ts';
import { scaleOf, type Scale } from './scale.ts';

export interface Plot {
  readonly scale: Scale;
  readonly left: number;
  readonly width: number;
  /** The top of a value. */
  yOf(value: number): number;
  /** The left edge of a label's share of the width, and how wide that is. */
  readonly slot: number;
}

const TICK = { size: 7.5, color: INK.secondary } as const;
const LABELS_PT = 24;

/** Draws the grid and the labels into the box; `values` are all that must fit. */
export function plotIn(sheet: Sheet, { labels, unit }: ReportChart, values: readonly (number | null)[], { top, height, currency, mostLabelLines = 1 }: { top: number; height: number; currency: string; mostLabelLines?: number }): Plot {
  const scale = scaleOf(values);
  const words = scale.ticks.map((tick) => axisWords(tick, unit, currency));
  const axisWidth = Math.max(...words.map((word) => sheet.widthOf(word, TICK))) + 8;
  const [left, width] = [sheet.left + axisWidth, sheet.width - axisWidth];
  const bottom = top + height - (mostLabelLines > 1 ? LABELS_PT : LABELS_PT - 9);
  const yOf = (value: number): number => bottom - scale.at(value) * (bottom - top);
  scale.ticks.forEach((tick, index) => {
    sheet.rule(yOf(tick), { from: left, to: left + width, color: tick === 0 ? INK.edge : INK.line, width: tick === 0 ? 0.75 : 0.4 });
    sheet.write(words[index] ?? '', left - 6, yOf(tick) + 2.7, TICK, 'right');
  });
  const slot = width / Math.max(1, labels.length);
  belowLabels(sheet, labels, { left, slot, y: bottom + 11, most: mostLabelLines });
  return { scale, left, width, yOf, slot };
}

function belowLabels(sheet: Sheet, labels: readonly string[], { left, slot, y, most }: { left: number; slot: number; y: number; most: number }): void {
  const widest = Math.max(...labels.map((label) => sheet.widthOf(label, TICK)), 1);
  const every = most > 1 ? 1 : Math.max(1, Math.ceil((widest + 6) / slot));
  labels.forEach((label, index) => {
    // The last label counts: it is the one that the report is about.
    if ((labels.length - 1 - index) % every !== 0) return;
    const lines = most > 1 ? fewLines(sheet, label, slot - 4, TICK, most) : [label];
    lines.forEach((line, at) => sheet.write(line, left + (index + 0.5) * slot, y + at * 9, TICK, 'center'));
  });
}
