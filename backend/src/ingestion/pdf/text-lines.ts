/** Rebuilds the lines of a page from text positions, and the cells of each line from the gaps between its pieces. */
import type { TextItem } from './text-item.ts';

export interface TextCell { text: string; left: number; right: number }
export interface TextLine { page: number; y: number; height: number; cells: TextCell[] }

/** Shares of the text height. */
const SAME_LINE = 0.45;
const NEW_WORD = 0.12;
const NEW_CELL = 0.85;

export function textLines(items: readonly TextItem[]): TextLine[] {
  const sorted = [...items].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  const lines: { page: number; y: number; height: number; items: TextItem[] }[] = [];
  for (const item of sorted) {
    const line = lines.at(-1);
    if (line && line.page === item.page && Math.abs(line.y - item.y) <= SAME_LINE * Math.max(line.height, item.height)) {
      line.items.push(item);
      line.height = Math.max(line.height, item.height);
    } else lines.push({ page: item.page, y: item.y, height: item.height, items: [item] });
  }
  return lines.map(({ page, y, height, items: pieces }) => ({ page, y, height, cells: cellsOf(pieces) }));
}

function cellsOf(pieces: TextItem[]): TextCell[] {
  const cells: TextCell[] = [];
  for (const piece of pieces.sort((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    const gap = last ? piece.x - last.right : Infinity;
    const right = piece.x + piece.width;
    if (!last || gap > NEW_CELL * piece.height) cells.push({ text: piece.text, left: piece.x, right });
    else {
      last.text += gap > NEW_WORD * piece.height && !last.text.endsWith(' ') && !piece.text.startsWith(' ') ? ` ${piece.text}` : piece.text;
      last.right = Math.max(last.right, right);
    }
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() })).filter((cell) => cell.text !== '');
}

export const lineText = (line: TextLine): string => line.cells.map((cell) => cell.text).join('  ');
