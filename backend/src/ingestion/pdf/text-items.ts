/** Takes the text of a PDF with its positions, page by page, through pdf-parse. */
import { PDFParse } from 'pdf-parse';
import type { TextItem } from './text-item.ts';
import { uprightItems, type DrawnItem } from './upright-items.ts';

export interface PdfText {
  items: TextItem[];
  pageCount: number;
  /** Why not all of it was taken; null when it was. */
  cut: string | null;
  /** What the file says of itself: its author, its title and the like. */
  properties: string[];
}

const MAX_PAGES = 500;
const MAX_ITEMS = 300_000;
const DEFAULT_HEIGHT = 8;
const MAX_PROPERTY_CHARS = 200;

/** Throws what pdf-parse throws for what is no PDF. */
export async function textItems(pdf: Uint8Array, onPage: (page: number, pageCount: number) => void): Promise<PdfText> {
  // A copy, because the library takes the buffer away from its owner.
  const parser = new PDFParse({ data: new Uint8Array(pdf), isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  try {
    return await textOfPages(await load(parser), onPage);
  } finally {
    await parser.destroy();
  }
}

/** The one door to positions: getText() has them joined away. `load` is private in the types only. */
const load = (parser: PDFParse) => parser['load']();

/** What the library says of a piece of text; its types come from a package that is not ours. */
interface TextPiece { str: string; transform: number[]; width: number; height: number }

type LoadedPdf = Awaited<ReturnType<typeof load>>;

async function textOfPages(document: LoadedPdf, onPage: (page: number, pageCount: number) => void): Promise<PdfText> {
  const items: TextItem[] = [];
  const { numPages: pageCount } = document;
  let number = 1;
  for (; number <= Math.min(pageCount, MAX_PAGES) && items.length < MAX_ITEMS; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    for (const item of uprightItems(await drawnItems(page), width, height)) items.push({ page: number, ...item });
    page.cleanup();
    onPage(number, pageCount);
  }
  return { items, pageCount, cut: cutAt(number - 1, pageCount, items.length), properties: await propertiesOf(document) };
}

async function propertiesOf(document: LoadedPdf): Promise<string[]> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const { Author: author, Title: title, Subject: subject } = info as Record<string, unknown>;
  return [author, title, subject].filter((text) => typeof text === 'string').map((text) => text.replaceAll('\0', '').trim().slice(0, MAX_PROPERTY_CHARS)).filter((text) => text !== '');
}

async function drawnItems(page: Awaited<ReturnType<LoadedPdf['getPage']>>): Promise<DrawnItem[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return (items as (TextPiece | { type: string })[]).flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
    const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f) as number[];
    const [endX = 0, endY = 0] = viewport.convertToViewportPoint(e + a, f + b) as number[];
    return [{ x, y, along: [endX - x, endY - y] as const, width: item.width, height: item.height || Math.hypot(c, d) || DEFAULT_HEIGHT, text: item.str.replaceAll('\0', '') }];
  });
}

function cutAt(lastPage: number, pageCount: number, itemCount: number): string | null {
  if (itemCount >= MAX_ITEMS) return `This PDF holds more than ${MAX_ITEMS.toLocaleString('en-US')} pieces of text up to page ${lastPage}, which is more than is read. Split it, or upload the CSV.`;
  return pageCount > lastPage ? `This PDF has ${pageCount.toLocaleString('en-US')} pages, and at most ${MAX_PAGES} are read. Split it, or upload the CSV.` : null;
}
