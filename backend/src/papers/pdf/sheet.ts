/** The pages of a PDF as a writer sees them: a cursor that runs down, new pages when there is no room, and text whose meaning is marked for screen readers. */
import PDFDocument from 'pdfkit';
import { eastAsianWidth, writeEastAsian } from './east-asian.ts';
import { INK } from './ink.ts';
import { type Face, isMissingLetters, registerLetters, type Run, runsOf } from './letters.ts';

export interface Lettering {
  readonly size: number;
  readonly face?: Face;
  readonly color?: string;
}

/** A part of the document's structure. */
export type Part = PDFKit.PDFStructureElement;

export interface SheetFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly writtenAt: Date;
  readonly format: 'LETTER' | 'A4';
}

const MARGIN = { side: 54, top: 54, bottom: 64 } as const;

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left: number = MARGIN.side;
  readonly width: number;
  readonly #root: Part;
  #missesLetters = false;
  /** Where the next thing goes: its top. */
  y: number = MARGIN.top;

  /** The same facts give the same bytes: dates and identifiers come from them alone. */
  constructor({ title, author, subject, writtenAt, format }: SheetFacts) {
    this.doc = new PDFDocument({
      size: format, margin: 0, bufferPages: true, tagged: true, lang: 'en-US', displayTitle: true, pdfVersion: '1.7', subset: 'PDF/UA', font: null, autoFirstPage: false,
      info: { Title: title, Author: author, Subject: subject, Creator: 'Purser', Producer: 'Purser', CreationDate: writtenAt, ModDate: writtenAt },
    } as unknown as PDFKit.PDFDocumentOptions);
    registerLetters(this.doc);
    this.doc.addPage();
    this.width = this.doc.page.width - 2 * MARGIN.side;
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** Whether something written so far had letters that no font has. */
  get missesLetters(): boolean {
    return this.#missesLetters;
  }

  get bottom(): number {
    return this.doc.page.height - MARGIN.bottom;
  }

  /** A part of the document, or of another part; whoever opens it ends it. */
  open(type: string, within: Part = this.#root, options: PDFKit.Mixins.StructureElementOptions = {}): Part {
    const part = this.doc.struct(type, options);
    within.add(part);
    return part;
  }

  /** All parts have been ended but the document itself. */
  close(): void {
    this.#root.end();
    this.doc.end();
  }

  /** Starts a new page where the height does not fit; true when it did. */
  need(heightPt: number): boolean {
    if (this.y + heightPt <= this.bottom) return false;
    this.doc.addPage();
    this.y = MARGIN.top;
    return true;
  }

  /** Draws what belongs to a part and is read as `type`. */
  marked(within: Part, type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    const part = this.doc.struct(type, options);
    within.add(part);
    part.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
    part.end();
  }

  /** Draws what means nothing: rules, backgrounds, page numbers, repeated heads. */
  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  widthOf(text: string, { size, face = 'regular' }: Lettering): number {
    return runsOf(text).reduce((width, run) => width + this.#widthOfRun(run, size, face), 0);
  }

  #widthOfRun({ text, font }: Run, size: number, face: Face): number {
    return font === 'east-asian' ? eastAsianWidth(text, size) : this.doc.font(font === 'face' ? face : font).fontSize(size).widthOfString(text);
  }

  /** One line of text whose baseline stands at `y`; `x` is its left end, its middle or its right end. */
  write(text: string, x: number, y: number, lettering: Lettering, align: 'left' | 'center' | 'right' = 'left'): void {
    const { size, face = 'regular', color = INK.text } = lettering;
    const width = align === 'left' ? 0 : this.widthOf(text, lettering);
    const from = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    let at = from;
    // A box says nothing: what was written stays underneath, for whoever copies it or has it read aloud.
    const isMissing = isMissingLetters(text);
    if (isMissing) this.doc.markContent('Span', { actual: text });
    for (const run of runsOf(text)) {
      if (run.font === 'east-asian') writeEastAsian(this.doc, run.text, { x: at, y, size, color });
      else this.doc.font(run.font === 'face' ? face : run.font).fontSize(size).fillColor(color).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#widthOfRun(run, size, face);
    }
    if (isMissing) this.doc.endMarkedContent();
    this.#missesLetters ||= isMissing;
  }

  rule(y: number, { from = this.left, to = this.left + this.width, color = INK.line as string, width = 0.5 } = {}): void {
    this.doc.lineWidth(width).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke();
  }
}
