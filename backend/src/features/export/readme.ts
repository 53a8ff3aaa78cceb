/** The README of an export: what each of its files is. */
import type { ExportPart } from './export-part.ts';

export function exportReadme(parts: readonly ExportPart[], businessName: string, madeAt: Date): string {
  const widest = Math.max(...parts.map(({ name }) => name.length));
  const list = parts.map(({ name, says }) => `  ${name.padEnd(widest)}  ${says}`).join('\r\n');
  return [
    `All data of ${businessName} in Purser, as of ${madeAt.toISOString()}.`, '',
    list, '',
    'Amounts are in the currency beside them; money that came in is positive. Dates are calendar dates, times are UTC.',
    'The .csv files are UTF-8 with commas and open in any spreadsheet. A text that a spreadsheet would take for a formula has an',
    'apostrophe before it; amounts, dates and counts are as they are. The .json files are for programs.',
    'Passwords, session keys and keys to other services are not in here.', '',
  ].join('\r\n');
}
