/** What stands below every page: whose report it is, and which page of how many. */
import { INK } from './ink.ts';
import { fewLines } from './lines.ts';
import type { Sheet } from './sheet.ts';

const LETTERING = { size: 7.5, color: INK.muted } as const;

export function pageMarks(sheet: Sheet, words: string): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  const [shown = ''] = fewLines(sheet, words, sheet.width - 80, LETTERING, 1);
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(start + page);
    const y = sheet.doc.page.height - 34;
    sheet.ornament(() => {
      sheet.rule(y - 14, { width: 0.35 });
      sheet.write(shown, sheet.left, y, LETTERING);
      sheet.write(`Page ${page + 1} of ${count}`, sheet.left + sheet.width, y, LETTERING, 'right');
    }, 'Pagination');
  }
}
