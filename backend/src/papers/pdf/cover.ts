/** The opening of a report: whose it is, what it is, and which days it covers. */
import type { ReportDocument } from '../../finance/reports/document.ts';
import { shortDate } from '../figure-words.ts';
import { INK } from './ink.ts';
import { linesOf } from './lines.ts';
import type { Sheet } from './sheet.ts';

const TITLE = { size: 24, face: 'strong' } as const;

export function cover(sheet: Sheet, { businessName, title, period, previousPeriod, yearBefore, currency, writtenOn }: ReportDocument): void {
  const part = sheet.open('Sect');
  sheet.ornament(() => sheet.doc.rect(sheet.left, sheet.y, 36, 4).fill(INK.brand));
  sheet.y += 30;
  sheet.marked(part, 'P', () => sheet.write(businessName, sheet.left, sheet.y, { size: 11, face: 'strong', color: INK.secondary }));
  sheet.y += 10;
  for (const line of linesOf(sheet, title, sheet.width, TITLE)) {
    sheet.marked(part, 'H1', () => sheet.write(line, sheet.left, sheet.y + 22, TITLE));
    sheet.y += 30;
  }
  const compared = [`compared with ${previousPeriod.label}`, ...(yearBefore ? [`and with ${yearBefore.label}`] : [])].join(' ');
  for (const line of linesOf(sheet, `${period.label}, ${compared}`, sheet.width, { size: 11 })) {
    sheet.marked(part, 'P', () => sheet.write(line, sheet.left, sheet.y + 14, { size: 11, color: INK.secondary }));
    sheet.y += 16;
  }
  const facts = `${shortDate(period.from)} – ${shortDate(period.to)} · amounts in ${currency} · written on ${shortDate(writtenOn)}`;
  sheet.marked(part, 'P', () => sheet.write(facts, sheet.left, sheet.y + 14, { size: 8.5, color: INK.muted }));
  sheet.y += 26;
  sheet.ornament(() => sheet.rule(sheet.y, { color: INK.edge, width: 0.75 }));
  sheet.y += 10;
  part.end();
}
