/** Headline figures side by side, each with its change against the period before and the year before. */
import type { LabelledPeriod } from '../../finance/reports/report-period.ts';
import type { ReportFigure } from '../../finance/reports/document.ts';
import { figureChange, type FigureChange } from '../figure-change.ts';
import { figureWords } from '../figure-words.ts';
import { INK } from './ink.ts';
import { fewLines } from './lines.ts';
import type { Part, Sheet } from './sheet.ts';

interface Periods {
  readonly currency: string;
  readonly previousPeriod: LabelledPeriod;
  readonly yearBefore: LabelledPeriod | null;
}

/** Up to five stand in one row; more are spread over rows of about the same length. */
function columnsFor(count: number): number {
  return count <= 5 ? Math.max(3, count) : Math.ceil(count / Math.ceil(count / 4));
}

const SIZES = [17, 15, 13.5, 12] as const;
const GAP_PT = 14;
const ARROW_PT = 9;
const CHANGES_AT_PT = 48;
const CHANGE_LINE_PT = 9;
const CHANGE_GAP_PT = 2;
const BELOW_PT = 17;
const MOST_LINES = 3;
const SMALL = { size: 7 } as const;

interface ToldChange {
  readonly change: FigureChange;
  readonly lines: readonly string[];
}

interface Card {
  readonly figure: ReportFigure;
  /** Why there is no value. */
  readonly missing: readonly string[];
  readonly changes: readonly ToldChange[];
}

export function figureRow(sheet: Sheet, within: Part, figures: readonly ReportFigure[], periods: Periods): void {
  const perRow = columnsFor(figures.length);
  const width = (sheet.width - GAP_PT * (perRow - 1)) / perRow;
  for (let first = 0; first < figures.length; first += perRow) {
    const row = figures.slice(first, first + perRow).map((figure): Card => ({
      figure, changes: changesOf(sheet, figure, width, periods), missing: figure.value === null && figure.missing ? fewLines(sheet, figure.missing, width, SMALL, MOST_LINES) : [],
    }));
    const height = CHANGES_AT_PT + BELOW_PT + Math.max(CHANGE_LINE_PT, ...row.map(({ changes, missing }) => heightOf(changes) + missing.length * CHANGE_LINE_PT));
    sheet.need(height);
    row.forEach((one, index) => card(sheet, within, one, { currency: periods.currency, x: sheet.left + index * (width + GAP_PT), width }));
    sheet.y += height;
  }
}

/** Against the period before and the year before; what is too long for one line goes on in the next. */
function changesOf(sheet: Sheet, figure: ReportFigure, width: number, { currency, previousPeriod, yearBefore }: Periods): ToldChange[] {
  const earlier = [[figure.previous, previousPeriod.label], [figure.yearBefore, yearBefore?.label ?? '']] as const;
  return earlier.flatMap(([value, label]) => {
    const change = label === '' ? null : figureChange(figure, value, { currency, label });
    return change ? [{ change, lines: fewLines(sheet, change.words, width - ARROW_PT, SMALL, MOST_LINES) }] : [];
  });
}

function heightOf(changes: readonly ToldChange[]): number {
  return changes.reduce((height, { lines }) => height + lines.length * CHANGE_LINE_PT + CHANGE_GAP_PT, 0);
}

function card(sheet: Sheet, within: Part, { figure, changes, missing }: Card, { x, width, currency }: { x: number; width: number; currency: string }): void {
  const top = sheet.y;
  sheet.ornament(() => sheet.rule(top + 2, { from: x, to: x + width, color: INK.brand, width: 1.25 }));
  const part = sheet.open('Sect', within);
  const line = (text: string, y: number, lettering: Parameters<Sheet['write']>[3], indent = 0): void => {
    const [shown = ''] = fewLines(sheet, text, width - indent, lettering, 1);
    sheet.marked(part, 'P', () => sheet.write(shown, x + indent, top + y, lettering));
  };
  line(figure.label, 15, { size: 8.5, color: INK.secondary });
  const words = figureWords(figure.value, figure.unit, currency);
  line(words, 35, { size: SIZES.find((size) => sheet.widthOf(words, { size, face: 'strong' }) <= width) ?? 11, face: 'strong' });
  let y = CHANGES_AT_PT;
  for (const text of missing) {
    line(text, y, { ...SMALL, color: INK.muted });
    y += CHANGE_LINE_PT;
  }
  for (const { change, lines } of changes) {
    mark(sheet, change, x, top + y);
    for (const text of lines) {
      line(text, y, { ...SMALL, color: change.effect === 'better' ? INK.better : change.effect === 'worse' ? INK.worse : INK.secondary }, change.direction === 'same' ? 0 : ARROW_PT);
      y += CHANGE_LINE_PT;
    }
    y += CHANGE_GAP_PT;
  }
  part.end();
}

/** An arrow says the direction where colour cannot. */
function mark(sheet: Sheet, { direction, effect }: FigureChange, x: number, baseline: number): void {
  if (direction === 'same') return;
  const [tip, foot] = direction === 'up' ? [baseline - 5.5, baseline] : [baseline, baseline - 5.5];
  sheet.ornament(() => sheet.doc.moveTo(x, foot).lineTo(x + 6, foot).lineTo(x + 3, tip).fill(effect === 'better' ? INK.better : INK.worse));
}
