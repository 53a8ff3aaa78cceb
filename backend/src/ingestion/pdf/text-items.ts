/** Takes the text of a PDF with its positions, page by page, through pdf-parse. */
import { PDFParse } from 'pdf-parse';

/** A piece of text; `x` and `y` in points from the top left of its page. */
export interface TextItem { page: number; x: number; y: number; width: number; height: number; text: string }

const MAX_PAGES = 500;
const MAX_ITEMS = 300_000;

/** Throws what pdf-parse throws for what is no PDF. */
export async function textItems(pdf: Uint8Array, onPage: (page: number, pageCount: number) => void): Promise<TextItem[]> {
  // A copy, because the library takes the buffer away from its owner.
  const parser = new PDFParse({ data: new Uint8Array(pdf), isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  // The one door to positions: getText() has them joined away. `load` is private in the types only.
  const document = await parser['load']();
  const items: TextItem[] = [];
  const pageCount = Math.min(document.numPages, MAX_PAGES);
  for (let number = 1; number <= pageCount && items.length < MAX_ITEMS; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    for (const item of content.items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x = 0, y = 0] = viewport.convertToViewportPoint(Number(item.transform[4]), Number(item.transform[5])) as number[];
      items.push({ page: number, x, y, width: item.width, height: item.height || Math.abs(Number(item.transform[3])) || 8, text: item.str.replaceAll('\0', '') });
    }
    page.cleanup();
    onPage(number, pageCount);
  }
  await parser.destroy();
  return items;
}
