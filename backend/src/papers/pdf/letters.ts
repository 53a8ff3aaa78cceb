/** The letters of a PDF: two weights of Inter, measured and set; what the font lacks is shown as an empty box rather than left out. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

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

/** The text in letters that the font has: composed, on one line, with a box for each letter that is missing. */
export function settable(text: string): string {
  const font = parsed.get('regular');
  let set = '';
  for (const letter of text.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (IGNORED.test(letter)) continue;
    set += !font || font.hasGlyphForCodePoint(codePoint) ? letter : (STAND_INS[letter] ?? MISSING);
  }
  return set;
}

/** Marks that have no shape of their own. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const STAND_INS: Readonly<Record<string, string>> = { '\u202f': ' ', '\u2007': ' ', '\u2011': '-', '\u25a1': '?' };
