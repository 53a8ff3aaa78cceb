/** The letters of a PDF: two weights of Inter, the reader's own for East Asian scripts, and an empty box rather than nothing for what neither has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEastAsian } from './east-asian.ts';

export type Face = 'regular' | 'strong';

const FILES: Readonly<Record<Face, string>> = { regular: 'inter-400.ttf', strong: 'inter-600.ttf' };

/** What pdfkit keeps of a font that it has parsed. */
interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): unknown;
}

const parsed = new Map<Face, ParsedFont>();
const MISSING = '\u25a1';

/** Registers both faces; a font is parsed once and serves every document after. */
export function registerLetters(doc: PDFKit.PDFDocument): void {
  for (const face of ['regular', 'strong'] as const) {
    const source = parsed.get(face) ?? readFileSync(path.join(import.meta.dirname, 'fonts', FILES[face]));
    doc.registerFont(face, source as Buffer).font(face);
    parsed.set(face, (doc as unknown as { _font: { font: ParsedFont } })._font.font);
  }
}

/** A stretch of text in one font. */
export interface Run {
  readonly text: string;
  readonly isEastAsian: boolean;
}

const has = (letter: string): boolean => parsed.get('regular')?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? true;

/** The text in letters that can be set: composed, on one line, with a box for each that no font has. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; isEastAsian: boolean }[] = [];
  for (const letter of text.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    if (IGNORED.test(letter)) continue;
    const isOurs = has(letter);
    const east = !isOurs && isEastAsian(letter);
    const set = isOurs || east ? letter : MISSING;
    const last = runs.at(-1);
    if (last && last.isEastAsian === east) last.text += set;
    else runs.push({ text: set, isEastAsian: east });
  }
  return runs;
}

/** Whether something of it is shown as a box. */
export function isMissingLetters(text: string): boolean {
  return Array.from(text.normalize('NFC')).some((letter) => !/\s/.test(letter) && !IGNORED.test(letter) && !has(letter) && !isEastAsian(letter));
}

/** Marks that have no shape of their own. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
