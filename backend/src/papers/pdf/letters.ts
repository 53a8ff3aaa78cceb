/** The letters of a PDF: two weights of Inter, Noto for scripts that Inter lacks, the reader's own fonts for East Asian ones, and an empty box rather than nothing for what none has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { piecesInOrder } from './direction.ts';
import { isEastAsian } from './east-asian.ts';

export type Face = 'regular' | 'strong';

const FACES: Readonly<Record<Face, string>> = { regular: 'inter-400.ttf', strong: 'inter-600.ttf' };
/** One weight is enough for names. */
const SCRIPTS = {
  hebrew: 'noto-sans-hebrew-400.woff', arabic: 'noto-sans-arabic-400.woff', thai: 'noto-sans-thai-400.woff', devanagari: 'noto-sans-devanagari-400.woff',
} as const satisfies Record<string, string>;
type Script = keyof typeof SCRIPTS;
const NAMES = Object.keys(SCRIPTS) as Script[];

/** What pdfkit keeps of a font that it has parsed. */
interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const parsed = new Map<Face | Script, ParsedFont>();
const MISSING = '\u25a1';

/** Registers all of them; a font is parsed once and serves every document after, and only what is used is written into a document. */
export function registerLetters(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries({ ...SCRIPTS, ...FACES }) as [Face | Script, string][]) {
    const known = parsed.get(name);
    doc.registerFont(name, (known ?? readFileSync(path.join(import.meta.dirname, 'fonts', file))) as Buffer);
    if (known) continue;
    doc.font(name);
    parsed.set(name, (doc as unknown as { _font: { font: ParsedFont } })._font.font);
  }
}

/** A stretch of text in one font; `face` is the one that was asked for. */
export interface Run {
  readonly text: string;
  readonly font: 'face' | 'east-asian' | Script;
}

/** The text in letters that can be set, in the order in which it stands on paper: composed, on one line, with a box for each that no font has. */
export function runsOf(text: string): Run[] {
  return piecesInOrder(settable(text)).flatMap(pieceInFonts);
}

function pieceInFonts(text: string): Run[] {
  const runs: { text: string; font: Run['font'] }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = fontOf(letter, last?.font);
    if (font === null && IGNORED.test(letter)) continue;
    if (last && last.font === (font ?? 'face')) last.text += font === null ? MISSING : letter;
    else runs.push({ text: font === null ? MISSING : letter, font: font ?? 'face' });
  }
  return runs;
}

const settable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(PICTURE, (picture) => (has('regular', picture) ? picture[0]! : MISSING));

/** Null: none has it. */
function fontOf(letter: string, before: Run['font'] | undefined): Run['font'] | null {
  // Marks and joiners belong to the letter before them; a font of a script has its own digits and signs, too.
  if (before && before !== 'face' && before !== 'east-asian' && (JOINING.test(letter)) && has(before, letter)) return before;
  if (IGNORED.test(letter)) return null;
  if (has('regular', letter)) return 'face';
  return NAMES.find((name) => has(name, letter)) ?? (isEastAsian(letter) ? 'east-asian' : null);
}

const has = (font: Face | Script, letter: string): boolean => parsed.get(font)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? true;

/** Whether something of it is shown as a box. */
export function isMissingLetters(text: string): boolean {
  return Array.from(settable(text)).some((letter) => letter === MISSING || (!/\s/.test(letter) && !IGNORED.test(letter) && fontOf(letter, undefined) === null));
}

/** Marks that have no shape of their own. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const JOINING = /[\p{M}\u200c\u200d]/u;
/** A picture may be made of several signs: one box is enough. */
const PICTURE = /\p{RGI_Emoji}/gv;
