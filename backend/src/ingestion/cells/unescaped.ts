/** A cell as a spreadsheet program escapes it, so that it stays the text that it is: ="0012". */

export function unescaped(cell: string): string {
  return cell.charCodeAt(0) === 61 && cell.length > 2 && cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1).trim() : cell;
}
