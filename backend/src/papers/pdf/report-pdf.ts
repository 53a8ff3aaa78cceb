/** A report as a PDF to print and to hand round: typeset, tagged, and the same bytes for the same report. */
import type { ReportBlock, ReportDocument } from '../../finance/reports/document.ts';
import { chart } from './charts/chart.ts';
import { cover } from './cover.ts';
import { figureRow } from './figure-row.ts';
import { INK } from './ink.ts';
import { integrity } from './integrity.ts';
import { pageMarks } from './page-marks.ts';
import { paragraph, sectionHeading } from './paragraph.ts';
import { type Part, Sheet } from './sheet.ts';
import { table } from './table.ts';

/** Where letter paper is what lies in the tray. */
const LETTER_PAPER: ReadonlySet<string> = new Set(['USD', 'CAD', 'MXN', 'PHP', 'CLP', 'COP']);

/** Names keep their letters in the data. */
const MISSING_LETTERS = 'An empty box (□) stands for a letter that this paper has no font for; it is there when the text is copied or read aloud, and the Excel workbook, the CSV and the screen show it.';

/** What a heading must not be parted from. */
const KEPT_PT: Readonly<Record<ReportBlock['kind'], number>> = { sentences: 40, figures: 74, table: 90, chart: 210 };

export async function reportPdf(document: ReportDocument): Promise<Uint8Array> {
  const { title, businessName, period, currency, writtenOn } = document;
  const sheet = new Sheet({ title, author: businessName, subject: `${title}, ${period.label}`, writtenAt: new Date(`${writtenOn}T00:00:00Z`), format: LETTER_PAPER.has(currency) ? 'LETTER' : 'A4' });
  const bytes = collected(sheet.doc);
  cover(sheet, document);
  for (const section of document.sections) {
    const part = sheet.open('Sect');
    if (section.title !== '') sectionHeading(sheet, part, section.title, KEPT_PT[section.blocks[0]?.kind ?? 'sentences']);
    for (const one of section.blocks) {
      await block(sheet, part, one, { currency, above: section.title, document });
      await new Promise(setImmediate);
    }
    part.end();
  }
  integrity(sheet, document.integrity, currency);
  notes(sheet, [...document.notes, ...(sheet.missesLetters ? [MISSING_LETTERS] : [])]);
  pageMarks(sheet, `${businessName} · ${title}`);
  sheet.close();
  return bytes;
}

async function block(sheet: Sheet, part: Part, one: ReportBlock, { document, ...place }: { currency: string; above: string; document: ReportDocument }): Promise<void> {
  if (one.kind === 'sentences') for (const text of one.paragraphs) paragraph(sheet, part, text);
  else if (one.kind === 'figures') figureRow(sheet, part, one.figures, document);
  else if (one.kind === 'table') await table(sheet, part, one, place);
  else chart(sheet, part, one, place.currency);
}

function notes(sheet: Sheet, texts: readonly string[]): void {
  if (texts.length === 0) return;
  const part = sheet.open('Sect');
  sectionHeading(sheet, part, 'How these figures are made', 40);
  for (const text of texts) paragraph(sheet, part, text, { size: 8.5, color: INK.secondary });
  part.end();
}

function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))).on('error', reject);
  });
}
