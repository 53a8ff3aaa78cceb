/** A report as plain text; it opens with what a reader wants to know first, because lists show its beginning. */
import { dateInWords } from '../local-date.ts';
import { formatMoney } from '../money.ts';
import type { IntegrityCheck, ReportBlock, ReportDocument, ReportFigure, ReportSection, ReportTable, ReportUnit } from './document.ts';
import { isReportType, reportLabel } from './report-types.ts';
import { changePercent } from './compared.ts';
import { heading, textTable, type TextRow } from './text-table.ts';

const INDENT = '  ';
const NONE = 'n/a';

export function reportText(document: ReportDocument): string {
  const parts = [head(document), ...document.sections.flatMap((section, index) => sectionText(section, index === 0, document)), integrityText(document), [...heading('How these figures are made'), ...document.notes]];
  return parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')).join('\n\n');
}

function head({ title, businessName, type, period, previousPeriod, yearBefore }: ReportDocument): string[] {
  return [title, `${businessName} - ${isReportType(type) ? reportLabel(type) : 'Scenario'}, ${period.label} compared with ${previousPeriod.label}${yearBefore ? ` and ${yearBefore.label}` : ''}`];
}

/** What opens a report stands without a heading; a table with the section's own name does not repeat it. */
function sectionText({ title, blocks }: ReportSection, isOpening: boolean, document: ReportDocument): string[][] {
  const parts = blocks.map((block) => blockText(block, title, document)).filter((lines) => lines.length > 0);
  const [first = [], ...rest] = parts;
  return isOpening ? parts : [[...heading(title), ...first], ...rest];
}

function blockText(block: ReportBlock, section: string, document: ReportDocument): string[] {
  switch (block.kind) {
    case 'sentences': return [block.paragraphs.join('\n\n')];
    case 'figures': return textTable(figureRows(block.figures, document));
    case 'table': return tableText(block, section, document);
    // Its figures stand in the tables beside it.
    case 'chart': return [];
  }
}

function figureRows(figures: readonly ReportFigure[], { currency, period, previousPeriod, yearBefore }: ReportDocument): TextRow[] {
  return [['', period.label, previousPeriod.label, 'Change', ...(yearBefore ? [yearBefore.label] : [])], 'rule', ...figures.map(({ label, unit, value, previous, yearBefore: then }) =>
    [label, cellText(value, unit, currency), cellText(previous, unit, currency), figureChange(unit, value, previous, currency), ...(yearBefore ? [cellText(then, unit, currency)] : [])])];
}

/** Of percentages the change is in points; in money where a percentage would mislead. */
function figureChange(unit: ReportUnit, value: number | null, previous: number | null, currency: string): string {
  if (value === null || previous === null) return NONE;
  if (unit === 'percent') return `${value > previous ? '+' : ''}${(value - previous).toFixed(1)} pts`;
  const change = changePercent(value, previous);
  return change === null && unit === 'money' ? `${value > previous ? '+' : ''}${formatMoney(value - previous, currency)}` : percentText(change, '+');
}

function tableText({ title, columns, rows, note }: ReportTable, section: string, { currency }: ReportDocument): string[] {
  const lines = rows.flatMap(({ role, depth, cells }): TextRow[] => {
    const words = role === 'heading' ? [INDENT.repeat(depth) + String(cells[0] ?? '')] : cells.map((cell, column) => (column === 0 ? INDENT.repeat(depth) + String(cell ?? '') : columnText(cell, columns[column]?.unit ?? 'text', columns[column]?.header ?? '', currency)));
    return role === 'total' ? ['rule', words] : [words];
  });
  return [...(title === section ? [] : [`${title}:`, '']), ...textTable([columns.map(({ header }) => header), 'rule', ...lines]), ...(note ? ['', note] : [])];
}

function columnText(cell: string | number | null, unit: ReportUnit, header: string, currency: string): string {
  return unit === 'percent' && typeof cell === 'number' ? percentText(cell, /change|growth/i.test(header) ? '+' : '') : cellText(cell, unit, currency);
}

function cellText(cell: string | number | null, unit: ReportUnit, currency: string): string {
  if (cell === null) return NONE;
  if (typeof cell === 'string') return unit === 'date' ? dateInWords(cell) : cell;
  switch (unit) {
    case 'money': return formatMoney(cell, currency);
    case 'percent': return percentText(cell, '');
    case 'months': return `${cell.toFixed(1)} months`;
    default: return cell.toLocaleString('en-US');
  }
}

function percentText(percent: number | null, plus: '' | '+'): string {
  return percent === null ? NONE : `${percent > 0 ? plus : ''}${percent.toFixed(1)}%`;
}

function integrityText({ integrity, currency }: ReportDocument): string[] {
  if (integrity.length === 0) return [];
  const money = (amountMinor: number): string => formatMoney(amountMinor, currency);
  const line = ({ name, leftLabel, leftMinor, rightLabel, rightMinor, differenceMinor, note }: IntegrityCheck): string => (differenceMinor === 0
    ? `${name}: holds, ${money(leftMinor)} on both sides.`
    : `${name}: does NOT hold. ${leftLabel} ${money(leftMinor)}, ${rightLabel} ${money(rightMinor)}: a difference of ${money(differenceMinor)}.${note ? ` ${note}` : ''}`);
  return [...heading('What must add up'), ...integrity.map(line)];
}
