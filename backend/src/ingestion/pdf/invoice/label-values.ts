/** Finds what stands beside or below a label such as "Invoice no.": behind it in its cell, in the next cell of its line, or under it. */
import type { TextCell, TextLine } from '../text-lines.ts';

/** Where a value may stand, in the order in which it is looked for. */
export interface LabelPlace {
  /** The label's own cell, its line and its place in it. */
  readonly line: TextLine;
  /** What follows the label in its own cell. */
  readonly rest: string;
  /** The cells to its right. */
  readonly right: readonly TextCell[];
  /** What stands under it, when the label fills its cell. */
  readonly below: readonly string[];
}

const LINES_BELOW = 3;
/** Shares of the text height. */
const FAR_BELOW = 4.5;
/** A label may have a word or two before it, as in "Our invoice number". */
const MOST_CHARS_BEFORE = 12;

/** Places of every cell that begins with the label (or nearly so), from the top. */
export function labelPlaces(lines: readonly TextLine[], label: RegExp): LabelPlace[] {
  return lines.flatMap((line, index) => line.cells.flatMap((cell, at) => {
    const match = label.exec(cell.text);
    if (!match || match.index > MOST_CHARS_BEFORE) return [];
    const rest = cell.text.slice(match.index + match[0].length).replace(/^[\s:.#№°º=–-]+(?=\S)|^[\s:.]+$/u, '');
    return [{ line, rest, right: line.cells.slice(at + 1), below: rest === '' ? cellsBelow(lines, index, cell) : [] }];
  }));
}

function cellsBelow(lines: readonly TextLine[], index: number, label: TextCell): string[] {
  const found: string[] = [];
  const from = lines[index]!;
  for (const line of lines.slice(index + 1, index + 1 + LINES_BELOW)) {
    if (line.page !== from.page || line.y - from.y > FAR_BELOW * from.height) break;
    const cell = line.cells.find((candidate) => candidate.left < label.right + from.height && candidate.right > label.left - from.height);
    if (cell) found.push(cell.text);
  }
  return found;
}

/** The first text at these places that `read` takes for a value: own cell, then right, then below. */
export function firstValue<T>(places: readonly LabelPlace[], read: (text: string) => T | null): T | null {
  for (const { rest, right, below } of places) {
    for (const text of [rest, right[0]?.text ?? '', ...below]) {
      const value = text === '' ? null : read(text);
      if (value !== null) return value;
    }
  }
  return null;
}
