/** Makes PDFs that hurt careless readers, of any size up to the limit of an upload, for tests. */
import { deflateSync } from 'node:zlib';
import { withCrossReferences } from './test-pdf.ts';

type Maker = (bytes: number) => Uint8Array;

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
const stream = (content: string, dictionary = ''): string => `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;
const deflated = (content: Buffer): string => stream(deflateSync(content).toString('latin1'), '/Filter /FlateDecode');
const file = (objects: readonly string[]): Uint8Array => Buffer.from(withCrossReferences(objects), 'latin1');
const page = (contents: number, resources = '/Font << /F1 3 0 R >>'): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Resources << ${resources} >> >>`;
const onePage = (content: string, more: readonly string[] = [], resources?: string): Uint8Array => file([CATALOG, '<< /Type /Pages /Kids [5 0 R] /Count 1 >>', FONT, content, page(4, resources), ...more]);
const filled = (unit: string, bytes: number): string => unit.repeat(Math.ceil(bytes / unit.length));

export const HOSTILE_PDFS: Readonly<Record<string, Maker>> = {
  'a page tree as deep as the file is long': (bytes) => {
    const depth = Math.floor(bytes / 110);
    return file([CATALOG, ...Array.from({ length: depth }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`), page(1)]);
  },
  'a page tree that is its own child': () => file([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R 2 0 R] /Count 3 >>']),
  'objects that nobody needs': (bytes) => file([CATALOG, '<< /Type /Pages /Kids [5 0 R] /Count 1 >>', FONT, stream('BT /F1 9 Tf 40 700 Td (Nothing) Tj ET'), page(4), ...Array.from({ length: Math.floor(bytes / 45) }, () => '<< /A 1 >>')]),
  'a count of pages that lies': () => file([CATALOG, '<< /Type /Pages /Kids [5 0 R] /Count 2000000000 >>', FONT, stream('BT /F1 9 Tf 40 700 Td (One page) Tj ET'), page(4)]),
  'a stream that unpacks beyond every bound': () => onePage(deflated(Buffer.alloc(70 * 2 ** 20, 0x20))),
  'streams that do so together': () => file([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page(4), ...Array.from({ length: 9 }, () => deflated(Buffer.alloc(8 * 2 ** 20, 0x20)))]),
  'a content of operators without end': (bytes) => onePage(stream(filled('q 1 0 0 1 0 0 cm ', bytes))),
  'a content of nothing but brackets': (bytes) => onePage(stream(filled('[', bytes))),
  'a content of nothing but dictionaries': (bytes) => onePage(stream(filled('<<', bytes))),
  'a text that never ends': (bytes) => onePage(stream(`BT /F1 9 Tf (${filled('a', bytes)}`)),
  'millions of single letters': (bytes) => onePage(stream(`BT /F1 9 Tf ${filled('1 0 0 1 9 9 Tm(a)Tj ', bytes)} ET`)),
  'millions of letters that unpack from little': () => onePage(deflated(Buffer.from(`BT /F1 9 Tf ${filled('1 0 0 1 9 9 Tm(a)Tj ', 40 * 2 ** 20)} ET`))),
  'letters each on a line of its own': (bytes) => onePage(stream(`BT /F1 9 Tf ${Array.from({ length: Math.floor(bytes / 26) }, (_, index) => `1 0 0 1 9 ${index} Tm(a)Tj`).join(' ')} ET`)),
  'a drawing that contains itself': () => onePage(stream('/X Do'), [stream('/X Do /X Do', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 6 0 R >> >>')], '/XObject << /X 6 0 R >>'),
  'drawings that multiply': () => onePage(stream('/X Do '.repeat(10)), Array.from({ length: 12 }, (_, index) => stream(index === 11 ? 'BT /F1 9 Tf (a) Tj ET' : '/X Do '.repeat(10), `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${index + 7} 0 R >> >>`)), '/XObject << /X 6 0 R >>'),
  'cross references to nowhere': (bytes) => Buffer.from(`%PDF-1.4\n${filled('0000000000 00000 n \n', bytes)}\nstartxref\n99999999\n%%EOF\n`),
  'cross references in a circle': () => Buffer.from('%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  'ten thousand pages': () => file([CATALOG, `<< /Type /Pages /Kids [${'4 0 R '.repeat(10_000)}] /Count 10000 >>`, stream('BT ET'), page(3, '')]),
  'nothing but a header': (bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]),
  'noise behind a header': (bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Uint8Array.from({ length: bytes }, (_, index) => (index * 2_654_435_761) >>> 24))]),
  'the words of objects, over and over': (bytes) => Buffer.from(`%PDF-1.7\n${filled('1 0 obj <<', bytes)}`),
  'the word stream, over and over': (bytes) => Buffer.from(`%PDF-1.7\n${filled('stream\n\x78\x9c', bytes)}`, 'latin1'),
  'a payment a line for a hundred thousand lines': (bytes) => onePage(stream(Array.from({ length: Math.floor(bytes / 80) }, (_, index) => `BT /F1 9 Tf 1 0 0 1 40 ${-index * 12} Tm (2025-01-02) Tj 70 0 Td (Text) Tj 200 0 Td (1.00) Tj ET`).join('\n'))),
};
