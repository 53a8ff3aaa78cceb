/** A cell as a spreadsheet program escapes it, so that it stays the text that it is: ="0012", or '0012 with an apostrophe before it. */

const EQUALS = 61;
const APOSTROPHE = 39;
const KEPT_AS_TEXT = /^'[-+=]?\d[^']*$/;

export function unescaped(cell: string): string {
  const first = cell.charCodeAt(0);
  if (first === APOSTROPHE) return KEPT_AS_TEXT.test(cell) ? cell.slice(1) : cell;
  return first === EQUALS && cell.length > 2 && cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1).trim() : cell;
}
