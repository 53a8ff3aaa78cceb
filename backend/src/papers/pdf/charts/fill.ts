/** Fills of series: a colour and a pattern each, so that they differ in print and in grey. */
import { seriesInk } from '../ink.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PATTERNS = ['solid', 'hatch', 'dots', 'cross', 'rules'] as const;
const SPACING_PT = 4;

export function fillSeries(doc: PDFKit.PDFDocument, box: Box, series: number): void {
  fillPattern(doc, box, seriesInk(series), PATTERNS[series % PATTERNS.length] ?? 'solid');
}

export function fillPattern(doc: PDFKit.PDFDocument, { x, y, width, height }: Box, color: string, pattern: (typeof PATTERNS)[number]): void {
  if (width <= 0 || height <= 0) return;
  if (pattern === 'solid') {
    doc.rect(x, y, width, height).fill(color);
    return;
  }
  doc.save().rect(x, y, width, height).clip();
  doc.rect(x, y, width, height).fill('#ffffff');
  doc.lineWidth(1).strokeColor(color).fillColor(color);
  if (pattern === 'dots') dots(doc, { x, y, width, height });
  else lines(doc, { x, y, width, height }, pattern);
  doc.restore();
  doc.lineWidth(0.75).strokeColor(color).rect(x + 0.375, y + 0.375, Math.max(0.1, width - 0.75), Math.max(0.1, height - 0.75)).stroke();
}

function lines(doc: PDFKit.PDFDocument, { x, y, width, height }: Box, pattern: 'hatch' | 'cross' | 'rules'): void {
  if (pattern === 'rules') {
    for (let at = y; at < y + height; at += SPACING_PT) doc.moveTo(x, at).lineTo(x + width, at);
    doc.stroke();
    return;
  }
  for (let at = -height; at < width; at += SPACING_PT) {
    doc.moveTo(x + at, y + height).lineTo(x + at + height, y);
    if (pattern === 'cross') doc.moveTo(x + at, y).lineTo(x + at + height, y + height);
  }
  doc.stroke();
}

function dots(doc: PDFKit.PDFDocument, { x, y, width, height }: Box): void {
  for (let row = 0; row * 3 < height; row += 1) {
    for (let column = 0; column * 3 < width; column += 1) doc.rect(x + column * 3 + (row % 2) * 1.5, y + row * 3, 1.2, 1.2);
  }
  doc.fill();
}
