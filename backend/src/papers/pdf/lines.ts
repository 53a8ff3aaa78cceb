/** Text broken into lines of a width, and cut where it may not grow. */
import type { Lettering, Sheet } from './sheet.ts';

/** Words stay whole where they fit a line; longer ones are broken. */
export function linesOf(sheet: Sheet, text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/[ \n\t]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (sheet.widthOf(longer, lettering) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = piecesOf(sheet, word, width, lettering);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

/** At most so many lines, the last one ending in an ellipsis where something is left out. */
export function fewLines(sheet: Sheet, text: string, width: number, lettering: Lettering, most: number): string[] {
  const lines = linesOf(sheet, text, width, lettering);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(sheet, lines.slice(most - 1).join(' '), width, lettering)];
}

function shortened(sheet: Sheet, text: string, width: number, lettering: Lettering): string {
  const letters = Array.from(text);
  while (letters.length > 0 && sheet.widthOf(`${letters.join('')}…`, lettering) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function piecesOf(sheet: Sheet, word: string, width: number, lettering: Lettering): string[] {
  if (sheet.widthOf(word, lettering) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && sheet.widthOf(piece + letter, lettering) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
