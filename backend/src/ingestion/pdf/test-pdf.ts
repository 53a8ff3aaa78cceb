/** Writes small PDFs with text at given positions, for tests. */

export interface PlacedText { x: number; y: number; text: string; size?: number }

/** How the pages are drawn; what a reader sees of them is the same but for `sideways`, which shows them turned. */
export type PdfLook = 'upright' | 'rotated' | 'sideways' | 'glyphs';

const [WIDTH, HEIGHT] = [612, 792];

/** `y` counts from the top of the page. Courier, so that the width of a text is known: 0.6 of its size per character. */
export function tinyPdf(pages: readonly (readonly PlacedText[])[], look: PdfLook = 'upright', [width, height]: readonly [number, number] = [WIDTH, HEIGHT], properties: Readonly<Record<string, string>> = {}): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'];
  const isTurned = look === 'rotated' || look === 'sideways';
  const box = isTurned ? [height, width] : [width, height];
  const pageNumbers = pages.map((page) => {
    const content = page.flatMap((placed) => (look === 'glyphs' ? glyphs(placed) : [placed])).map((placed) => drawn(placed, isTurned, height)).join('\n');
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box.join(' ')}]${look === 'rotated' ? ' /Rotate 90' : ''} /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`);
    return objects.length;
  });
  objects[1] = `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`;
  const info = Object.entries(properties).map(([name, value]) => `/${name} (${escaped(value)})`).join(' ');
  if (info !== '') objects.push(`<< ${info} >>`);
  return Buffer.from(withCrossReferences(objects, info === '' ? '' : `/Info ${objects.length} 0 R `), 'latin1');
}

function drawn({ x, y, text, size = 9 }: PlacedText, isTurned: boolean, height: number): string {
  const place = isTurned ? `0 1 -1 0 ${y} ${x}` : `1 0 0 1 ${x} ${height - y}`;
  return `BT /F1 ${size} Tf ${place} Tm (${escaped(text)}) Tj ET`;
}

const glyphs = ({ x, y, text, size = 9 }: PlacedText): PlacedText[] => [...text].flatMap((glyph, index) => (glyph === ' ' ? [] : [{ x: x + index * size * 0.6, y, text: glyph, size }]));

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replaceAll('€', '\x80').replaceAll('’', '\x92').replaceAll('–', '\x96').replaceAll('•', '\x95');

/** `trailer`: entries beside its size and root, such as `/Info 7 0 R`. */
export function withCrossReferences(objects: readonly string[], trailer = ''): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Places a row of texts: a positive position is a left edge, a negative one a right edge. */
export function placedRow(y: number, positions: readonly number[], texts: readonly string[], size = 9): PlacedText[] {
  return texts.flatMap((text, index) => {
    const position = positions[index] ?? 0;
    return text === '' ? [] : [{ x: position >= 0 ? position : -position - text.length * size * 0.6, y, text, size }];
  });
}
