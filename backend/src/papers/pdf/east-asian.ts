/** Letters of Chinese, Japanese and Korean in a PDF: named by the standard collections that every reader knows, and drawn with the reader's own fonts. An embedded font would be thirty megabytes. */

interface Collection {
  readonly font: string;
  readonly ordering: string;
  readonly supplement: number;
  readonly encoding: string;
}

const COLLECTIONS = {
  japanese: { font: 'HeiseiKakuGo-W5', ordering: 'Japan1', supplement: 6, encoding: 'UniJIS-UTF16-H' },
  chinese: { font: 'STSong-Light', ordering: 'GB1', supplement: 5, encoding: 'UniGB-UTF16-H' },
  korean: { font: 'HYGoThic-Medium', ordering: 'Korea1', supplement: 2, encoding: 'UniKS-UTF16-H' },
} as const satisfies Record<string, Collection>;
type Language = keyof typeof COLLECTIONS;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fc\uff01-\uff60]/u;

export function isEastAsian(letter: string): boolean {
  return EAST_ASIAN.test(letter);
}

function languageOf(text: string): Language {
  if (/\p{Script=Hangul}/u.test(text)) return 'korean';
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'japanese' : 'chinese';
}

/** Every letter is as wide as it is high. */
export function eastAsianWidth(text: string, size: number): number {
  return Array.from(text).length * size;
}

/** Each document's fonts of these collections. */
const fonts = new WeakMap<PDFKit.PDFDocument, Map<Language, PDFKit.PDFKitReference>>();

/** Writes the letters with their baseline at `y`, counted from the top of the page. */
export function writeEastAsian(doc: PDFKit.PDFDocument, text: string, { x, y, size, color }: { x: number; y: number; size: number; color: string }): void {
  const language = languageOf(text);
  const known = fonts.get(doc) ?? new Map<Language, PDFKit.PDFKitReference>();
  fonts.set(doc, known);
  const font = known.get(language) ?? fontOf(doc, COLLECTIONS[language]);
  known.set(language, font);
  const name = `EA${COLLECTIONS[language].ordering}`;
  (doc.page as unknown as { fonts: Record<string, PDFKit.PDFKitReference> }).fonts[name] = font;
  doc.fillColor(color).save().transform(1, 0, 0, -1, 0, doc.page.height);
  doc.addContent(`BT /${name} ${size} Tf 1 0 0 1 ${x.toFixed(3)} ${(doc.page.height - y).toFixed(3)} Tm <${hexOf(text)}> Tj ET`);
  doc.restore();
}

function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');
}

function fontOf(doc: PDFKit.PDFDocument, { font, ordering, supplement, encoding }: Collection): PDFKit.PDFKitReference {
  const descriptor = doc.ref({ Type: 'FontDescriptor', FontName: font, Flags: 4, FontBBox: [0, -120, 1000, 880], ItalicAngle: 0, Ascent: 880, Descent: -120, CapHeight: 700, StemV: 80 });
  descriptor.end(undefined);
  const letters = doc.ref({ Type: 'Font', Subtype: 'CIDFontType0', BaseFont: font, CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String(ordering), Supplement: supplement }, FontDescriptor: descriptor, DW: 1000 });
  letters.end(undefined);
  const whole = doc.ref({ Type: 'Font', Subtype: 'Type0', BaseFont: `${font}-${encoding}`, Encoding: encoding, DescendantFonts: [letters] });
  whole.end(undefined);
  return whole;
}
