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
const HEIGHT_PT = 74;
const ARROW_PT = 9;

export function figureRow(sheet: Sheet, within: Part, figures: readonly ReportFigure[], periods: Periods): void {
  const perRow = columnsFor(figures.length);
  for (let first = 0; first < figures.length; first += perRow) {
    const row = figures.slice(first, first + perRow);
    const width = (sheet.width - GAP_PT * (perRow - 1)) / perRow;
    sheet.need(HEIGHT_PT);
    row.forEach((figure, index) => card(sheet, within, figure, { ...periods, x: sheet.left + index * (width + GAP_PT), width }));
    sheet.y += HEIGHT_PT;
  }
}

function card(sheet: Sheet, within: Part, figure: ReportFigure, { x, width, currency, previousPeriod, yearBefore }: Periods & { x: number; width: number }): void {
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
  if (figure.value === null) line(figure.missing ?? '', 48, { size: 7.5, color: INK.muted });
  const changes = [[figure.previous, previousPeriod.label], [figure.yearBefore, yearBefore?.label ?? '']] as const;
  changes.flatMap(([earlier, label]) => {
    const change = label === '' ? null : figureChange(figure, earlier, { currency, label });
    return change ? [change] : [];
  }).forEach((change, index) => {
    const y = 48 + index * 11;
    mark(sheet, change, x, top + y);
    line(change.words, y, { size: 7, color: change.effect === 'better' ? INK.better : change.effect === 'worse' ? INK.worse : INK.secondary }, change.direction === 'same' ? 0 : ARROW_PT);
  });
  part.end();
}

/** An arrow says the direction where colour cannot. */
function mark(sheet: Sheet, { direction, effect }: FigureChange, x: number, baseline: number): void {
  if (direction === 'same') return;
  const [tip, foot] = direction === 'up' ? [baseline - 5.5, baseline] : [baseline, baseline - 5.5];
  sheet.ornament(() => sheet.doc.moveTo(x, foot).lineTo(x + 6, foot).lineTo(x + 3, tip).fill(effect === 'better' ? INK.better : INK.worse));
}
