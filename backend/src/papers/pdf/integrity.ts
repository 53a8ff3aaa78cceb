/** What must add up, each with both sides and the difference; a tick where it holds. */
import type { IntegrityCheck } from '../../finance/reports/document.ts';
import { statementMoneyWithSymbol } from '../figure-words.ts';
import { INK } from './ink.ts';
import { linesOf } from './lines.ts';
import { sectionHeading } from './paragraph.ts';
import type { Part, Sheet } from './sheet.ts';

const ROW_PT = 32;

export function integrity(sheet: Sheet, checks: readonly IntegrityCheck[], currency: string): void {
  if (checks.length === 0) return;
  const part = sheet.open('Sect');
  sectionHeading(sheet, part, 'What must add up', ROW_PT);
  for (const check of checks) row(sheet, part, check, currency);
  part.end();
}

function row(sheet: Sheet, within: Part, { name, leftLabel, leftMinor, rightLabel, rightMinor, differenceMinor, note }: IntegrityCheck, currency: string): void {
  const money = (amountMinor: number): string => statementMoneyWithSymbol(amountMinor, currency);
  const sides = linesOf(sheet, `${leftLabel} ${money(leftMinor)} · ${rightLabel} ${money(rightMinor)}`, sheet.width - 20, { size: 8 });
  const notes = differenceMinor === 0 || note === undefined ? [] : linesOf(sheet, note, sheet.width - 20, { size: 8 });
  const height = ROW_PT - 11 + 11 * (sides.length + notes.length);
  sheet.need(height);
  const top = sheet.y;
  const holds = differenceMinor === 0;
  const color = holds ? INK.better : INK.worse;
  sheet.ornament(() => {
    if (top + height < sheet.bottom) sheet.rule(top + height - 2, { width: 0.35 });
    sign(sheet, holds, top);
  });
  const tagged = sheet.open('P', within);
  const line = (text: string, y: number, lettering: Parameters<Sheet['write']>[3]): void => sheet.marked(tagged, 'Span', () => sheet.write(text, sheet.left + 18, top + y, lettering));
  line(name, 12, { size: 9.5, face: 'strong' });
  sheet.marked(tagged, 'Span', () => sheet.write(holds ? 'Holds' : `Differs by ${money(differenceMinor)}`, sheet.left + sheet.width, top + 12, { size: 9, face: 'strong', color }, 'right'));
  [...sides, ...notes].forEach((text, index) => line(text, 24 + index * 11, { size: 8, color: index < sides.length ? INK.secondary : INK.worse }));
  tagged.end();
  sheet.y += height;
}

function sign({ doc, left }: Sheet, holds: boolean, top: number): void {
  doc.lineWidth(1.6).strokeColor(holds ? INK.better : INK.worse);
  if (holds) doc.moveTo(left + 1, top + 9).lineTo(left + 4.5, top + 12.5).lineTo(left + 11, top + 4.5).stroke();
  else doc.moveTo(left + 2, top + 4).lineTo(left + 10, top + 12).moveTo(left + 10, top + 4).lineTo(left + 2, top + 12).stroke();
}
