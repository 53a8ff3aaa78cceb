/** Running text: headings and paragraphs, kept with what follows them. */
import { linesOf } from './lines.ts';
import { INK } from './ink.ts';
import type { Lettering, Part, Sheet } from './sheet.ts';

const BODY: Lettering = { size: 9.5, color: INK.text };
/** Longer lines are hard to follow. */
const MOST_WIDTH_PT = 470;

export function paragraph(sheet: Sheet, within: Part, text: string, lettering: Lettering = BODY): void {
  const leading = lettering.size * 1.5;
  const lines = linesOf(sheet, text, Math.min(sheet.width, MOST_WIDTH_PT), lettering);
  const part = sheet.open('P', within);
  for (const line of lines) {
    sheet.need(leading);
    sheet.marked(part, 'Span', () => sheet.write(line, sheet.left, sheet.y + lettering.size, lettering));
    sheet.y += leading;
  }
  part.end();
  sheet.y += lettering.size * 0.6;
}

/** The heading of a section; `keepPt` is how much of what follows must stand on the same page. */
export function sectionHeading(sheet: Sheet, within: Part, title: string, keepPt: number): void {
  sheet.y += 18;
  sheet.need(26 + keepPt);
  sheet.doc.outline.addItem(title);
  sheet.marked(within, 'H2', () => sheet.write(title, sheet.left, sheet.y + 13, { size: 14, face: 'strong' }));
  sheet.y += 24;
}

/** The title of a table or a chart. */
export function blockTitle(sheet: Sheet, within: Part, title: string, caption: string | null): void {
  for (const line of linesOf(sheet, title, sheet.width, { size: 10, face: 'strong' })) {
    sheet.marked(within, 'H3', () => sheet.write(line, sheet.left, sheet.y + 10, { size: 10, face: 'strong' }));
    sheet.y += 14;
  }
  if (caption === null) return;
  for (const line of linesOf(sheet, caption, sheet.width, { size: 8 })) {
    sheet.marked(within, 'P', () => sheet.write(line, sheet.left, sheet.y + 8, { size: 8, color: INK.muted }));
    sheet.y += 11;
  }
}
